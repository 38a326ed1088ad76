/** Logging in and out (LOGIN-01 to LOGIN-05). */
import { logOut } from '#server/account/log-out.ts';
import {
  findLogin,
  finishLogin,
  resendLoginCode,
  startLogin,
  type LoginOutcome,
} from '#server/account/login.ts';
import type { ResolverMap } from '../resolver-map.ts';

export const loginResolvers = {
  Query: {
    login: (_root, { loginId }, { shop, session }) => findLogin(shop, session.visitor, loginId),
  },
  Mutation: {
    startLogin: async (_root, { emailAddress }, { shop, session }) =>
      startedAnswer(await startLogin(shop, session, emailAddress)),
    resendLoginCode: async (_root, { loginId }, { shop, session }) =>
      startedAnswer(await resendLoginCode(shop, session, loginId)),
    finishLogin: async (_root, args, { shop, session }) => {
      const outcome = await finishLogin(shop, session, args);
      return outcome.kind === 'logged in'
        ? { kind: 'LoggedIn', needsDetails: outcome.needsDetails }
        : { kind: 'InvalidInput', errors: outcome.errors };
    },
    logOut: async (_root, _args, { shop, session }) => {
      await logOut(shop, session);
      return true;
    },
  },
} satisfies ResolverMap;

const startedAnswer = (outcome: LoginOutcome) =>
  outcome.kind === 'login'
    ? { kind: 'LoginStarted' as const, login: outcome.login }
    : { kind: 'InvalidInput' as const, errors: outcome.errors };
