/** Airports as the API tells them. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { departureListsFor, suggestAirports } from '#server/catalogue/departure-airports.ts';
import { findAirport } from '#server/catalogue/reference.ts';
import { refusalsOfFirst, refuseArgument } from '../bad-argument.ts';

const MOST_AIRPORTS = 50;

export const airportResolvers = {
  Query: {
    departureAirports: (_root, _args, { shop }) => departureListsFor(shop.market.countryCode),
    airports: (_root, { text, first }) => {
      refuseArgument(refusalsOfFirst(first, MOST_AIRPORTS, 'airports'));
      return suggestAirports(text, first);
    },
  },
} satisfies ResolverMap;

/** The code stands for an airport that we do not know. */
export const makeAirport = (iata: string) => ({
  iata,
  name: findAirport(iata)?.name ?? iata,
  city: findAirport(iata)?.city ?? iata,
});

/** An airport near a place, so many kilometres away. */
export const makeNearestAirport = (iata: string, km: number) => ({
  iata,
  name: findAirport(iata)?.name ?? iata,
  km: Math.round(km),
});
