import { expect, test } from 'vitest';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { closedSeason, inSeasonFrom } from './closed-season.ts';

const OPEN = { start: '04-01', end: '10-31' };
const winter = { ...defaultCriteria('2027-01-10'), locationIds: ['spain-majorca'] };

test('a place that is closed on every day that was asked for tells its season [MSG-05]', () => {
  expect(closedSeason(winter)).toEqual(OPEN);
  expect(closedSeason({ ...winter, departureRangeEndDate: '2027-03-28' })).toEqual(OPEN);
});

test.each([
  ['it is open by the last flexible day', { departureRangeEndDate: '2027-03-29' }],
  [
    'it was open on the first',
    { departureDate: '2027-11-03', departureRangeEndDate: '2027-11-03' },
  ],
  ['it has no season', { locationIds: ['spain'] }],
  ['several places were asked for', { locationIds: ['spain-majorca', 'spain-menorca'] }],
  ['hotels were', { hotelIds: [1] }],
  ['none was', { locationIds: [] }],
])('none is told where %s', (_, criteria) => {
  expect(closedSeason({ ...winter, ...criteria })).toBeUndefined();
});

test.each([
  ['a place that is open and mild all winter', 'spain-tenerife', '2027-01-10', '2027-01-10'],
  ['an island that opens in spring', 'spain-majorca', '2027-01-10', '2027-04-01'],
  ['a beach whose month is warm enough', 'spain-costa-blanca-benidorm', '2027-01-10', '2027-03-01'],
  ['a week that would end after the season', 'spain-majorca', '2027-10-27', '2028-04-01'],
  ['a city at any time', 'czechia-prague', '2027-01-10', '2027-01-10'],
  ['a ski village between its seasons', 'switzerland-graubunden-arosa', '2027-05-04', '2027-06-01'],
  ['a ski village in winter', 'switzerland-graubunden-arosa', '2027-01-10', '2027-01-10'],
])('a week is in season: %s', (_, place, earliest, first) => {
  expect(inSeasonFrom(place, earliest)).toBe(first);
});
