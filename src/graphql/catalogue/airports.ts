/** Airports as the API tells them. */
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { departureAirports, findAirport } from '#server/catalogue/reference.ts';

const groups = [...departureAirports].map(([name, airports]) => ({ name, airports }));

/** Airports of the market's own country before all others. */
const groupsFor = (countryCode: string) =>
  countryCode === 'IE'
    ? groups.toSorted((a, b) => Number(isOf(b, countryCode)) - Number(isOf(a, countryCode)))
    : groups;

const isOf = ({ airports }: (typeof groups)[number], countryCode: string): boolean =>
  airports.every(({ country }) => country === countryCode);

export const airportResolvers = {
  Query: { departureAirports: (_root, _args, { shop }) => groupsFor(shop.market.countryCode) },
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
