import { expect, test } from 'vitest';
import { isStayDay } from './calendar-cell.ts';

test.each([
  ['2027-07-23', false],
  ['2027-07-24', false],
  ['2027-07-25', true],
  ['2027-07-31', true],
  ['2027-08-01', false],
])('of seven nights from 24 July, %s is a day of the stay: %s', (day, isOne) => {
  expect(isStayDay(day, '2027-07-24', 7)).toBe(isOne);
});

test('without a first day there is no stay', () => {
  expect(isStayDay('2027-07-25', undefined, 7)).toBe(false);
});
