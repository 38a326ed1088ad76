/**
 * Looking places up by what people type (DEST, SRCH-17): by any of their names, without accents,
 * with slips of the finger, from the airport's code too; the most wanted first.
 */
import { findGroupOfPlaces, groupsOfPlaces } from './groups.ts';
import type { GroupOfPlaces } from './look-up/groups-of-facts.ts';
import { makeLookUp, type Named } from './look-up/look-up.ts';
import { otherNamesOf } from './look-up/other-names.ts';
import {
  airports,
  findPlace,
  lineageOf,
  places,
  type AirportFacts,
  type Place,
} from './reference.ts';

const searchable = places
  .filter(({ kind }) => kind !== 'continent')
  .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));

export type DestinationWish = {
  readonly text: string;
  readonly citiesOnly: boolean;
  readonly most: number;
};

/** A place, or a group of which it is the most wanted one. */
export type FoundPlace = {
  readonly place: Place;
  readonly group?: GroupOfPlaces;
  /** What was typed is one of its names in full. */
  readonly isNamed: boolean;
  /** What was typed fits only with slips of the finger. */
  readonly isNear: boolean;
};

type Sought = Pick<FoundPlace, 'place' | 'group'>;

const below = Map.groupBy(places, ({ parent }) => parent ?? '');
const airportsOf = airportsByRegion();
/** Percent of popularity by which a group is ahead of the most wanted place in it. */
const GROUP_BONUS = 5;

const lookUp = makeLookUp<Sought>([
  ...groupsOfPlaces.map(namedGroup),
  ...places.filter(({ kind }) => kind !== 'continent').map(namedPlace),
]);

/** Places and groups that a text may mean; the most wanted places for an empty one. */
export function suggestPlaces({ text, citiesOnly, most }: DestinationWish): readonly FoundPlace[] {
  const isWanted = ({ place, group }: Sought) =>
    !citiesOnly || (group?.places ?? [place]).some(({ cityBreak }) => cityBreak);
  if (text.trim() === '')
    return searchable
      .filter((place) => isWanted({ place }))
      .slice(0, most)
      .map((place) => ({ place, isNamed: false, isNear: false }));
  return lookUp(text, isWanted)
    .slice(0, most)
    .map(({ thing, isNamed, isNear }) => ({ ...thing, isNamed, isNear }));
}

/** The place or group of an id. */
export function findSearchedPlace(id: string): Sought | undefined {
  const group = findGroupOfPlaces(id);
  if (group) return { group, place: leadOf(group) };
  const place = findPlace(id);
  return place && { place };
}

/** The name of a place or group; undefined for an id of none. */
export function searchedNameOf(id: string): string | undefined {
  return (findGroupOfPlaces(id) ?? findPlace(id))?.name;
}

function namedPlace(place: Place): Named<Sought> {
  const served = airportsOf.get(place.id) ?? [];
  return {
    thing: { place },
    name: place.name,
    others: otherNamesOf(place.id),
    codes: served.flatMap(({ iata, name }) => [iata, name]),
    around: [...above(place), ...groupsAround(place)].flatMap(({ id, name }) => [
      name,
      ...otherNamesOf(id),
    ]),
    weight: popularityIn(place),
  };
}

/** No less than that of the most wanted place in it. */
function popularityIn({ id, popularity }: Place): number {
  return Math.max(popularity ?? 0, ...(below.get(id) ?? []).map(popularityIn));
}

/** Heavier than all that is in it. */
function namedGroup(group: GroupOfPlaces): Named<Sought> {
  const place = leadOf(group);
  return {
    thing: { group, place },
    name: group.name,
    others: otherNamesOf(group.id),
    codes: [],
    around: [group.within, ...above(place).flatMap(({ id }) => otherNamesOf(id))],
    weight: Math.max(...group.places.map(popularityIn)) + GROUP_BONUS,
  };
}

function leadOf({ places: inside }: GroupOfPlaces): Place {
  return inside.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))[0]!;
}

/** Airports to arrive at, by the region that lies nearest to each. */
function airportsByRegion(): ReadonlyMap<string, readonly AirportFacts[]> {
  const regions = places.filter(({ kind }) => kind === 'region');
  const nearest = airports
    .filter(({ role }) => role === 'destination')
    .flatMap((arrival) => {
      const [first] = regions
        .flatMap(({ id, airports: near }) => {
          const found = near.find((airport) => airport.iata === arrival.iata);
          return found ? [{ id, km: found.km }] : [];
        })
        .toSorted((a, b) => a.km - b.km);
      return first ? [{ id: first.id, arrival }] : [];
    });
  const byRegion = Map.groupBy(nearest, ({ id }) => id);
  return new Map([...byRegion].map(([id, found]) => [id, found.map(({ arrival }) => arrival)]));
}

export type CountryPlaces = { readonly country: Place; readonly places: readonly Place[] };

/** The `most` wanted places in each country; countries by name, none without places. */
export function groupPlaces({ citiesOnly, most }: Omit<DestinationWish, 'text'>): CountryPlaces[] {
  const within = Map.groupBy(
    searchable.filter((place) => !citiesOnly || place.cityBreak),
    ({ id }) => lineageOf(id).find(({ kind }) => kind === 'country'),
  );
  return [...within]
    .flatMap(([country, found]) => {
      const inside = found.filter((place) => place !== country).slice(0, most);
      return country && inside.length > 0 ? [{ country, places: inside }] : [];
    })
    .toSorted((a, b) => a.country.name.localeCompare(b.country.name, 'en'));
}

/** The continents that have countries, each with all of them, the best known first. */
export const continents: readonly {
  readonly continent: Place;
  readonly countries: readonly Place[];
}[] = places
  .filter(({ kind }) => kind === 'continent')
  .map((continent) => ({
    continent,
    countries: places
      .filter(({ kind, parent }) => kind === 'country' && parent === continent.id)
      .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0)),
  }))
  .filter(({ countries }) => countries.length > 0);

function above({ id }: Place): readonly Place[] {
  return lineageOf(id)
    .slice(1)
    .filter(({ kind }) => kind !== 'continent');
}

/** Groups that a place or one above it is in. */
function groupsAround({ id }: Place): readonly GroupOfPlaces[] {
  const lineage = lineageOf(id);
  return groupsOfPlaces.filter(({ places: inside }) =>
    lineage.some((place) => inside.includes(place)),
  );
}

/** Names above a place, nearest first, without the continent: `Majorca, Spain`. */
export const withinOf = (place: Place): string =>
  above(place)
    .map(({ name }) => name)
    .join(', ');

/** `Port de Sóller, Majorca` as a card's place line. */
export const placeLineOf = (placeId: string): string =>
  lineageOf(placeId)
    .slice(0, 2)
    .filter(({ kind }) => kind !== 'continent')
    .map(({ name }) => name)
    .join(', ');
