import { expect, test } from 'vitest';
import { isFiltered, NO_FILTERS, type Filters } from '../filters.ts';
import { lessOneFilter } from './less-one-filter.ts';

const STRICT: Filters = {
  ...NO_FILTERS,
  board: ['AI', 'HB'],
  facilities: ['adults_only', 'step_free'],
  price: { max: 40_000 },
  freeCancellation: true,
  adaptedRoom: true,
};

test('each filter is given up alone, and what somebody needs never', () => {
  const all = lessOneFilter(STRICT);
  expect(all.map(({ name, words }) => [name, words])).toEqual([
    ['board', 'Half board or All inclusive'],
    ['facilities', 'Adults only'],
    ['price', ''],
    ['freeCancellation', 'Room price refundable'],
  ]);
  for (const { filters } of all) {
    expect(filters.adaptedRoom).toBe(true);
    expect(filters.facilities).toContain('step_free');
  }
  expect(all[0] && isFiltered(all[0].filters, 'board')).toBe(false);
  expect(all[1]?.filters).toEqual({ ...STRICT, facilities: ['step_free'] });
});

test('without filters there is nothing to give up', () => {
  expect(lessOneFilter(NO_FILTERS)).toEqual([]);
});
