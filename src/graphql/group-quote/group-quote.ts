/** Quotes that groups ask for. */
import { visitorContext } from '#graphql/context.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { askGroupQuote } from '#server/group-quote/group-quotes.ts';

export const groupQuoteResolvers = {
  Mutation: {
    askGroupQuote: async (_root, { quote }, context) => {
      const outcome = await askGroupQuote(visitorContext(context), quote);
      return outcome.kind === 'asked'
        ? { kind: 'GroupQuoteAsked', reference: outcome.reference }
        : { kind: 'InvalidInput', errors: outcome.errors };
    },
  },
} satisfies ResolverMap;
