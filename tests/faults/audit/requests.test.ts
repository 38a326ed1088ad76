/**
 * The first payment of an order request is taken once its hotel has confirmed: what is told of it,
 * and what ends the order, may come before that is written down.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '#server/order/afterwards/cancelling/cancel-order.ts';
import { stopPayments } from '#server/order/afterwards/cancelling/stop-payments.ts';
import { handleNotifications, receiveNotification } from '#server/order/notifications.ts';
import { confirmRequest, followRequests } from '#server/order/order-requests.ts';
import { sendRefunds } from '#server/order/refunds.ts';
import { makeTestShop, placeSampleOrder, type TestShop } from '#testing/booking-shop.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { findViolations } from './changing-lead.ts';

let db: TestDatabase;
let shop: TestShop;
let order: { readonly orderId: string; readonly checkoutId: string };

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await db.pool.query(
    'truncate basket, checkout, customer_order, outbox_mail, payment_notification, retry restart identity cascade',
  );
  shop = makeTestShop(db);
  shop.suppliers.script('stays.book', { kind: 'on_request' });
  order = await placeSampleOrder(shop);
});
afterAll(() => db.close());

const PAID = { amount: 132_020, currencyCode: 'GBP' as const };

/** The provider tells; what it tells is worked on. */
async function notify(event: 'CAPTURE' | 'REFUND', reference: string): Promise<void> {
  const item = { eventId: `${event} ${reference}`, event, success: true, pspReference: 'C-1' };
  const about = { originalReference: 'P-1', reference, amount: PAID, eventDate: '2026-11-21' };
  await receiveNotification(shop, JSON.stringify([{ ...item, ...about }]));
  await handleNotifications(shop);
}

/** Those who sell it end the holiday, which is written down. */
const endByOthers = () =>
  db.pool.query(
    `insert into order_cancellation (order_id, asked_by, asked_at, lost, refund_by)
     values ($1, 'OPERATOR', now(), 0, '2026-12-05')`,
    [order.orderId],
  );

/** A shop in which something happens between the capture and what is written down of it. */
const thatMeets = (meanwhile: () => Promise<void>): TestShop => ({
  ...shop,
  payments: {
    ...shop.payments,
    capture: async (charge) => {
      await shop.payments.capture(charge);
      await meanwhile();
    },
  },
});

const paymentStates = async () =>
  (
    await db.pool.query<{ state: string }>('select state from instalment where order_id = $1', [
      order.orderId,
    ])
  ).rows.map(({ state }) => state);

test.each(['goes on', 'is killed'] as const)(
  'a capture that is told before it is written down stands as paid, where who asked %s [ORD-05]',
  async (what) => {
    const notified = thatMeets(async () => {
      await notify('CAPTURE', `${order.checkoutId}:1`);
      if (what === 'is killed') throw new Error('killed');
    });
    await confirmRequest(notified, order.orderId).catch(() => undefined);
    await followRequests(shop);
    expect(await paymentStates()).toEqual(['PAID']);
    expect(await findViolations(db, shop)).toEqual([]);
  },
);

test('what is taken for a request that others end meanwhile goes back once (I2, I6)', async () => {
  const ended = thatMeets(async () => {
    await endByOthers();
    await stopPayments(db.database, order.orderId);
    await notify('CAPTURE', `${order.checkoutId}:1`);
  });
  await confirmRequest(ended, order.orderId);
  await cancelOrder(shop, order.orderId);
  await sendRefunds(shop);
  await notify('REFUND', `${order.checkoutId}:refund-1.1`);
  expect(shop.payments.payments.get('P-1')).toMatchObject({ captured: 132_020, refunded: 132_020 });
  expect(await findViolations(db, shop)).toEqual([]);
});
