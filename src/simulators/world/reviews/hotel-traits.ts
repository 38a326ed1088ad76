/** What guests can say of a hotel because it is so. */
import type { Facility } from '#domain/catalogue/facilities.ts';
import { kmBetween } from '#domain/geography/distance.ts';
import { unit } from '../chance.ts';
import { airportAt, leadsByRoad } from '../geography/map-facts.ts';
import type { Hotel } from '../hotels.ts';
import type { RatePlan } from '../plans.ts';
import type { HotelTrait } from './traits.ts';

/** What has no facts is drawn by the seed, once for all of a hotel's guests. */
const PAIRS: readonly (readonly [HotelTrait, HotelTrait])[] = [
  ['modern', 'dated'],
  ['pool_large', 'pool_small'],
  ['by_road', 'peaceful'],
  ['hilly', 'flat'],
  ['lively', 'sleepy'],
  ['firm_beds', 'soft_beds'],
  ['good_wifi', 'poor_wifi'],
];

export function hotelTraits(
  seed: number,
  hotel: Hotel,
  plans: readonly RatePlan[],
): ReadonlySet<HotelTrait> {
  const { facilities, place, stars, climate, text } = hotel;
  const has = (facility: Facility) => facilities.includes(facility);
  const { metresToBeach } = text;
  const kmToAirport = kmToFirstAirport(hotel);
  const isByRoad = leadsByRoad(place.id, hotel.airports[0]!);
  const size = Math.min(...plans.map(({ roomFacts }) => roomFacts.sizeM2));
  const drawn = PAIRS.map(([first, second]) =>
    unit(seed, hotel.id, 'guests agree', first) < 0.5 ? first : second,
  );
  const agreed = has('step_free') ? drawn.map((one) => (one === 'hilly' ? 'flat' : one)) : drawn;
  const known: readonly (readonly [HotelTrait, boolean])[] = [
    ['coastal', metresToBeach !== null],
    ['city', place.cityBreak || place.nature.includes('city')],
    ['lake', place.nature.includes('lake')],
    ['mountains', place.nature.includes('mountain')],
    ['ski', place.nature.includes('ski')],
    ['tropics', climate === 'tropics'],
    ['sand_at_door', metresToBeach !== null && metresToBeach < 80],
    ['near_sand', metresToBeach !== null && metresToBeach >= 80 && metresToBeach < 600],
    ['walk_to_sand', metresToBeach !== null && metresToBeach >= 600 && metresToBeach < 1_300],
    ['far_sand', metresToBeach !== null && metresToBeach >= 1_300],
    ['near_airport', isByRoad && kmToAirport <= 15],
    ['far_airport', isByRoad && kmToAirport >= 70],
    ['smart', stars >= 4],
    ['large_room', size >= 26],
    ['small_room', size < 20],
    ['balcony', /balcon/i.test(text.description)],
    ['shutters', /shutters/i.test(text.description)],
    ['steps', !has('step_free')],
  ];
  const chosen = known.flatMap(([trait, isSo]) => (isSo ? [trait] : []));
  return new Set([...facilities, ...chosen, ...agreed]);
}

/** Kilometres in a straight line to the airport that the hotel's guests mostly use. */
export const kmToFirstAirport = (hotel: Hotel): number =>
  kmBetween(hotel, airportAt(hotel.airports[0]!));
