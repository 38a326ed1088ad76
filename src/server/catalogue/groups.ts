/**
 * Groups of places and of departure airports that people look for under one name: "Canary Islands",
 * "Any London airport". A group is searched as all that is in it (data/groups.json). Those made
 * from facts are searched too, but not suggested to whoever types.
 */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { groupsOfFacts, type GroupOfPlaces } from './look-up/groups-of-facts.ts';
import { findPlace, lineageOf, type Place } from './reference.ts';

const groupsSchema = v.array(
  v.union([
    v.object({
      id: v.string(),
      name: v.string(),
      places: v.pipe(v.array(v.string()), v.minLength(1)),
    }),
    v.object({
      id: v.string(),
      name: v.string(),
      /** Heading of the airport list that it stands under; null where it is of several. */
      list: v.nullable(v.string()),
      airports: v.pipe(v.array(v.string()), v.minLength(1)),
    }),
  ]),
);

const groups = v.parse(
  groupsSchema,
  JSON.parse(readFileSync(new URL('../../../data/groups.json', import.meta.url), 'utf8')),
);

/** Departure airports under one name, by a code that is no airport's: `LON`. */
export type GroupOfAirports = {
  readonly iata: string;
  readonly name: string;
  readonly list: string | null;
  readonly airports: readonly string[];
};

export const groupsOfPlaces: readonly GroupOfPlaces[] = groups.flatMap((group) => {
  if (!('places' in group)) return [];
  const found = group.places.map(findPlace).filter((place) => place !== undefined);
  return [{ id: group.id, name: group.name, places: found, within: sharedCountryOf(found) }];
});

export const groupsOfAirports: readonly GroupOfAirports[] = groups.flatMap((group) =>
  'airports' in group
    ? [{ iata: group.id, name: group.name, list: group.list, airports: group.airports }]
    : [],
);

const placeGroupById = new Map(
  [...groupsOfPlaces, ...groupsOfFacts].map((group) => [group.id, group]),
);
const airportGroupByCode = new Map(groupsOfAirports.map((group) => [group.iata, group]));

export const findGroupOfPlaces = (id: string): GroupOfPlaces | undefined => placeGroupById.get(id);
export const findGroupOfAirports = (code: string): GroupOfAirports | undefined =>
  airportGroupByCode.get(code);

/** The ids with the places of each group in its stead, each once. */
export const placesIn = (ids: readonly string[]): readonly string[] =>
  ids.some((id) => placeGroupById.has(id))
    ? [...new Set(ids.flatMap((id) => placeGroupById.get(id)?.places.map(idOf) ?? id))]
    : ids;

/** The codes with the airports of each group in its stead, each once. */
export const airportsIn = (codes: readonly string[]): readonly string[] =>
  codes.some((code) => airportGroupByCode.has(code))
    ? [...new Set(codes.flatMap((code) => airportGroupByCode.get(code)?.airports ?? code))]
    : codes;

const idOf = ({ id }: Place): string => id;

/** The country that all of them are in but none is. */
function sharedCountryOf(places: readonly Place[]): string {
  const countries = places.map(({ id }) => lineageOf(id).find(({ kind }) => kind === 'country'));
  const [first] = countries;
  const isOne = countries.every((country) => country === first);
  return first && isOne && !places.includes(first) ? first.name : '';
}
