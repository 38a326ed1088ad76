/** What the payment step says of a try that ended before it was opened. */
import { paymentMessage } from '#domain/checkout/payment-problem.ts';
import { parseProblemQuery } from './payment-problem.ts';
import { isWaiting } from './waiting.ts';

type Known = Parameters<typeof isWaiting>[0] & { readonly lastRefusal: string | null };

/**
 * Of the redirect that ended a visit to the provider; `phone` is the line of the shop. What was not
 * known then may be known now, and while it is waited for the page says so itself.
 */
export function messageOfAddress(
  query: URLSearchParams,
  checkout: Known,
  phone: string,
): string | undefined {
  const problem = parseProblemQuery(query);
  if (!problem) return undefined;
  const message = paymentMessage(problem, phone);
  if (!UNKNOWN.includes(problem.reason)) return message;
  return isWaiting(checkout) ? undefined : (checkout.lastRefusal ?? message);
}

const UNKNOWN = ['order_processing', 'payment_awaited'];
