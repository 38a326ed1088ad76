/**
 * Departure airports in their list, looked up by what people type, and by how near they are
 * (SRCH-15, SRCH-17, MSG-26).
 */
import type { Position } from '#domain/catalogue/map-frame.ts';
import { kmBetween } from '#domain/geography/distance.ts';
import { groupsOfAirports, type GroupOfAirports } from './groups.ts';
import { makeLookUp } from './look-up/look-up.ts';
import { otherNamesOf } from './look-up/other-names.ts';
import { findTown } from './look-up/towns.ts';
import { departureAirports, type AirportFacts } from './reference.ts';

/** An airport, or several under one code: `LON`, "Any London airport". */
export type Departure = Pick<AirportFacts, 'iata' | 'name' | 'city'>;

export type DepartureList = {
  readonly name: string;
  readonly airports: readonly AirportFacts[];
  /** What stands for several of them at once. */
  readonly any: readonly Departure[];
};

/** Heading of the groups that lie in several lists. */
const WHOLE_COUNTRIES = 'UK and Ireland';

const departureOf = ({ iata, name, list }: GroupOfAirports): Departure => ({
  iata,
  name,
  city: list ?? WHOLE_COUNTRIES,
});

const anyIn = (name: string | null): readonly Departure[] =>
  groupsOfAirports.filter(({ list }) => list === name).map(departureOf);

/** All departure airports in the data's order, what stands for whole countries first. */
const departureLists: readonly DepartureList[] = [
  { name: WHOLE_COUNTRIES, airports: [], any: anyIn(null) },
  ...[...departureAirports].map(([name, airports]) => ({ name, airports, any: anyIn(name) })),
];

/** The lists, those of the market's own country first. */
export const departureListsFor = (countryCode: string): readonly DepartureList[] =>
  countryCode === 'IE'
    ? departureLists.toSorted((a, b) => Number(isOf(b, countryCode)) - Number(isOf(a, countryCode)))
    : departureLists;

const isOf = ({ airports }: DepartureList, countryCode: string): boolean =>
  airports.every(({ country }) => country === countryCode);

const busy = [...departureAirports.values()].flat();

const lookUp = makeLookUp<Departure>([
  ...groupsOfAirports.map((group, i) => {
    const [name = group.name, ...others] = otherNamesOf(group.iata);
    return {
      thing: departureOf(group),
      // "London", which is typed, rather than "Any London airport".
      name,
      others: [group.name, ...others],
      codes: [],
      around: [],
      weight: busy.length + groupsOfAirports.length - i,
    };
  }),
  ...busy.map((airport, i) => ({
    thing: airport,
    name: airport.name,
    others: [...airport.city.split(/,? and |, |\//), ...otherNamesOf(airport.iata)],
    codes: [airport.iata],
    around: [airport.group],
    weight: busy.length - i,
  })),
]);

/**
 * Airports and groups of them that a text may mean, best first; none for an empty text, and for one
 * that names a town in full and an airport only with slips of the finger.
 */
export function suggestAirports(text: string, most: number): readonly Departure[] {
  const hits = lookUp(text, () => true);
  if (hits[0]?.isNear && findTown(text)?.isNamed) return [];
  return hits.slice(0, most).map(({ thing }) => thing);
}

/** A departure airport, so many kilometres away in a straight line. */
export type AirportNear = { readonly airport: AirportFacts; readonly km: number };

/** The departure airports nearest to a position, the nearest first. */
export const airportsNear = (position: Position, most: number): readonly AirportNear[] =>
  busy
    .map((airport) => ({ airport, km: kmBetween(position, airport) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, most);

/** The departure airports nearest to the town that a text names best; undefined where none does. */
export function airportsNearTown(text: string, most: number) {
  const found = findTown(text);
  return found && { town: found.town.name, airports: airportsNear(found.town, most) };
}
