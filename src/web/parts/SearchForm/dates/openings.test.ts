import { expect, test } from 'vitest';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import type { PlaceChoice } from '../places/place-choice.ts';
import { firstOpening, movedDeparture } from './openings.ts';

const EARLIEST = '2026-11-23';
const FIRST = { earliest: EARLIEST, season: undefined };
const untouched = defaultCriteria(EARLIEST);
const allYear: PlaceChoice = {
  value: 'tenerife',
  label: 'Tenerife',
  type: 'REGION',
  within: 'Spain',
};
const summer: PlaceChoice = {
  ...allYear,
  value: 'naxos',
  seasonality: { startDate: '05-01', endDate: '10-31' },
};
const later: PlaceChoice = { ...allYear, value: 'new', availableFrom: '2027-02-01' };

test('the first day of a form is that of its site, its place and its season, whichever is last [DATE-06, DATE-07]', () => {
  expect(firstOpening(EARLIEST, [])).toBe(EARLIEST);
  expect(firstOpening(EARLIEST, [later])).toBe('2027-02-01');
  expect(firstOpening(EARLIEST, [summer])).toBe('2027-05-01');
  expect(firstOpening(EARLIEST, [summer, later])).toBe('2027-02-01');
});

test('a place that opens later moves untouched dates there, and never chosen ones [DATE-04, DATE-05]', () => {
  expect(movedDeparture(untouched, FIRST, [summer])).toBe('2027-05-01');
  expect(movedDeparture(untouched, FIRST, [summer, allYear])).toBeUndefined();
  expect(
    movedDeparture(
      { ...untouched, departureDate: '2027-01-08', departureRangeEndDate: '2027-01-08' },
      FIRST,
      [summer],
    ),
  ).toBeUndefined();
});

test('the days of the season that a form begins with are untouched too [DATE-04, DATE-05]', () => {
  const season = { name: 'EASTER', start: '2027-03-26', end: '2027-04-04' } as const;
  const atEaster = {
    ...untouched,
    departureDate: season.start,
    departureRangeEndDate: season.end,
  };
  expect(movedDeparture(atEaster, { earliest: EARLIEST, season }, [summer])).toBe('2027-05-01');
  expect(movedDeparture(atEaster, { earliest: EARLIEST, season }, [allYear])).toBeUndefined();
  expect(movedDeparture(atEaster, FIRST, [summer])).toBeUndefined();
});
