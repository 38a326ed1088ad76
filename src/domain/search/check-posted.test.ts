import { expect, test } from 'vitest';
import { readQueryFields } from '#domain/query-fields.ts';
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

test.each(['departureDate=19/11/2026', 'departureDate=2026-02-30', 'departureDate=', ''])(
  'the date of an old address or of no calendar is not: %j [DATE-18]',
  (posted) => {
    expect(problemsOf(posted)).toEqual([]);
  },
);

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
