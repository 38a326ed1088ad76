import { expect, test } from 'vitest';
import { formatOrderCode, parseOrderCode } from './order-code.ts';

test.each([
  ['HM7K42QD', 'HM 7K4 2QD'],
  ['HM7K4', 'HM 7K4'],
  ['HM', 'HM'],
])('the code %s is read out as %s', (code, words) => {
  expect(formatOrderCode(code)).toBe(words);
});

test.each([
  ['HM7K42QD', 'HM7K42QD'],
  ['hm7k42qd', 'HM7K42QD'],
  ['HM 7k4 2QD', 'HM7K42QD'],
  ['', undefined],
  ['HM7', undefined],
  ['HM7K42QD\0', undefined],
  ['HM7K-42QD', undefined],
])('%j is typed for the code %s', (typed, code) => {
  expect(parseOrderCode(typed)).toBe(code);
});
