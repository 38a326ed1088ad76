import { expect, test } from 'vitest';
import { parseTypedAmount } from '../typed-amount.ts';

test.each([
  ['200', 20_000],
  ['£57.5', 5_750],
  [' €1,200.05 ', 120_005],
  ['1200', 120_000],
  ['', Number.NaN],
  ['-5', Number.NaN],
  ['5.555', Number.NaN],
  ['1,2', Number.NaN],
  ['twenty', Number.NaN],
])('%j is %d', (text, pence) => {
  expect(parseTypedAmount(text)).toBe(pence);
});
