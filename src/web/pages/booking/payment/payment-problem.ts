/**
 * Why a payment or an order did not come about, as the page says it; the kinds are those of the
 * API.
 */
export const PAYMENT_PROBLEMS = [
  'PaymentRequestCreationFailed',
  'PaymentPageCreationFailed',
  'PaymentAlreadyExists',
  'PaymentTokenInvalid',
  'BasketMissingPaymentSchedule',
  'BasketExpired',
  'DuplicateOrder',
  'ItemDoesNotExist',
  'OrderPlacementFailed',
] as const;
export type PaymentProblemKind = (typeof PAYMENT_PROBLEMS)[number];

/**
 * `reason` is the API's code, the sold-out item or the other order's number; `moneyReturned` as the
 * API said it, false when it said nothing.
 */
export type PaymentProblem = {
  readonly kind: PaymentProblemKind;
  readonly reason: string;
  readonly moneyReturned: boolean;
};

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
