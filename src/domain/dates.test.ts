import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  ageInMonths,
  ageInYears,
  dayNumber,
  daysBetween,
  formatDate,
  isIsoDate,
  isoDate,
  makeUkDate,
  parseUkDate,
  weekday,
} from './dates.ts';

const day = fc.integer({ min: -20_000, max: 60_000 });

test('day numbers and ISO dates are inverse, and adding days adds days', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (number, more) => {
      const date = isoDate(number);
      expect(dayNumber(date)).toBe(number);
      expect(daysBetween(date, addDays(date, more))).toBe(more);
      expect(parseUkDate(makeUkDate(date))).toBe(date);
    }),
  );
  expect(dayNumber('1970-01-01')).toBe(0);
});

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2027-03-28', 1, '2027-03-29'],
  ['2027-10-31', 1, '2027-11-01'],
])(
  '%s and %i day is %s, over month, leap day, new year and changes of clocks',
  (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  },
);

test.each([
  '2027-02-29',
  '2027-13-01',
  '2027-00-10',
  '2027-1-1',
  '27-01-01',
  '',
  'tomorrow',
  '2027-06-31',
])('%s is no date', (text) => {
  expect(isIsoDate(text)).toBe(false);
  expect(() => dayNumber(text)).toThrow('not a calendar date');
});

test.each([
  ['12/06/2027', '2027-06-12'],
  [' 01/01/2028 ', '2028-01-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', undefined],
  ['1/6/2027', undefined],
  ['2027-06-12', undefined],
  ['06/13/2027', undefined],
  ['', undefined],
])('dates are read as dd/MM/yyyy: %j is %s [DATE-19]', (text, date) => {
  expect(parseUkDate(text)).toBe(date);
});

test('days are written by name', () => {
  expect(formatDate('2027-06-12')).toBe('Sat 12 June 2027');
  expect(formatDate('2028-02-29', 'short')).toBe('Tue 29 February');
  expect(weekday('2026-11-22')).toBe(0);
});

test.each([
  ['2011-06-12', '2027-06-11', 15],
  ['2011-06-12', '2027-06-12', 16],
  ['2012-02-29', '2028-02-28', 15],
  ['2012-02-29', '2028-02-29', 16],
  ['2012-02-29', '2027-03-01', 15],
])('born %s, on %s aged %i', (birth, on, years) => {
  expect(ageInYears(birth, on)).toBe(years);
});

test.each([
  ['2026-01-31', '2026-02-28', 0],
  ['2026-01-31', '2026-03-31', 2],
  ['2025-06-12', '2027-06-11', 23],
  ['2025-06-12', '2027-06-12', 24],
])('born %s, on %s %i months old', (birth, on, months) => {
  expect(ageInMonths(birth, on)).toBe(months);
});
