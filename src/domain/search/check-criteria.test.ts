import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { checkCriteria } from './check-criteria.ts';
import type { Criteria } from './criteria.ts';
import { defaultCriteria } from './default-criteria.ts';
import { NO_FILTERS } from './filters.ts';
import { MAX_PRICE_FILTER } from './limits.ts';

const TODAY = '2026-11-20';
const sound = defaultCriteria(addDays(TODAY, 3));
const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const codesOf = (change: Partial<Criteria>): string[] => {
  const check = checkCriteria({ ...sound, ...change }, TODAY);
  return check.kind === 'refused' ? check.problems.map(({ code }) => code) : [check.kind];
};

const monthOf = (nights: number): Partial<Criteria> => ({
  departureRangeEndDate: addDays(TODAY, 3 + 30),
  nights: many(nights, (i) => 2 + i),
});
const twoKinds: Partial<Criteria> = {
  party: [
    { adults: 2, childAges: [] },
    { adults: 2, childAges: [7] },
  ],
};
const fourKinds: Criteria['party'] = many(4, (i) => ({
  adults: 1,
  childAges: many(i % 2, () => 5 + i).concat(i > 1 ? [12] : []),
}));
const adapted: Criteria['filters'] = { ...sound.filters, adaptedRoom: true };
const priced: Criteria['filters'] = { ...sound.filters, price: { max: 200_000 } };

describe('criteria at a bound are sound, beyond it refused', () => {
  test.each<[string, Partial<Criteria>, Partial<Criteria>, string]>([
    [
      'airports [SRCH-15]',
      { departureAirports: many(10, () => 'LGW') },
      { departureAirports: many(11, () => 'LGW') },
      'too_many_airports',
    ],
    [
      'destinations [SRCH-16]',
      { locationIds: many(9, String), hotelIds: [1] },
      { locationIds: many(9, String), hotelIds: [1, 2] },
      'too_many_destinations',
    ],
    ['fewest nights [DATE-13]', { nights: [2] }, { nights: [1] }, 'nights_out_of_range'],
    ['most nights [DATE-13]', { nights: [28] }, { nights: [7, 29] }, 'nights_out_of_range'],
    ['some nights [DATE-13]', { nights: [7] }, { nights: [] }, 'nights_out_of_range'],
    [
      'latest departure [DATE-09]',
      { departureDate: addDays(TODAY, 730), departureRangeEndDate: addDays(TODAY, 730) },
      { departureDate: addDays(TODAY, 731), departureRangeEndDate: addDays(TODAY, 731) },
      'date_too_late',
    ],
    ['end of a range', {}, { departureRangeEndDate: TODAY }, 'end_before_start'],
    [
      'length of a range',
      { departureRangeEndDate: addDays(TODAY, 3 + 91) },
      { departureRangeEndDate: addDays(TODAY, 3 + 92) },
      'range_too_long',
    ],
    [
      'stays of one search',
      { departureRangeEndDate: addDays(TODAY, 3 + 30), nights: many(14, (i) => 2 + i) },
      { departureRangeEndDate: addDays(TODAY, 3 + 30), nights: many(15, (i) => 2 + i) },
      'too_many_stays',
    ],
    [
      'stays with the days either side',
      { nights: many(27, (i) => 2 + i), flexibility: 3 },
      { departureRangeEndDate: addDays(TODAY, 3 + 16), nights: many(27, (i) => 2 + i) },
      'too_many_stays',
    ],
    [
      'stays for alike rooms [S-24]',
      { ...monthOf(14), party: many(4, () => ({ adults: 2, childAges: [] })) },
      {
        ...monthOf(11),
        party: many(2, () => ({ adults: 2, childAges: [] })),
        filters: { ...sound.filters, adaptedRoom: true },
      },
      'search_too_wide',
    ],
    [
      'stays for two kinds of room [S-24]',
      { ...monthOf(10), ...twoKinds },
      { ...monthOf(11), ...twoKinds },
      'search_too_wide',
    ],
    [
      'stays for four kinds of room [S-24]',
      { ...monthOf(6), party: fourKinds },
      { ...monthOf(7), party: fourKinds },
      'search_too_wide',
    ],
    [
      'stays under a price [S-24]',
      { ...monthOf(13), filters: priced },
      { ...monthOf(14), filters: priced },
      'search_too_wide',
    ],
    [
      'stays for two kinds of room under a price [S-24]',
      { ...monthOf(10), ...twoKinds, filters: priced },
      { ...monthOf(11), ...twoKinds, filters: priced },
      'search_too_wide',
    ],
    [
      'stays on days either side for four kinds of room and an adapted one [S-24]',
      { nights: many(25, (i) => 2 + i), flexibility: 3, party: fourKinds, filters: adapted },
      { nights: many(26, (i) => 2 + i), flexibility: 3, party: fourKinds, filters: adapted },
      'search_too_wide',
    ],
    ['dates that exist', {}, { departureDate: '2027-02-30' }, 'date_unknown'],
    [
      'infants [SRCH-12]',
      { party: many(2, () => ({ adults: 2, childAges: [0, 1] })) },
      {
        party: [
          { adults: 3, childAges: [0, 1] },
          { adults: 2, childAges: [0, 1, 0] },
        ],
      },
      'too_many_infants',
    ],
    [
      'an adult for each infant on the flight',
      { party: [{ adults: 2, childAges: [0, 1] }] },
      { party: [{ adults: 1, childAges: [0, 1] }] },
      'infant_per_adult',
    ],
    [
      'no lap is needed without a flight',
      { party: [{ adults: 1, childAges: [0, 1] }], searchType: 'UNKNOWN' },
      { party: [{ adults: 1, childAges: [0, 1] }] },
      'infant_per_adult',
    ],
    [
      'cots of a room',
      { party: [{ adults: 3, childAges: [0, 1] }] },
      { party: [{ adults: 3, childAges: [0, 1, 1] }] },
      'too_many_cots',
    ],
    [
      'child ages [SRCH-13]',
      { party: [{ adults: 2, childAges: [2, 15] }] },
      { party: [{ adults: 2, childAges: [16] }] },
      'child_too_old',
    ],
    [
      'all child ages [SRCH-14]',
      { party: [{ adults: 2, childAges: [2] }] },
      { party: [{ adults: 2, childAges: [Number.NaN] }] },
      'child_ages_missing',
    ],
    [
      'an adult in each room',
      { party: [{ adults: 1, childAges: [] }] },
      {
        party: [
          { adults: 2, childAges: [] },
          { adults: 0, childAges: [5] },
        ],
      },
      'adult_per_room',
    ],
    [
      'rooms',
      { party: many(4, () => ({ adults: 2, childAges: [] })) },
      { party: many(5, () => ({ adults: 1, childAges: [] })) },
      'too_many_rooms',
    ],
    [
      'hold bags, one a seat',
      { party: [{ adults: 2, childAges: [5, 1] }], bags: 3 },
      { party: [{ adults: 2, childAges: [5, 1] }], bags: 4 },
      'too_many_bags',
    ],
    ['hold bags at all', { bags: 0 }, { bags: -1 }, 'too_many_bags'],
    [
      'fewest stars',
      { filters: { ...NO_FILTERS, stars: [1] } },
      { filters: { ...NO_FILTERS, stars: [0] } },
      'stars_unknown',
    ],
    [
      'most stars',
      { filters: { ...NO_FILTERS, stars: [5] } },
      { filters: { ...NO_FILTERS, stars: [4, 6] } },
      'stars_unknown',
    ],
    [
      'whole stars',
      { filters: { ...NO_FILTERS, stars: [4] } },
      { filters: { ...NO_FILTERS, stars: [4.5] } },
      'stars_unknown',
    ],
    [
      'lowest price',
      { filters: { ...NO_FILTERS, price: { min: 0 } } },
      { filters: { ...NO_FILTERS, price: { min: -1 } } },
      'price_out_of_range',
    ],
    [
      'highest price',
      { filters: { ...NO_FILTERS, price: { max: MAX_PRICE_FILTER } } },
      { filters: { ...NO_FILTERS, price: { min: 2 ** 31 } } },
      'price_out_of_range',
    ],
    [
      'whole pence',
      { filters: { ...NO_FILTERS, price: { max: 100 } } },
      { filters: { ...NO_FILTERS, price: { max: 100.5 } } },
      'price_out_of_range',
    ],
    [
      'price ranges',
      { filters: { ...NO_FILTERS, price: { min: 100, max: 100 } } },
      { filters: { ...NO_FILTERS, price: { min: 101, max: 100 } } },
      'price_range_empty',
    ],
    ['pages', { page: 7 }, { page: 0 }, 'page_unknown'],
  ])('%s', (_, within, beyond, code) => {
    expect(codesOf(within)).toEqual(['sound']);
    expect(codesOf(beyond)).toContain(code);
  });

  test('the earliest departure is today plus three days [DATE-08] [DATE-11]', () => {
    const early = addDays(TODAY, 2);
    expect(codesOf({})).toEqual(['sound']);
    expect(codesOf({ departureDate: early, departureRangeEndDate: early })).toEqual([
      'late_booking',
    ]);
  });
});

test('adults run from 1 to 9, children from 0 to 9, together at most 9 [SRCH-10] [SRCH-11]', () => {
  expect(codesOf({ party: [{ adults: 9, childAges: [] }] })).toEqual(['sound']);
  expect(codesOf({ party: [{ adults: 1, childAges: many(8, () => 5) }] })).toEqual(['sound']);
});

test('more than nine adults and children are a large party; infants do not count [SRCH-19] [SRCH-20] [SRCH-21]', () => {
  const nine = many(3, () => ({ adults: 2, childAges: [9] }));
  expect(
    checkCriteria(
      { ...sound, party: [...nine.slice(1), { adults: 2, childAges: [9, 0, 1] }] },
      TODAY,
    ),
  ).toEqual({ kind: 'sound' });
  expect(
    checkCriteria({ ...sound, party: [...nine, { adults: 1, childAges: [] }] }, TODAY),
  ).toEqual({ kind: 'large_party', people: 10 });
});

test('all problems are told at once, each at its field', () => {
  const check = checkCriteria({ ...sound, nights: [1], page: -1 }, TODAY);
  expect(check.kind === 'refused' && check.problems.map(({ field }) => field)).toEqual([
    'nights',
    'page',
  ]);
});
