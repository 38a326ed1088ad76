/** Choosing a password (ACCT-03 to ACCT-05). */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { registerCustomer, resetPassword, startPasswordReset } from '#server/login/new-password.ts';
import { finishedAnswer, startedAnswer } from './login-answers.ts';

export const passwordResolvers = {
  Mutation: {
    registerCustomer: async (_root, args, { shop, session }) =>
      startedAnswer(await registerCustomer(shop, session, args)),
    startPasswordReset: async (_root, { emailAddress }, { shop, session }) =>
      startedAnswer(await startPasswordReset(shop, session, emailAddress)),
    resetPassword: async (_root, args, { shop, session }) =>
      finishedAnswer(await resetPassword(shop, session, args)),
  },
} satisfies ResolverMap;
