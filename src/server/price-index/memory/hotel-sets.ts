/** Sets of hotels as bits: bit `hotel & 31` of word `hotel >> 5`. */

/** Words of a set of `hotels` hotels. */
export const wordsFor = (hotels: number): number => (hotels + 31) >> 5;

export const addHotel = (set: Int32Array, hotel: number): void => {
  set[hotel >> 5]! |= 1 << (hotel & 31);
};

export const hasHotel = (set: Int32Array, hotel: number): boolean =>
  ((set[hotel >> 5]! >> (hotel & 31)) & 1) === 1;

/** Adds hotels [from, to). */
export function addHotels(set: Int32Array, from: number, to: number): void {
  if (from >= to) return;
  const [first, last] = [from >> 5, (to - 1) >> 5];
  set[first]! |= maskOf(first, from, to);
  set[last]! |= maskOf(last, from, to);
  set.fill(-1, first + 1, last);
}

/** Bits of a word that lie in [from, to). */
export const maskOf = (word: number, from: number, to: number): number => {
  const low = Math.max(0, from - (word << 5));
  const high = Math.min(32, to - (word << 5));
  return high <= low ? 0 : (-1 << low) & (-1 >>> (32 - high));
};

/** The first hotel of the set from `from` on; `to` when there is none before it. */
export function nextHotel(set: Int32Array, from: number, to: number): number {
  for (let at = from; at < to; at = (at | 31) + 1) {
    const rest = set[at >> 5]! & (-1 << (at & 31));
    if (rest !== 0) return Math.min(to, (at & ~31) + 31 - Math.clz32(rest & -rest));
  }
  return to;
}

/** The hotels of a set, ascending. */
export function* hotelsOf(set: Int32Array): Generator<number> {
  const end = set.length << 5;
  for (let hotel = nextHotel(set, 0, end); hotel < end; hotel = nextHotel(set, hotel + 1, end))
    yield hotel;
}

/** The first hotel from `from` on that is not in the set; `to` when there is none before it. */
export function nextGap(set: Int32Array, from: number, to: number): number {
  for (let at = from; at < to; at = (at | 31) + 1) {
    const rest = ~set[at >> 5]! & (-1 << (at & 31));
    if (rest !== 0) return Math.min(to, (at & ~31) + 31 - Math.clz32(rest & -rest));
  }
  return to;
}

/** Hotels of a word. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
