/**
 * Payment pages reserve money before the order is placed: what no order came to use is given back.
 */
import { sql } from 'kysely';
import { PaymentProviderUnavailable } from '#server/payments/port.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { chargeReference, findAttempt, type PaymentAttempt } from './payment-attempt.ts';

/**
 * Gives back what a page of this attempt reserved, once the attempt cannot be used; an unreachable
 * provider is left to the sweep.
 */
export async function releasePage(
  context: PurchaseContext,
  checkoutId: string,
  attemptId: string,
): Promise<void> {
  const attempt = await findAttempt(context.database, { id: attemptId, checkout_id: checkoutId });
  if (!attempt?.authorised) return;
  await context.database
    .updateTable('payment_attempt')
    .set({ state: 'REFUSED', refusal: 'NOT_USED' })
    .where('id', '=', attemptId)
    .where('state', '=', 'READY')
    .execute();
  await releaseRefused(context, attemptId);
}

/** Longer than any basket is held unasked: whoever has not placed the order by then has left. */
const LEFT_AFTER_MS = 3_600_000;

/**
 * Gives back every reserved page that was refused, or left for an hour, and is not yet released:
 * the sweep.
 */
export async function releaseAbandonedPayments(context: PurchaseContext): Promise<void> {
  const left = new Date(context.clock().getTime() - LEFT_AFTER_MS).toISOString();
  await context.database
    .updateTable('payment_attempt')
    .set({ state: 'REFUSED', refusal: 'NOT_USED' })
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
    .execute();
  for (const { id } of rows) await releaseRefused(context, id);
}

async function releaseRefused(context: PurchaseContext, attemptId: string): Promise<void> {
  const attempt = await findAttempt(context.database, { id: attemptId, state: 'REFUSED' });
  if (!attempt?.authorised || !(await cancel(context, attempt))) return;
  await context.database
    .updateTable('payment_attempt')
    .set({ released_at: sql<string>`now()` })
    .where('id', '=', attemptId)
    .execute();
}

async function cancel(
  { payments }: PurchaseContext,
  { id, checkoutId, number, authorised }: PaymentAttempt,
): Promise<boolean> {
  if (!authorised) return false;
  try {
    await payments.cancel({
      pspReference: authorised.pspReference,
      reference: chargeReference(checkoutId, number),
      idempotencyKey: `${id}:release`,
    });
    return true;
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) return false;
    throw error;
  }
}
