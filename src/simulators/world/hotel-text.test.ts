import { expect, test } from 'vitest';
import { makeWorld } from './world.ts';

test('what a hotel has is said in whole sentences, each thing with its article', () => {
  const said = makeWorld({ seed: 1, hotels: 400 }).hotels.map(({ text }) => text.description);
  expect(said.some((words) => words.includes('It has a swimming pool'))).toBe(true);
  for (const words of said)
    expect(words).not.toMatch(
      /It has (swimming|restaurant|bar|gym|spa)\b|has[^.]*(on the beach|adults only|pets welcome|old town)[^.]*\.$/,
    );
});
