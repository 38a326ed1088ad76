import { expect, test } from 'vitest';
import { letterStyle } from './letter-style.ts';

test.each([
  ['Fuerteventura', 13],
  ['Costa de Almería', 7],
  ['Castries-Vigie', 8],
  ['', 1],
])('the longest word of %s has %i letters', (name, letters) => {
  expect(letterStyle(name)).toEqual({ '--letters': letters });
});
