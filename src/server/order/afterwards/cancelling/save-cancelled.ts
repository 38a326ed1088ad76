/** Settles a cancelled order's money in one transaction: all of it, or nothing. */
import { sql } from 'kysely';
import { leftOf, refundParts, settle } from '#domain/order/cancelling.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import { freeReductions } from '#server/checkout/reductions.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import { freeCredits } from '#server/wallet/credit-use.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import type { Accepted } from '../../accepted.ts';
import { putMail } from '../../mail-outbox.ts';
import { postCancellation } from '../../paying/ledger.ts';
import { recordState } from '../../placing/history.ts';
import { loadOrderDocument, loadVersion } from '../../versions.ts';
import { requestRefunds } from '../refunds/request-refunds.ts';
import {
  findCancellation,
  listRefunds,
  listTaken,
  type Cancellation,
} from './cancellation-record.ts';
import { findDropCredits, settleDrops } from './kept-drops.ts';
import { closeNotices } from './open-notice.ts';
import { areTicketsTheirs, flightsPriceOf } from './own-flights.ts';
import { findOrderToCancel } from './stop-payments.ts';

/** Done once: a second run finds the order cancelled. */
export const saveCancelled = (site: PurchaseContext, orderId: string): Promise<void> =>
  inTransaction(site.database, async (tx) => {
    const order = await findOrderToCancel(tx, orderId);
    await lockCheckout(tx, order.checkoutId);
    const cancellation = await findCancellation(tx, orderId);
    if (!cancellation) throw new Error(`nobody has cancelled order ${orderId}`);
    if (cancellation.done) return;
    const context = inMarket(site, order.market);
    const { askedBy } = cancellation;
    const { accepted } = await loadVersion(tx, orderId);
    const { ending } = await findDropCredits(tx, orderId, 0);
    const lost = await settleDrops(tx, { orderId, accepted }, cancellation);
    await recordState(tx, order.checkoutId, 'CANCELLED', { askedBy, lost });
    await tx
      .updateTable('customer_order')
      .set({ status: 'CANCELLED' })
      .where('id', '=', orderId)
      .execute();
    const due = await settleMoney(tx, orderId, accepted, { ...cancellation, lost });
    const kept = lost + due.aside;
    await postCancellation(tx, { orderId, checkoutId: order.checkoutId }, accepted, kept);
    await giveBackReductions(tx, context, order.checkoutId, cancellation);
    await closeNotices(tx, orderId);
    const settled = await findCancellation(tx, orderId);
    const { theirs } = await findDropCredits(tx, orderId, settled?.dropKept ?? 0);
    const document = await loadOrderDocument(tx, orderId);
    await putMail(tx, order, document.contact.email, {
      template: 'cancelled',
      order: document,
      askedBy,
      lost,
      owed: due.owed,
      aside: due.aside,
      refunds: (await listRefunds(tx, orderId)).map(({ amount, paidOn }) => ({ amount, paidOn })),
      settledBy: cancellation.refundBy,
      dropTheirs: theirs,
      dropEnded: ending,
    });
    crashpoint('cancelled:written');
  });

/** Its bookings are ended; flights that are still being booked end with that. */
export async function noteBookingsEnded(database: Database, orderId: string): Promise<void> {
  await database
    .updateTable('order_cancellation')
    .set({ bookings_ended_at: sql<string>`now()` })
    .where('order_id', '=', orderId)
    .execute();
}

async function settleMoney(
  tx: Tx,
  orderId: string,
  accepted: Accepted,
  { lost, refundBy, keepsTickets }: Cancellation,
) {
  const taken = await listTaken(tx, orderId);
  const paid = taken.reduce((sum, payment) => sum + leftOf(payment), 0);
  // Tickets that nobody has agreed to lose: a person asks for them before their price goes back,
  // and what of it was never paid is owed until then.
  const areAsked = !keepsTickets && (await areTicketsTheirs(tx, orderId));
  const aside = areAsked ? flightsPriceOf(accepted) : 0;
  const { refund, owed } = settle(paid, lost + aside);
  await requestRefunds(tx, { orderId, dueBy: refundBy }, refundParts(taken, refund));
  await tx
    .updateTable('order_cancellation')
    .set({ refunded: refund, owed, aside: aside || null, done_at: sql<string>`now()` })
    .where('order_id', '=', orderId)
    .execute();
  return { refund, owed, aside };
}

/**
 * Credits are money of the customer's. A code is used up, unless it was us who cancelled, or others
 * who made them.
 */
const giveBackReductions = (
  tx: Tx,
  context: PurchaseContext,
  checkoutId: string,
  { askedBy, isForTheirChange }: Cancellation,
): Promise<void> =>
  askedBy === 'OPERATOR' || isForTheirChange
    ? freeReductions(tx, context, checkoutId)
    : freeCredits(tx, context, checkoutId);
