/**
 * The probability that two samples of this size differ in rank as much or more though they are
 * drawn from the same (Mann and Whitney 1947; two-sided, normal approximation with correction for
 * ties and continuity, good from some twenty of each): small where a thief could tell them apart.
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): number {
  const [n, m] = [first.length, second.length];
  const all = n + m;
  const { rankSum, ties } = rank(first, second);
  const u = rankSum - (n * (n + 1)) / 2;
  const variance = ((n * m) / 12) * (all + 1 - ties / (all * (all - 1)));
  if (variance === 0) return 1;
  const z = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / Math.sqrt(variance);
  return Math.min(1, 2 * upperTail(z));
}

/** Ranks of the first within both, those of equals shared, and the sum of t³ - t over ties. */
function rank(first: readonly number[], second: readonly number[]) {
  const sorted = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].toSorted((a, b) => a.value - b.value);
  let [rankSum, ties] = [0, 0];
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]!.value === sorted[from]!.value) to += 1;
    const shared = (from + 1 + to) / 2;
    for (const { isFirst } of sorted.slice(from, to)) if (isFirst) rankSum += shared;
    const equal = to - from;
    ties += equal ** 3 - equal;
    from = to;
  }
  return { rankSum, ties };
}

/** Of the standard normal distribution, above z ≥ 0 (Abramowitz and Stegun 7.1.26; within 1e-7). */
function upperTail(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return (polynomial * Math.exp(-x * x)) / 2;
}
