import { expect, test } from 'vitest';
import { flightWords } from './flight-words.ts';

const segment = (flightNumber: string, name: string) => ({ flightNumber, operator: { name } });

test('a flight is named by its airline and number; with stops by each, and where', () => {
  expect(flightWords({ segments: [segment('LS801', 'Jet2')], stopWords: 'Direct' })).toBe(
    'Jet2 LS801',
  );
  const stopWords = '1 stop, Amsterdam';
  expect(
    flightWords({ segments: [segment('KL1234', 'KLM'), segment('KL767', 'KLM')], stopWords }),
  ).toBe('KLM KL1234, KL767, 1 stop, Amsterdam');
  expect(
    flightWords({
      segments: [segment('KL1234', 'KLM'), segment('KQ117', 'Kenya Airways')],
      stopWords,
    }),
  ).toBe('KLM KL1234, Kenya Airways KQ117, 1 stop, Amsterdam');
});
