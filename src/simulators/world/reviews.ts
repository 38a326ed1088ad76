/**
 * Reviews of a hotel: their spread, which its score is the mean of, and the ratings of those that
 * are written out.
 */
import { countReviews, pointsOf } from '#domain/catalogue/reviews.ts';
import { unit } from './chance.ts';

const STARS = [1, 2, 3, 4, 5];

/**
 * Numbers of reviews with 1 to 5 whose mean is the score to one decimal: a bell about it, for
 * twelve reviews and more.
 */
export function spreadReviews(score: number, count: number): number[] {
  const parts = bellOfMean(score);
  const counts = parts.map((part) => Math.floor(part * count));
  counts[3]! += count - countReviews(counts);
  const lacking = Math.round(score * count) - pointsOf(counts);
  for (let left = Math.abs(lacking); left > 0; left -= 1) moveOne(counts, Math.sign(lacking));
  return counts;
}

/** Parts of one whose mean is the score. */
function bellOfMean(score: number): number[] {
  let [low, high] = [-10, 16];
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    if (pointsOf(bellAt(middle)) < score) low = middle;
    else high = middle;
  }
  return bellAt(low);
}

function bellAt(top: number): number[] {
  const weights = STARS.map((stars) => Math.exp(-((stars - top) ** 2) / 2));
  const whole = countReviews(weights);
  return weights.map((weight) => weight / whole);
}

/** One review more or less by a star, from the rating that has most to give. */
function moveOne(counts: number[], step: number): void {
  const movable = step > 0 ? counts.slice(0, -1) : counts.slice(1);
  const from = movable.indexOf(Math.max(...movable)) + (step > 0 ? 0 : 1);
  counts[from]! -= 1;
  counts[from + step]! += 1;
}

/**
 * Ratings of `shown` of a hotel's reviews: each is one of the spread, low and high ones in its
 * proportion, mixed.
 */
export function ratingsShown(
  spread: readonly number[],
  shown: number,
  seed: number,
  hotel: number,
): number[] {
  const count = countReviews(spread);
  const within = unit(seed, hotel, 'ratings');
  const order = Array.from({ length: shown }, (_, i) => ({
    i,
    at: unit(seed, hotel, 'review', i, 'place'),
  })).toSorted((a, b) => a.at - b.at);
  return order.map(({ i }) => ratingAt(spread, Math.floor(((i + within) * count) / shown)));
}

/** The rating of the review at a place, counted from the lowest. */
const ratingAt = (spread: readonly number[], place: number): number =>
  STARS.find((stars) => place < countReviews(spread.slice(0, stars))) ?? 5;
