import { expect, test } from 'vitest';
import { readQueryFields } from '#domain/input/query-fields.ts';
import { checkPosted } from './check-posted.ts';

const TODAY = '2026-11-20';
const problemsOf = (posted: string): string[] =>
  checkPosted(readQueryFields(posted), TODAY).map(({ field, code }) => `${field} ${code}`);

test.each([
  ['departureDate=2026-11-19', ['departureDate date_in_past']],
  ['departureDate=2026-11-22', ['departureDate late_booking']],
  ['departureDate=2026-11-23', []],
])('a date typed just now that is too near is told: %s', (posted, problems) => {
  expect(problemsOf(posted)).toEqual(problems);
});

test.each(['departureDate=19/11/2026', 'departureDate=', ''])(
  'the date of an old address is not: %j [DATE-18]',
  (posted) => {
    expect(problemsOf(posted)).toEqual([]);
  },
);

test.each([
  ['departureDate=2026-02-30', ['departureDate date_unknown']],
  ['departureDate=31/02/2027', ['departureDate date_unknown']],
  ['departureDate=soon', ['departureDate date_unknown']],
  [
    'departureDate=24/07/2027&departureRangeEndDate=31/09/2027',
    ['departureRangeEndDate date_unknown'],
  ],
  ['departureDate=24/07/2027&departureRangeEndDate=2027-07-30', []],
  ['departureAirport=gatwick', ['departureAirports airport_required']],
  ['departureAirport=gatwick&departureAirports=LGW', []],
  ['departureAirport=', []],
  ['nights[0]=400', ['nights nights_out_of_range']],
  ['nights=7&nights=29', ['nights nights_out_of_range']],
  ['nights=1,7', ['nights nights_out_of_range']],
  ['nights=week', ['nights nights_out_of_range']],
  ['nights=2,28', []],
  ['nights=', []],
  ['rooming=2--5', ['rooming rooming_unreadable']],
  ['rooming=2-5.5', ['rooming rooming_unreadable']],
  ['rooming=2-5,abc', ['rooming rooming_unreadable']],
  ['party=abc', ['rooming rooming_unreadable']],
  ['rooming=2-5-7,2', []],
  ['rooming=', []],
])('what cannot be read of airport, dates, nights and party is told: %s', (posted, problems) => {
  expect(problemsOf(posted)).toEqual(problems);
});

test.each([
  ['hotelIds=12,7&hotelIds=999999999', []],
  ['hotelIds=0', ['hotelIds unknown_hotel']],
  ['hotelIds=12,x', ['hotelIds unknown_hotel']],
  ['hotelIds=-12', ['hotelIds unknown_hotel']],
  ['hotelIds=12a', ['hotelIds unknown_hotel']],
  ['hotelIds=1234567890', ['hotelIds unknown_hotel']],
])('a hotel that cannot be is told once: %s', (posted, problems) => {
  expect(problemsOf(posted)).toEqual(problems);
});

test('everything that is wrong is told', () => {
  expect(problemsOf('departureDate=2026-11-19&hotelIds=x')).toHaveLength(2);
});
