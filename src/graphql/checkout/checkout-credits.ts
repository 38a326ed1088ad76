/** Credits at the checkout, each result under its name (ERR-28, WALL-04, WALL-05). */
import { never } from '#domain/errors/never.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { CREDIT_REFUSALS } from '#domain/wallet/refusals.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { setCheckoutCredits, type CreditsOutcome } from '#server/checkout/checkout-credits.ts';
import { loadCreditOffer } from '#server/checkout/credit-offer.ts';
import { FOUND, refusedAnswer } from '../answer.ts';
import { visitorContext, type GraphContext } from '../context.ts';
import { moneyOf } from '../money.ts';
import { BASKET_EXPIRED, CHECKOUT_DOES_NOT_EXIST } from './unavailable-checkout.ts';

export const checkoutCreditResolvers = {
  Query: {
    checkoutCredits: async (_root, { checkoutId }, context) => {
      const offer = await loadCreditOffer(visitorContext(context), checkoutId);
      const sum = (amount: number) => moneyOf(context.shop, amount);
      return (
        offer && {
          options: offer.options.map(({ credit, isChosen, takes, failedCondition }) => ({
            credit,
            isChosen,
            takes: sum(takes),
            refusal:
              failedCondition === undefined
                ? null
                : sentenceOf(CREDIT_REFUSALS, 'credit_not_redeemable', {
                    condition: failedCondition,
                  }),
          })),
          payable: sum(offer.payable),
          room: sum(offer.room),
          taken: sum(offer.taken),
          bestCreditIds: offer.best.map(({ id }) => id),
          bestTakes: sum(offer.bestTakes),
        }
      );
    },
  },
  Mutation: {
    setCheckoutCredits: async (_root, { checkoutId, creditIds, acceptedLoss }, context) => {
      const choice = { creditIds, acceptedLoss };
      return makeResult(
        context,
        await setCheckoutCredits(visitorContext(context), checkoutId, choice),
      );
    },
  },
} satisfies ResolverMap;

function makeResult({ shop }: GraphContext, outcome: CreditsOutcome) {
  switch (outcome.kind) {
    case 'checkout':
      return { kind: 'CheckoutResponse', ...FOUND, checkout: outcome.checkout } as const;
    case 'refused':
      return { kind: 'CheckoutResponse', ...refusedAnswer(outcome.errors) } as const;
    case 'unknown':
      return { kind: 'InvalidInput', errors: outcome.errors } as const;
    case 'invalid':
      return {
        kind: 'CreditArrayInvalid',
        ...refusedAnswer(outcome.errors),
        creditId: outcome.creditId,
        reason: outcome.reason,
        loss: moneyOf(shop, outcome.loss),
      } as const;
    case 'nothing_left':
      return { kind: 'NegativeTotalCost', ...refusedAnswer(outcome.errors) } as const;
    case 'gives_too_much':
      return { kind: 'ProfitBelowThreshold', ...refusedAnswer(outcome.errors) } as const;
    case 'expired':
      return BASKET_EXPIRED;
    case 'absent':
      return CHECKOUT_DOES_NOT_EXIST;
    default:
      return never(outcome);
  }
}
