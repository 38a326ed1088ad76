/** The second factor of a login, and how a customer gets one. */
import { unprovenAnswer } from '#graphql/account/unproven-answer.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import type { Unproven } from '#server/account/fresh-proof.ts';
import {
  confirmAuthenticator,
  findAuthenticator,
  findAuthenticatorSetUp,
  makeRecoveryCodes,
  removeAuthenticator,
  startAuthenticator,
  type RecoveryCodesMade,
} from '#server/login/authenticator.ts';
import { finishBySecondFactor } from '#server/login/second-factor.ts';
import { finishedAnswer } from './login-answers.ts';
import { qrCode } from './qr-code.ts';

export const factorResolvers = {
  Query: {
    customerAuthenticator: (_root, _args, { shop, session }) =>
      findAuthenticator(shop, session.visitor),
    authenticatorSetUp: (_root, _args, { shop, session }) =>
      findAuthenticatorSetUp(shop, session.visitor),
  },
  Mutation: {
    finishLoginBySecondFactor: async (_root, args, { shop, session }) =>
      finishedAnswer(await finishBySecondFactor(shop, session, args)),
    startAuthenticator: async (_root, _args, { shop, session }) => {
      const outcome = await startAuthenticator(shop, session);
      return outcome.kind === 'begun'
        ? {
            kind: 'AuthenticatorStarted',
            setUp: await findAuthenticatorSetUp(shop, session.visitor),
          }
        : unprovenAnswer(outcome);
    },
    confirmAuthenticator: async (_root, { code }, { shop, session }) =>
      codesAnswer(await confirmAuthenticator(shop, session, code)),
    makeRecoveryCodes: async (_root, _args, { shop, session }) =>
      codesAnswer(await makeRecoveryCodes(shop, session)),
    removeAuthenticator: async (_root, _args, { shop, session }) => {
      const outcome = await removeAuthenticator(shop, session);
      return outcome.kind === 'removed'
        ? {
            kind: 'AuthenticatorRemoved',
            customerAuthenticator: await findAuthenticator(shop, session.visitor),
          }
        : unprovenAnswer(outcome);
    },
  },
  AuthenticatorSetUp: { qrCode: ({ address }) => qrCode(address) },
} satisfies ResolverMap;

const codesAnswer = (outcome: Unproven | RecoveryCodesMade) =>
  outcome.kind === 'recovery codes'
    ? { kind: 'RecoveryCodesMade' as const, codes: [...outcome.codes] }
    : unprovenAnswer(outcome);
