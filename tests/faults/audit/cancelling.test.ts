import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlanName } from '#domain/holiday/payment-plans.ts';
import { setCheckoutCredits } from '#server/checkout/checkout-credits.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { handleNotifications, receiveNotification } from '#server/order/notifications.ts';
import { placeOrder } from '#server/order/placing/place-order.ts';
import { sendRefunds, settleRefund } from '#server/order/refunds.ts';
import {
  quoteCancellation,
  requestCancellation,
  type CancelQuote,
} from '#server/order/request-cancellation.ts';
import type { PaymentNotification } from '#server/payments/port.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { listCredits } from '#server/wallet/credit-record.ts';
import type { Steps } from '#server/workflow/engine.ts';
import {
  claimDecided,
  fillCheckout,
  makeTestShop,
  openBasket,
  pay,
  type TestShop,
} from '#testing/booking-shop.ts';
import { giveCredit, openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { audit } from '../auditor.ts';
import { fakeOutside } from '../fake-outside.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext & { readonly customerId: string };
let order: { readonly id: string; readonly code: string; readonly checkoutId: string };

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, promotional_code, customer_order, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
});
afterAll(() => db.close());

const BOOKED_AT = '2026-11-21T10:00:00Z';
/** Past the half hour in which nothing is lost. */
const LATER = '2026-11-21T10:30:00Z';

async function book(plan: PlanName = 'pay_in_full', credits: readonly string[] = []) {
  const checkoutId = await fillCheckout(lead, await openBasket(lead), plan);
  if (credits.length > 0)
    await setCheckoutCredits(lead, checkoutId, { creditIds: credits, acceptedLoss: 0 });
  const claim = await claimDecided(lead, checkoutId, await pay(lead, checkoutId));
  if (claim.kind !== 'claimed') throw new Error(JSON.stringify(claim));
  const outcome = await placeOrder(shop, claim.placementId);
  if (outcome.kind !== 'PlacedOrder') throw new Error(JSON.stringify(outcome));
  const { rows } = await db.pool.query<{ code: string }>(
    'update customer_order set placed_at = $1 where id = $2 returning code',
    [BOOKED_AT, outcome.orderId],
  );
  order = { id: outcome.orderId, code: rows[0]!.code, checkoutId };
}

async function quote(): Promise<CancelQuote> {
  const found = await quoteCancellation(lead, order.code);
  if (!found) throw new Error('no quote');
  return found;
}

/** Presses, and lets the worker do all of it. */
async function cancel(): Promise<CancelQuote> {
  const { lost } = await quote();
  const pressed = await requestCancellation(lead, { orderCode: order.code, acceptedLoss: lost }, 0);
  if (pressed.kind !== 'OrderCancellation') throw new Error(JSON.stringify(pressed));
  await cancelOrder(shop, order.id);
  await sendRefunds(shop);
  return quote();
}

/** The provider tells what has become of a try at a refund. */
async function notifyOf(number: number, success: boolean, tries = 1): Promise<void> {
  const { rows } = await db.pool.query<{ amount: number }>(
    'select amount from refund where order_id = $1 and number = $2',
    [order.id, number],
  );
  const amount = { amount: rows[0]!.amount, currencyCode: 'GBP' as const };
  await receiveNotification(
    shop,
    JSON.stringify([
      {
        eventId: `${number}.${tries}.${success}`,
        event: 'REFUND',
        success,
        pspReference: 'R',
        reference: `${order.checkoutId}:refund-${number}.${tries}`,
        amount,
        eventDate: BOOKED_AT,
      },
    ]),
  );
  await handleNotifications(shop);
}

async function violations(): Promise<string[]> {
  await db.pool.query('update outbox_mail set sent_at = now()');
  return audit(db.url, await fakeOutside(db, shop));
}

const mails = async (): Promise<string[]> =>
  (await db.pool.query<{ id: string }>('select id from outbox_mail order by created_at, id')).rows
    .map(({ id }) => id.slice(order.code.length + 1))
    .filter((id) => id !== 'confirmation');

test('within half an hour of paying all of it comes back, and everything booked is ended, last made first', async () => {
  await book();
  shop.setTime('2026-11-21T10:29:59Z');
  expect(await quote()).toMatchObject({ lost: 0, refund: 132_020, owed: 0 });
  const done = await cancel();
  expect(done).toMatchObject({
    status: 'CANCELLED',
    refund: 132_020,
    payments: [{ amount: 132_020, back: 132_020 }],
  });
  expect(done.refunds).toMatchObject([{ amount: 132_020, state: 'SENT' }]);
  expect([...shop.suppliers.bookings.values()].map(({ state }) => state)).toEqual(
    expect.arrayContaining(['cancelled']),
  );
  await notifyOf(1, true);
  expect((await quote()).refunds).toMatchObject([{ state: 'DONE' }]);
  expect(await mails()).toEqual(['cancelled', 'refund-done.1.1']);
  expect(await violations()).toEqual([]);
});

test.each([
  ['2026-11-21T10:30:00Z', 0],
  ['2027-05-14T12:00:00Z', 0],
  ['2027-05-15T12:00:00Z', 1],
  ['2027-06-12T12:00:00Z', 2],
  ['2027-07-10T12:00:00Z', 3],
])('at %s what the stored terms say is kept, to the penny', async (now, span) => {
  await book();
  shop.setTime(now);
  const { terms } = await quote();
  const { lost } = terms[span]!;
  const done = await cancel();
  expect(done).toMatchObject({ lost, refund: 132_020 - lost, owed: 0 });
  if (done.refund > 0) await notifyOf(1, true);
  expect(await violations()).toEqual([]);
});

test('money goes back while an airline is away, whose booking is ended once it answers (F-16)', async () => {
  await book();
  const { lost } = await quote();
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: lost }, 0);
  const { flights } = shop.suppliers;
  const asked = Promise.withResolvers<void>();
  const back = Promise.withResolvers<void>();
  const away = async (key: string) => {
    asked.resolve();
    await back.promise;
    return flights.find(key);
  };
  const suppliers = { ...shop.suppliers, flights: { ...flights, find: away } };
  const ended = cancelOrder({ ...shop, suppliers }, order.id);
  await asked.promise;
  await sendRefunds(shop);
  expect(await quote()).toMatchObject({ status: 'CANCELLED', refunds: [{ state: 'SENT' }] });
  expect(await mails()).toEqual(['cancelled']);
  expect(await openCancellations()).toBe(1);
  back.resolve();
  await ended;
  expect(shop.suppliers.live()).toEqual([]);
  expect(await openCancellations()).toBe(0);
  await notifyOf(1, true);
  expect(await violations()).toEqual([]);
});

test.each([
  ['settles its money first', true, ['save cancelled', 'find bookings', 'end booking 1']],
  [
    'that an earlier release began settles it last, as its steps were',
    false,
    ['find bookings', 'end booking 1', 'save cancelled'],
  ],
])('a cancellation %s (F-33)', async (_, patched, steps) => {
  await book();
  const names: string[] = [];
  const step: Steps['step'] = (name, work) => (names.push(name), work());
  shop = { ...shop, steps: { ...shop.steps, step, patched: async () => patched } };
  expect(await cancel()).toMatchObject({ status: 'CANCELLED', refund: 132_020 });
  const isAnother = (name: string) => /^end booking [^1]/.test(name);
  expect(names.filter((name) => !isAnother(name))).toEqual([
    'stop payments 1',
    'close own card',
    ...steps,
    'note ended',
  ]);
  await notifyOf(1, true);
  expect(await violations()).toEqual([]);
});

/** That the worker still has to do something about. */
const openCancellations = async () =>
  (await db.pool.query('select from order_cancellation where bookings_ended_at is null')).rowCount;

test('what was paid in parts goes back newest first, and no part is taken any more', async () => {
  await book('2020LowDeposit_4');
  const { rows } = await db.pool.query<{ due: string }>(
    'select due_date::text as due from instalment where order_id = $1 order by number offset 1 limit 2',
    [order.id],
  );
  for (const { due } of rows) {
    shop.setTime(`${due}T09:00:00Z`);
    await takeDueInstalments(shop);
  }
  const before = await quote();
  const done = await cancel();
  expect(before.payments).toHaveLength(3);
  expect(done.payments).toEqual(before.payments);
  const [newest] = done.payments;
  expect(done.refunds[0]).toMatchObject({ amount: Math.min(newest!.amount, done.refund) });
  for (const [i] of done.refunds.entries()) await notifyOf(i + 1, true);
  shop.setTime('2027-07-01T09:00:00Z');
  await takeDueInstalments(shop);
  expect(await violations()).toEqual([]);
});

test('what its bank takes once an order is cancelled goes back whole, as the books say (I2, I6)', async () => {
  await book('2020LowDeposit_2');
  const { rows } = await db.pool.query<{ mandate: string; shopper: string; amount: number }>(
    `select o.mandate, coalesce(o.shopper_reference, o.owner) as shopper, i.amount
     from customer_order o join instalment i on i.order_id = o.id and i.number = 2`,
  );
  const [{ mandate, shopper, amount }] = rows as [(typeof rows)[0]];
  await cancel();
  await notifyOf(1, true);
  const sum = { amount, currencyCode: 'GBP' as const };
  const reference = `${order.checkoutId}:instalment-2`;
  const charge = { amount: sum, reference, mandate, shopperReference: shopper };
  const late = await shop.payments.takeInstalment({ ...charge, idempotencyKey: 'late' });
  if (late.kind !== 'authorised') throw new Error(late.kind);
  expect((await violations()).join()).toContain('I2');
  await notifyOfCapture({ originalReference: late.pspReference, reference, amount: sum });
  expect(await mails()).toEqual(expect.arrayContaining(['cancelled', 'refund-done.1.1']));
  expect(await violations()).toEqual([]);
});

/** The provider tells that it was taken. */
async function notifyOfCapture(
  capture: Pick<PaymentNotification, 'originalReference' | 'reference' | 'amount'>,
): Promise<void> {
  const item = { eventId: 'late', event: 'CAPTURE', success: true, pspReference: 'C' };
  await receiveNotification(shop, JSON.stringify([{ ...item, ...capture, eventDate: BOOKED_AT }]));
  await handleNotifications(shop);
}

test('what is lost beyond what was paid is owed, asked for and never taken', async () => {
  await book('2020LowDeposit_2');
  shop.setTime(LATER);
  const { lost, paid } = await quote();
  const done = await cancel();
  expect(done).toMatchObject({
    owed: lost - paid,
    refund: 0,
    refunds: [],
    settledBy: '2026-12-05',
  });
  shop.setTime('2027-07-01T09:00:00Z');
  await takeDueInstalments(shop);
  expect(shop.payments.calls.filter((call) => call.startsWith('takeInstalment'))).toEqual([]);
  expect(await violations()).toEqual([]);
});

describe('a refund that the bank does not accept', () => {
  beforeEach(async () => {
    await book();
    await cancel();
  });

  test('is told, and stands until a person has paid it another way; told again it changes nothing', async () => {
    await notifyOf(1, true);
    await notifyOf(1, false);
    await notifyOf(1, true);
    expect((await quote()).refunds).toMatchObject([{ state: 'FAILED' }]);
    expect(await mails()).toEqual(['cancelled', 'refund-done.1.1', 'refund-failed.1.1']);
    for (const payment of shop.payments.payments.values()) payment.refunded = 0;
    expect(await violations()).toEqual([]);
    expect(await settleRefund(db.database, order.code, 1, 'SETTLED')).toBe(true);
    expect(await settleRefund(db.database, order.code, 1, 'SETTLED')).toBe(false);
    expect((await quote()).refunds).toMatchObject([{ state: 'SETTLED' }]);
    expect(await violations()).toEqual([]);
  });

  test('is sent once more under another key when a person says so', async () => {
    await notifyOf(1, false);
    for (const payment of shop.payments.payments.values()) payment.refunded = 0;
    expect(await settleRefund(db.database, order.code, 1, 'REQUESTED')).toBe(true);
    await sendRefunds(shop);
    await notifyOf(1, false);
    expect((await quote()).refunds).toMatchObject([{ state: 'SENT' }]);
    await notifyOf(1, true, 2);
    expect((await quote()).refunds).toMatchObject([{ state: 'DONE' }]);
    expect(shop.payments.calls.filter((call) => call.startsWith('refund'))).toEqual([
      `refund ${order.id}:refund-1.1`,
      `refund ${order.id}:refund-1.2`,
    ]);
    expect(await violations()).toEqual([]);
  });
});

test('an answer of the provider that got lost gives nothing back twice', async () => {
  await book();
  shop.payments.lose('refund', 'after');
  await expect(cancel()).rejects.toThrow('refund');
  await db.pool.query('delete from retry');
  await sendRefunds(shop);
  await notifyOf(1, true);
  expect(await violations()).toEqual([]);
});

test('credits come back as credits', async () => {
  const credit = await giveCredit(shop, lead.customerId, { amount: 2_500 });
  await book('pay_in_full', [credit]);
  await cancel();
  await notifyOf(1, true);
  expect(await listCredits(db.database, lead.customerId, shop.market)).toMatchObject([
    { id: credit, usedBy: undefined },
  ]);
  expect(await violations()).toEqual([]);
});

test('a payment that is at the bank is waited for, and goes back once it was taken', async () => {
  await book('2020LowDeposit_2');
  await db.pool.query(
    `update instalment set state = 'TAKING', tries = 1, due_date = '2026-11-21', taking_since = now() - interval '3 minutes' where order_id = $1 and number = 2`,
    [order.id],
  );
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: 0 }, 0);
  let looks = 0;
  const sleepUntil = async () => {
    looks += 1;
    await takeDueInstalments(shop);
  };
  await cancelOrder({ ...shop, steps: { ...shop.steps, sleepUntil } }, order.id);
  await sendRefunds(shop);
  expect(looks).toBe(1);
  expect(await quote()).toMatchObject({ refund: 132_020, owed: 0 });
  for (const number of [1, 2]) await notifyOf(number, true);
  expect(await violations()).toEqual([]);
});

describe('nothing is cancelled', () => {
  beforeEach(() => book());
  const press = (asker: KnownVisitorContext, acceptedLoss = 0) =>
    requestCancellation(asker, { orderCode: order.code, acceptedLoss }, 0);

  test('for anybody but the lead, who finds no such order [S-05]', async () => {
    const eve = await openCustomer(shop);
    await db.pool.query(
      `insert into order_person (order_id, customer_id, role) values ($1, $2, 'AUTHORISED')`,
      [order.id, eve.customerId],
    );
    for (const other of [eve, shop.visitor(), shop.visitor('browser')]) {
      expect(await press(other)).toEqual({ kind: 'absent' });
      expect(await quoteCancellation(other, order.code)).toBeUndefined();
    }
    await cancel();
    expect(await quoteCancellation(eve, order.code)).toMatchObject({ status: 'CANCELLED' });
    expect(await quoteCancellation(shop.visitor('browser'), order.code)).toBeUndefined();
  });

  test('without a fresh proof, at another loss, after the holiday has begun, or before it is confirmed', async () => {
    const { visitor } = lead;
    const stale = {
      ...lead,
      visitor: { ...visitor, customer: { ...visitor.customer!, isFresh: false } },
    };
    expect(await press(stale)).toEqual({ kind: 'fresh proof needed' });
    expect(await press(lead, 1)).toMatchObject({ errors: [{ code: 'loss_changed' }] });
    shop.setTime('2027-07-24T12:00:00Z');
    expect(await press(lead, 132_020)).toMatchObject({ errors: [{ code: 'travel_has_begun' }] });
    shop.setTime(LATER);
    await db.pool.query(`update customer_order set status = 'PENDING'`);
    expect(await press(lead)).toMatchObject({ errors: [{ code: 'not_confirmed_yet' }] });
    expect((await quote()).cancellation).toBeUndefined();
  });

  test('while a change of it is being made: what is lost is that of the holiday it becomes', async () => {
    await db.pool.query(
      `insert into order_change (id, order_id, version, kind, accepted, difference, charge, expires_at, state, accepted_at)
       select 'change', order_id, number, 'STAY', accepted, 0, 0, now(), 'ACCEPTED', now() from order_version`,
    );
    expect(await press(lead)).toMatchObject({ errors: [{ code: 'change_under_way' }] });
    expect((await quote()).cancellation).toBeUndefined();
  });

  test('twice: a press that is repeated finds what the first one came to', async () => {
    await cancel();
    expect(await press(lead, 99)).toMatchObject({ status: 'CANCELLED', refund: 132_020 });
    await cancelOrder(shop, order.id);
    await notifyOf(1, true);
    expect(await mails()).toEqual(['cancelled', 'refund-done.1.1']);
    expect(await violations()).toEqual([]);
  });
});

test.each([
  [
    'a payment that gives back what was never asked',
    `update instalment set refunded = refunded - 1 where refunded > 0`,
    'I2',
  ],
  ['a loss that the terms do not say', `update order_cancellation set lost = 1`, 'I6'],
  [
    'a booking that still stands',
    `update supplier_booking set state = 'BOOKED' where part = 'stay'`,
    'I4',
  ],
  ['an order that was not ended', `update customer_order set status = 'CONFIRMED'`, 'I1'],
  [
    'a refund that nobody sends',
    `update refund set state = 'SENT', requested_at = now() - interval '1 minute'`,
    'I9',
  ],
  [
    'a refund that the card provider knows nothing of',
    `update refund set amount = amount - 1`,
    'I2',
  ],
  ['a mail that was not written', `delete from outbox_mail where template = 'cancelled'`, 'I7'],
])('the auditor finds %s', async (_, damage, invariant) => {
  await book();
  await cancel();
  await notifyOf(1, true);
  await db.pool.query(damage);
  expect((await violations()).map((violation) => violation.slice(0, 2))).toContain(invariant);
});
