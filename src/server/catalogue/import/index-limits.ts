/** What the price index can count to, asserted before anything reaches it (search-engine: Data). */
import type { Occupancy } from '#domain/catalogue/occupancy.ts';

const LONGEST_STAY = 28;
/** Sums of the index have 32 bits with a sign. */
const SUM_LIMIT = 2 ** 31;
/** A closed night weighs this much in a sum of nights; a fare stays below it too. */
const CLOSED = 2 ** 24;

/** The largest factor /128 that a party can meet in a room of this occupancy. */
export const largestFactor = ({ adultFactors, maxChildren, childFactor }: Occupancy): number => Math.max(0, ...adultFactors) + maxChildren * childFactor;

/** A reason to refuse nights in pence (little-endian int32) sold with this largest factor; undefined when the index can hold them. */
export function checkRates(prices: Buffer, factor: number): string | undefined {
  const [least, most] = rangeOf(prices);
  if (least < 0) return `a night costs ${least} pence`;
  if (most * LONGEST_STAY >= CLOSED) return `28 nights at ${most} pence are too dear for the index`;
  return most * LONGEST_STAY * factor < SUM_LIMIT ? undefined : `28 nights at ${most} pence times factor ${factor} are above 2³¹`;
}

/** A reason to refuse fares in pence (little-endian int32); undefined when the index can hold them. */
export function checkFares(fares: Buffer): string | undefined {
  const [least, most] = rangeOf(fares);
  if (least < 0) return `a fare is ${least} pence`;
  return most < CLOSED ? undefined : `a fare of ${most} pence is too dear for the index`;
}

function rangeOf(values: Buffer): readonly [least: number, most: number] {
  let least = 0;
  let most = 0;
  for (let at = 0; at < values.length; at += 4) {
    const value = values.readInt32LE(at);
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}
