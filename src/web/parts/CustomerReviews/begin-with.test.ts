import { expect, test } from 'vitest';
import { beginWith } from './begin-with.ts';

const ADDRESSES = [
  '/',
  '/holidays',
  '/holidays/beach',
  '/holidays/june',
  '/holidays/all-inclusive',
];

test('pages begin the same round with different things, each always with the same', () => {
  const firsts = ADDRESSES.map((address) => beginWith([1, 2, 3, 4, 5, 6], address)[0]);
  expect(new Set(firsts).size).toBeGreaterThan(2);
  expect(ADDRESSES.map((address) => beginWith([1, 2, 3, 4, 5, 6], address)[0])).toEqual(firsts);
});

test('nothing is left out, and the order goes on', () => {
  const [first = 0, ...others] = beginWith([1, 2, 3, 4], '/holidays/beach');
  expect(others).toEqual([first % 4, (first + 1) % 4, (first + 2) % 4].map((at) => at + 1));
  expect(beginWith([], '/')).toEqual([]);
});
