/** What became of a payment page: asked for with what its shopper brought back. */
import type { Database } from '#server/db/kysely.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { moveAttempt, type PaymentAttempt } from './payment-attempt.ts';

/**
 * Asks the provider and writes its answer down, be the attempt open or closed; undefined while
 * there is none. Throws PaymentProviderUnavailable when it cannot be asked.
 */
export async function settlePage(
  { database, payments }: PurchaseContext,
  attempt: PaymentAttempt,
): Promise<PaymentAttempt | undefined> {
  const { pageSession: sessionId, sessionResult } = attempt;
  if (sessionId === undefined || sessionResult === undefined) return undefined;
  const result = await payments.findPageResult({ sessionId, sessionResult });
  if (result.kind === 'unfinished') return undefined;
  if (result.kind === 'refused')
    return moveAttempt(database, attempt, { state: 'REFUSED', refusal: result.refusal });
  return moveAttempt(database, attempt, {
    state: attempt.state === 'CREATED' ? 'READY' : attempt.state,
    page_result: JSON.stringify(result),
  });
}

/**
 * Writes down that the shopper came back, before anybody is asked: the attempt with what they
 * brought.
 */
export async function noteReturn(
  { database, clock }: PurchaseContext,
  attempt: PaymentAttempt,
  sessionResult: string,
): Promise<PaymentAttempt> {
  await database
    .updateTable('payment_attempt')
    .set((eb) => ({
      session_result: sessionResult,
      returned_at: eb.fn.coalesce('returned_at', eb.val(clock().toISOString())),
    }))
    .where('id', '=', attempt.id)
    .execute();
  return { ...attempt, sessionResult };
}

/** The shopper is told that nobody knows yet, and that the result comes by mail. */
export async function noteAwaited(database: Database, { id }: PaymentAttempt): Promise<void> {
  await database
    .updateTable('payment_attempt')
    .set({ awaited: true })
    .where('id', '=', id)
    .execute();
}
