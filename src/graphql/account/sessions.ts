/** Where a customer is logged in. */
import { endSessions, listSessions } from '#server/account/sessions.ts';
import type { ResolverMap } from '../resolver-map.ts';

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
