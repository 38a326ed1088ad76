/** Shares of which nobody knows for a while whether they were taken. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadBooking } from '#server/booking/own-booking.ts';
import { loadShares } from '#server/booking/pay-share.ts';
import { settleShares } from '#server/booking/settle-shares.ts';
import { takeDueInstalments } from '#server/order/instalments.ts';
import { handleNotifications, receiveNotification } from '#server/order/notifications.ts';
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

test('money that is taken for a share that was given up is put before a person; a failure is none', async () => {
  shop.payments.reject('capture', 'rejected: 422');
  await settleShares(shop);
  expect(await share()).toMatchObject({ state: 'GIVEN_BACK' });
  shop.payments.reject('capture', undefined);
  await notifyCaptured(false);
  expect(taken()).toBe(deposit);
  expect(await aside('notification')).toEqual([]);
  await notifyCaptured(true);
  expect((await aside('notification')).join()).toContain('given back by hand');
});
