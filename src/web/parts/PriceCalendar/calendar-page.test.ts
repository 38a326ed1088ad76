import { expect, test } from 'vitest';
import { monthsOf, calendarPageOf } from './calendar-page.ts';

test.each([
  ['2026-11-01', '2026-11-01'],
  ['2027-07-01', '2026-11-01'],
  ['2027-08-01', '2027-08-01'],
  ['2028-05-01', '2028-05-01'],
])('%s stands on the page of nine months that begins on %s [DATE-10]', (month, page) => {
  expect(calendarPageOf(month, '2026-11-23')).toBe(page);
});

test('a page has nine months, the last one those that are left [DATE-09, DATE-10]', () => {
  expect(monthsOf('2026-11-01', '2028-11-19')).toHaveLength(9);
  expect(monthsOf('2028-05-01', '2028-11-19')).toEqual([
    '2028-05-01',
    '2028-06-01',
    '2028-07-01',
    '2028-08-01',
    '2028-09-01',
    '2028-10-01',
    '2028-11-01',
  ]);
});
