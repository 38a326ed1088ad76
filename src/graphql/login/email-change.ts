/** Another email address of a customer. */
import { unprovenAnswer } from '#graphql/account/unproven-answer.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { findCustomer } from '#server/account/customer.ts';
import { finishEmailChange, startEmailChange } from '#server/login/email-change.ts';
import { startedAnswer } from './login-answers.ts';

export const emailChangeResolvers = {
  Mutation: {
    startEmailChange: async (_root, { emailAddress }, { shop, session }) =>
      startedAnswer(await startEmailChange(shop, session, emailAddress)),
    finishEmailChange: async (_root, args, { shop, session }) => {
      const outcome = await finishEmailChange(shop, session, args);
      return outcome.kind === 'changed'
        ? { kind: 'EmailChanged', customer: await findCustomer(shop.database, session.visitor) }
        : unprovenAnswer(outcome);
    },
  },
} satisfies ResolverMap;
