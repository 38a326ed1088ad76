import { expect, test } from 'vitest';
import { checkTarget, parseAmount } from './target-price.ts';

test.each([
  ['2700', 270_000],
  [' 2,700.50 ', 270_050],
  ['£2700', 270_000],
  ['1,234,567.89', 123_456_789],
  ['', undefined],
  ['cheap', undefined],
  ['27.5', undefined],
  ['2,70', undefined],
  ['-5', undefined],
  ['12345678', undefined],
])('%j is %s in pence', (typed, pence) => {
  expect(parseAmount(typed)).toBe(pence);
});

test('a target is an amount below what the holiday costs now', () => {
  expect(checkTarget(269_999, 270_000, 'GBP')).toEqual([]);
  expect(checkTarget(0, 270_000, 'GBP')).toMatchObject([{ code: 'target_not_an_amount' }]);
  expect(checkTarget(1.5, 270_000, 'GBP')).toMatchObject([{ code: 'target_not_an_amount' }]);
  expect(checkTarget(270_000, 270_000, 'GBP')).toMatchObject([
    {
      code: 'target_not_below',
      field: 'targetPrice',
      message:
        'Enter less than £2,700: that’s what this holiday costs now, and we’ll write when it costs less.',
    },
  ]);
});
