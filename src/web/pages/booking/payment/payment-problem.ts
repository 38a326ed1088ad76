/** Why a payment or an order did not come about, as an address carries it. */
import {
  PAYMENT_PROBLEMS,
  type PaymentProblem,
  type PaymentProblemKind,
} from '#domain/checkout/payment-problem.ts';

export const problem = (
  kind: PaymentProblemKind,
  reason = '',
  moneyReturned = false,
): PaymentProblem => ({ kind, reason, moneyReturned });

/** The problem as the query of the payment step, to be shown after a redirect. */
export const makeProblemQuery = ({ kind, reason, moneyReturned }: PaymentProblem): string =>
  new URLSearchParams({
    problem: kind,
    ...(reason === '' ? {} : { reason }),
    ...(moneyReturned ? { money: 'returned' } : {}),
  }).toString();

/** The inverse; undefined for an address without one, and for words that nobody here wrote. */
export function parseProblemQuery(query: URLSearchParams): PaymentProblem | undefined {
  const kind = PAYMENT_PROBLEMS.find((known) => known === query.get('problem'));
  const reason = query.get('reason') ?? '';
  return kind && CODE.test(reason)
    ? problem(kind, reason, query.get('money') === 'returned')
    : undefined;
}

const CODE = /^[\w-]{0,40}$/;
