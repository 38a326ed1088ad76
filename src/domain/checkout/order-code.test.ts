import { expect, test } from 'vitest';
import { formatOrderCode } from './order-code.ts';

test.each([
  ['HM7K42QD', 'HM 7K4 2QD'],
  ['HM7K4', 'HM 7K4'],
  ['HM', 'HM'],
])('the code %s is read out as %s', (code, words) => {
  expect(formatOrderCode(code)).toBe(words);
});
