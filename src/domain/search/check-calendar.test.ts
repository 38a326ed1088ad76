import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { calendarCost, calendarCriteria, checkCalendar, checkGrid } from './check-calendar.ts';
import type { Criteria } from './criteria.ts';
import { defaultCriteria } from './default-criteria.ts';
import { MAX_CALENDAR_DAYS, MAX_CALENDAR_NIGHTS, MAX_ROOMS } from './limits.ts';

const TODAY = '2026-11-20';
const FROM = addDays(TODAY, 3);
const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const kinds = (count: number): Criteria['party'] =>
  many(count, (i) => ({ adults: 1, childAges: many(i % 2, () => 5).concat(i > 1 ? [12] : []) }));
const { filters } = defaultCriteria(FROM);
const least = { ...filters, price: { min: 50_000 } };
const nights = (count: number): number[] => many(count, (i) => 7 + i);

const codesOf = (change: Partial<Criteria>, days = MAX_CALENDAR_DAYS): string[] => {
  const check = checkCalendar({ ...defaultCriteria(FROM), ...change }, FROM, days, TODAY);
  return check.kind === 'refused' ? check.problems.map(({ code }) => code) : [check.kind];
};

test.each<[string, Partial<Criteria>, Partial<Criteria>, number?]>([
  [
    'one kind of room under a lowest price',
    { nights: nights(6), filters: least },
    { nights: nights(7), filters: least },
  ],
  [
    'two kinds of room',
    { nights: nights(2), party: kinds(2) },
    { nights: nights(3), party: kinds(2) },
  ],
  [
    'two kinds of room under a lowest price',
    { nights: nights(1), party: kinds(2), filters: least },
    { nights: nights(2), party: kinds(2), filters: least },
  ],
  [
    'two kinds of room for seven lengths of stay',
    { nights: nights(6), party: kinds(2) },
    { nights: nights(7), party: kinds(2) },
    108,
  ],
  [
    'an adapted room beside others like it',
    {
      nights: nights(2),
      party: [...kinds(1), ...kinds(1)],
      filters: { ...filters, adaptedRoom: true },
    },
    {
      nights: nights(3),
      party: [...kinds(1), ...kinds(1)],
      filters: { ...filters, adaptedRoom: true },
    },
  ],
])('what a calendar may cost is bounded: %s [S-24]', (_, within, beyond, days) => {
  expect(codesOf(within, days)).toEqual(['sound']);
  expect(codesOf(beyond, days)).toEqual(['calendar_too_wide']);
});

test('no calendar that a page asks is too wide: nine months of one number of nights whatever the rooms, more nights of like rooms or of named hotels', () => {
  for (let count = 1; count <= MAX_ROOMS; count += 1) {
    expect(
      codesOf({ nights: [28], party: kinds(count), filters: { ...least, adaptedRoom: true } }),
    ).toEqual(['sound']);
  }
  expect(codesOf({ nights: nights(MAX_CALENDAR_NIGHTS) })).toEqual(['sound']);
  expect(
    codesOf({
      nights: nights(MAX_CALENDAR_NIGHTS),
      party: kinds(4),
      filters: least,
      hotelIds: [7],
    }),
  ).toEqual(['sound']);
  expect(
    codesOf({
      nights: nights(MAX_CALENDAR_NIGHTS),
      party: kinds(4),
      filters: least,
      hotelIds: [7],
      locationIds: ['x'],
    }),
  ).toEqual(['calendar_too_wide']);
});

const problemsOf = (change: Partial<Criteria>, days: number, from = FROM): string[] => {
  const check = checkCalendar({ ...defaultCriteria(FROM), ...change }, from, days, TODAY);
  return check.kind === 'refused'
    ? check.problems.map(({ field, code, message }) => `${field} ${code}: ${message}`)
    : [check.kind];
};

test.each<[Partial<Criteria>, number, string[]]>([
  [{}, 1, ['sound']],
  [{}, 270, ['sound']],
  [{}, 0, ['days days_out_of_range: Please choose 1 to 270 days']],
  [{}, 271, ['days days_out_of_range: Please choose 1 to 270 days']],
  [{}, 1.5, ['days days_out_of_range: Please choose 1 to 270 days']],
  [{ nights: nights(8) }, 7, ['nights too_many_nights: Please choose at most 7 lengths of stay']],
  [{ nights: [...nights(7), 7] }, 7, ['sound']],
  [{ party: [{ adults: 10, childAges: [] }] }, 7, ['large_party']],
])('a calendar of %j over %d days: %j', (change, days, problems) => {
  expect(problemsOf(change, days)).toEqual(problems);
});

test('what is too wide is told at the nights, and only where days and nights can be', () => {
  const wide = { party: kinds(4), filters: least };
  expect(problemsOf({ ...wide, nights: nights(7) }, 270)).toEqual([
    expect.stringMatching(/^nights calendar_too_wide: /),
  ]);
  expect(problemsOf({ ...wide, nights: nights(8) }, 270)).toHaveLength(1);
  expect(problemsOf({ ...wide, nights: nights(7) }, 271)).toHaveLength(1);
});

test('a first day on which nobody can leave is told at the calendar’s own field', () => {
  expect(problemsOf({}, 7, addDays(TODAY, 2))).toEqual([
    expect.stringMatching(/^from late_booking: /),
  ]);
  expect(problemsOf({ bags: 9 }, 7)).toEqual([expect.stringMatching(/^bags too_many_bags: /)]);
});

test('a calendar does not ask for the dates and the page of the search it stands beside', () => {
  const criteria = { ...defaultCriteria(FROM), departureRangeEndDate: '2020-01-01', page: 7 };
  expect(calendarCriteria(criteria, '2027-06-12')).toEqual({
    ...criteria,
    departureDate: '2027-06-12',
    departureRangeEndDate: '2027-06-12',
    flexibility: 0,
    page: 1,
  });
  expect(problemsOf({ departureRangeEndDate: '2020-01-01', page: -1 }, 7)).toEqual(['sound']);
});

test.each<[string, Partial<Criteria>, number]>([
  ['one kind of room', {}, 200],
  ['one kind from no price on', { filters: { ...filters, price: { min: 0 } } }, 200],
  ['one kind from a penny on', { filters: { ...filters, price: { min: 1 } } }, 400],
  ['one kind up to a price', { filters: { ...filters, price: { max: 9 } } }, 200],
  ['two lengths of stay, one named twice', { nights: [7, 8, 7] }, 400],
  ['three kinds', { party: kinds(3) }, 1_200],
  ['three kinds from a price on', { party: kinds(3), filters: least }, 1_800],
  ['named hotels', { hotelIds: [7] }, 0],
  ['a place', { locationIds: ['x'] }, 200],
  ['named hotels and a place', { hotelIds: [7], locationIds: ['x'] }, 200],
])('a hundred days cost: %s', (_, change, cost) => {
  expect(calendarCost({ ...defaultCriteria(FROM), ...change }, 100)).toBe(cost);
});

test('a grid looks neither at dates nor at nights, but at all else', () => {
  const criteria = { ...defaultCriteria('2020-01-01'), nights: [99] };
  expect(checkGrid(criteria, TODAY)).toEqual({ kind: 'sound' });
  expect(checkGrid({ ...criteria, bags: 9 }, TODAY)).toMatchObject({
    kind: 'refused',
    problems: [{ field: 'bags' }],
  });
});
