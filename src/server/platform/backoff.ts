/** How long to wait before something is tried again. */
export type Backoff = {
  readonly firstMs: number;
  readonly longestMs: number;
};

/**
 * Milliseconds before the next try after so many failures in a row (1 or more): twice as long each
 * time up to the longest, and by chance between half of that and the whole, so that those who
 * failed together do not come back together.
 */
export function pauseAfter(
  failures: number,
  { firstMs, longestMs }: Backoff,
  chance: () => number = Math.random,
): number {
  const whole = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return (whole * (1 + chance())) / 2;
}
