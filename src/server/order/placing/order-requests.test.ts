import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PaymentProviderUnavailable } from '#server/payments/port.ts';
import { SupplierUnavailable } from '#server/suppliers/ports.ts';
import { listStuck } from '#server/workflow/stuck.ts';
import { makeTestShop, placeSampleOrder, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { confirmRequest, followRequests, refuseRequest } from '../order-requests.ts';

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(`update customer_order set status = 'CANCELLED' where status = 'PENDING'`);
  shop = makeTestShop(db);
  shop.suppliers.script('stays.book', { kind: 'on_request' });
});
afterAll(() => db.close());

const statusOf = async (orderId: string) =>
  (
    await db.database
      .selectFrom('customer_order')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).status;
const historyOf = async (checkoutId: string) =>
  (
    await db.database
      .selectFrom('order_history')
      .select('state')
      .where('checkout_id', '=', checkoutId)
      .orderBy('id')
      .execute()
  ).map(({ state }) => state);
const mailsOf = async (orderId: string) =>
  (
    await db.pool.query(
      `select template from outbox_mail m join customer_order o on m.id like o.code || '.%' where o.id = $1 order by m.created_at`,
      [orderId],
    )
  ).rows.map(({ template }) => template);
const charge = () => [...shop.payments.payments.values()][0];

test('a confirmed request is captured once and told, however often it is confirmed [ORD-04] [ORD-05]', async () => {
  const { orderId, checkoutId } = await placeSampleOrder(shop);
  expect(charge()).toMatchObject({ captured: 0 });
  await Promise.all([confirmRequest(shop, orderId), confirmRequest(shop, orderId)]);
  expect(await confirmRequest(shop, orderId)).toEqual({ kind: 'not_pending' });
  expect(await statusOf(orderId)).toBe('CONFIRMED');
  expect(charge()).toMatchObject({ captured: 132_020, cancelled: false });
  expect((await historyOf(checkoutId)).slice(-4)).toEqual([
    'PENDING',
    'PROCESSING',
    'CAPTURED',
    'CONFIRMED',
  ]);
  expect(await mailsOf(orderId)).toEqual(['pending', 'confirmation']);
});

test('a refused request gives everything back: bookings, reserved money, ledger [ORD-05] (I3, I4)', async () => {
  const { orderId, checkoutId } = await placeSampleOrder(shop);
  expect(await refuseRequest(shop, orderId)).toEqual({ kind: 'refused' });
  expect(await confirmRequest(shop, orderId)).toEqual({ kind: 'not_pending' });
  expect(await statusOf(orderId)).toBe('FAILED');
  expect(shop.suppliers.live()).toEqual([]);
  expect(charge()).toMatchObject({ captured: 0, cancelled: true });
  const { rows } = await db.pool.query(
    'select account, sum(amount)::int as sum from ledger_entry where checkout_id = $1 group by account',
    [checkoutId],
  );
  expect(rows.every(({ sum }) => sum === 0)).toBe(true);
  expect(await mailsOf(orderId)).toEqual(['pending', 'failed']);
});

test('the hotel’s own answer decides: still asked, confirmed, or gone [ORD-05]', async () => {
  const waiting = await placeSampleOrder(shop);
  await followRequests(shop);
  expect(await statusOf(waiting.orderId)).toBe('PENDING');
  shop.suppliers.bookings.get(`${waiting.checkoutId}:1:stay`)!.state = 'booked';
  await followRequests(shop);
  expect(await statusOf(waiting.orderId)).toBe('CONFIRMED');
  shop.suppliers.script('stays.book', { kind: 'on_request' });
  const gone = await placeSampleOrder(shop);
  shop.suppliers.bookings.get(`${gone.checkoutId}:1:stay`)!.state = 'cancelled';
  await followRequests(shop);
  expect(await statusOf(gone.orderId)).toBe('FAILED');
});

test('after 48 hours without an answer a request is refused [ORD-05]', async () => {
  const { orderId } = await placeSampleOrder(shop);
  const { placed_at } = await db.database
    .selectFrom('customer_order')
    .select('placed_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  shop.setTime(new Date(Date.parse(placed_at) + 48 * 3_600_000 - 1_000).toISOString());
  await followRequests(shop);
  expect(await statusOf(orderId)).toBe('PENDING');
  shop.setTime(new Date(Date.parse(placed_at) + 48 * 3_600_000 + 1_000).toISOString());
  await followRequests(shop);
  expect(await statusOf(orderId)).toBe('FAILED');
});

test('a decision that was cut short is finished by the next look', async () => {
  const { orderId } = await placeSampleOrder(shop);
  const dead = {
    ...shop,
    payments: { ...shop.payments, capture: () => Promise.reject(new Error('killed')) },
  };
  await expect(confirmRequest(dead, orderId)).rejects.toThrow('killed');
  expect(await statusOf(orderId)).toBe('PROCESSING');
  await followRequests(shop);
  expect(await statusOf(orderId)).toBe('CONFIRMED');
});

test('a supplier or a provider that is away holds its own request; the others are followed (F-16)', async () => {
  const request = async () => {
    shop.suppliers.script('stays.book', { kind: 'on_request' });
    return placeSampleOrder(shop);
  };
  const refused = await placeSampleOrder(shop);
  const unpaid = await request();
  const other = await request();
  shop.suppliers.bookings.get(`${refused.checkoutId}:1:stay`)!.state = 'cancelled';
  for (const { checkoutId } of [unpaid, other])
    shop.suppliers.bookings.get(`${checkoutId}:1:stay`)!.state = 'booked';
  const { capture } = shop.payments;
  const isAway = { flights: true, cards: true };
  const faulty = {
    ...shop,
    suppliers: {
      ...shop.suppliers,
      flights: {
        ...shop.suppliers.flights,
        find: (key: string) =>
          isAway.flights && key.startsWith(refused.checkoutId)
            ? Promise.reject(new SupplierUnavailable('flights.find did not answer'))
            : shop.suppliers.flights.find(key),
      },
    },
    payments: {
      ...shop.payments,
      capture: (charge: Parameters<typeof capture>[0]) =>
        isAway.cards && charge.reference.startsWith(unpaid.checkoutId)
          ? Promise.reject(new PaymentProviderUnavailable('no answer'))
          : capture(charge),
    },
  };
  await expect(followRequests(faulty)).rejects.toThrow('answer');
  expect(await statusOf(other.orderId)).toBe('CONFIRMED');
  expect([await statusOf(refused.orderId), await statusOf(unpaid.orderId)]).toEqual([
    'PENDING',
    'PROCESSING',
  ]);
  expect(await followRequests(faulty)).toBe('waiting');

  Object.assign(isAway, { flights: false, cards: false });
  await db.pool.query('update retry set due_at = now()');
  await followRequests(faulty);
  expect([await statusOf(refused.orderId), await statusOf(unpaid.orderId)]).toEqual([
    'FAILED',
    'CONFIRMED',
  ]);
  expect(await listStuck(db.database)).toEqual([]);
});

test('a request that cannot be followed goes aside; the others are followed', async () => {
  const poison = await placeSampleOrder(shop);
  shop.suppliers.script('stays.book', { kind: 'on_request' });
  const other = await placeSampleOrder(shop);
  for (const { checkoutId } of [poison, other])
    shop.suppliers.bookings.get(`${checkoutId}:1:stay`)!.state = 'booked';
  shop.payments.reject('capture', 'no such payment', `${poison.checkoutId}:1:capture`);
  for (let times = 0; times < 8; times++) {
    await followRequests(shop).catch(() => undefined);
    await db.pool.query('update retry set due_at = now() where stuck_at is null');
  }
  expect(await statusOf(other.orderId)).toBe('CONFIRMED');
  expect((await listStuck(db.database)).map(({ queue, id }) => [queue, id])).toEqual([
    ['order-request', poison.orderId],
  ]);
});
