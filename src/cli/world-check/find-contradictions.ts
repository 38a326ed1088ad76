/** What the catalogue says of hotels that cannot be so, kind by kind. */
import { addressFaults } from '#domain/geography/address-faults.ts';
import { boardFaults } from '#domain/geography/board-faults.ts';
import { facilityFaults } from '#domain/geography/facility-faults.ts';
import { hotelFaults } from '#domain/geography/hotel-faults.ts';
import { nameFaults, sharedNames } from '#domain/geography/name-faults.ts';
import { shuttleFaults } from '#domain/geography/shuttle-faults.ts';
import type { CheckedHotel } from './read-hotels.ts';
import type { WorldMap } from './read-map.ts';

export type WorldFault = { readonly kind: string; readonly said: string };
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
  facility_unlike_hotel: 'a facility that does not go with the others',
  in_the_sea: 'a hotel in the sea',
  distance_wrong: 'a wrong distance to the sea',
  no_sea_there: 'a sea view or beach that is too far away',
  not_in_town: 'a centre or an old town that is too far away',
  shuttle_without_road: 'an airport shuttle that no road lets come',
  sold_while_closed: 'a night sold while the place is closed',
  not_reached: 'an airport from which no transfer leads to the hotel',
  across_water: 'a transfer of a kind that does not lead there',
  impossible_minutes: 'a transfer too fast or too slow for its way',
  price_out_of_range: 'a transfer too cheap or too dear for its way',
};
const MOST_EXAMPLES = 3;

/**
 * One row a kind, also where there is none; at most three examples each. `others`: what was found
 * in prices and transfers.
 */
export function findContradictions(
  hotels: readonly CheckedHotel[],
  map: WorldMap,
  others: readonly WorldFault[],
): Contradictions[] {
  const faults: readonly WorldFault[] = [
    ...sharedNames(hotels.map(({ name, place }) => ({ name, region: place.parent ?? place.id }))),
    ...hotels.flatMap((hotel) => faultsOf(hotel, map)),
    ...others,
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

function faultsOf(hotel: CheckedHotel, map: WorldMap): WorldFault[] {
  const { id, name, place, boards, facilities, airports } = hotel;
  const shores = map.shores.get(place.id);
  const roads = airports.map((airport) => map.byRoadKm(place.id, airport));
  const named = (faults: readonly WorldFault[]) =>
    faults.map(({ kind, said }) => ({ kind, said: `${id} ${name}: ${said}` }));
  return [
    ...nameFaults(hotel, place.name),
    ...addressFaults(hotel, place),
    ...named(boardFaults({ boards, hasKitchen: facilities.includes('kitchen') }, place)),
    ...named(facilityFaults(facilities)),
    ...named(shores ? hotelFaults(hotel, place, shores) : []),
    ...named(shuttleFaults(facilities.includes('airport_shuttle'), roads)),
  ];
}
