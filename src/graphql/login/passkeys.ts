/** Logging in with passkeys, and keeping them. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { finishPasskeyLogin, startPasskeyLogin } from '#server/login/passkey-login.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '#server/login/passkeys.ts';
import { unprovenAnswer } from '../account/unproven-answer.ts';
import { finishedAnswer } from './login-answers.ts';

export const passkeyResolvers = {
  Query: {
    customerPasskeys: async (_root, _args, { shop, session }) => [
      ...(await listPasskeys(shop, session.visitor)),
    ],
  },
  Mutation: {
    startPasskeyLogin: (_root, _args, { shop, session }) => startPasskeyLogin(shop, session),
    finishPasskeyLogin: async (_root, { credential }, { shop, session }) =>
      finishedAnswer(await finishPasskeyLogin(shop, session, credential)),
    startPasskey: async (_root, _args, { shop, session }) => {
      const outcome = await startPasskey(shop, session);
      return outcome.kind === 'options'
        ? { kind: 'PasskeyStarted', options: outcome.options }
        : unprovenAnswer(outcome);
    },
    addPasskey: async (_root, { credential }, { shop, session }) => {
      const outcome = await addPasskey(shop, session, credential);
      return outcome.kind === 'passkey'
        ? { kind: 'PasskeyAdded', passkey: outcome.passkey }
        : unprovenAnswer(outcome);
    },
    renamePasskey: async (_root, args, { shop, session }) => {
      const outcome = await renamePasskey(shop, session, args);
      return outcome.kind === 'passkey'
        ? { kind: 'PasskeyRenamed', passkey: outcome.passkey }
        : { kind: 'InvalidInput', errors: outcome.errors };
    },
    removePasskey: async (_root, { passkeyId }, { shop, session }) => {
      const outcome = await removePasskey(shop, session, passkeyId);
      return outcome.kind === 'passkey'
        ? { kind: 'PasskeyRemoved', passkey: outcome.passkey }
        : unprovenAnswer(outcome);
    },
  },
} satisfies ResolverMap;
