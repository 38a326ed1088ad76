import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
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
  'on 2027-06-30',
  '2027-06-30T00:00',
  '12027-06-30',
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
  ['112/06/2027', undefined],
  ['12/06/20270', undefined],
  ['12/06/27', undefined],
  ['', undefined],
])('dates are read as dd/MM/yyyy: %j is %s [DATE-19]', (text, date) => {
  expect(parseUkDate(text)).toBe(date);
});

test('days are written by name', () => {
  expect(formatDate('2027-06-12')).toBe('Sat 12 June 2027');
  expect(formatDate('2028-02-29', 'short')).toBe('Tue 29 February');
  expect(weekday('2026-11-22')).toBe(0);
});

test('every month and every day of the week has its name', () => {
  const monthly = Array.from({ length: 12 }, (_, month) => addMonths('2027-01-31', month));
  expect(monthly.map((date) => formatDate(date))).toEqual([
    'Sun 31 January 2027',
    'Sun 28 February 2027',
    'Wed 31 March 2027',
    'Fri 30 April 2027',
    'Mon 31 May 2027',
    'Wed 30 June 2027',
    'Sat 31 July 2027',
    'Tue 31 August 2027',
    'Thu 30 September 2027',
    'Sun 31 October 2027',
    'Tue 30 November 2027',
    'Fri 31 December 2027',
  ]);
});

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-01-31', 2, '2027-03-31'],
  ['2027-11-30', 1, '2027-12-30'],
  ['2027-12-05', 1, '2028-01-05'],
  ['2027-06-12', 0, '2027-06-12'],
  ['2027-06-12', 24, '2029-06-12'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2027-01-15', -13, '2025-12-15'],
])('%s and %i months is %s: the same day, or the last of a shorter month', (date, months, day) => {
  expect(addMonths(date, months)).toBe(day);
});

test.each([
  ['1970-01-01', 0],
  ['2019-12-31', 18_261],
  ['2020-01-01', 18_262],
  ['2041-11-25', 26_261],
  ['2041-11-26', 26_262],
  ['1000-01-01', -354_285],
  ['9999-12-31', 2_932_896],
])('%s is day %i, read twice and written twice the same', (date, day) => {
  expect([dayNumber(date), dayNumber(date)]).toEqual([day, day]);
  expect([isoDate(day), isoDate(day)]).toEqual([date, date]);
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
  ['2025-11-30', '2027-02-28', 14],
])('born %s, on %s %i months old', (birth, on, months) => {
  expect(ageInMonths(birth, on)).toBe(months);
});
