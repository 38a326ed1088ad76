import { expect, test } from 'vitest';
import { areTextsReadable, isOneLine, isReadable } from './readable-text.ts';

test.each(['', 'Łęcki', 'two\r\nlines\tand a tab', '👩‍👩‍👧', '\u202Eright to left'])(
  '%j can be read',
  (text) => expect(isReadable(text)).toBe(true),
);

test.each(['\0', 'a\u0000b', '\uD800', 'x\uDC00', '\u0007', '\u001B[31m', '\u0085', '\u007F'])(
  '%j can not',
  (text) => expect(isReadable(text)).toBe(false),
);

test.each(['Ada\r\nBcc: x@y.z', 'Ada\nLovelace', 'Ada\tLovelace', '\0', '\uD800'])(
  '%j is not one line',
  (text) => expect(isOneLine(text)).toBe(false),
);

test.each(['', 'Łęcki', '👩‍👩‍👧'])('%j is one line', (text) => expect(isOneLine(text)).toBe(true));

test('values are looked through to the bottom, with the names of their fields', () => {
  expect(areTextsReadable({ a: [{ b: ['c', 1, null, true] }] })).toBe(true);
  expect(areTextsReadable({ a: [{ b: ['c', '\0'] }] })).toBe(false);
  expect(areTextsReadable({ 'a\0': 1 })).toBe(false);
  expect(areTextsReadable({ a: '\0', b: 'c' })).toBe(false);
  expect(areTextsReadable(['c', '\0'])).toBe(false);
  expect([1, true, null, undefined].every(areTextsReadable)).toBe(true);
});

test('a value that is nested deeper than anybody needs is not readable, and ends nothing', () => {
  const nested = (depth: number): unknown =>
    JSON.parse(`${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`);
  expect(areTextsReadable(nested(64))).toBe(true);
  expect(areTextsReadable(nested(66))).toBe(false);
  expect(areTextsReadable(JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`))).toBe(false);
});
