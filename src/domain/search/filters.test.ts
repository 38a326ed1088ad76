import { describe, expect, test } from 'vitest';
import { readQueryFields } from '#domain/query-fields.ts';
import {
  acceptFilters,
  FILTER_NAMES,
  FILTERS,
  FLIGHT_FILTERS,
  isFiltered,
  isOptionOn,
  NO_FILTERS,
  readFilters,
  toggleOption,
  withoutLeastPrice,
  writeFilters,
} from './filters.ts';

const OPTIONS = FILTER_NAMES.flatMap((name) =>
  FILTERS[name].options.map(({ value }) => [name, value] as const),
);
const read = (query: string) => readFilters(readQueryFields(query));

test.each(OPTIONS)('%s %s goes on and off again, alone and beside others', (name, option) => {
  for (const before of [NO_FILTERS, read('filters[price][max]=90000&filters[hotelName]=mira')]) {
    const on = toggleOption(before, name, option);
    expect(isOptionOn(before, name, option)).toBe(false);
    expect(isOptionOn(on, name, option)).toBe(true);
    expect(isFiltered(on, name)).toBe(true);
    expect(toggleOption(on, name, option)).toEqual(before);
  }
});

test.each(OPTIONS)('%s %s is read from an address and taken from the API', (name, option) => {
  const on = toggleOption(NO_FILTERS, name, option);
  const query = new URLSearchParams(writeFilters(on).map(([field, value]) => [field, value]));
  expect(read(query.toString())).toEqual(on);
  expect(acceptFilters(on)).toEqual({ filters: on, unknown: [] });
});

test('an option that does not exist is not turned on', () => {
  expect(toggleOption(NO_FILTERS, 'board', 'ZZ')).toEqual(NO_FILTERS);
  expect(toggleOption(NO_FILTERS, 'review', '2')).toEqual(NO_FILTERS);
});

test('choosing another step of a scale takes the place of the first', () => {
  const four = toggleOption(NO_FILTERS, 'review', '4');
  expect(toggleOption(four, 'review', '3').review).toBe(3);
});

test('what is not filtered has no field in an address [RSLT-03]', () => {
  expect(writeFilters(NO_FILTERS)).toEqual([]);
  expect(FILTER_NAMES.filter((name) => isFiltered(NO_FILTERS, name))).toEqual([]);
});

describe('what the API is given', () => {
  test('nothing, in any way that it can be said, is no filter', () => {
    expect(acceptFilters({})).toEqual({ filters: NO_FILTERS, unknown: [] });
    expect(
      acceptFilters({ board: null, review: null, price: { min: null }, adaptedRoom: null }),
    ).toEqual({ filters: NO_FILTERS, unknown: [] });
  });

  test('values of closed lists that do not exist are named, not dropped in silence', () => {
    const { filters, unknown } = acceptFilters({
      board: ['AI', 'ai'],
      facilities: ['moat'],
      review: 2,
      stops: ['direct'],
    });
    expect(unknown).toEqual(['board', 'facilities', 'review']);
    expect(filters).toEqual({ ...NO_FILTERS, board: ['AI'], stops: ['direct'] });
  });

  test('ids, stars and prices are passed on to the checks that know them', () => {
    const given = { areas: ['Atlantis'], carriers: ['??'], stars: [9], price: { min: -1 } };
    expect(acceptFilters(given)).toEqual({ filters: { ...NO_FILTERS, ...given }, unknown: [] });
  });
});

test('flights decide their times, stops, carriers and bags', () => {
  expect(FLIGHT_FILTERS.toSorted()).toEqual([
    'carriers',
    'holdBagIncluded',
    'inboundTime',
    'outboundTime',
    'stops',
  ]);
});

test('a least price is left out, a highest stays', () => {
  const bounds = read('filters[price][min]=100&filters[price][max]=200');
  expect(withoutLeastPrice(bounds).price).toEqual({ max: 200 });
  expect(withoutLeastPrice(read('filters[price][min]=100')).price).toEqual({});
});
