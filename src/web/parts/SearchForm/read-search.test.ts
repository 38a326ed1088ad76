import { expect, test } from 'vitest';
import { readSearch } from './read-search.ts';

const EARLIEST = '2026-11-23';

const read = (query: string) => readSearch(query, EARLIEST);

test.each([
  ['one day', 'departureDate=2027-07-24', '2027-07-24', '2027-07-24'],
  [
    'a range',
    'departureDate=2027-07-24&departureRangeEndDate=2027-08-02',
    '2027-07-24',
    '2027-08-02',
  ],
  [
    'equal ends',
    'departureDate=2027-07-24&departureRangeEndDate=2027-07-24',
    '2027-07-24',
    '2027-07-24',
  ],
  [
    'an end before the start',
    'departureDate=2027-07-24&departureRangeEndDate=2027-07-01',
    '2027-07-24',
    '2027-07-24',
  ],
  [
    'the address’s own dates',
    'dateFormat=range&departureDate=24/07/2027&departureRangeEndDate=02/08/2027',
    '2027-07-24',
    '2027-08-02',
  ],
])('%s is read from the form’s dates', (_, query, start, end) => {
  expect(read(query).criteria).toMatchObject({ departureDate: start, departureRangeEndDate: end });
});

test('a date that is too early is refused when it was typed, and dropped when an old address has it [DATE-11, DATE-18, MSG-47]', () => {
  expect(read('departureDate=2026-11-22').problems).toMatchObject([
    {
      code: 'late_booking',
      field: 'departureDate',
      message: 'We can’t confirm departures within 2 days. Please search at least 3 days ahead',
    },
  ]);
  expect(read('departureDate=2026-11-23').problems).toEqual([]);
  expect(read('departureDate=01/01/2020')).toMatchObject({
    problems: [],
    goneDate: '2020-01-01',
    criteria: { departureDate: EARLIEST },
  });
  expect(read('departureDate=2020-01-01').problems).toMatchObject([
    {
      code: 'date_in_past',
      message: 'Wed 1 January 2020 has passed. Please choose Mon 23 November 2026 or later',
    },
  ]);
  expect(read('departureDate=23/11/2026').goneDate).toBeUndefined();
});

test.each(['abc', '0', '-1', '1e9'])('a hotel of id %s is said to be none [SRCH-35]', (id) => {
  expect(read(`hotelIds[0]=12&hotelIds[1]=${id}`).problems).toMatchObject([
    { code: 'unknown_hotel', field: 'hotelIds' },
  ]);
  expect(read('hotelIds[0]=12').problems).toEqual([]);
});

test('prices are typed in pounds, and an end of the range is no bound', () => {
  expect(read('minPrice=1760&maxPrice=3000&priceBounds=1760-4120').criteria.filters.price).toEqual({
    max: 300_000,
  });
  expect(read('minPrice=1760&maxPrice=4120&priceBounds=1760-4120').criteria.filters.price).toEqual(
    {},
  );
  expect(read('minPrice=1800').criteria.filters.price).toEqual({ min: 180_000 });
  expect(read('minPrice=lots').criteria.filters.price).toEqual({});
});

test('prices typed for each are kept for the party [SITE-13]', () => {
  expect(
    read('minPrice=440&maxPrice=800&priceBounds=440-1030&priceHeads=4').criteria.filters.price,
  ).toEqual({ max: 320_000 });
  expect(read('maxPrice=800&priceHeads=0').criteria.filters.price).toEqual({ max: 80_000 });
});

test.each([
  ['adults=9', undefined],
  ['adults=9&infants=4', undefined],
  ['adults=8&children=1&childAges=4', undefined],
  ['adults=8&children=2&childAges=4&childAges=5', 'large_party'],
])(
  '%s: adults and children count towards nine, infants do not [SRCH-19, SRCH-21]',
  (query, code) => {
    expect(read(query).problems.map((problem) => problem.code)).toEqual(code ? [code] : []);
  },
);

test('children without ages stay asked for, and are a problem [SRCH-14, MSG-02]', () => {
  expect(read('adults=2&children=3&childAges=4').asked).toEqual({ children: 3, infants: 0 });
  expect(read('adults=2&children=3&childAges=4').problems).toMatchObject([
    { message: 'Please add all child ages' },
  ]);
  expect(read('adults=2&children=1&childAges=4&infants=2')).toMatchObject({
    problems: [],
    asked: { children: 1, infants: 2 },
  });
});
