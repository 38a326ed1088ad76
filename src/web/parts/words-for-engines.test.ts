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

test('a description of few words goes on into the next sentence, and ends with a word', () => {
  const [few, ...enough] = [69, 70].map((length) => `${'A'.repeat(length - 1)}.`);
  const next = `B${' more'.repeat(30)}.`;
  const said = firstSentences(`${few} ${next}`);
  expect(said).toMatch(/^A{68}\. B( more)+…$/);
  expect(said.length).toBeLessThanOrEqual(155);
  expect(said.length).toBeGreaterThan(145);
  expect(firstSentences(`${enough[0]} ${next}`)).toBe(enough[0]);
  expect(firstSentences(`${few} B${'b'.repeat(50)}, ${'more'.repeat(20)}.`)).toBe(
    `${few} B${'b'.repeat(50)}…`,
  );
});
