/** The mail that a customer chooses. */
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { refuse } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { listMailPreferences, saveMailPreferences } from '#server/account/mail-preferences.ts';
import { visitorContext } from '../context.ts';

export const mailPreferenceResolvers = {
  Query: {
    mailPreferences: (_root, _args, context) => {
      const { database, visitor } = visitorContext(context);
      return listMailPreferences(database, visitor);
    },
  },
  Mutation: {
    saveMailPreferences: async (_root, { kinds }, context) => {
      const { database, visitor } = visitorContext(context);
      return (await saveMailPreferences(database, visitor, kinds))
        ? { kind: 'MailPreferencesSaved', kinds }
        : { kind: 'InvalidInput', errors: [refuse(ACCOUNT_REFUSALS, 'not_logged_in', 'kinds')] };
    },
  },
} satisfies ResolverMap;
