import { expect, test } from 'vitest';
import { checkPartyRoom, checkPersonName } from './party-names.ts';
import { isRoundComplete, lastDayOfRoom } from './party-room.ts';

test.each([
  ['2026-11-22', [], '2027-01-21'],
  ['2026-11-22', ['2027-07-24'], '2027-01-21'],
  ['2026-11-22', ['2026-12-01', '2026-12-24'], '2026-12-24'],
])('a room opened on %s whose holidays leave on %j is there until %s', (visited, leave, last) => {
  expect(lastDayOfRoom(visited, leave)).toBe(last);
});

test.each([
  [[true, true], 2, true],
  [[true, false], 2, false],
  [[true, true], 3, false],
  [[true, true, true], 2, true],
  [[true], 1, false],
])('with %j locked and %i awaited a round is complete: %s', (locked, awaited, isComplete) => {
  const people = locked.map((isLocked) => ({ isLocked }));
  expect(isRoundComplete(people, awaited)).toBe(isComplete);
});

test.each([
  ['', 4, ['name']],
  ['x'.repeat(61), 4, ['name']],
  ['Mum’s seventieth', 1, ['people']],
  ['Mum’s seventieth', 13, ['people']],
  ['Mum’s seventieth', 2.5, ['people']],
  ['Mum’s seventieth', 12, []],
])('a room %j for %s people is refused at %j', (name, people, fields) => {
  expect(checkPartyRoom({ name, people }).map(({ field }) => field)).toEqual(fields);
});

test.each(['', '  ', 'x'.repeat(31), 'a\u0000b'])('%j is nobody’s first name', (name) => {
  expect(checkPersonName(name)).toMatchObject([{ field: 'firstName' }]);
});
