import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestFactor, occupancyFactor, stayPrice, type Occupancy } from './occupancy.ts';
import {
  LONGEST_STAY,
  MAX_FACTOR,
  MAX_NIGHT_PRICE,
  MAX_STAY_SUM,
  mostForNight,
} from './price-limits.ts';

const FAMILY: Occupancy = {
  maxPeople: 4,
  maxAdults: 3,
  maxChildren: 2,
  maxInfants: 1,
  adultFactors: [0, 0, 128, 180],
  childBands: [
    { toAge: 6, factor: 20 },
    { toAge: 12, factor: 40 },
  ],
};

test.each([
  [2, [], 128],
  [3, [], 180],
  [2, [2], 148],
  [2, [6], 148],
  [2, [7], 168],
  [2, [12], 168],
  [2, [15], 168],
  [2, [5, 9], 188],
  [2, [5, 9, 0], 188],
  [1, [], 0],
  [1, [5], 0],
  [4, [], 0],
  [3, [5, 9], 0],
  [2, [5, 9, 11], 0],
  [2, [0, 1], 0],
])('%i adults and children of %j cost factor %i /128', (adults, childAges, factor) => {
  expect(occupancyFactor(FAMILY, { adults, childAges })).toBe(factor);
});

test('no party meets a factor above the largest', () => {
  expect(largestFactor(FAMILY)).toBe(260);
  fc.assert(
    fc.property(
      fc.record({
        adults: fc.integer({ min: 1, max: 3 }),
        childAges: fc.array(fc.nat(17), { maxLength: 3 }),
      }),
      (room) => {
        expect(occupancyFactor(FAMILY, room)).toBeLessThanOrEqual(largestFactor(FAMILY));
      },
    ),
  );
});

test('a stay is rounded once, half up, to the penny', () => {
  expect(stayPrice(70_000, 128)).toBe(70_000);
  expect(stayPrice(1, 64)).toBe(1);
  expect(stayPrice(1, 63)).toBe(0);
  fc.assert(
    fc.property(fc.nat(16_000_000), fc.nat(1_000), (sum, factor) => {
      expect(Math.abs(stayPrice(sum, factor) - (sum * factor) / 128)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test('without bands a child costs nothing, and as many children as fit count for the largest', () => {
  const noBands = { ...FAMILY, childBands: [] };
  expect(occupancyFactor(noBands, { adults: 2, childAges: [5] })).toBe(128);
  expect(largestFactor(noBands)).toBe(180);
  const oneBand = { ...FAMILY, childBands: [{ toAge: 6, factor: 20 }] };
  expect(occupancyFactor(oneBand, { adults: 2, childAges: [9] })).toBe(148);
  expect(largestFactor({ ...noBands, adultFactors: [] })).toBe(0);
  expect(largestFactor({ ...FAMILY, maxChildren: 1 })).toBe(220);
});

test('each limit of a room refuses by itself', () => {
  const wide = { ...FAMILY, maxPeople: 9, maxAdults: 9, maxChildren: 9, maxInfants: 9 };
  const full = { adults: 2, childAges: [5, 9, 0] };
  expect(occupancyFactor(wide, full)).toBe(188);
  for (const limit of [{ maxPeople: 3 }, { maxAdults: 1 }, { maxChildren: 1 }, { maxInfants: 0 }])
    expect(occupancyFactor({ ...wide, ...limit }, full)).toBe(0);
  for (const limit of [{ maxPeople: 4 }, { maxAdults: 2 }, { maxChildren: 2 }, { maxInfants: 1 }])
    expect(occupancyFactor({ ...wide, ...limit }, full)).toBe(188);
});

test('the longest stay at the dearest nights can be counted, whatever its factor', () => {
  expect(MAX_STAY_SUM).toBe(0xff_ffff);
  expect(MAX_NIGHT_PRICE).toBe(599_186);
  expect(MAX_NIGHT_PRICE * LONGEST_STAY).toBeLessThanOrEqual(MAX_STAY_SUM);
  expect((MAX_NIGHT_PRICE + 1) * LONGEST_STAY).toBeGreaterThan(MAX_STAY_SUM);
  expect([0, 1, 127, 128].map(mostForNight)).toEqual([599_186, 599_186, 599_186, 599_186]);
  for (const factor of [129, 260, MAX_FACTOR]) {
    const most = mostForNight(factor);
    expect(most * LONGEST_STAY * factor).toBeLessThan(2 ** 31);
    expect((most + 1) * LONGEST_STAY * factor).toBeGreaterThanOrEqual(2 ** 31);
  }
});
