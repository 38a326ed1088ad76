/** Searches that visitors go back to (ROUTE-19). */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import {
  deletePreviousSearches,
  keepSearch,
  keepsSearches,
  listPreviousSearches,
  setSearchHistory,
} from '#server/saved/previous-searches.ts';
import { visitorContext } from '../context.ts';
import { makeTravellers } from '../holiday/holiday.ts';
import { destinationLabel } from '../search/search.ts';

export const previousSearchResolvers = {
  Query: {
    previousSearches: (_root, _args, context) =>
      listPreviousSearches(visitorContext(context), context.session.visitor),
    keepsPreviousSearches: (_root, _args, context) => {
      const { database, visitor } = visitorContext(context);
      return keepsSearches(database, visitor);
    },
    // Searching goes on without PostgreSQL: then nothing is kept.
    isSearchKept: async (_root, { query }, context) => {
      try {
        return await keepSearch(visitorContext(context), context.session.visitor, query);
      } catch (error) {
        if (isDatabaseUnavailable(error)) return false;
        throw error;
      }
    },
  },
  Mutation: {
    deletePreviousSearch: async (_root, { id }, context) => {
      const { database, visitor } = visitorContext(context);
      await deletePreviousSearches(database, visitor, id);
      return true;
    },
    deletePreviousSearches: async (_root, _args, context) => {
      const { database, visitor } = visitorContext(context);
      await deletePreviousSearches(database, visitor, undefined);
      return true;
    },
    keepPreviousSearches: async (_root, { keep }, context) => {
      await setSearchHistory(visitorContext(context).database, context.session, keep);
      return true;
    },
  },
  PreviousSearch: {
    destinationLabel: ({ criteria }, _args, { shop }) => destinationLabel(shop, criteria),
    departureDate: ({ criteria }) => criteria.departureDate,
    departureRangeEndDate: ({ criteria }) => criteria.departureRangeEndDate,
    nights: ({ criteria }) => criteria.nights,
    party: ({ criteria }) => makeTravellers(criteria.party),
  },
} satisfies ResolverMap;
