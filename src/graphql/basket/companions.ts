/** People whom a customer often books for. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { listCompanions, removeCompanion, saveCompanion } from '#server/basket/companions.ts';
import { visitorContext } from '../context.ts';

export const companionResolvers = {
  Query: {
    companions: (_root, _args, context) => {
      const { database, visitor } = visitorContext(context);
      return listCompanions(database, visitor);
    },
  },
  Mutation: {
    saveCompanion: async (_root, { companion, companionId }, context) => {
      const outcome = await saveCompanion(
        visitorContext(context),
        companion,
        companionId ?? undefined,
      );
      return outcome.kind === 'companion'
        ? { kind: 'CompanionSaved', companion: outcome.companion }
        : { kind: 'InvalidInput', errors: outcome.errors };
    },
    removeCompanion: async (_root, { companionId }, context) => {
      const { database, visitor } = visitorContext(context);
      const outcome = await removeCompanion(database, visitor, companionId);
      return outcome.kind === 'companion'
        ? { kind: 'CompanionRemoved', companion: outcome.companion }
        : { kind: 'InvalidInput', errors: outcome.errors };
    },
  },
} satisfies ResolverMap;
