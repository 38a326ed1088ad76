import fc from 'fast-check';
import { expect, test } from 'vitest';
import { occupancyFactor, stayPrice, type Occupancy } from './occupancy.ts';

const FAMILY: Occupancy = { maxPeople: 4, maxAdults: 3, maxChildren: 2, maxInfants: 1, adultFactors: [0, 0, 128, 180], childFactor: 40 };

test.each([
  [2, [], 128], [3, [], 180], [2, [5], 168], [2, [5, 9], 208], [2, [5, 9, 0], 208],
  [1, [], 0], [4, [], 0], [3, [5, 9], 0], [2, [5, 9, 11], 0], [2, [0, 1], 0],
])('%i adults and children of %j cost factor %i /128', (adults, childAges, factor) => {
  expect(occupancyFactor(FAMILY, { adults, childAges })).toBe(factor);
});

test('a stay is rounded once, half up, to the penny', () => {
  expect(stayPrice(70_000, 128)).toBe(70_000);
  expect(stayPrice(1, 64)).toBe(1);
  expect(stayPrice(1, 63)).toBe(0);
  fc.assert(fc.property(fc.nat(16_000_000), fc.nat(1_000), (sum, factor) => {
    expect(Math.abs(stayPrice(sum, factor) - (sum * factor) / 128)).toBeLessThanOrEqual(0.5);
  }));
});
