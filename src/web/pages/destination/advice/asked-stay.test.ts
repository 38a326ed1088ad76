import { expect, test } from 'vitest';
import { readAskedStay } from './asked-stay.ts';

const DAYS = { arrive: '2027-04-01', earliest: '2026-11-23' };
const read = (query: string) => readAskedStay(new URLSearchParams(query), 'spain-majorca', DAYS);

test('a stay on a day that can be booked is worked out as it is asked for', () => {
  const { wrong, stay } = read('arrive=2026-11-23&nights=3');
  expect([wrong, stay.checkIn, stay.nights]).toEqual([[], '2026-11-23', 3]);
});

test('a day that has passed is refused, kept in its field, and nothing worked out for it', () => {
  const { wrong, stay, typed } = read('arrive=2020-06-09&nights=3');
  expect([wrong, stay.checkIn, typed.arrive]).toEqual([['arrive'], '2027-04-01', '09/06/2020']);
});
