/** Random choices by seed. */
export type Chance = {
  /** Whole number from `from` to `to`, both included. */
  readonly between: (from: number, to: number) => number;
  readonly pick: <T>(values: readonly T[]) => T;
  /** True with probability `share`. */
  readonly odds: (share: number) => boolean;
  /** Each value with probability `share`. */
  readonly some: <T>(values: readonly T[], share: number) => T[];
};

/** mulberry32. */
export function makeChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const odds = (share: number): boolean => next() < share;
  return {
    between,
    odds,
    pick: (values) => values[between(0, values.length - 1)]!,
    some: (values, share) => values.filter(() => odds(share)),
  };
}
