import { expect, test } from 'vitest';
import { firstSentences, namedWithin } from './words-for-engines.ts';

test.each([
  ['Hotel Sol', 'Hotel Sol, Sóller, Majorca'],
  ['Hotel Sol y Mar de la Bahía Azul', 'Hotel Sol y Mar de la Bahía Azul, Sóller'],
  [
    'Gran Hotel Sol y Mar de la Bahía Azul de Mallorca',
    'Gran Hotel Sol y Mar de la Bahía Azul de Mallorca',
  ],
])('%s is called %s, in sixty characters with the brand', (name, called) => {
  expect(namedWithin(name, ['Sóller', 'Majorca'], ' – Holidaymaker')).toBe(called);
});

test('a description ends with a sentence, before the 156th character', () => {
  const long = `${'A'.repeat(100)}.`;
  const fits = `${'B'.repeat(52)}.`;
  expect(firstSentences(`${long} ${fits} Never.`)).toBe(`${long} ${fits}`);
  expect(firstSentences(`${long} B${fits} Never.`)).toBe(long);
  expect(firstSentences('Breakfast is from 7.30am to 10am. Rooms are simple.')).toBe(
    'Breakfast is from 7.30am to 10am. Rooms are simple.',
  );
});
