/**
 * Payment pages reserve money before the order is placed: what no order came to use is given back.
 */
import { sql } from 'kysely';
import { isPaymentOutage } from '#server/payments/port.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { isDue, tryOnce, type WorkProgress, type Queue } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { AMOUNT_CHANGED, CLOSED_ATTEMPT } from './awaited-payment.ts';
import { chargeReference, findAttempt } from './payment-attempt.ts';
import type { PlaceOutcome } from './place-outcome.ts';

const QUEUE: Queue = {
  name: 'abandoned-payment',
  tries: 6,
  firstPauseMs: 10_000,
  isOutage: isPaymentOutage,
};

/**
 * Closes a ready attempt that no order can come of, by `outcome` if a claim said so, so that it
 * never places one later, and gives back what its page reserved; what the provider does not do now
 * is left to the periodic job.
 */
export async function closeAttempt(
  context: PurchaseContext,
  checkoutId: string,
  attemptId: string,
  outcome?: PlaceOutcome,
): Promise<void> {
  const attempt = await findAttempt(context.database, { id: attemptId, checkout_id: checkoutId });
  if (!attempt) return;
  await context.database
    .updateTable('payment_attempt')
    .set(isOfAnotherSum(outcome) ? { state: 'REFUSED', refusal: AMOUNT_CHANGED } : CLOSED_ATTEMPT)
    .where('id', '=', attemptId)
    .where('state', '=', 'READY')
    .execute();
  if (!attempt.authorised) return;
  await tryOnce(context.database, QUEUE, attemptId, () => releaseRefused(context, attemptId));
}

const isOfAnotherSum = (outcome: PlaceOutcome | undefined): boolean =>
  outcome?.kind === 'PaymentTokenInvalid' && outcome.reason === AMOUNT_CHANGED;

/** Longer than any basket is held unasked: whoever has not placed the order by then has left. */
const LEFT_AFTER_MS = 3_600_000;

/**
 * Gives back every reserved page that was refused, or left for an hour, and is not yet released: a
 * periodic job.
 */
export async function releaseAbandonedPayments(context: PurchaseContext): Promise<LookEnd> {
  const left = new Date(context.clock().getTime() - LEFT_AFTER_MS).toISOString();
  await context.database
    .updateTable('payment_attempt')
    .set(CLOSED_ATTEMPT)
    .where('state', '=', 'READY')
    .where('page_result', 'is not', null)
    .where('created_at', '<', left)
    .execute();
  const rows = await context.database
    .selectFrom('payment_attempt')
    .select('id')
    .where('state', '=', 'REFUSED')
    .where('page_result', 'is not', null)
    .where('released_at', 'is', null)
    .where(isDue(QUEUE.name, 'payment_attempt.id'))
    .execute();
  return workThrough(context.database, QUEUE, rows, {
    idOf: ({ id }) => id,
    work: ({ id }) => releaseRefused(context, id),
  });
}

async function releaseRefused(
  { database, payments }: PurchaseContext,
  attemptId: string,
): Promise<WorkProgress> {
  const refused = await findAttempt(database, { id: attemptId, state: 'REFUSED' });
  if (!refused?.authorised) return 'done';
  await payments.cancel({
    pspReference: refused.authorised.pspReference,
    reference: chargeReference(refused.checkoutId, refused.number),
    idempotencyKey: `${attemptId}:release`,
  });
  await database
    .updateTable('payment_attempt')
    .set({ released_at: sql<string>`now()` })
    .where('id', '=', attemptId)
    .execute();
  return 'done';
}
