import { expect, test } from 'vitest';
import { makeChance } from '../oracle/chance.ts';
import { mannWhitney } from './mann-whitney.ts';

test('gives what SciPy gives (mannwhitneyu, method="asymptotic"), with ties and without', () => {
  // Permeability constants of the human chorioamnion (Hollander and Wolfe 1973, page 69).
  const atTerm = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46];
  const before = [1.15, 0.88, 0.9, 0.74, 1.21];
  expect(mannWhitney(atTerm, before)).toBeCloseTo(0.244623605, 6);
  expect(mannWhitney(before, atTerm)).toBeCloseTo(0.244623605, 6);
  expect(mannWhitney([1, 1, 2, 3, 3, 3, 4], [2, 3, 3, 4, 5, 5, 6])).toBeCloseTo(0.06606456, 6);
  expect(mannWhitney([1, 1, 1], [1, 1, 1])).toBe(1);
});

test('a shift of a fifth of what chance does is found in two thousand, chance alone is not', () => {
  const chance = makeChance(12);
  const draw = () => Array.from({ length: 2_000 }, () => chance.between(0, 1_000));
  expect(mannWhitney(draw(), draw())).toBeGreaterThan(0.01);
  const later = draw().map((value) => value + 200);
  expect(mannWhitney(draw(), later)).toBeLessThan(1e-9);
});
