/** Reviews of a hotel from their spread: numbers of reviews with 1, 2, 3, 4 and 5. */

export const countReviews = (spread: readonly number[]): number =>
  spread.reduce((sum, count) => sum + count, 0);

/** What the reviews give together. */
export const pointsOf = (spread: readonly number[]): number =>
  spread.reduce((sum, count, at) => sum + count * (at + 1), 0);

/**
 * The mean of the reviews to one decimal, as pages show it and searches compare it; 0 without
 * reviews.
 */
export function scoreOf(spread: readonly number[]): number {
  const count = countReviews(spread);
  return count === 0 ? 0 : Math.round((pointsOf(spread) * 10) / count) / 10;
}
