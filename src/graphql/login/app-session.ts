/** From a login in a browser into our app (REDIR-10). */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { createAppCode, openAppSession } from '#server/login/app-session.ts';
import { unprovenAnswer } from '../account/unproven-answer.ts';
import { finishedAnswer } from './login-answers.ts';

export const appSessionResolvers = {
  Mutation: {
    createAppCode: async (_root, { codeChallenge }, { shop, session }) => {
      const outcome = await createAppCode(shop, session, codeChallenge);
      return outcome.kind === 'code'
        ? { kind: 'AppCodeCreated', code: outcome.code }
        : unprovenAnswer(outcome);
    },
    openAppSession: async (_root, args, { shop, session }) =>
      finishedAnswer(await openAppSession(shop, session, args)),
  },
} satisfies ResolverMap;
