import { expect, test } from 'vitest';
import { fold, slugOf } from './fold.ts';

test.each([
  ['  Málaga ', 'malaga'],
  ['L’Île-d’Yeu', 'lile-dyeu'],
  ["St Julian's", 'st julians'],
  ['Çeşme', 'cesme'],
  ['Palma de Mallorca', 'palma de mallorca'],
])('%s is found by whoever types %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['Hotel Miramar Blanc', 'hotel-miramar-blanc'],
  ['Es Racó d’Artà', 'es-raco-darta'],
  ['Sørhus & Søn ★', 'sorhus-son'],
  ['Łódź Großhof', 'lodz-grosshof'],
])('%s is %s in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
