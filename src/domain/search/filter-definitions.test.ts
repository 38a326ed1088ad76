import { expect, test } from 'vitest';
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { SORT_LABELS, SORTS } from './criteria.ts';
import { FILTER_DEFINITIONS, FILTERS_COLLAPSED_AT, targetOf } from './filter-definitions.ts';
import { NO_FILTERS } from './filters.ts';
import { BAND_STARTS, TIME_BANDS, timeBandOf } from './time-bands.ts';

test('every filter of a search has a definition with name, type, API type, state and options [RSLT-08]', () => {
  const names = FILTER_DEFINITIONS.map(({ name }) => name);
  const groups = FILTER_DEFINITIONS.flatMap(({ name, options }) =>
    options.length > 0 ? options.map(({ value }) => targetOf(name, value)[0]) : [name],
  );
  expect(groups).toEqual(expect.arrayContaining(Object.keys(NO_FILTERS)));
  expect(new Set(names).size).toBe(names.length);
  for (const { type, apiType, enabled, options } of FILTER_DEFINITIONS) {
    expect(['checkbox', 'radio', 'text', 'priceRange', 'popularFilters']).toContain(type);
    expect(apiType).toBe(
      type === 'priceRange'
        ? 'RANGE'
        : type === 'text' || type === 'radio'
          ? 'VALUE'
          : options.length === 1
            ? 'VALUE'
            : 'VALUES',
    );
    expect(enabled).toBe(true);
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  }
});

test('boards to choose from are the board codes; any board is none chosen', () => {
  expect(
    FILTER_DEFINITIONS.find(({ name }) => name === 'board')!.options.map(({ value }) => value),
  ).toEqual([...BOARD_CODES]);
  expect(NO_FILTERS.board).toEqual([]);
});

test('popular filters are shortcuts to options of the others [RSLT-08]', () => {
  const valuesOf = (group: string) =>
    FILTER_DEFINITIONS.filter(({ name }) => name === group).flatMap(({ options }) =>
      options.map(({ value }) => value),
    );
  for (const shortcut of valuesOf('popular')) {
    const [group, value] = shortcut.split(':');
    expect(valuesOf(group!)).toContain(value);
  }
});

test('filters are collapsed at four, and every sort has a label [RSLT-07] [RSLT-10]', () => {
  expect(FILTERS_COLLAPSED_AT).toBe(4);
  expect(SORTS.map((sort) => SORT_LABELS[sort])).toEqual([
    'Most popular',
    'Price (low to high)',
    'Price (high to low)',
    'Star rating',
    'Review score',
  ]);
});

test.each([
  [0, 'early_morning'],
  [419, 'early_morning'],
  [420, 'morning'],
  [719, 'morning'],
  [720, 'afternoon'],
  [1_019, 'afternoon'],
  [1_020, 'evening'],
  [1_439, 'evening'],
])('minute %i belongs to the band it begins: %s [DATE-20]', (minute, band) => {
  expect(timeBandOf(minute)).toBe(band);
  expect(TIME_BANDS).toContain(band);
});

test('each band of the day has its start, in the order of the day', () => {
  expect(BAND_STARTS.map(([band]) => band)).toEqual([...TIME_BANDS]);
});

test('the page offers the filters in this order, the popular ones and the room’s needs in words', () => {
  expect(FILTER_DEFINITIONS.map(({ name }) => name)).toEqual([
    'popular',
    'price',
    'board',
    'stars',
    'review',
    'areas',
    'facilities',
    'roomNeeds',
    'freeCancellation',
    'carriers',
    'stops',
    'outboundTime',
    'inboundTime',
    'holdBagIncluded',
    'hotelName',
  ]);
  expect(FILTER_DEFINITIONS.find(({ name }) => name === 'popular')).toEqual({
    name: 'popular',
    label: 'Popular',
    type: 'popularFilters',
    apiType: 'VALUES',
    enabled: true,
    options: [
      { value: 'board:AI', label: 'All inclusive' },
      { value: 'freeCancellation:true', label: 'Room price refundable' },
      { value: 'stops:direct', label: 'Direct flights' },
      { value: 'facilities:beachfront', label: 'On the beach' },
      { value: 'facilities:pool', label: 'Swimming pool' },
      { value: 'facilities:adults_only', label: 'Adults only' },
    ],
  });
  expect(FILTER_DEFINITIONS.find(({ name }) => name === 'roomNeeds')).toEqual({
    name: 'roomNeeds',
    label: 'Room needs',
    type: 'checkbox',
    apiType: 'VALUES',
    enabled: true,
    options: [
      { value: 'facilities:step_free', label: 'Step-free, door to door' },
      { value: 'adaptedRoom:true', label: 'Adapted room' },
    ],
  });
});

test('an option of several filters leads to its own; one of none is a mistake of ours', () => {
  expect(targetOf('board', 'AI')).toEqual(['board', 'AI']);
  expect(targetOf('popular', 'stops:direct')).toEqual(['stops', 'direct']);
  expect(() => targetOf('popular', 'moat:deep')).toThrow('popular has no option moat:deep');
});
