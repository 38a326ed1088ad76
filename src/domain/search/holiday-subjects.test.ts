import { expect, test } from 'vitest';
import { defaultCriteria } from './default-criteria.ts';
import { NO_FILTERS } from './filters.ts';
import {
  HOLIDAY_THEMES,
  isTheme,
  MONTHS,
  monthSubject,
  monthsToTravel,
  subjectCriteria,
  travelYear,
} from './holiday-subjects.ts';

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
  expect(monthsToTravel(2028, '2026-12-03').at(-1)).toBe('2028-11');
});

test.each([
  ['june-2027', '2027-06-01', '2027-06-30'],
  ['june', '2027-06-01', '2027-06-30'],
  ['november', '2026-11-23', '2026-11-30'],
  ['october', '2027-10-01', '2027-10-31'],
  ['february-2028', '2028-02-01', '2028-02-29'],
  ['november-2028', '2028-11-01', '2028-11-19'],
  ['november-2026', '2026-11-23', '2026-11-30'],
])('%s leaves from %s to %s [ROUTE-20]', (subject, departureDate, departureRangeEndDate) => {
  expect(subjectCriteria(subject, EARLIEST)).toMatchObject({
    departureDate,
    departureRangeEndDate,
  });
});

test('a theme is its filters [ROUTE-20]', () => {
  expect(subjectCriteria('all-inclusive', EARLIEST)?.filters.board).toEqual(['AI']);
});

test.each([
  'june-2020',
  'june-2027-1',
  'june-20277',
  'june-x2027',
  'june-',
  'brumaire',
  '',
  'toString',
  '2027',
])('%s is neither theme nor month', (subject) => {
  expect(subjectCriteria(subject, EARLIEST)).toBeUndefined();
});

test('a month has its address', () => {
  expect(monthSubject('2027-06')).toBe('june-2027');
});

test.each([
  ['all-inclusive', { board: ['AI'] }],
  ['half-board', { board: ['HB'] }],
  ['self-catering', { board: ['SC'] }],
  ['beach', { facilities: ['beachfront'] }],
  ['family', { facilities: ['kids_club'] }],
  ['adults-only', { facilities: ['adults_only'] }],
  ['spa', { facilities: ['spa'] }],
  ['golf', { facilities: ['golf'] }],
  ['five-star', { stars: [5] }],
])('the theme %s is an untouched search with its filters alone', (theme, filters) => {
  expect(subjectCriteria(theme, EARLIEST)).toEqual({
    ...defaultCriteria(EARLIEST),
    filters: { ...NO_FILTERS, ...filters },
  });
});

test('there are nine themes', () => {
  expect(Object.keys(HOLIDAY_THEMES).filter(isTheme)).toHaveLength(9);
});

test('every month of the year has its address, and is found by it', () => {
  const months = monthsToTravel(2027, EARLIEST);
  expect(months.map(monthSubject)).toEqual([
    'january-2027',
    'february-2027',
    'march-2027',
    'april-2027',
    'may-2027',
    'june-2027',
    'july-2027',
    'august-2027',
    'september-2027',
    'october-2027',
    'november-2027',
    'december-2027',
  ]);
  for (const month of months)
    expect(subjectCriteria(monthSubject(month), EARLIEST)?.departureDate).toBe(`${month}-01`);
  expect(MONTHS).toHaveLength(12);
});
