/**
 * Chance that repeats itself: the same seed gives the same picture, on every machine and for ever.
 */

/** A stream of numbers from 0 (in) to 1 (out). */
export type Random = () => number;

/** Mulberry32: 32 bits of state, even enough for drawing, never for secrets. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A seed from any text (FNV-1a, 32 bits), such as a place's id. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

/** A number between two bounds. */
export const between = (random: Random, low: number, high: number): number =>
  low + random() * (high - low);

/** One of a list that is not empty. */
export function pick<Item>(random: Random, items: readonly [Item, ...(readonly Item[])]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
