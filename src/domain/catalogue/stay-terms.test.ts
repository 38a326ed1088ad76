import { expect, test } from 'vitest';
import { allowsStay, isStayTerms, makeStayTerms } from './stay-terms.ts';

const open = { minStay: 0, closedToArrival: false, closedToDeparture: false };

test.each([
  ['any stay on open days', open, open, 1, true],
  ['a stay as long as the least', { ...open, minStay: 7 }, open, 7, true],
  ['a stay a night too short', { ...open, minStay: 7 }, open, 6, false],
  ['the longest least stay', { ...open, minStay: 28 }, open, 28, true],
  ['an arrival on a day that is closed to it', { ...open, closedToArrival: true }, open, 28, false],
  [
    'a departure on a day that is closed to arrival',
    open,
    { ...open, closedToArrival: true },
    3,
    true,
  ],
  [
    'a departure on a day that is closed to it',
    open,
    { ...open, closedToDeparture: true },
    3,
    false,
  ],
  [
    'an arrival on a day that is closed to departure',
    { ...open, closedToDeparture: true },
    open,
    3,
    true,
  ],
])('%s', (_, arrival, departure, nights, isAllowed) => {
  expect(allowsStay(makeStayTerms(arrival), makeStayTerms(departure), nights)).toBe(isAllowed);
});

test('bytes between the longest least stay and closed, and the two upper bits, mean nothing', () => {
  const understood = Array.from({ length: 256 }, (_, byte) => byte).filter(isStayTerms);
  expect(understood).toEqual([
    ...Array.from({ length: 29 }, (_, nights) => nights),
    31,
    ...Array.from({ length: 29 }, (_, nights) => 32 + nights),
    63,
  ]);
});
