import { expect, test } from 'vitest';
import { readSearch } from '#web/parts/SearchForm/read-search.ts';
import { resultsAnswer } from '#web/testing/holidays/results.ts';
import {
  canNarrow,
  chosenFilters,
  isChosen,
  toggledQuery,
  unfilteredQuery,
} from './filter-choice.ts';

const read = (query: string) => readSearch(query, '2026-11-23').criteria;

const CASES = [
  ['board', 'AI', 'filters[board][0]=AI'],
  ['stars', '4', 'filters[stars][0]=4'],
  ['review', '4.5', 'filters[review]=4.5'],
  ['facilities', 'pool', 'filters[facilities][0]=pool'],
  ['facilities', 'ev_charging', 'filters[facilities][0]=ev_charging'],
  ['roomNeeds', 'facilities:step_free', 'filters[facilities][0]=step_free'],
  ['roomNeeds', 'adaptedRoom:true', 'filters[adaptedRoom]=true'],
  ['popular', 'board:AI', 'filters[board][0]=AI'],
  ['popular', 'freeCancellation:true', 'filters[freeCancellation]=true'],
  ['stops', 'direct', 'filters[stops][0]=direct'],
  ['outboundTime', 'morning', 'filters[outboundTime][0]=morning'],
  ['holdBagIncluded', 'true', 'filters[holdBagIncluded]=true'],
] as const;

test.each(CASES)(
  '%s %s goes on and off again in the address, from the first page [RSLT-08]',
  (name, value, field) => {
    const off = read('page=3');
    const on = read(toggledQuery(off, name, value));
    expect(isChosen(off.filters, name, value)).toBe(false);
    expect(isChosen(on.filters, name, value)).toBe(true);
    expect(toggledQuery(off, name, value)).toContain(field);
    expect(on.page).toBe(1);
    expect(read(toggledQuery(on, name, value)).filters).toEqual(off.filters);
  },
);

test('every filter that is on is a chip that takes off itself alone', () => {
  const criteria = read(
    'filters[board]=AI&filters[stars]=4&filters[freeCancellation]=true&filters[hotelName]=mira&filters[price][max]=300000',
  );
  const { filters } = resultsAnswer({
    departureDate: '2027-07-24',
    rooming: [],
  }).packageSearchResults;
  const chips = chosenFilters(criteria, filters, ({ max }) => `to ${max}`);
  expect(chips.map(({ label }) => label)).toEqual([
    'to 300000',
    'All inclusive',
    '4 stars',
    'Room price refundable',
    '“mira”',
  ]);
  for (const { id, query } of chips) {
    const left = chosenFilters(read(query), filters, ({ max }) => `to ${max}`);
    expect(left.map((chip) => chip.id)).toEqual(
      chips.map((chip) => chip.id).filter((one) => one !== id),
    );
  }
  expect(chosenFilters(read(unfilteredQuery(criteria)), filters, () => '')).toEqual([]);
});

test('a group narrows when an option leaves some and not all, or is on', () => {
  const stops = (count: number) => ({
    name: 'stops',
    label: 'Stops',
    type: 'checkbox' as const,
    enabled: true,
    unFormattedOptions: [
      { value: 'direct', label: 'Direct', count },
      { value: 'indirect', label: 'One stop or more', count: 0 },
    ],
  });
  const off = read('');
  expect(canNarrow(stops(20), off.filters, 20)).toBe(false);
  expect(canNarrow(stops(0), off.filters, 20)).toBe(false);
  expect(canNarrow(stops(19), off.filters, 20)).toBe(true);
  expect(canNarrow(stops(20), read('filters[stops]=direct').filters, 20)).toBe(true);
});
