import { expect, test } from 'vitest';
import { monthSubject, monthsToTravel, subjectCriteria, travelYear } from './holiday-subjects.ts';

const EARLIEST = '2026-11-23';

test.each([
  ['2026-01-01', 2026],
  ['2026-12-15', 2026],
  ['2026-12-16', 2027],
])('on %s quick links offer %i [DATE-12]', (today, year) => {
  expect(travelYear(today)).toBe(year);
});

test('only months that can still be booked are offered [DATE-09, ROUTE-20]', () => {
  expect(monthsToTravel(2026, EARLIEST)).toEqual(['2026-11', '2026-12']);
  expect(monthsToTravel(2027, EARLIEST)).toHaveLength(12);
  expect(monthsToTravel(2028, EARLIEST).at(-1)).toBe('2028-11');
  expect(monthsToTravel(2029, EARLIEST)).toEqual([]);
});

test.each([
  ['june-2027', '2027-06-01', '2027-06-30'],
  ['june', '2027-06-01', '2027-06-30'],
  ['november', '2026-11-23', '2026-11-30'],
  ['november-2028', '2028-11-01', '2028-11-19'],
])('%s leaves from %s to %s [ROUTE-20]', (subject, departureDate, departureRangeEndDate) => {
  expect(subjectCriteria(subject, EARLIEST)).toMatchObject({
    departureDate,
    departureRangeEndDate,
  });
});

test('a theme is its filters [ROUTE-20]', () => {
  expect(subjectCriteria('all-inclusive', EARLIEST)?.filters.board).toEqual(['AI']);
});

test.each(['june-2020', 'june-2027-1', 'brumaire', 'toString', '2027'])(
  '%s is neither theme nor month',
  (subject) => {
    expect(subjectCriteria(subject, EARLIEST)).toBeUndefined();
  },
);

test('a month has its address', () => {
  expect(monthSubject('2027-06')).toBe('june-2027');
});
