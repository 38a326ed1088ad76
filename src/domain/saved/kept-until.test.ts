import { expect, test } from 'vitest';
import { keptUntil } from './kept-until.ts';

test.each([
  ['visitor', '2026-11-22', '2027-07-24', '2026-11-29'],
  ['visitor', '2026-11-22', '2026-11-26', '2026-11-26'],
] as const)('what a %s saved on %s and leaves on %s is kept until %s [SAVE-03]', (...row) => {
  const [keeper, savedOn, departureDate, last] = row;
  expect(keptUntil(savedOn, departureDate, keeper)).toBe(last);
});

test.each([
  ['2026-11-22', '2027-07-24', '2027-07-24'],
  ['2026-11-22', '2027-11-22', '2027-11-22'],
  ['2026-11-22', '2027-12-24', '2027-11-22'],
])('what a customer saved on %s and leaves on %s is kept until %s [SAVE-04]', (...row) => {
  const [savedOn, departureDate, last] = row;
  expect(keptUntil(savedOn, departureDate, 'customer')).toBe(last);
});
