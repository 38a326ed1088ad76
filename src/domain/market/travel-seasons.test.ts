import { expect, test } from 'vitest';
import { suggestedSeason, travelSeasons, type SchoolHoliday } from './travel-seasons.ts';

const HOLIDAYS: readonly SchoolHoliday[] = [
  { season: 'EASTER', start: '2026-03-30', end: '2026-04-10' },
  { season: 'EASTER', start: '2027-03-26', end: '2027-04-09' },
  { season: 'MAY_HALF_TERM', start: '2027-05-31', end: '2027-06-04' },
  { season: 'SUMMER', start: '2027-07-22', end: '2027-08-31' },
  { season: 'OCTOBER_HALF_TERM', start: '2027-10-25', end: '2027-10-29' },
];

test('each season is the days on which to leave for it, back before school begins', () => {
  expect(travelSeasons(HOLIDAYS, '2026-11-26')).toEqual([
    { name: 'WINTER', start: '2026-12-01', end: '2027-02-28' },
    { name: 'EASTER', start: '2027-03-26', end: '2027-04-04' },
    { name: 'MAY_HALF_TERM', start: '2027-05-29', end: '2027-05-30' },
    { name: 'SUMMER', start: '2027-07-22', end: '2027-08-24' },
    { name: 'OCTOBER_HALF_TERM', start: '2027-10-23', end: '2027-10-24' },
  ]);
});

test('a season is offered until a fortnight before its last day, then the next one of its name', () => {
  const winterOn = (day: string) =>
    travelSeasons(HOLIDAYS, day).find(({ name }) => name === 'WINTER');
  expect(winterOn('2027-02-14')).toMatchObject({ start: '2027-02-14', end: '2027-02-28' });
  expect(winterOn('2027-02-15')).toMatchObject({ start: '2027-12-01', end: '2028-02-29' });
});

test.each([
  ['2026-11-26', 'EASTER'],
  ['2027-03-12', 'EASTER'],
  ['2027-03-13', 'MAY_HALF_TERM'],
  ['2027-08-01', 'OCTOBER_HALF_TERM'],
  ['2027-10-20', 'WINTER'],
])('on %s a form begins with %s: a school holiday that leaves time to get ready', (day, name) => {
  expect(suggestedSeason(travelSeasons(HOLIDAYS, day), day)?.name).toBe(name);
});

test('without a school holiday that is known a winter to come is left, else none', () => {
  const suggestedOn = (day: string) => suggestedSeason(travelSeasons([], day), day);
  expect(suggestedOn('2030-10-20')).toEqual({
    name: 'WINTER',
    start: '2030-12-01',
    end: '2031-02-28',
  });
  expect(suggestedOn('2031-01-20')).toBeUndefined();
});
