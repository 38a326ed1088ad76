import { expect, test } from 'vitest';
import { makeWorld } from './world.ts';

test('meals are said of hotels that serve them, with when each is', () => {
  const world = makeWorld({ seed: 1, hotels: 400 });
  for (const hotel of world.hotels) {
    const boards = new Set(world.plansOf(hotel).map(({ board }) => board));
    const { description } = hotel.text;
    const isServed = (...of: ('BB' | 'HB' | 'FB' | 'AI')[]) => of.some((it) => boards.has(it));
    expect(/Breakfast is from \d/.test(description)).toBe(isServed('BB', 'HB', 'FB', 'AI'));
    expect(/dinner from \d/.test(description)).toBe(isServed('HB', 'FB', 'AI'));
    expect(/lunch from \d/.test(description)).toBe(isServed('FB', 'AI'));
  }
});

test('what a hotel has is said in whole sentences, each thing with its article', () => {
  const said = makeWorld({ seed: 1, hotels: 400 }).hotels.map(({ text }) => text.description);
  expect(said.some((words) => words.includes('It has a swimming pool'))).toBe(true);
  for (const words of said)
    expect(words).not.toMatch(
      /It has (swimming|restaurant|bar|gym|spa)\b|has[^.]*(on the beach|adults only|pets welcome|old town)[^.]*\.$/,
    );
});
