/** All hotels of the world: their names and addresses, and what they sell. */
import { expect, test } from 'vitest';
import type { BoardCode } from '#domain/catalogue/board.ts';
import { addressFaults } from '#domain/geography/address-faults.ts';
import { boardFaults } from '#domain/geography/board-faults.ts';
import { facilityFaults } from '#domain/geography/facility-faults.ts';
import { nameFaults, sharedNames } from '#domain/geography/name-faults.ts';
import { SENTINEL_HOTELS } from '../../sentinels.ts';
import { makeWorld } from '../world.ts';

const world = makeWorld({ seed: 1, hotels: 5_000 });
type Hotel = (typeof world.hotels)[number];

const regionOf = ({ place }: Hotel): string => place.parent ?? place.id;
const boardsOf = (hotel: Hotel): BoardCode[] => [
  ...new Set(world.plansOf(hotel).map(({ board }) => board)),
];

test('names, addresses, boards and facilities fit the place and the kind of hotel', () => {
  const faults = world.hotels.flatMap((hotel) => {
    const { name, place, facilities } = hotel;
    const said = { name, address: hotel.text.address, metresToBeach: hotel.text.metresToBeach };
    const hasKitchen = facilities.includes('kitchen');
    return [
      ...nameFaults(said, place.name),
      ...addressFaults(said, place),
      ...boardFaults({ boards: boardsOf(hotel), hasKitchen }, place),
      ...facilityFaults(facilities),
    ].map((fault) => `${hotel.id} ${fault.kind}: ${fault.said}`);
  });
  expect(faults).toEqual([]);
});

test.each([5_000, 20_000])('no two of %d hotels share a name in a region', (hotels) => {
  const named = makeWorld({ seed: 1, hotels }).hotels.map((hotel) => ({
    name: hotel.name,
    region: regionOf(hotel),
  }));
  expect(named).toHaveLength(hotels);
  expect(sharedNames(named)).toEqual([]);
});

test('no name says a word twice, and modest houses have modest stars', () => {
  const odd = world.hotels.filter(
    ({ name, stars }) =>
      /\b(\p{Lu}\p{L}+)\b.* \1$/u.test(name) ||
      (stars > 3 && /^(Hostal|Pensione?|Gasthof) /.test(name)),
  );
  expect(odd.map(({ name }) => name)).toEqual([]);
});

test('the names of the cast are nobody else’s', () => {
  const cast = new Set(SENTINEL_HOTELS.map(({ name }) => name));
  const others = world.hotels.slice(SENTINEL_HOTELS.length);
  expect(others.filter(({ name }) => cast.has(name) || name.includes('Miramar'))).toEqual([]);
});

/** The share of the hotels, in hundredths, that sell a board. */
function shareOf(hotels: readonly Hotel[], board: BoardCode): number {
  expect(hotels.length).toBeGreaterThan(20);
  return (hotels.filter((hotel) => boardsOf(hotel).includes(board)).length / hotels.length) * 100;
}
const hotelsIn = (country: string, nature: string): Hotel[] =>
  world.hotels.filter(
    ({ id, place, facilities, stars }) =>
      id > SENTINEL_HOTELS.length &&
      place.country === country &&
      place.nature.includes(nature) &&
      !facilities.includes('kitchen') &&
      stars > 2,
  );

test('boards are mixed as the trade sells them', () => {
  expect(shareOf(hotelsIn('ES', 'beach'), 'HB')).toBeGreaterThan(60);
  expect(shareOf(hotelsIn('TR', 'beach'), 'AI')).toBeGreaterThan(90);
  expect(shareOf(hotelsIn('IT', 'beach'), 'AI')).toBe(0);
  expect(shareOf(hotelsIn('AT', 'ski'), 'HB')).toBeGreaterThan(90);
  const towns = world.hotels.filter(({ climate }) => climate === 'city');
  expect(shareOf(towns, 'AI')).toBe(0);
});
