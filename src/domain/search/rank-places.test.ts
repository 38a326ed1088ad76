import { expect, test } from 'vitest';
import { rankPlaces } from './rank-places.ts';

const place = (name: string, total: number, air: number, sea: number | null, rainDays = 1) => ({
  name,
  total,
  weather: { air, sea, rainDays },
});

const PLACES = [
  place('cold', 100, 15, 12, 10),
  place('hot', 110, 34, 26),
  place('fine', 130, 27, 24),
  place('dear', 900, 27, 24),
  place('inland', 120, 24, null),
];

test.each([
  ['PRICE', 'cold hot inland fine dear'],
  ['BEST', 'fine hot inland cold dear'],
  ['SEA', 'hot fine dear cold'],
  ['MILD', 'inland cold'],
] as const)('by %s they come as %s', (order, names) => {
  expect(
    rankPlaces(PLACES, order)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names);
});

test('a place of which no weather is known comes last, and is not mild', () => {
  const unknown = { name: 'unknown', total: 1, weather: undefined };
  expect(rankPlaces([unknown, ...PLACES], 'BEST').at(-1)?.name).toBe('unknown');
  expect(rankPlaces([unknown], 'MILD')).toEqual([]);
});
