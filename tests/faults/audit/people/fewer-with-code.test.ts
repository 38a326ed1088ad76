/** Flights that were sold with a code and are given up: what they cost after it stays owed. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { changeOrder } from '#server/order/afterwards/changes/change-order.ts';
import {
  acceptOrderChange,
  findOrderChange,
  quoteOrderChange,
} from '#server/order/order-changes.ts';
import { quoteCancellation, requestCancellation } from '#server/order/request-cancellation.ts';
import { loadVersion } from '#server/order/versions.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makePricedHoliday } from '#testing/booking-holiday.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { makeTestCode } from '#testing/promotional-codes.ts';
import { bookHoliday, findViolations, isChange, ORIGIN } from '../changing-lead.ts';
import { soldByHead } from './sold-by-head.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext;
let order: Awaited<ReturnType<typeof bookHoliday>>;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, customer_order, promotional_code, credit, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
});
afterAll(() => db.close());

const FARE = 2 * 12_650;
const onSale = soldByHead(() => 33_333);

type Worth = NonNullable<Parameters<typeof makeTestCode>[1]>['worth'];

async function book(
  worth: Worth,
  { leastSpend = 0, refundableUntil = null as string | null } = {},
) {
  const code = await makeTestCode(shop, { worth: worth!, leastSpend });
  const made = makePricedHoliday({ party: [{ adults: 2, childAges: [7] }], roomPrice: 99_999 });
  order = await bookHoliday(db, shop, lead, 'pay_in_full', {
    holiday: { ...made, refundableUntil },
    code,
  });
}
const fewer = () => quoteOrderChange(lead, order.code, { kind: 'FEWER', leaving: [3], onSale });
async function make(quoted: Awaited<ReturnType<typeof fewer>>) {
  const { id, totalNow } = isChange(quoted);
  await acceptOrderChange(lead, { changeId: id, acceptedTotal: totalNow, origin: ORIGIN }, 0);
  await changeOrder(shop, id);
  return (await findOrderChange(lead, id))!;
}
const gone = async () =>
  (await loadVersion(db.database, order.id)).accepted.reductions?.map(({ amount }) => amount);

test('with a share off, a traveller who stays at home never costs more, and is charged what the flights were sold for', async () => {
  await book({ kind: 'percent', percent: 7 });
  const done = await make(await fewer());
  // A contribution of 250 less, less its own share.
  expect(done).toMatchObject({ state: 'DONE', charge: 0 });
  expect(done.difference).toBeGreaterThanOrEqual(-250 + 17);
  expect(done.difference).toBeLessThanOrEqual(-250 + 18);
  expect(await gone()).toEqual([FARE - 0.07 * FARE]);
  expect(await findViolations(db, shop)).toEqual([]);
  const { lost } = (await quoteCancellation(lead, order.code))!;
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: lost }, 0);
  await cancelOrder(shop, order.id);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('with a share off, the flights of a holiday that is moved stay owed as they were sold', async () => {
  await book({ kind: 'percent', percent: 7 }, { refundableUntil: '2027-07-10' });
  const to = { checkIn: '2027-08-07', nights: 7 };
  const quoted = isChange(await quoteOrderChange(lead, order.code, { kind: 'DATES', to, onSale }));
  const owed = quoted.lines.find(({ kind }) => kind === 'flights_gone')?.now;
  expect(owed).toMatchObject({
    amount: 3 * FARE - 0.07 * 3 * FARE,
    basis: 'What you paid after your code: the airline doesn’t refund what you give up',
  });
});

test('an amount off stays off, whoever travels', async () => {
  await book({ kind: 'amount', amount: 5_000 });
  expect(await make(await fewer())).toMatchObject({ state: 'DONE', difference: -250 });
  expect(await gone()).toEqual([FARE]);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a code that fewer people do not spend enough for is asked about: nobody pays more', async () => {
  await book({ kind: 'percent', percent: 7 }, { leastSpend: 170_000 });
  expect(await fewer()).toMatchObject({ kind: 'refused', errors: [{ code: 'leaving_code' }] });
});

test('the auditor finds flights that are given back though a code sold them for less', async () => {
  await book({ kind: 'percent', percent: 7 });
  await make(await fewer());
  await db.pool.query(
    `update order_change set accepted = jsonb_set(accepted, '{reductions,0,amount}', '23528')`,
  );
  expect((await findViolations(db, shop)).join()).toContain('gives flights back');
});
