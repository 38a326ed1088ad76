import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCheckout, makeTestShop, openBasket, pay } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { forgetFactSources } from './forget-fact-sources.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const kept = async () =>
  (await db.pool.query('select from payment_attempt where fact_source is not null')).rowCount;

test('who made an attempt is forgotten when it is refused, and after three days', async () => {
  const shop = makeTestShop(db);
  const ada = shop.visitor();
  const attempt = async () => {
    const checkoutId = await fillCheckout(ada, await openBasket(ada), 'pay_in_full');
    await pay(ada, checkoutId);
    return checkoutId;
  };
  const refused = await attempt();
  await attempt();
  await forgetFactSources(shop);
  expect(await kept()).toBe(2);
  await db.pool.query(`update payment_attempt set state = 'REFUSED' where checkout_id = $1`, [
    refused,
  ]);
  await forgetFactSources(shop);
  expect(await kept()).toBe(1);
  shop.setTime('2026-11-24T10:00:01.000Z');
  await forgetFactSources(shop);
  expect(await kept()).toBe(0);
});
