import { afterAll, beforeAll, expect, test } from 'vitest';
import { STANDARD_FLAGS } from '#domain/market/flags.ts';
import { parseEvent } from '#domain/tracking/events.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
} from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { placeOrder } from './place-order.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const keptSource = async () =>
  (await db.pool.query('select fact_source::text as kept from payment_attempt')).rows[0].kept;

test('a basket and its order are told as theirs who pressed the button, with what they had consented to', async () => {
  const shop = makeTestShop(db);
  const client = {
    userAgent: 'Firefox',
    deviceSource: 'web',
    consentBits: '1000',
    flags: STANDARD_FLAGS,
    visitorKey: 'a browser',
    sessionToken: 'opens a session',
  };
  const ada = { ...shop.visitor(), client };
  const checkoutId = await fillCheckout(ada, await openBasket(ada), 'pay_in_full');
  const claim = await claimDecided(ada, checkoutId, await pay(ada, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(claim.kind);
  expect(await keptSource()).toContain('Firefox');
  expect(await keptSource()).not.toContain('opens a session');
  await placeOrder(shop, claim.placementId);
  const { rows } = await db.pool.query(
    'select kind, data, consent_bits, visitor from event_outbox order by sequence',
  );
  expect(rows).toMatchObject([
    { kind: 'HolidayBasket', consent_bits: '1000', visitor: 'a browser' },
    { kind: 'HolidayOrder', consent_bits: '1000', visitor: 'a browser' },
  ]);
  const [basket, order] = rows.map(parseEvent);
  const { rows: orders } = await db.pool.query('select code, total from customer_order');
  expect(order).toMatchObject({
    data: {
      hotel_name: 'Hotel Miramar Blanc',
      total_price: orders[0].total,
      transaction: { id: orders[0].code, revenue: orders[0].total / 100, currencyCode: 'GBP' },
      user_agent: 'Firefox',
    },
  });
  expect(basket).toMatchObject({ data: { total_price: orders[0].total, logged_in: false } });
  expect(await keptSource()).toBeNull();
});
