import { expect, test } from 'vitest';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import {
  allMonths,
  landingPaths,
  monthsToTravel,
  monthSubject,
  nearestLandings,
  nextMonthOf,
  readLanding,
  travelYear,
  yearsToTravel,
} from './holiday-subjects.ts';
import { HOLIDAY_THEMES, isInMonth, leadMonth, themeDays, ALL_THEMES } from './holiday-themes.ts';

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
  expect(yearsToTravel(EARLIEST)).toEqual([2026, 2027, 2028]);
});

test.each([
  ['june-2027', '2027-06-01', '2027-06-30'],
  ['february-2028', '2028-02-01', '2028-02-29'],
  ['november-2028', '2028-11-01', '2028-11-19'],
  ['november-2026', '2026-11-23', '2026-11-30'],
  ['late-deals', '2026-11-23', '2026-12-20'],
])('%s leaves from %s to %s [ROUTE-20]', (subject, departureDate, departureRangeEndDate) => {
  expect(readLanding(subject, undefined, EARLIEST)).toMatchObject({
    path: subject,
    criteria: { departureDate, departureRangeEndDate, filters: NO_FILTERS, locationIds: [] },
  });
});

test.each([
  ['june', '2027-06'],
  ['november', '2026-11'],
  ['october', '2027-10'],
  ['brumaire', undefined],
])('%s is the next one, %s', (subject, month) => {
  expect(nextMonthOf(subject, EARLIEST)).toBe(month);
});

test('a theme begins with June, with January where it is for winter [ROUTE-20]', () => {
  const months = allMonths(EARLIEST);
  expect(leadMonth('all-inclusive', months)).toBe('2027-06');
  expect(leadMonth('ski', months)).toBe('2027-01');
  expect(leadMonth('ski', ['2027-10', '2027-11', '2027-12'])).toBe('2027-12');
  expect(readLanding('ski', undefined, EARLIEST)?.criteria.departureDate).toBe('2027-01-01');
});

test.each([
  'june-2020',
  'june-2027-1',
  'june-20277',
  'june-x2027',
  'june-',
  'june',
  'brumaire',
  '',
  'toString',
  '2027',
  'late-deals/spa',
  'spa/june-2027',
  'june-2027/ski',
  'june-2027/toString',
])('%s is no page of holidays [ROUTE-15]', (path) => {
  const [subject = '', theme] = path.split('/');
  expect(readLanding(subject, theme, EARLIEST)).toBeUndefined();
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
  ['luxury', { stars: [5], review: 4.5 }],
  ['accessible', { facilities: ['step_free'], adaptedRoom: true }],
  ['eco', { facilities: ['eco_certified'] }],
])('the theme %s in a month is its filters, alone [DEST-03]', (theme, filters) => {
  expect(readLanding('june-2027', theme, EARLIEST)).toMatchObject({
    path: `june-2027/${theme}`,
    criteria: {
      ...defaultCriteria(EARLIEST),
      departureDate: '2027-06-01',
      departureRangeEndDate: '2027-06-30',
      flexibility: 0,
      sort: 'PRICE_LOW_HIGH',
      filters: { ...NO_FILTERS, ...filters },
    },
  });
});

test('city breaks are three nights in a city; places make the others', () => {
  expect(readLanding('city', undefined, EARLIEST)?.criteria).toMatchObject({
    searchType: 'CITY_BREAK',
    nights: [3],
  });
  expect(readLanding('lakes', undefined, EARLIEST)?.criteria.locationIds).toEqual(['lakes']);
});

test('there are twenty themes, each with months in which it leaves', () => {
  expect(ALL_THEMES).toEqual(Object.keys(HOLIDAY_THEMES));
  expect(ALL_THEMES).toHaveLength(20);
  expect(isInMonth('ski', '2027-06')).toBe(false);
  expect(themeDays('ski', { start: EARLIEST, end: '2028-01-10' })).toEqual([
    { start: '2026-12-01', end: '2027-03-31' },
    { start: '2027-12-01', end: '2028-01-10' },
  ]);
  expect(themeDays('spa', { start: EARLIEST, end: '2028-01-10' })).toEqual([
    { start: EARLIEST, end: '2028-01-10' },
  ]);
});

test('every page of the list is one, and those of a past month or a pair are near [LAND-03]', () => {
  const paths = landingPaths(EARLIEST);
  const others = paths.filter((path) => readLanding(path, undefined, EARLIEST) === undefined);
  expect(others).toEqual(['2026', '2027', '2028']);
  const near = { earliest: EARLIEST, most: 3 };
  expect(nearestLandings('june-2020', undefined, near).slice(0, 2)).toEqual([
    'june-2027',
    'june-2028',
  ]);
  expect(nearestLandings('june-2027', 'golf', near).slice(0, 2)).toEqual(['golf', 'june-2027']);
  expect(nearestLandings('gulf', undefined, near)[0]).toBe('golf');
});

test('a page that has too few hotels is not near itself, and so many are as are asked for', () => {
  const near = nearestLandings('spa', undefined, { earliest: EARLIEST, most: 3 });
  expect(near).toHaveLength(3);
  expect(near).not.toContain('spa');
});

test('a year in which nothing can leave is none to travel in', () => {
  expect(yearsToTravel('2027-01-01')).toEqual([2027, 2028]);
});

test('a month has its address', () => {
  expect(monthSubject('2027-06')).toBe('june-2027');
  expect(allMonths(EARLIEST).map((month) => monthSubject(month))).toContain('december-2027');
});
