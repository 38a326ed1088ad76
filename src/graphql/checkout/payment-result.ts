/** What paying answers, in the schema's types and with a message (MSG-32 to MSG-35). */
import { paymentMessage } from '#domain/checkout/payment-problem.ts';
import type { PaymentPageOutcome, PaymentRequestOutcome } from '#server/checkout/payment.ts';
import type { GraphContext } from '../context.ts';

/** A payment that can go on, or why it cannot. */
export function makePaymentResult(
  { shop }: GraphContext,
  outcome: PaymentRequestOutcome | PaymentPageOutcome,
) {
  if (outcome.kind === 'PaymentRequest')
    return { ...outcome, challengeUrl: outcome.challengeUrl ?? null };
  if (outcome.kind === 'PaymentPage') return outcome;
  const reason = 'reason' in outcome ? outcome.reason : '';
  return {
    ...outcome,
    message: paymentMessage(
      { kind: outcome.kind, reason, moneyReturned: false },
      shop.market.phone,
    ),
  };
}
