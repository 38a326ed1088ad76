import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPaymentPage, finishPaymentRequest } from '#server/checkout/payment.ts';
import { PaymentProviderUnavailable } from '#server/payments/port.ts';
import { listStuck } from '#server/workflow/stuck.ts';
import { refusedMandates } from '#testing/booking-payments.ts';
import {
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  placeSampleOrder,
  type TestShop,
} from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { takeDueInstalments } from '../instalments.ts';
import { claimCheckout } from '../placing/claim.ts';
import { placeOrder } from '../placing/place-order.ts';

let db: TestDatabase;
let shop: TestShop;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => {
  shop = makeTestShop(db);
});
afterAll(() => db.close());

const PAYABLE = 50_600 + 80_920 + 500;
const rows = (orderId: string) =>
  db.database
    .selectFrom('instalment')
    .select(['number', 'due_date', 'amount', 'state', 'tries', 'next_try'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
const taken = () => shop.payments.calls.filter((call) => call.startsWith('takeInstalment'));
const capturedFor = (checkoutId: string) =>
  [...shop.payments.payments.values()]
    .filter(({ reference }) => reference.startsWith(checkoutId))
    .reduce((sum, { captured }) => sum + captured, 0);
const declines = async (orderId: string) => {
  const { code } = await db.database
    .selectFrom('customer_order')
    .select('code')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (
    await db.database
      .selectFrom('outbox_mail')
      .select('id')
      .where('id', 'like', `${code}.instalment-declined.%`)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id.slice(code.length));
};

test('nothing is taken while a payment is disputed, nor tried again; then it goes on', async () => {
  const { orderId } = await placeSampleOrder(shop, '2020LowDeposit_2');
  const due = (await rows(orderId))[1]!;
  await db.pool.query(
    `insert into conversation_message (id, order_id, customer_id, message, disputes_payment) values ($1, $2, $3, 'Why?', true)`,
    [`m-${orderId}`, orderId, (await openCustomer(shop)).customerId],
  );
  shop.setTime(`${due.due_date}T09:00:00Z`);
  await takeDueInstalments(shop);
  expect((await rows(orderId))[1]).toMatchObject({ state: 'DUE', tries: 0 });
  await db.pool.query(
    `update instalment set state = 'DECLINED', tries = 1, next_try = due_date where order_id = $1 and number = 2`,
    [orderId],
  );
  await takeDueInstalments(shop);
  expect(taken()).toEqual([]);
  await db.pool.query('update conversation_message set settled_at = now() where order_id = $1', [
    orderId,
  ]);
  await takeDueInstalments(shop);
  expect((await rows(orderId))[1]).toMatchObject({ state: 'PAID', tries: 2 });
  expect(taken()).toHaveLength(1);
});

test('an instalment is taken on its day, not before, once, by the mandate (F-25)', async () => {
  const { orderId, checkoutId } = await placeSampleOrder(shop, '2020LowDeposit_2');
  shop.setTime('2027-06-25T12:00:00Z');
  await takeDueInstalments(shop);
  expect(taken()).toEqual([]);
  shop.setTime('2027-06-26T12:00:00Z');
  await Promise.all([takeDueInstalments(shop), takeDueInstalments(shop), takeDueInstalments(shop)]);
  await takeDueInstalments(shop);
  expect(taken()).toEqual([`takeInstalment ${orderId}:2:1`]);
  expect((await rows(orderId)).map(({ state }) => state)).toEqual(['PAID', 'PAID']);
  expect(capturedFor(checkoutId)).toBe(PAYABLE);
  const owed = await db.database
    .selectFrom('ledger_entry')
    .select((eb) => eb.fn.sum('amount').as('sum'))
    .where('checkout_id', '=', checkoutId)
    .where('account', '=', 'customer')
    .executeTakeFirstOrThrow();
  expect(Number(owed.sum)).toBe(0);
});

describe('the card stays stored under the same shopper reference, though a login moves all that the visitor has made', () => {
  const moveToCustomer = () =>
    db.pool.query(
      `with c as (update checkout set owner = 'customer' where owner = 'ada'), b as (update basket set owner = 'customer' where owner = 'ada')
       update customer_order set owner = 'customer' where owner = 'ada'`,
    );
  const takeSecond = async (orderId: string) => {
    shop.setTime('2027-06-26T12:00:00Z');
    await takeDueInstalments(shop);
    return (await rows(orderId)).map(({ state }) => state);
  };

  test('after the order', async () => {
    const { orderId } = await placeSampleOrder(shop, '2020LowDeposit_2');
    await moveToCustomer();
    expect(await takeSecond(orderId)).toEqual(['PAID', 'PAID']);
  });

  test.each(['card', 'page'] as const)('between a payment by %s and the order', async (by) => {
    const ada = shop.visitor();
    const checkoutId = await fillCheckout(ada, await openBasket(ada), '2020LowDeposit_2');
    const payBy = { card: () => pay(ada, checkoutId), page: () => payByPage(checkoutId) };
    const token = await payBy[by]();
    await moveToCustomer();
    const claim = await claimCheckout(shop.visitor('customer'), checkoutId, token);
    if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
    const outcome = await placeOrder(shop, claim.placementId);
    if (outcome.kind !== 'PlacedOrder') throw new Error(JSON.stringify(outcome));
    expect(await takeSecond(outcome.orderId)).toEqual(['PAID', 'PAID']);
  });

  async function payByPage(checkoutId: string): Promise<string> {
    const ada = shop.visitor();
    const page = await createPaymentPage(ada, { checkoutId, returnUrl: 'https://shop.example/' });
    if (page.kind !== 'PaymentPage') throw new Error(page.kind);
    const sessionId = page.url.split('/').at(-1)!;
    const paid = await finishPaymentRequest(ada, checkoutId, { sessionId, sessionResult: 'paid' });
    if (paid.kind !== 'PaymentRequest') throw new Error(paid.kind);
    return paid.paymentToken;
  }
});

test('the whole monthly plan is taken to the penny, month by month (F-31)', async () => {
  const { orderId, checkoutId } = await placeSampleOrder(shop, 'Equal_Instalments');
  for (const { due_date } of await rows(orderId)) {
    shop.setTime(`${due_date}T08:00:00Z`);
    await takeDueInstalments(shop);
  }
  expect((await rows(orderId)).every(({ state }) => state === 'PAID')).toBe(true);
  expect(capturedFor(checkoutId)).toBe(PAYABLE);
});

test('a declined instalment is told and tried again after 3 and after 7 days, then left to a person (F-25)', async () => {
  const { orderId, checkoutId } = await placeSampleOrder(shop, '2020LowDeposit_2');
  const mandate = `M-${checkoutId}:1`;
  refusedMandates.add(mandate);
  const tryOn = async (date: string) => {
    shop.setTime(`${date}T12:00:00Z`);
    await takeDueInstalments(shop);
  };
  await tryOn('2027-06-26');
  expect((await rows(orderId))[1]).toMatchObject({
    state: 'DECLINED',
    tries: 1,
    next_try: '2027-06-29',
  });
  await tryOn('2027-06-28');
  await tryOn('2027-06-29');
  expect((await rows(orderId))[1]).toMatchObject({
    state: 'DECLINED',
    tries: 2,
    next_try: '2027-07-06',
  });
  await tryOn('2027-07-06');
  expect((await rows(orderId))[1]).toMatchObject({ state: 'DECLINED', tries: 3, next_try: null });
  await tryOn('2027-07-20');
  expect(await declines(orderId)).toEqual([
    '.instalment-declined.2.1',
    '.instalment-declined.2.2',
    '.instalment-declined.2.3',
  ]);
  refusedMandates.delete(mandate);
});

test('an answer that got lost is asked for under the same key: one charge (F-15)', async () => {
  const { orderId, checkoutId } = await placeSampleOrder(shop, '2020LowDeposit_2');
  shop.payments.lose('takeInstalment', 'after');
  shop.setTime('2027-06-26T12:00:00Z');
  await expect(takeDueInstalments(shop)).rejects.toThrow(PaymentProviderUnavailable);
  expect((await rows(orderId))[1]).toMatchObject({ state: 'TAKING', tries: 1 });
  await db.pool.query('update retry set due_at = now()');
  await db.pool.query(
    `update instalment set taking_since = now() - interval '3 minutes' where order_id = $1`,
    [orderId],
  );
  await takeDueInstalments(shop);
  expect((await rows(orderId))[1]).toMatchObject({ state: 'PAID', tries: 1 });
  expect(capturedFor(checkoutId)).toBe(PAYABLE);
});

test('an instalment that the provider refuses to look at goes aside; the others are taken (F-25)', async () => {
  const poison = await placeSampleOrder(shop, '2020LowDeposit_2');
  const other = await placeSampleOrder(shop, '2020LowDeposit_2');
  shop.payments.reject('takeInstalment', 'no such mandate', `${poison.orderId}:2:1`);
  shop.setTime('2027-06-26T12:00:00Z');
  await expect(takeDueInstalments(shop)).rejects.toThrow('no such mandate');
  expect((await rows(other.orderId))[1]).toMatchObject({ state: 'PAID' });
  for (let times = 0; times < 8; times++) {
    await db.pool.query('update retry set due_at = now() where stuck_at is null');
    await db.pool.query(`update instalment set taking_since = now() - interval '3 minutes'`);
    await takeDueInstalments(shop).catch(() => undefined);
  }
  expect((await listStuck(db.database)).map(({ id }) => id)).toEqual([`${poison.orderId}:2`]);
});
