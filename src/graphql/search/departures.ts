/**
 * The departures board: the cheapest good holidays from an airport (SRCH-31); and from when a place
 * is in season.
 */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { departureWindow, todayOf } from '#server/market/market.ts';
import { inSeasonFrom } from '#server/search/closed-season.ts';
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
    inSeasonFrom: (_root, { placeId }, { shop }) =>
      inSeasonFrom(placeId, departureWindow(todayOf(shop)).earliest),
  },
} satisfies ResolverMap;
