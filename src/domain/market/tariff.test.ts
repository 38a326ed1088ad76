import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, leastPence, mostPence, shareOut, STERLING_RATE } from './tariff.ts';

const rates = fc.integer({ min: 300_000, max: 3_000_000 });
const sums = fc.integer({ min: 0, max: 5_000_000 });

describe('conversion', () => {
  test.each([
    [100, 1_155_000, 116],
    [200, 1_155_000, 231],
    [282_240, 1_155_000, 325_987],
    [0, 1_155_000, 0],
  ])('%i pence at %i are %i, half up', (pence, rate, minor) => {
    expect(convert(pence, rate)).toBe(minor);
  });

  test('pounds stay what they are', () => {
    fc.assert(fc.property(sums, (pence) => convert(pence, STERLING_RATE) === pence));
  });

  test('what costs more never becomes cheaper', () => {
    fc.assert(
      fc.property(sums, sums, rates, (a, b, rate) =>
        a <= b ? convert(a, rate) <= convert(b, rate) : convert(a, rate) >= convert(b, rate),
      ),
    );
  });

  test('bounds in pence take in exactly what the same bounds of the converted sum take in', () => {
    fc.assert(
      fc.property(sums, rates, (minor, rate) => {
        const [least, most] = [leastPence(minor, rate), mostPence(minor, rate)];
        expect(convert(least, rate)).toBeGreaterThanOrEqual(minor);
        expect(convert(least - 1, rate)).toBeLessThan(minor);
        expect(convert(most, rate)).toBeLessThanOrEqual(minor);
        expect(convert(most + 1, rate)).toBeGreaterThan(minor);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('shares', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [7, 0, 3], [7, 0, 3]],
    [5, [1, 1], [3, 2]],
    [7, [10, 25, 15], [1, 4, 2]],
    [101, [3, 1, 3], [43, 15, 43]],
    [0, [2, 5], [0, 0]],
  ])('%i by %j are %j', (whole, weights, shares) => {
    expect(shareOut(whole, weights)).toEqual(shares);
  });

  test('sum to the whole, and none is a unit off its exact share', () => {
    fc.assert(
      fc.property(
        sums,
        fc.array(sums, { minLength: 1, maxLength: 8 }).filter((all) => all.some((one) => one > 0)),
        (whole, weights) => {
          const shares = shareOut(whole, weights);
          const sum = weights.reduce((a, b) => a + b, 0);
          expect(shares.reduce((a, b) => a + b, 0)).toBe(whole);
          for (const [i, share] of shares.entries())
            expect(Math.abs(share - (whole * weights[i]!) / sum)).toBeLessThan(1);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
