/** The middle of a sample, the later of two. */
export const median = (sample: readonly number[]): number =>
  sample.toSorted((a, b) => a - b)[Math.floor(sample.length / 2)] ?? Number.NaN;
