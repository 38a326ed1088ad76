/** The account after a booking, each result under its name (ERR-27). */
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { CHECKOUT_REFUSALS } from '#domain/checkout/refusals.ts';
import { never } from '#domain/errors/never.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { createCustomerAccount, type AccountOutcome } from '#server/checkout/customer-account.ts';
import { CHECKOUT_DOES_NOT_EXIST } from './unavailable-checkout.ts';

export const customerAccountResolvers = {
  Mutation: {
    createCustomerAccount: async (_root, { checkoutId }, { shop, session }) =>
      makeResult(await createCustomerAccount(shop, session, checkoutId)),
  },
} satisfies ResolverMap;

function makeResult(outcome: AccountOutcome) {
  switch (outcome.kind) {
    case 'begun':
      return { kind: 'CustomerAccountCreated', login: outcome.login } as const;
    case 'exists':
      return {
        kind: 'CustomerAccountAlreadyExists',
        message: sentenceOf(ACCOUNT_REFUSALS, 'customer_account_exists'),
      } as const;
    case 'no contact':
      return {
        kind: 'ContactDetailsDoesNotExist',
        message: sentenceOf(CHECKOUT_REFUSALS, 'contact_details_do_not_exist'),
      } as const;
    case 'absent':
      return CHECKOUT_DOES_NOT_EXIST;
    case 'refused':
      return { kind: 'InvalidInput', errors: outcome.errors } as const;
    default:
      return never(outcome);
  }
}
