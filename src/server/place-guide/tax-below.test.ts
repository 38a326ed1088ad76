import { expect, test } from 'vitest';
import { taxDiffersBelow } from './tax-below.ts';

test('a country whose islands tax alone says that it depends on the place; a resort does not', () => {
  expect(taxDiffersBelow('spain')).toBe(true);
  expect(taxDiffersBelow('alcudia')).toBe(false);
});
