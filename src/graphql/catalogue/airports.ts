/** Airports as the API tells them. */
import type { Position } from '#domain/catalogue/map-frame.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import { refuse } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import {
  airportsNear,
  airportsNearTown,
  departureListsFor,
  suggestAirports,
  type AirportNear,
} from '#server/catalogue/departure-airports.ts';
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
    airportsNearTown: (_root, { town, first }) => {
      refuseArgument(refusalsOfFirst(first, MOST_AIRPORTS, 'airports'));
      const near = airportsNearTown(town, first);
      return near ? { ...near, airports: near.airports.map(makeAirportNear) } : null;
    },
    airportsNearPosition: (_root, { position, first }) => {
      refuseArgument([
        ...refusalsOfFirst(first, MOST_AIRPORTS, 'airports'),
        ...(isOnEarth(position) ? [] : [refuse(INPUT_REFUSALS, 'invalid_input', 'position')]),
      ]);
      return airportsNear(position, first).map(makeAirportNear);
    },
  },
} satisfies ResolverMap;

const isOnEarth = ({ lat, lon }: Position): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

const makeAirportNear = ({ airport: { iata }, km }: AirportNear) => makeNearestAirport(iata, km);

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
