/** Chance among things of different weights. */

/** A list from which each is drawn as often as its weight is large. */
export type Weighted<T> = {
  readonly items: readonly T[];
  /** Of each item, its weight with all before it. */
  readonly sums: readonly number[];
};

export function weigh<T>(items: readonly T[], weightOf: (item: T) => number): Weighted<T> {
  let sum = 0;
  return { items, sums: items.map((item) => (sum += weightOf(item))) };
}

/** One by chance, in [0, 1); undefined from an empty list. */
export function pickByWeight<T>({ items, sums }: Weighted<T>, chance: number): T | undefined {
  const at = chance * (sums.at(-1) ?? 0);
  return items[sums.findIndex((sum) => at < sum)] ?? items.at(-1);
}
