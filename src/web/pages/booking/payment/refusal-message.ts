/** What the payment step says of a try that ended before it was opened. */
import { PAYMENT_PROBLEMS, paymentMessage } from '#domain/checkout/payment-problem.ts';
import { parseProblemQuery, problem } from './payment-problem.ts';

/** Of the redirect that ended a visit to the provider; `phone` is the line of the shop. */
export function messageOfAddress(query: URLSearchParams, phone: string): string | undefined {
  const refusal = parseProblemQuery(query);
  return refusal && paymentMessage(refusal, phone);
}

/** Of the order that was being placed, by the name of its result's type. */
export function messageOfLastTry(lastRefusal: string | null, phone: string): string | undefined {
  const kind = PAYMENT_PROBLEMS.find((known) => known === lastRefusal);
  return kind && paymentMessage(problem(kind), phone);
}
