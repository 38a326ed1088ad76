/** Promotional codes at the checkout, each result under its name (ERR-27, ERR-28, PROMO). */
import { BASKET_REFUSALS } from '#domain/basket/refusals.ts';
import { CHECKOUT_REFUSALS } from '#domain/checkout/refusals.ts';
import { never } from '#domain/errors/never.ts';
import { refuse } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import {
  addPromotionalCode,
  removePromotionalCode,
  type CodeOutcome,
} from '#server/checkout/promotional-code.ts';
import { absentAnswer, FOUND, refusedAnswer } from '../answer.ts';
import { visitorContext } from '../context.ts';
import { BASKET_EXPIRED, CHECKOUT_DOES_NOT_EXIST } from './unavailable-checkout.ts';

export const promotionalCodeResolvers = {
  Mutation: {
    addPromotionalCodeToCheckout: async (_root, { checkoutId, code }, context) =>
      makeResult(await addPromotionalCode(visitorContext(context), checkoutId, code)),
    removePromotionalCodeFromCheckout: async (_root, { checkoutId }, context) =>
      makeResult(await removePromotionalCode(visitorContext(context), checkoutId)),
  },
  BasketExpired: {
    statusCode: () => EXPIRED.statusCode,
    errors: () => EXPIRED.errors,
    checkout: () => null,
  },
  CheckoutDoesNotExist: {
    statusCode: () => ABSENT.statusCode,
    errors: () => ABSENT.errors,
    checkout: () => null,
  },
  InvalidInput: {
    statusCode: ({ errors }) => refusedAnswer(errors).statusCode,
    checkout: () => null,
  },
} satisfies ResolverMap;

function makeResult(outcome: CodeOutcome) {
  switch (outcome.kind) {
    case 'checkout':
      return { kind: 'CheckoutResponse', ...FOUND, checkout: outcome.checkout } as const;
    case 'refused':
      return { kind: 'CheckoutResponse', ...refusedAnswer(outcome.errors) } as const;
    case 'unknown':
      return { kind: 'InvalidInput', errors: outcome.errors } as const;
    case 'ineligible':
      return {
        kind: 'CheckoutIneligibleForPromotionalCode',
        ...refusedAnswer(outcome.errors),
      } as const;
    case 'expired':
      return BASKET_EXPIRED;
    case 'absent':
      return CHECKOUT_DOES_NOT_EXIST;
    default:
      return never(outcome);
  }
}

const EXPIRED = refusedAnswer([refuse(BASKET_REFUSALS, 'basket_expired', 'checkoutId')]);
const ABSENT = absentAnswer(refuse(CHECKOUT_REFUSALS, 'checkout_does_not_exist', 'checkoutId'));
