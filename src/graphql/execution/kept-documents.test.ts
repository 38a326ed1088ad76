import { expect, test } from 'vitest';
import { keepDocuments } from './kept-documents.ts';

const [A, B, C] = ['{ site { brand } }', '{ site { phone } }', '{ site { other } }'] as const;

test('a text is parsed once; of too many the one asked for longest ago is forgotten [S-12]', () => {
  const read = keepDocuments(A.length + B.length);
  const [a, b] = [read(A), read(B)];
  expect([read(A), read(B), read(A)]).toEqual([a, b, a]);
  expect(read(A)).toBe(a);
  read(C);
  expect(read(A)).toBe(a);
  expect(read(B)).not.toBe(b);
});

test('a text longer than all that may be kept is parsed each time', () => {
  const read = keepDocuments(A.length - 1);
  expect(read(A)).not.toBe(read(A));
});

test('what cannot be parsed is told each time', () => {
  const read = keepDocuments();
  for (let i = 0; i < 2; i += 1) expect(() => read('{')).toThrow('Syntax Error');
});
