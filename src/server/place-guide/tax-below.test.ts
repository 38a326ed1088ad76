import { expect, test } from 'vitest';
import { findPlace } from '#server/catalogue/reference.ts';
import { taxDiffersBelow, taxesBelow } from './tax-below.ts';

test('a country whose islands tax alone says that it depends on the place; a resort does not', () => {
  expect(taxDiffersBelow('spain')).toBe(true);
  expect(taxDiffersBelow('alcudia')).toBe(false);
});

test('the rules inside a place are told with the largest places that each is of, without those of nothing', () => {
  const rulesIn = (id: string) =>
    taxesBelow(findPlace(id)!).map(({ rule, places }) => [rule.id, places.map(({ name }) => name)]);
  expect(rulesIn('spain')).toEqual([
    ['balearic-sustainable-tourism-tax', ['Majorca', 'Ibiza', 'Menorca', 'Formentera']],
    ['barcelona-tourist-tax', ['Barcelona']],
    ['catalonia-tourist-tax', ['Costa Dorada', 'Costa Brava', 'Costa de Barcelona Maresme']],
  ]);
  expect(rulesIn('spain-majorca')).toEqual([]);
  expect(rulesIn('cyprus')).toEqual([]);
  expect(rulesIn('portugal').map(([id]) => id)).toContain('lagoa-tourist-tax');
});
