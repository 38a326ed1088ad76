import { expect, test } from 'vitest';
import { spendsClosedNight } from './closed-nights.ts';

const CLOSED = [{ firstDay: '2027-06-05', lastDay: '2027-06-10' }];

test.each([
  ['2027-05-29', 7, false],
  ['2027-05-29', 8, true],
  ['2027-06-07', 2, true],
  ['2027-06-01', 14, true],
  ['2027-06-10', 1, true],
  ['2027-06-11', 7, false],
])('a stay from %s for %i nights spends one of 5 to 10 June there: %s', (checkIn, nights, is) => {
  expect(spendsClosedNight(CLOSED, { checkIn, nights })).toBe(is);
});
