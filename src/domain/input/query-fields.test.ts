import { expect, test } from 'vitest';
import { readQueryFields, wholeNumber } from './query-fields.ts';

test('a field is its first value that is not empty, trimmed, under its name in any case', () => {
  const fields = readQueryFields('Sort=&sort=%20best%20&SORT=other&empty=');
  expect(fields.one('sort')).toBe('best');
  expect(fields.one('SORT')).toBe('best');
  expect(fields.one('empty')).toBeUndefined();
  expect(fields.one('missing')).toBeUndefined();
});

test('whether a field is there at all, empty or in any case', () => {
  const fields = readQueryFields('Nights=&x=1');
  expect(fields.has('nights')).toBe(true);
  expect(fields.has('NIGHTS')).toBe(true);
  expect(fields.has('night')).toBe(false);
});

test('a list is indexed, repeated and comma-joined alike, each item trimmed [SRCH-23]', () => {
  const fields = readQueryFields('a[0]=x&a[12]=y&a[]=z&a=u,%20v%20,,w');
  expect(fields.list('a')).toEqual(['x', 'y', 'z', 'u', 'v', 'w']);
  expect(fields.list('b')).toEqual([]);
});

test('only an index at the end of a name is left out', () => {
  const fields = readQueryFields('filters[board][0]=AI&filters[1]x=2&filters[b]=3');
  expect(fields.list('filters[board]')).toEqual(['AI']);
  expect(fields.one('filters[1]x')).toBe('2');
  expect(fields.one('filters[b]')).toBe('3');
  expect(fields.has('filters')).toBe(false);
});

test.each([
  ['0', 0],
  ['7', 7],
  ['007', 7],
  ['999999999', 999_999_999],
])('%s is a whole number', (text, number) => {
  expect(wholeNumber(text)).toBe(number);
});

test.each([undefined, '', '-1', '1.5', '1e3', 'x1', '1x', ' 1', '1000000000'])(
  '%j is none of up to nine digits',
  (text) => {
    expect(wholeNumber(text)).toBeUndefined();
  },
);
