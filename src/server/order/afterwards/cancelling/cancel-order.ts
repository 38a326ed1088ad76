/**
 * Cancels an order, from the press that was written down to its last booking, as one durable
 * workflow: no more is taken, a card for flights is closed, and all of the order's money is settled
 * in one transaction, which waits for no supplier; then bookings end, those made last first. What
 * goes back is sent by `refunds.ts`.
 */
import { inMarket } from '#server/purchase-context.ts';
import type { PlacementContext } from '../../placement-context.ts';
import { cancelPart } from '../../placing/book-part.ts';
import { finallyKnown } from '../../placing/retry-uncertain.ts';
import { endSelfBooking } from '../self-booking/own-card.ts';
import { noteBookingsEnded, saveCancelled } from './save-cancelled.ts';
import { findStanding, standingBooking } from './standing-bookings.ts';
import { findOrderToCancel, stopPayments } from './stop-payments.ts';

/** While a payment is at the bank, it is looked at again after so long. */
const LOOK_AGAIN_MS = 10_000;

/** The workflow with the order's id. Run again after any step, it gives nothing back twice. */
export async function cancelOrder(context: PlacementContext, orderId: string): Promise<void> {
  const { steps, database } = context;
  const { step, read, patched } = steps;
  const { checkoutId, market } = await read(() => findOrderToCancel(database, orderId));
  await untilPaymentsStop(context, orderId);
  await step('close own card', () =>
    finallyKnown(() => endSelfBooking(inMarket(context, market), orderId)),
  );
  const save = () => step('save cancelled', () => saveCancelled(context, orderId));
  // Earlier releases ended bookings first, and what they began goes on so.
  const isMoneyFirst = await patched('money first');
  if (isMoneyFirst) await save();
  const standing = await step('find bookings', () => findStanding(database, checkoutId));
  for (const [i, row] of standing.entries())
    await step(`end booking ${i + 1}`, () =>
      cancelPart(database, standingBooking(context.suppliers, row), { checkoutId }, finallyKnown),
    );
  if (!isMoneyFirst) await save();
  await step('note ended', () => noteBookingsEnded(database, orderId));
}

/** A payment that is being taken at this moment is waited for: it is taken or declined. */
async function untilPaymentsStop(
  { steps, database, clock }: PlacementContext,
  orderId: string,
): Promise<void> {
  for (let look = 1; ; look++) {
    const { isStopped, at } = await steps.step(`stop payments ${look}`, async () => ({
      isStopped: await stopPayments(database, orderId),
      at: clock().getTime(),
    }));
    if (isStopped) return;
    await steps.sleepUntil(new Date(at + LOOK_AGAIN_MS));
  }
}
