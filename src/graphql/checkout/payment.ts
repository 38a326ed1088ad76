/** Paying: a page of the provider's, or a card in ours (PAY-21, MSG-32 to MSG-37). */
import { paymentMessage } from '#domain/checkout/payment-problem.ts';
import { isMadeId } from '#domain/input/id.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import {
  createPaymentPage,
  createPaymentRequest,
  finishPaymentRequest,
  type PaymentPageOutcome,
  type PaymentRequestOutcome,
} from '#server/checkout/payment.ts';
import { refuseArgument } from '../bad-argument.ts';
import { visitorContext, type GraphContext } from '../context.ts';

export const paymentResolvers = {
  Mutation: {
    createPaymentPage: async (_root, { checkoutId }, context) => {
      const outcome = await createPaymentPage(visitorContext(context), {
        checkoutId,
        returnUrl: returnUrl(context, checkoutId),
      });
      return outcome.kind === 'PaymentPage' ? outcome : withMessage(context, outcome);
    },
    createPaymentRequest: async (_root, { checkoutId, cardToken, idempotencyKey }, context) => {
      refuseArgument(isMadeId(idempotencyKey) ? [] : [NO_KEY]);
      const outcome = await createPaymentRequest(visitorContext(context), {
        checkoutId,
        cardToken,
        idempotencyKey,
        returnUrl: returnUrl(context, checkoutId),
      });
      return outcome.kind === 'PaymentRequest' ? outcome : withMessage(context, outcome);
    },
    finishPaymentRequest: async (_root, { checkoutId, ...returned }, context) => {
      const result = readReturned(returned);
      const outcome = result
        ? await finishPaymentRequest(visitorContext(context), checkoutId, result)
        : NOTHING_RETURNED;
      return outcome.kind === 'PaymentRequest' ? outcome : withMessage(context, outcome);
    },
  },
} satisfies ResolverMap;

const NO_KEY = refuse(INPUT_REFUSALS, 'invalid_input', 'idempotencyKey');

const NOTHING_RETURNED = {
  kind: 'PaymentRequestCreationFailed',
  reason: 'payment_token_unknown',
} as const;

/** Where the provider sends the shopper back to. */
const returnUrl = ({ origin }: GraphContext, checkoutId: string): string =>
  `${origin}/booking/${encodeURIComponent(checkoutId)}/payment`;

type Returned = { readonly attempt?: number | null | undefined } & Partial<
  Record<'redirectResult' | 'sessionId' | 'sessionResult', string | null | undefined>
>;

/** What the return address says: of a challenge, or of a payment page. */
function readReturned({ attempt, redirectResult, sessionId, sessionResult }: Returned) {
  if (attempt && redirectResult) return { attempt, redirectResult };
  return sessionId && sessionResult ? { sessionId, sessionResult } : undefined;
}

type RefusedPayment = Exclude<
  PaymentPageOutcome | PaymentRequestOutcome,
  { readonly kind: 'PaymentPage' | 'PaymentRequest' }
>;

type Refused = {
  readonly kind: RefusedPayment['kind'];
  readonly reason?: string;
  readonly waitSeconds?: number;
};

/** Why a payment cannot go on, in the words of its message (MSG-32 to MSG-35). */
function withMessage<Outcome extends RefusedPayment>({ shop }: GraphContext, outcome: Outcome) {
  const { kind, reason = '', waitSeconds }: Refused = outcome;
  return {
    ...outcome,
    message: paymentMessage({ kind, reason, moneyReturned: false, waitSeconds }, shop.market),
  };
}
