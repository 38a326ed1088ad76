import { expect, test } from 'vitest';
import { between, makeRandom, pick, seedOf } from './random.ts';

test('the same seed gives the same numbers, evenly from 0 to 1', () => {
  const draw = (seed: number): number[] => {
    const random = makeRandom(seed);
    return Array.from({ length: 2000 }, random);
  };
  const numbers = draw(7);
  expect(draw(7)).toEqual(numbers);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
});

test('seeds of texts differ and are whole and positive', () => {
  const seeds = ['malta', 'malt', 'Malta', '12 front', '12 pool'].map(seedOf);
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0)).toBe(true);
});

test('picks reach every item and stay inside bounds', () => {
  const random = makeRandom(3);
  const picked = new Set(Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c'])));
  expect([...picked].toSorted()).toEqual(['a', 'b', 'c']);
  expect(
    Array.from({ length: 100 }, () => between(random, -2, 3)).every(
      (number) => number >= -2 && number < 3,
    ),
  ).toBe(true);
});
