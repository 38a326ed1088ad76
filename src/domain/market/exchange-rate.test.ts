import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRate, isLeap, parseRate } from './exchange-rate.ts';

test.each([
  ['1.155', 1_155_000],
  ['1', 1_000_000],
  ['0.5', 500_000],
  ['2', 2_000_000],
  ['1.123456', 1_123_456],
])('%s is taken as %i millionths', (text, rate) => expect(parseRate(text)).toBe(rate));

test.each([
  '',
  '11.55',
  '0.499999',
  '2.000001',
  '1,155',
  '1.1234567',
  '-1',
  '1.',
  '.9',
  '1e0',
  ' 1',
])('“%s” is no rate', (text) => expect(parseRate(text)).toBeUndefined());

test('a rate reads as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500_000, max: 2_000_000 }), (rate) => {
      expect(parseRate(formatRate(rate))).toBe(rate);
    }),
  );
});

test('more than a tenth up or down is a leap', () => {
  expect(isLeap(1_000_000, 1_100_000)).toBe(false);
  expect(isLeap(1_000_000, 1_100_001)).toBe(true);
  expect(isLeap(1_000_000, 900_000)).toBe(false);
  expect(isLeap(1_000_000, 899_999)).toBe(true);
});
