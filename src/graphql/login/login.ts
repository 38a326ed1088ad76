/** Logging in and out (LOGIN-01 to LOGIN-05). */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { logOut } from '#server/account/log-out.ts';
import { findLogin, finishLogin, resendLoginCode, startLogin } from '#server/login/login.ts';
import { finishLoginByPassword, logIn } from '#server/login/password-login.ts';
import { finishedAnswer, startedAnswer } from './login-answers.ts';

export const loginResolvers = {
  Query: {
    login: (_root, { loginId }, { shop, session }) => findLogin(shop, session.visitor, loginId),
  },
  Mutation: {
    startLogin: async (_root, { emailAddress }, { shop, session }) =>
      startedAnswer(await startLogin(shop, session, emailAddress)),
    resendLoginCode: async (_root, { loginId }, { shop, session }) =>
      startedAnswer(await resendLoginCode(shop, session, loginId)),
    finishLogin: async (_root, { loginId, code, password }, { shop, session }) =>
      finishedAnswer(
        typeof password === 'string'
          ? await finishLoginByPassword(shop, session, { loginId, password })
          : await finishLogin(shop, session, { loginId, code: code ?? '' }),
      ),
    logIn: async (_root, args, { shop, session }) =>
      finishedAnswer(await logIn(shop, session, args)),
    logOut: async (_root, _args, { shop, session }) => {
      await logOut(shop, session);
      return true;
    },
  },
} satisfies ResolverMap;
