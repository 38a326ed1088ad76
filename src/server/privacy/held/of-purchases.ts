/**
 * What is held of what a person has looked at and bought. An erasure leaves the figures of sales,
 * which the law keeps, and takes everybody's names out of them.
 */
import type { HoldingsOf, Treatment } from './holding.ts';

const OF_CUSTOMER = [{ column: 'customer_id', of: 'customers' }] as const;
const OF_CHECKOUT = [{ column: 'checkout_id', of: 'checkouts' }] as const;
const OF_ORDER = [{ column: 'order_id', of: 'orders' }] as const;

/** An order in the words of its papers. */
const DOCUMENT = {
  secret: [['brand', 'orderPath']],
  blanked: [
    ['passengers', '*', 'name'],
    ['flights', '*', 'joined', '*', 'name'],
    ['extras', '*', 'detail'],
    ['contact'],
  ],
} as const satisfies Treatment;

/** What a customer agreed to. */
const ACCEPTED = {
  secret: [
    ['owner'],
    ['shopperReference'],
    ['supplierSession', 'sessionId'],
    ['payment', 'card'],
    ['payment', 'proof'],
    ['payment', 'authorised', 'mandate'],
  ],
  blanked: [
    ['passengers', '*', 'title'],
    ['passengers', '*', 'firstName'],
    ['passengers', '*', 'lastName'],
    ['passengers', '*', 'dateOfBirth'],
    ['contact'],
    ['car'],
    ['payment', 'authorised', 'card'],
  ],
  // Of health: which needs were ticked says as much as what was written.
  removed: [['passengers', '*', 'specialAssistance']],
} as const satisfies Treatment;

export const PURCHASE_HOLDINGS: HoldingsOf<
  | 'basket'
  | 'checkout'
  | 'customer_order'
  | 'order_person'
  | 'order_history'
  | 'order_version'
  | 'placement'
  | 'payment_attempt'
  | 'ledger_entry'
  | 'supplier_booking'
  | 'order_cancellation'
  | 'order_change'
> = {
  basket: {
    whose: [{ column: 'id', of: 'baskets' }],
    title: 'Baskets',
    erased: 'columns',
    columns: {
      id: 'inner',
      reference: 'stays',
      owner: 'renamed',
      market: 'stays',
      holiday: 'stays',
      extras: 'stays',
      offers: 'inner',
      supplier_session: 'secret',
      promotional_code: 'stays',
      version: 'inner',
      expires_at: 'stays',
      created_at: 'stays',
      price_change: 'stays',
      credit_ids: 'inner',
      accepted_loss: 'stays',
    },
  },
  checkout: {
    whose: [{ column: 'id', of: 'checkouts' }],
    title: 'What you told us when booking',
    erased: 'columns',
    columns: {
      id: 'inner',
      basket_id: 'inner',
      owner: 'renamed',
      market: 'stays',
      status: 'stays',
      passenger_details: 'goes',
      accessibility: 'goes',
      contact_details: 'goes',
      car_details: 'goes',
      payment_schedule: 'stays',
      attempt: 'inner',
      version: 'inner',
      created_at: 'stays',
    },
  },
  customer_order: {
    whose: [{ column: 'id', of: 'orders' }],
    title: 'Bookings',
    erased: 'columns',
    columns: {
      id: 'inner',
      code: 'stays',
      checkout_id: 'inner',
      owner: 'renamed',
      market: 'stays',
      status: 'stays',
      document: DOCUMENT,
      total: 'stays',
      payable: 'stays',
      currency: 'stays',
      mandate: 'secret',
      placed_at: 'stays',
      shopper_reference: 'secret',
      kept_card_brand: 'stays',
      kept_card_last_four: 'goes',
    },
  },
  order_person: {
    whose: [...OF_ORDER, ...OF_CUSTOMER],
    title: 'Who can open which booking',
    erased: 'rows',
    columns: { order_id: 'inner', customer_id: 'inner', role: 'goes', created_at: 'goes' },
  },
  order_history: {
    whose: OF_CHECKOUT,
    title: 'How each booking went',
    erased: 'columns',
    columns: {
      id: 'inner',
      checkout_id: 'inner',
      state: 'stays',
      at: 'stays',
      detail: 'stays',
    },
  },
  order_version: {
    whose: OF_ORDER,
    title: 'What each booking was, and became',
    erased: 'columns',
    columns: {
      order_id: 'inner',
      number: 'stays',
      accepted: ACCEPTED,
      document: DOCUMENT,
      reason: 'stays',
      made_by: 'stays',
      created_at: 'stays',
    },
  },
  placement: {
    whose: [{ column: 'id', of: 'placements' }],
    title: 'What you agreed to when booking',
    erased: 'columns',
    columns: {
      id: 'inner',
      checkout_id: 'inner',
      attempt: 'inner',
      token: 'inner',
      accepted: ACCEPTED,
      outcome: 'stays',
      claimed_at: 'stays',
      finished_at: 'inner',
    },
  },
  payment_attempt: {
    whose: OF_CHECKOUT,
    title: 'Payment attempts',
    erased: 'columns',
    columns: {
      id: 'inner',
      checkout_id: 'inner',
      attempt: 'inner',
      method: 'stays',
      amount: 'stays',
      currency: 'stays',
      state: 'stays',
      idempotency_key: 'inner',
      card_token: 'secret',
      proof: 'secret',
      page_session: 'secret',
      page_result: 'secret',
      refusal: 'stays',
      created_at: 'stays',
      challenge_url: 'secret',
      released_at: 'stays',
      session_result: 'secret',
      returned_at: 'inner',
      awaited: 'inner',
      notified_at: 'inner',
      page_url: 'secret',
      shopper_reference: 'secret',
      fact_source: 'goes',
    },
  },
  order_cancellation: {
    whose: OF_ORDER,
    title: 'Bookings that were cancelled',
    erased: 'columns',
    columns: {
      order_id: 'inner',
      asked_by: 'stays',
      notice_id: 'inner',
      lost: 'stays',
      drop_kept: 'stays',
      asked_at: 'stays',
      refund_by: 'stays',
      refunded: 'stays',
      owed: 'stays',
      done_at: 'stays',
      bookings_ended_at: 'inner',
      keeps_tickets: 'inner',
      aside: 'stays',
      tickets: 'stays',
      tickets_settled_at: 'inner',
    },
  },
  order_change: {
    whose: OF_ORDER,
    title: 'Changes of your bookings',
    erased: 'columns',
    columns: {
      id: 'inner',
      order_id: 'inner',
      version: 'inner',
      kind: 'stays',
      notice_id: 'inner',
      accepted: ACCEPTED,
      difference: 'stays',
      charge: 'stays',
      page_session: 'secret',
      page_opened_by: 'inner',
      psp_reference: 'stays',
      state: 'stays',
      expires_at: 'inner',
      quoted_at: 'stays',
      accepted_at: 'stays',
      ended_at: 'stays',
      refusal: 'stays',
      spread: 'stays',
      lowered: 'stays',
      refunded: 'stays',
    },
  },
  ledger_entry: {
    whose: OF_CHECKOUT,
    title: 'How we recorded the money',
    erased: 'columns',
    columns: {
      id: 'inner',
      posting: 'inner',
      account: 'stays',
      checkout_id: 'inner',
      amount: 'stays',
      currency: 'stays',
      at: 'stays',
    },
  },
  supplier_booking: {
    whose: OF_CHECKOUT,
    title: 'What we booked with airlines and hotels',
    erased: 'columns',
    columns: {
      key: 'inner',
      checkout_id: 'inner',
      part: 'stays',
      state: 'stays',
      reference: 'stays',
      airline_references: 'stays',
      price: 'stays',
      updated_at: 'stays',
    },
  },
};
