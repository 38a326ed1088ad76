/** The mail that a customer chooses. */
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { refuse } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { listMailPreferences, saveMailPreferences } from '#server/account/mail-preferences.ts';

export const mailPreferenceResolvers = {
  Query: {
    mailPreferences: (_root, _args, { shop, session }) =>
      listMailPreferences(shop.database, session.visitor),
  },
  Mutation: {
    saveMailPreferences: async (_root, { kinds }, { shop, session }) =>
      (await saveMailPreferences(shop.database, session.visitor, kinds))
        ? { kind: 'MailPreferencesSaved', kinds }
        : { kind: 'InvalidInput', errors: [refuse(ACCOUNT_REFUSALS, 'not_logged_in', 'kinds')] },
  },
} satisfies ResolverMap;
