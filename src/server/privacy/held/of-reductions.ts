/** What is held of what a person has had taken off a price: codes, credits, price drops. */
import type { HoldingsOf } from './holding.ts';

const OF_CUSTOMER = [{ column: 'customer_id', of: 'customers' }] as const;
const OF_CHECKOUT = [{ column: 'checkout_id', of: 'checkouts' }] as const;
const OF_ORDER = [{ column: 'order_id', of: 'orders' }] as const;

export const REDUCTION_HOLDINGS: HoldingsOf<
  'promotional_code_use' | 'credit' | 'credit_use' | 'price_drop_claim' | 'price_drop_look'
> = {
  promotional_code_use: {
    whose: OF_CHECKOUT,
    title: 'Promo codes you’ve used',
    erased: 'columns',
    columns: {
      checkout_id: 'inner',
      code: 'stays',
      state: 'stays',
      owner: 'renamed',
      person: 'renamed',
      created_at: 'stays',
    },
  },
  credit: {
    whose: OF_CUSTOMER,
    title: 'Credits',
    erased: 'columns',
    columns: {
      id: 'inner',
      customer_id: 'inner',
      market: 'stays',
      type: 'stays',
      amount: 'stays',
      campaign_id: 'stays',
      order_id: 'inner',
      ends_at: 'stays',
      cancelled_at: 'stays',
      created_at: 'stays',
    },
  },
  credit_use: {
    whose: OF_CHECKOUT,
    title: 'Credits you’ve used',
    erased: 'columns',
    columns: { credit_id: 'inner', checkout_id: 'inner', state: 'stays', created_at: 'stays' },
  },
  price_drop_claim: {
    whose: [...OF_ORDER, ...OF_CUSTOMER],
    title: 'Price drops you’ve claimed',
    erased: 'columns',
    columns: {
      id: 'inner',
      order_id: 'inner',
      customer_id: 'inner',
      state: 'stays',
      reason: 'stays',
      was: 'stays',
      now: 'stays',
      version: 'stays',
      found: 'stays',
      credit_id: 'inner',
      created_at: 'stays',
      decided_at: 'stays',
    },
  },
  price_drop_look: {
    whose: OF_ORDER,
    title: 'How we watch the price of your bookings',
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
};
