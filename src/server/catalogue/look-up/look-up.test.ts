import { expect, test } from 'vitest';
import { makeLookUp } from './look-up.ts';

const lookUp = makeLookUp(
  ['Majorca', 'Malta'].map((name, i) => ({
    thing: name,
    name,
    others: [],
    codes: [],
    around: ['Europe'],
    weight: i,
  })),
);
const found = (text: string) => lookUp(text, () => true).map(({ thing }) => thing);

test('a name is found with what it lies in behind it, and with a slip', () => {
  expect(found('majorca europe')).toEqual(['Majorca']);
  expect(found('majroca')).toEqual(['Majorca']);
  expect(found('ma')).toEqual(['Malta', 'Majorca']);
});

test.each(['', '***', 'Мальта', 'マルタ'])('“%s” has no letter to look up', (text) => {
  expect(found(text)).toEqual([]);
});

test('what is longer than any name is not looked up', () => {
  expect(found('majorca '.repeat(15))).toEqual(['Majorca']);
  expect(found('majorca '.repeat(16))).toEqual([]);
});
