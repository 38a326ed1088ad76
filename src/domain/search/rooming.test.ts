import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headsOf } from '#domain/party.ts';
import { roomsAllowed, splitParty } from './rooming.ts';

test.each([
  ['200 [SRCH-24]', 2, 0, 0, [1, 2], 1],
  ['220 [SRCH-24]', 2, 2, 0, [1, 2], 1],
  ['300 [SRCH-24]', 3, 0, 0, [1, 2], 1],
  ['310 [SRCH-24]', 3, 1, 0, [1, 2], 1],
  ['400 [SRCH-25]', 4, 0, 0, [1, 2], 2],
  ['500 [SRCH-26]', 5, 0, 0, [2, 3], 2],
  ['600 [SRCH-26]', 6, 0, 0, [2, 3], 2],
  ['700 [SRCH-27]', 7, 0, 0, [2, 3], 3],
  ['800 [SRCH-28]', 8, 0, 0, [2, 3, 4], 3],
  ['unlisted 100', 1, 0, 0, [1], 1],
  ['unlisted 210', 2, 1, 0, [1, 2], 1],
  ['unlisted 201', 2, 0, 1, [1, 2], 1],
  ['unlisted 320', 3, 2, 0, [2, 3], 2],
  ['unlisted 900', 9, 0, 0, [3, 4], 3],
  ['one adult with many children', 1, 8, 0, [1], 1],
])('%s', (_, adults, children, infants, allowed, standard) => {
  expect(roomsAllowed(adults, children, infants)).toEqual({ allowed, standard });
});

test('a party is spread whole, with an adult in every room and children evenly', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 9 }),
      fc.integer({ min: 1, max: 4 }),
      (adults, ages, rooms) => {
        const party = splitParty(adults, ages, Math.min(rooms, adults));
        expect(party.flatMap((room) => room.childAges).toSorted((a, b) => a - b)).toEqual(
          ages.toSorted((a, b) => a - b),
        );
        expect(headsOf(party).adults).toBe(adults);
        const sizes = party.map((room) => room.adults);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      },
    ),
  );
  expect(splitParty(3, [2], 2)).toEqual([
    { adults: 2, childAges: [] },
    { adults: 1, childAges: [2] },
  ]);
  expect(splitParty(3, [5, 1, 9, 0], 2)).toEqual([
    { adults: 2, childAges: [1, 9] },
    { adults: 1, childAges: [5, 0] },
  ]);
  expect(splitParty(2, [5, 7], 2)).toEqual([
    { adults: 1, childAges: [5] },
    { adults: 1, childAges: [7] },
  ]);
  expect(splitParty(2, [2, 1], 2)).toEqual([
    { adults: 1, childAges: [2, 1] },
    { adults: 1, childAges: [] },
  ]);
});
