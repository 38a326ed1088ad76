/** Times and what is read from them. */

export function timed(act: () => unknown): number {
  const from = performance.now();
  act();
  return performance.now() - from;
}

/**
 * Median milliseconds of several runs, each on something that was made ready for it alone, which is
 * not timed.
 */
export function medianOf<Ready>(
  act: (ready: Ready) => unknown,
  makeReady: () => Ready,
  runs = 9,
): number {
  const times = Array.from({ length: runs }, () => {
    const ready = makeReady();
    return timed(() => act(ready));
  });
  return round(quantile(times, 0.5));
}

export function quantile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const round = (value: number): number => Math.round(value * 1_000) / 1_000;
