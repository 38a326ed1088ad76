import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { checkCalendar } from './check-calendar.ts';
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
    'two kinds of room for seven numbers of nights',
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
