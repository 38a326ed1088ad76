import { expect, test } from 'vitest';
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import { SORT_LABELS, SORTS } from './criteria.ts';
import { FILTER_DEFINITIONS, FILTERS_COLLAPSED_AT, targetOf } from './filter-definitions.ts';
import { NO_FILTERS } from './filters.ts';
import { TIME_BANDS } from './time-bands.ts';
import { timeBandOf } from './time-bands.ts';

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
