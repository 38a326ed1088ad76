/** What a visitor who was not looking is told when they come back to the payment step. */
import * as v from 'valibot';
import type { PaymentProblem } from '#domain/checkout/payment-problem.ts';
import type { Database } from '#server/db/kysely.ts';
import { AMOUNT_CHANGED } from './awaited-payment.ts';
import { findAttempt, refusalOfAttempt } from './payment-attempt.ts';
import { PlaceOutcomeSchema, problemOf } from './place-outcome.ts';

/**
 * What the latest payment of a checkout came to: its placement's outcome, or why it was refused or
 * closed before any; undefined while nothing is known, and for an order.
 */
export async function findLastProblem(
  database: Database,
  checkoutId: string,
): Promise<PaymentProblem | undefined> {
  const attempt = await findAttempt(database, { checkout_id: checkoutId });
  if (attempt?.state === 'REFUSED' && attempt.refusal === AMOUNT_CHANGED)
    return { kind: 'PaymentTokenInvalid', reason: AMOUNT_CHANGED, moneyReturned: false };
  if (attempt?.state === 'REFUSED')
    return {
      kind: 'PaymentRequestCreationFailed',
      reason: refusalOfAttempt(attempt),
      moneyReturned: false,
    };
  const row = await database
    .selectFrom('placement')
    .select('outcome')
    .where('checkout_id', '=', checkoutId)
    .where('attempt', '=', attempt?.number ?? 0)
    .where('outcome', 'is not', null)
    .executeTakeFirst();
  const outcome = row && v.parse(PlaceOutcomeSchema, row.outcome);
  return outcome && outcome.kind !== 'PlacedOrder' ? problemOf(outcome) : undefined;
}
