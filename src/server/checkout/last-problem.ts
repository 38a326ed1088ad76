/** What a visitor who was not looking is told when they come back to the payment step. */
import * as v from 'valibot';
import type { PaymentProblem } from '#domain/checkout/payment-problem.ts';
import type { Database } from '#server/db/kysely.ts';
import { AMOUNT_CHANGED } from './awaited-payment.ts';
import { findAttempt, refusalOfAttempt, type PaymentAttempt } from './payment-attempt.ts';
import { PlaceOutcomeSchema, problemOf } from './place-outcome.ts';

/**
 * What the payment came to that was begun or come back from last in a checkout: its placement's
 * outcome, or why it was refused or closed before any; undefined while nothing is known, and for an
 * order.
 */
export async function findLastProblem(
  database: Database,
  checkoutId: string,
): Promise<PaymentProblem | undefined> {
  const attempt = await findLatest(database, checkoutId);
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

async function findLatest(
  database: Database,
  checkoutId: string,
): Promise<PaymentAttempt | undefined> {
  const row = await database
    .selectFrom('payment_attempt')
    .select('id')
    .where('checkout_id', '=', checkoutId)
    .orderBy((eb) => eb.fn('greatest', ['created_at', 'returned_at']), 'desc')
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && findAttempt(database, { id: row.id });
}
