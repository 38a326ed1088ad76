import { expect, test } from 'vitest';
import { slipsBetween, slipsIn, typed, withoutFillers } from './typing.ts';

test.each([
  ['  Kızılağaç ', 'kizilagac'],
  ['Mellieħa', 'mellieha'],
  ['St. Paul’s Bay', 'st pauls bay'],
  ['Saint-Tropez', 'st tropez'],
  ['Bosnia & Herzegovina', 'bosnia and herzegovina'],
  ['Łódź', 'lodz'],
])('“%s” is typed %s on an English keyboard', (text, letters) => {
  expect(typed(text)).toBe(letters);
});

test('words that name no place are left out, but not the last one', () => {
  expect(withoutFillers('the maldives')).toBe('maldives');
  expect(withoutFillers('any london airport')).toBe('london');
  expect(withoutFillers('islands')).toBe('islands');
});

test.each([
  ['tenerife', 'tenerife', 0, 0],
  ['tenrife', 'tenerife', 1, 1],
  ['algrave', 'algarve', 1, 1],
  ['tenri', 'tenerife', 3, 1],
  ['malta', 'majorca', 3, 3],
])('from %s to %s there are %i slips, %i to its beginning', (text, name, whole, toStart) => {
  expect(slipsBetween(text, name, 2)).toEqual({ whole, toStart });
});

test('short words may have no slip, longer ones one or two', () => {
  expect([3, 4, 5, 6, 20].map(slipsIn)).toEqual([0, 1, 1, 2, 2]);
});
