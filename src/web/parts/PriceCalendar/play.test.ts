import { expect, test } from 'vitest';
import { daysOf, playOf } from './play.ts';

const BOUNDS = ['2026-11-26', '2028-11-20'] as const;

test('a day is taken alone, with days either side, or as its month', () => {
  expect(daysOf('2027-02-14', 3, BOUNDS)).toEqual({
    date: '2027-02-14',
    until: '2027-02-14',
    flexibility: 3,
  });
  expect(daysOf('2027-02-14', 'month', BOUNDS)).toEqual({
    date: '2027-02-01',
    until: '2027-02-28',
    flexibility: 0,
  });
});

test('a month is taken as far as it can be booked', () => {
  expect(daysOf('2026-11-29', 'month', BOUNDS)).toMatchObject({ date: '2026-11-26' });
  expect(daysOf('2028-11-02', 'month', BOUNDS)).toMatchObject({ until: '2028-11-20' });
});

test.each([
  ['2027-02-14', '2027-02-14', 3, 3],
  ['2027-02-14', '2027-02-14', 0, 0],
  ['2027-02-01', '2027-02-28', 0, 'month'],
  ['2026-11-26', '2026-11-30', 0, 'month'],
  ['2027-02-13', '2027-02-21', 0, 0],
] as const)('%s to %s with %i days either side begins as %s', (from, until, flexibility, play) => {
  const days = { departureDate: from, departureRangeEndDate: until, flexibility };
  expect(playOf(days, BOUNDS)).toBe(play);
});
