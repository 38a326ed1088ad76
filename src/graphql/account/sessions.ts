/** Where a customer is logged in. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { endSessions, listSessions } from '#server/account/sessions.ts';

export const sessionResolvers = {
  Query: {
    customerSessions: async (_root, _args, { shop, session }) => [
      ...(await listSessions(shop, session.visitor)),
    ],
  },
  Mutation: {
    endCustomerSessions: (_root, { sessionId }, { shop, session }) =>
      endSessions(shop, session, sessionId ? { id: sessionId } : 'others'),
  },
} satisfies ResolverMap;
