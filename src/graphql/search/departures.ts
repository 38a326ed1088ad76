/** The departures board: the cheapest good holidays from an airport (SRCH-31). */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { todayOf } from '#server/market/market.ts';
import { findDepartures } from '#server/search/departures.ts';
import { makeAirport } from '../catalogue/airports.ts';
import { makePackages } from './package.ts';

export const departuresResolvers = {
  Query: {
    departuresBoard: async (_root, { airport, first, savedSearch, season }, { shop }) => {
      const found = await findDepartures(
        shop,
        { airport, first: first ?? 0, savedSearch, season },
        todayOf(shop),
      );
      return {
        airport: makeAirport(found.airport),
        isOfSavedSearch: found.isOfSavedSearch,
        pricedAt: shop.clock().toISOString(),
        packages: await makePackages(shop, found.offers),
      };
    },
  },
} satisfies ResolverMap;
