/** Shares of which nobody knows for a while whether they were taken. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settleShareByPerson } from '#server/booking/operator-payments.ts';
import { loadBooking } from '#server/booking/own-booking.ts';
import { loadShares } from '#server/booking/pay-share.ts';
import { settleShares } from '#server/booking/settle-shares.ts';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { handleNotifications, receiveNotification } from '#server/order/notifications.ts';
import { requestCancellation } from '#server/order/request-cancellation.ts';
import type { KnownVisitorContext } from '#server/purchase-context.ts';
import { makeTestShop, type TestShop } from '#testing/booking-shop.ts';
import { openCustomer } from '#testing/customers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { bookHoliday, findViolations } from '../changing-lead.ts';
import { invitePayer, reserveShare } from './share-payer.ts';

let db: TestDatabase;
let shop: TestShop;
let lead: KnownVisitorContext;
let order: Awaited<ReturnType<typeof bookHoliday>>;
/** Still to pay once it was booked. */
let open: number;
/** What was paid then. */
let deposit: number;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, customer_order, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  lead = await openCustomer(shop);
  order = await bookHoliday(db, shop, lead, '2020LowDeposit_2');
  const booking = (await loadBooking(lead, order.code))!;
  open = (await loadShares(lead, booking))!.payable;
  deposit = taken();
  const payer = await invitePayer(shop, order.id);
  await reserveShare(payer, { orderCode: order.code, amount: open, payableWas: open });
});
afterAll(() => db.close());

const taken = (): number =>
  [...shop.payments.payments.values()].reduce((sum, { captured }) => sum + captured, 0);

const share = async () =>
  (await db.pool.query<{ id: string; state: string }>('select id, state from share_payment'))
    .rows[0]!;
const aside = async (queue: string): Promise<string[]> =>
  (
    await db.pool.query<{ reason: string }>(
      'select reason from retry where queue = $1 and stuck_at is not null',
      [queue],
    )
  ).rows.map(({ reason }) => reason);

/** Looks until nothing is tried any more. */
async function lookOften(look: (context: TestShop) => Promise<unknown>): Promise<void> {
  for (let looks = 0; looks < 8; looks++) {
    await look(shop).catch(() => undefined);
    await db.pool.query('update retry set due_at = now()');
  }
}

/** The provider tells that the share was captured, or was not. */
async function notifyCaptured(success: boolean): Promise<void> {
  const charge = [...shop.payments.payments.values()].find(({ reference }) =>
    reference.includes(':share-'),
  )!;
  const item = {
    eventId: `captured ${success}`,
    event: 'CAPTURE',
    success,
    pspReference: 'R',
    originalReference: charge.pspReference,
    reference: charge.reference,
    eventDate: '2026-11-21T10:00:00Z',
    amount: { amount: open, currencyCode: 'GBP' },
  };
  await receiveNotification(shop, JSON.stringify([item]));
  await lookOften(handleNotifications);
}

/** The first answer to its capture is lost; asked again, the provider rejects it. */
async function loseCapture(): Promise<void> {
  shop.payments.lose('capture', 'after');
  await settleShares(shop).catch(() => undefined);
  shop.payments.reject('capture', 'rejected: 422');
  await db.pool.query('update retry set due_at = now()');
}

test('what may have been taken is not given up when it is rejected after that; a person hears [I2, I6]', async () => {
  await loseCapture();
  await lookOften(settleShares);
  expect(await share()).toMatchObject({ state: 'CLAIMED' });
  expect(await aside('share')).toEqual(['Error: rejected: 422']);
  shop.setTime('2027-06-01T10:00:00Z');
  await takeDueInstalments(shop);
  expect(taken()).toBe(deposit + open);
});

test('once the provider tells that it was taken, it is paid by itself', async () => {
  await loseCapture();
  await lookOften(settleShares);
  await notifyCaptured(true);
  await settleShares(shop);
  expect(await share()).toMatchObject({ state: 'PAID' });
  expect(await aside('share')).toEqual([]);
  expect(taken()).toBe(deposit + open);
  await db.pool.query(`delete from payment_notification`);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('money that is taken for a share that was given up goes back; a failure is none [I2]', async () => {
  shop.payments.reject('capture', 'rejected: 422');
  await settleShares(shop);
  expect(await share()).toMatchObject({ state: 'GIVEN_BACK' });
  shop.payments.reject('capture', undefined);
  await notifyCaptured(false);
  expect(taken()).toBe(deposit);
  expect(await aside('notification')).toEqual([]);
  const charge = [...shop.payments.payments.values()].find(({ reference }) =>
    reference.includes(':share-'),
  )!;
  charge.captured = open;
  await notifyCaptured(true);
  expect(charge.refunded).toBe(open);
  expect(await aside('notification')).toEqual([]);
  await db.pool.query('delete from payment_notification');
  expect(await findViolations(db, shop)).toEqual([]);
});

/** The first try never arrives; the provider rejects every later one, as nothing is reserved. */
async function missCapture(): Promise<void> {
  shop.payments.lose('capture', 'before');
  await settleShares(shop).catch(() => undefined);
  shop.payments.reject('capture', 'rejected: 422');
  await db.pool.query('update retry set due_at = now()');
  await lookOften(settleShares);
  expect(await share()).toMatchObject({ state: 'CLAIMED' });
  expect(await aside('share')).toHaveLength(1);
}

const stateOfPlan = async () =>
  (
    await db.pool.query<{ state: string }>(
      'select distinct state from instalment where number > 1 order by state',
    )
  ).rows.map(({ state }) => state);
const lettersToPayer = async () =>
  (
    await db.pool.query<{ template: string }>(
      `select template from outbox_mail where template like 'share-%'`,
    )
  ).rows.map(({ template }) => template);

/** Given back with a letter, and nothing of it stands in the way of a cancellation. */
async function expectGivenBack(): Promise<void> {
  await settleShares(shop);
  expect(await share()).toMatchObject({ state: 'GIVEN_BACK' });
  expect(await aside('share')).toEqual([]);
  expect(await stateOfPlan()).toEqual(['DUE']);
  expect(await lettersToPayer()).toEqual(['share-given-back']);
  expect(taken()).toBe(deposit);
  await requestCancellation(lead, { orderCode: order.code, acceptedLoss: 0 }, 0);
  await cancelOrder(shop, order.id);
  expect(await stateOfPlan()).toEqual(['CANCELLED']);
  await db.pool.query(`delete from payment_notification`);
  expect(await findViolations(db, shop)).toEqual([]);
}

test('once the provider tells that it was not taken, it goes back by itself [I2]', async () => {
  await missCapture();
  await notifyCaptured(false);
  await expectGivenBack();
});

test('a failure that is told while it is asked for gives it back, whatever is answered', async () => {
  Object.assign(shop.payments, { capture: () => notifyCaptured(false) });
  await settleShares(shop);
  await expectGivenBack();
});

test('a failure that is told after it was taken gives nothing back', async () => {
  await loseCapture();
  await lookOften(settleShares);
  shop.payments.reject('capture', undefined);
  await notifyCaptured(true);
  await notifyCaptured(false);
  await settleShares(shop);
  await db.pool.query(`update payment_notification set handled_at = null`);
  await lookOften(handleNotifications);
  expect(await share()).toMatchObject({ state: 'PAID' });
  expect(taken()).toBe(deposit + open);
});

test('a person who finds that it was not taken has it given back [I2]', async () => {
  await missCapture();
  const { id } = await share();
  expect(await settleShareByPerson(db.database, id, 'not-taken')).toBe(true);
  expect(await settleShareByPerson(db.database, id, 'taken')).toBe(false);
  await expectGivenBack();
});

test('a person who finds that it was taken has it paid, though its work was dropped', async () => {
  await loseCapture();
  await lookOften(settleShares);
  await db.pool.query('update retry set dropped_at = now()');
  const { id } = await share();
  expect(await settleShareByPerson(db.database, id, 'taken')).toBe(true);
  await settleShares(shop);
  expect(await share()).toMatchObject({ state: 'PAID' });
  expect(taken()).toBe(deposit + open);
  expect(await settleShareByPerson(db.database, id, 'not-taken')).toBe(false);
  expect(await findViolations(db, shop)).toEqual([]);
});

test('a person decides nothing of a share that is still tried, nor of one that there is not', async () => {
  await loseCapture();
  const { id } = await share();
  for (const asked of [id, 'nobody’s'])
    for (const found of ['taken', 'not-taken'] as const)
      expect(await settleShareByPerson(db.database, asked, found)).toBe(false);
  await lookOften(settleShares);
  expect(await share()).toMatchObject({ state: 'CLAIMED' });
});
