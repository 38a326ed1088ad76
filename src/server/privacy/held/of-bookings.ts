/** What is held of what people do with a booking of theirs, from paid to home. */
import type { HoldingsOf } from './holding.ts';

const OF_CUSTOMER = [{ column: 'customer_id', of: 'customers' }] as const;
const OF_ORDER = [{ column: 'order_id', of: 'orders' }] as const;

export const BOOKING_HOLDINGS: HoldingsOf<
  | 'conversation_message'
  | 'order_invite'
  | 'payment_change'
  | 'refund'
  | 'share_payment'
  | 'supplier_notice'
  | 'travel_reminder'
  | 'traveller_check'
  | 'self_booking'
> = {
  self_booking: {
    whose: OF_ORDER,
    title: 'Flights you were to book',
    erased: 'columns',
    columns: {
      order_id: 'inner',
      card_limit: 'stays',
      state: 'stays',
      card_id: 'inner',
      ends_at: 'stays',
      spent: 'stays',
      airline_reference: 'stays',
      used_at: 'stays',
      settled_at: 'inner',
      paid_back: 'stays',
      reminded_at: 'inner',
      late_looks: 'inner',
      late_look_at: 'inner',
    },
  },
  supplier_notice: {
    whose: OF_ORDER,
    title: 'What suppliers changed of your bookings',
    erased: 'columns',
    columns: {
      id: 'inner',
      supplier: 'stays',
      came_by: 'inner',
      booking_key: 'inner',
      sent_at: 'stays',
      raw: 'inner',
      received_at: 'stays',
      handled_at: 'stays',
      outcome: 'stays',
      order_id: 'inner',
      title: 'stays',
      words: 'stays',
      changes: 'inner',
      answer_by: 'stays',
      reminded: 'inner',
      answer: 'stays',
      answered_at: 'stays',
    },
  },
  refund: {
    whose: OF_ORDER,
    title: 'Money that went back to you',
    erased: 'columns',
    columns: {
      id: 'inner',
      order_id: 'inner',
      number: 'stays',
      instalment_id: 'inner',
      change_id: 'inner',
      amount: 'stays',
      state: 'stays',
      tries: 'inner',
      due_by: 'stays',
      requested_at: 'stays',
      sent_at: 'stays',
      ended_at: 'stays',
    },
  },
  traveller_check: {
    whose: OF_ORDER,
    title: 'Passport dates for your bookings',
    erased: 'rows',
    columns: {
      order_id: 'inner',
      number: 'goes',
      passport: 'goes',
      issued_on: 'goes',
      expires_on: 'goes',
      updated_at: 'goes',
    },
  },
  travel_reminder: {
    whose: OF_ORDER,
    title: 'When we looked whether you were ready to travel',
    erased: 'rows',
    columns: {
      order_id: 'inner',
      until: 'goes',
      looked_on: 'goes',
      written: 'goes',
      version: 'inner',
      created_at: 'inner',
    },
  },
  conversation_message: {
    whose: OF_ORDER,
    title: 'Messages about your bookings',
    erased: 'rows',
    columns: {
      id: 'inner',
      order_id: 'inner',
      customer_id: 'inner',
      message: 'goes',
      disputes_payment: 'goes',
      settled_at: 'goes',
      created_at: 'goes',
    },
  },
  order_invite: {
    whose: [
      ...OF_ORDER,
      { column: 'accepted_by', of: 'customers' },
      { column: 'email_key', of: 'emails' },
    ],
    title: 'Who was invited to which booking',
    erased: 'rows',
    columns: {
      id: 'inner',
      order_id: 'inner',
      email: 'goes',
      email_key: 'inner',
      role: 'goes',
      token_hash: 'secret',
      expires_at: 'goes',
      accepted_by: 'inner',
      accepted_at: 'goes',
      withdrawn_at: 'goes',
      created_at: 'goes',
    },
  },
  share_payment: {
    whose: [...OF_ORDER, ...OF_CUSTOMER],
    title: 'What was paid of a booking by a card of one’s own',
    erased: 'columns',
    columns: {
      id: 'inner',
      order_id: 'inner',
      customer_id: 'inner',
      paid_by: 'emptied',
      press: 'inner',
      amount: 'stays',
      state: 'stays',
      page_session: 'secret',
      psp_reference: 'stays',
      due_again: 'inner',
      refusal: 'stays',
      capture_asked_at: 'inner',
      captured_at: 'inner',
      capture_failed_at: 'inner',
      created_at: 'stays',
      ended_at: 'stays',
    },
  },
  payment_change: {
    whose: [...OF_ORDER, ...OF_CUSTOMER],
    title: 'Payments you moved or paid early',
    erased: 'rows',
    columns: {
      id: 'inner',
      order_id: 'inner',
      customer_id: 'inner',
      kind: 'goes',
      number: 'goes',
      was: 'goes',
      becomes: 'goes',
      amount: 'goes',
      created_at: 'goes',
    },
  },
};
