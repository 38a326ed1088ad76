import { expect, test } from 'vitest';
import { makeOrderCode, makeReference } from './references.ts';

test('an id has the same code on every machine and for ever, another once that is taken', () => {
  expect(makeReference('c1')).toBe('L9PW69YL');
  expect(makeReference('c1', 1)).toBe('C7C2CZJY');
  expect(makeOrderCode('c1')).toBe('HML9PW69');
  expect(makeOrderCode('c1', 1)).toBe('HMC7C2CZ');
});

test('codes have no signs that look alike, and every other', () => {
  const codes = Array.from({ length: 1_000 }, (_, id) => makeReference(String(id)));
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(new Set(codes.join('')).size).toBe(32);
});
