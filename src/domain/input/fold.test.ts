import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['  Málaga ', 'malaga'],
  ['L’Île-d’Yeu', 'lile-dyeu'],
  ["St Julian's", 'st julians'],
  ['Çeşme', 'cesme'],
  ['Palma de Mallorca', 'palma de mallorca'],
])('%s is found by whoever types %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
