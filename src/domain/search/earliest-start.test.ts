import { expect, test } from 'vitest';
import { defaultCriteria } from './default-criteria.ts';
import { earliestStart, moveDates, type Opening } from './earliest-start.ts';

const SUMMER = { start: '05-01', end: '10-31' };
const SKI = { start: '12-15', end: '04-10' };

test.each<[string, Opening, string, string]>([
  ['the domain start', { availableFrom: null, season: null }, '2027-01-10', '2027-01-10'],
  [
    'the destination opening later',
    { availableFrom: '2027-02-01', season: null },
    '2027-01-10',
    '2027-02-01',
  ],
  [
    'the destination open already',
    { availableFrom: '2026-02-01', season: null },
    '2027-01-10',
    '2027-01-10',
  ],
  ['the season to come', { availableFrom: null, season: SUMMER }, '2027-01-10', '2027-05-01'],
  ['the season running', { availableFrom: null, season: SUMMER }, '2027-07-10', '2027-07-10'],
  [
    'the season ended: next year’s',
    { availableFrom: null, season: SUMMER },
    '2027-11-01',
    '2028-05-01',
  ],
  [
    'a season over New Year, running',
    { availableFrom: null, season: SKI },
    '2028-01-10',
    '2028-01-10',
  ],
  [
    'a season over New Year, to come',
    { availableFrom: null, season: SKI },
    '2027-04-11',
    '2027-12-15',
  ],
  [
    'opening after the season’s end',
    { availableFrom: '2027-11-05', season: SUMMER },
    '2027-01-10',
    '2028-05-01',
  ],
])('starts with %s [DATE-06] [DATE-07]', (_, opening, domainStart, expected) => {
  expect(earliestStart(domainStart, opening)).toBe(expected);
});

test('changing places moves untouched dates forward to the first opening of any, and never chosen dates [DATE-04] [DATE-05]', () => {
  const defaults = defaultCriteria('2027-01-10');
  const chosen = { ...defaults, departureDate: '2027-02-02', departureRangeEndDate: '2027-02-02' };
  const openings: Opening[] = [
    { availableFrom: null, season: SUMMER },
    { availableFrom: '2027-03-01', season: null },
  ];
  expect(moveDates(defaults, defaults, openings)).toMatchObject({
    departureDate: '2027-03-01',
    departureRangeEndDate: '2027-03-01',
  });
  expect(moveDates(chosen, defaults, openings)).toBe(chosen);
  const longer = { ...defaults, departureRangeEndDate: '2027-02-02' };
  expect(moveDates(longer, defaults, openings)).toBe(longer);
  const sooner = { ...defaults, departureDate: '2027-01-09' };
  expect(moveDates(sooner, defaults, openings)).toBe(sooner);
  const open: Opening = { availableFrom: null, season: null };
  expect(moveDates(defaults, defaults, [...openings, open])).toBe(defaults);
  expect(moveDates(defaults, defaults, [])).toBe(defaults);
});
