import { expect, test } from 'vitest';
import { countReviews, scoreOf } from '../reviews.ts';

test.each([
  [[24, 31, 62, 214, 873], 4.6],
  [[0, 0, 0, 0, 12], 5],
  [[1, 0, 0, 0, 0], 1],
  [[0, 0, 0, 11, 9], 4.5],
  [[0, 0, 0, 0, 0], 0],
])('reviews spread %j have the score %d', (spread, score) => {
  expect(scoreOf(spread)).toBe(score);
});

test('reviews are as many as their spread says', () => {
  expect(countReviews([24, 31, 62, 214, 873])).toBe(1_204);
});
