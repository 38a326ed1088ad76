/** News of cruises, for whoever asks for them. */
import { visitorContext } from '#graphql/context.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { askCruiseNews } from '#server/cruise/cruise-news.ts';

export const cruiseNewsResolvers = {
  Mutation: {
    askCruiseNews: async (_root, { news }, context) => {
      const outcome = await askCruiseNews(visitorContext(context), news);
      return outcome.kind === 'asked'
        ? { kind: 'CruiseNewsAsked', emailAddress: outcome.emailAddress }
        : { kind: 'InvalidInput', errors: outcome.errors };
    },
  },
} satisfies ResolverMap;
