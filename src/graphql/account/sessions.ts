/** Where a customer is logged in. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { endSessions, listSessions } from '#server/account/sessions.ts';
import { unprovenAnswer } from './unproven-answer.ts';

export const sessionResolvers = {
  Query: {
    customerSessions: async (_root, _args, { shop, session }) => [
      ...(await listSessions(shop, session.visitor)),
    ],
  },
  Mutation: {
    endCustomerSessions: async (_root, { sessionId }, { shop, session }) => {
      const outcome = await endSessions(shop, session, sessionId ? { id: sessionId } : 'others');
      return outcome.kind === 'ended'
        ? {
            kind: 'CustomerSessionsEnded',
            customerSessions: [...(await listSessions(shop, session.visitor))],
          }
        : unprovenAnswer(outcome);
    },
  },
} satisfies ResolverMap;
