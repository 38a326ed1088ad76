/** Where a customer is logged in. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { endSessions, listSessions } from '#server/account/sessions.ts';
import { visitorContext } from '../context.ts';
import { unprovenAnswer } from './unproven-answer.ts';

export const sessionResolvers = {
  Query: {
    customerSessions: async (_root, _args, context) => [
      ...(await listSessions(visitorContext(context), context.session.visitor)),
    ],
  },
  Mutation: {
    endCustomerSessions: async (_root, { sessionId }, context) => {
      const { session } = context;
      const theirs = visitorContext(context);
      const outcome = await endSessions(theirs, session, sessionId ? { id: sessionId } : 'others');
      return outcome.kind === 'ended'
        ? {
            kind: 'CustomerSessionsEnded',
            customerSessions: [...(await listSessions(theirs, session.visitor))],
          }
        : unprovenAnswer(outcome);
    },
  },
} satisfies ResolverMap;
