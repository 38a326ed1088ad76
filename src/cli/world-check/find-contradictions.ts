/** What the catalogue says of hotels that cannot be so, kind by kind. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { addressFaults } from '#domain/geography/address-faults.ts';
import { boardFaults } from '#domain/geography/board-faults.ts';
import { hotelFaults } from '#domain/geography/hotel-faults.ts';
import { ShoresSchema, type Shores } from '#domain/geography/land.ts';
import { nameFaults, sharedNames } from '#domain/geography/name-faults.ts';
import type { CheckedHotel } from './read-hotels.ts';

type Fault = { readonly kind: string; readonly said: string };
export type Contradictions = {
  readonly kind: string;
  readonly count: number;
  readonly examples: readonly string[];
};

/** Every kind that is looked for, in the order of the report. */
const KINDS: Readonly<Record<string, string>> = {
  name_twice: 'a name that two hotels of a region share',
  name_without_sea: 'a name that promises the sea, without one',
  name_with_number: 'a name with a number in it',
  address_unlike_country: 'an address unlike its country’s',
  street_without_sea: 'a street by the sea, without one',
  board_unlike_hotel: 'a board that nobody sells there',
  in_the_sea: 'a hotel in the sea',
  distance_wrong: 'a wrong distance to the sea',
  no_sea_there: 'a sea view or beach that is too far away',
  not_in_town: 'a centre or an old town that is too far away',
};
const MOST_EXAMPLES = 3;

/** One row a kind, also where there is none; at most three examples each. */
export function findContradictions(hotels: readonly CheckedHotel[]): Contradictions[] {
  const shores = readShores();
  const faults: readonly Fault[] = [
    ...sharedNames(hotels.map(({ name, place }) => ({ name, region: place.parent ?? place.id }))),
    ...hotels.flatMap((hotel) => faultsOf(hotel, shores.get(hotel.place.id))),
  ];
  const byKind = Map.groupBy(faults, ({ kind }) => kind);
  return Object.entries(KINDS).map(([kind, words]) => {
    const found = byKind.get(kind) ?? [];
    return {
      kind: words,
      count: found.length,
      examples: found.slice(0, MOST_EXAMPLES).map(({ said }) => said),
    };
  });
}

function faultsOf(hotel: CheckedHotel, shores: Shores | undefined): Fault[] {
  const { id, name, place, boards, facilities } = hotel;
  const named = (faults: readonly Fault[]) =>
    faults.map(({ kind, said }) => ({ kind, said: `${id} ${name}: ${said}` }));
  return [
    ...nameFaults(hotel, place.name),
    ...addressFaults(hotel, place),
    ...named(boardFaults({ boards, hasKitchen: facilities.includes('kitchen') }, place)),
    ...named(shores ? hotelFaults(hotel, place, shores) : []),
  ];
}

const SHORES = new URL('../../../data/shores.json', import.meta.url);

const readShores = (): ReadonlyMap<string, Shores> =>
  new Map(
    v
      .parse(v.array(ShoresSchema), JSON.parse(readFileSync(SHORES, 'utf8')))
      .map((one) => [one.place, one]),
  );
