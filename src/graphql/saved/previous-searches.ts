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
import { makeTravellers } from '../holiday/holiday.ts';
import { destinationLabel } from '../search/search.ts';

export const previousSearchResolvers = {
  Query: {
    previousSearches: (_root, _args, { shop, session }) =>
      listPreviousSearches(shop, session.visitor),
    keepsPreviousSearches: (_root, _args, { shop, session }) =>
      keepsSearches(shop.database, session.visitor),
    // Searching goes on without PostgreSQL: then nothing is kept.
    isSearchKept: async (_root, { query }, { shop, session }) => {
      try {
        return await keepSearch(shop, session.visitor, query);
      } catch (error) {
        if (isDatabaseUnavailable(error)) return false;
        throw error;
      }
    },
  },
  Mutation: {
    deletePreviousSearch: async (_root, { id }, { shop, session }) => {
      await deletePreviousSearches(shop.database, session.visitor, id);
      return true;
    },
    deletePreviousSearches: async (_root, _args, { shop, session }) => {
      await deletePreviousSearches(shop.database, session.visitor, undefined);
      return true;
    },
    keepPreviousSearches: async (_root, { keep }, { shop, session }) => {
      await setSearchHistory(shop.database, session, keep);
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
