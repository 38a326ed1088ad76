/** Times and what is read from them. */

export function timed(act: () => unknown): number {
  const from = performance.now();
  act();
  return performance.now() - from;
}

/** Median milliseconds of several runs. */
export const medianOf = (act: () => unknown, runs = 9): number => round(quantile(Array.from({ length: runs }, () => timed(act)), 0.5));

export function quantile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const round = (value: number): number => Math.round(value * 1_000) / 1_000;
