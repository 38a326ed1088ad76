import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { checkCriteria, criteriaProblemsOf, kindsOfRoom } from './check-criteria.ts';
import type { Criteria } from './criteria.ts';
import { defaultCriteria } from './default-criteria.ts';
import { NO_FILTERS } from './filters.ts';
import { MAX_PRICE_FILTER, QUICK_NIGHTS } from './limits.ts';

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

const problemsOf = (change: Partial<Criteria>): string[] =>
  criteriaProblemsOf(checkCriteria({ ...sound, ...change }, TODAY)).map(
    ({ field, code, message }) => `${field} ${code}: ${message}`,
  );
const filtered = (filters: Partial<Criteria['filters']>): Partial<Criteria> => ({
  filters: { ...NO_FILTERS, ...filters },
});
const on = (start: number, end = start): Partial<Criteria> => ({
  departureDate: addDays(TODAY, start),
  departureRangeEndDate: addDays(TODAY, end),
});
const room = (adults: number, ...childAges: number[]) => ({ adults, childAges });

describe('each refusal stands alone at its field, with its figures', () => {
  test.each<[Partial<Criteria>, string]>([
    [
      { departureAirports: many(11, String) },
      'departureAirports too_many_airports: 10 is the maximum',
    ],
    [{ locationIds: many(11, String) }, 'locationIds too_many_destinations: 10 is the maximum'],
    [{ ...on(3), departureDate: '2027-02-30' }, 'departureDate date_unknown: '],
    [{ departureRangeEndDate: '2027-02-30' }, 'departureRangeEndDate date_unknown: '],
    [
      { departureDate: '2027-02-30', departureRangeEndDate: '2027-02-30' },
      'departureDate date_unknown: ',
    ],
    [
      on(-1),
      'departureDate date_in_past: Thu 19 November 2026 has passed. Please choose Mon 23 November 2026 or later',
    ],
    [
      on(0),
      'departureDate late_booking: We can’t confirm departures within 2 days. Please search at least 3 days ahead',
    ],
    [on(731), 'departureDate date_too_late: Please choose a date within 730 days'],
    [on(700, 731), 'departureRangeEndDate date_too_late: Please choose a date within 730 days'],
    [on(4, 3), 'departureRangeEndDate end_before_start: '],
    [on(3, 95), 'departureRangeEndDate range_too_long: Please choose at most 92 days'],
    [{ nights: [] }, 'nights nights_out_of_range: Please choose 2 to 28 nights'],
    [{ nights: [2.5] }, 'nights nights_out_of_range: Please choose 2 to 28 nights'],
    [{ ...on(3, 33), nights: many(15, (i) => 2 + i) }, 'nights too_many_stays: '],
    [{ ...on(3, 33), nights: many(27, (i) => 2 + i) }, 'nights too_many_stays: '],
    [
      { ...on(3, 33), nights: many(14, (i) => 2 + i), ...filtered({ price: { min: 5 } }) },
      'nights search_too_wide: ',
    ],
    [{ party: [] }, 'rooming adult_per_room: '],
    [{ party: [room(2), room(0)] }, 'rooming adult_per_room: '],
    [{ party: [room(1.5)] }, 'rooming adult_per_room: '],
    [{ party: many(5, () => room(1)) }, 'rooming too_many_rooms: Please choose at most 4 rooms'],
    [
      { party: [room(3, 0, 1), room(2, 0), room(2, 1, 1)] },
      'rooming too_many_infants: Please choose at most 4 infants',
    ],
    [{ party: [room(1, 0), room(1, 0, 1)] }, 'rooming infant_per_adult: '],
    [
      { party: [room(3, 0, 1, 1), room(1)] },
      'rooming too_many_cots: Each room has space for 2 cots',
    ],
    [{ bags: 3 }, 'bags too_many_bags: '],
    [{ bags: 0.5 }, 'bags too_many_bags: '],
    [
      filtered({ stars: [6] }),
      'filters.stars stars_unknown: Please choose ratings of 1 to 5 stars',
    ],
    [
      filtered({ price: { min: MAX_PRICE_FILTER + 1, max: 5 } }),
      'filters.price price_out_of_range: ',
    ],
    [filtered({ price: { min: 5, max: -1 } }), 'filters.price price_out_of_range: '],
    [filtered({ price: { min: MAX_PRICE_FILTER, max: 5 } }), 'filters.price price_range_empty: '],
    [filtered({ price: { min: 1, max: 0 } }), 'filters.price price_range_empty: '],
    [{ page: 1.5 }, 'page page_unknown: '],
    [
      { party: [room(2), room(2, 5, 16)] },
      'rooming[1].childAges child_too_old: A child is 15 or under',
    ],
    [{ party: [room(2), room(2, 5, -1)] }, 'rooming[1].childAges child_ages_missing: '],
    [{ party: [room(2, 5.5)] }, 'rooming[0].childAges child_ages_missing: '],
    [{ party: [room(9), room(1)] }, 'rooming large_party: We book up to 9 people online'],
  ])('%j', (change, message) => {
    const problems = problemsOf(change);
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]).not.toMatch(/[{}]/);
  });

  test.each<[Partial<Criteria>]>([
    [on(730)],
    [on(729, 730)],
    [{ ...on(3, 33), nights: many(28, (i) => 2 + (i % 14)) }],
    [{ ...on(3, 12), nights: many(25, (i) => 2 + i), party: [room(2), room(2, 5), room(1)] }],
    [filtered({ price: { min: MAX_PRICE_FILTER } })],
    [filtered({ price: { max: 0 } })],
    [{ page: 1 }],
    [{ party: [room(2, 0)], bags: 2 }],
  ])('%j is sound', (change) => {
    expect(problemsOf(change)).toEqual([]);
  });
});

test.each([
  ['alike whatever the order of their ages', [room(2, 5, 9), room(2, 9, 5)], false, 1],
  ['of other ages', [room(2, 5, 9), room(2, 9, 6)], false, 2],
  ['of other adults', [room(2, 5), room(1, 5)], false, 2],
  ['alike, of which one is adapted', [room(2), room(2)], true, 2],
  ['one alone, adapted', [room(2)], true, 1],
])('kinds of rooms: %s', (_, party, adaptedRoom, kinds) => {
  expect(kindsOfRoom({ ...sound, party, filters: { ...NO_FILTERS, adaptedRoom } })).toBe(kinds);
});

test('the nights that are chosen at a press, each of which can be searched [DATE-14]', () => {
  expect(QUICK_NIGHTS).toEqual([4, 7, 10, 14]);
  expect(codesOf({ nights: QUICK_NIGHTS })).toEqual(['sound']);
});
