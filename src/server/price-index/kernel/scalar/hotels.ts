/**
 * The loops of hotels.as.ts without vectors (scalar-kernel.ts), but for the counting of priced
 * hotels.
 */
import { NONE } from '../../memory/columns.ts';
import { bitCount } from '../../memory/hotel-sets.ts';
import { COLLECT_WORK, SEGMENT, SEGMENT_WORDS, TABLE } from '../kernel.ts';
import type { Loop, Memory } from './memory.ts';

/** What the vector code's unsigned minimum starts from, as a signed word. */
const UNPRICED = -1;
const CLASSES = 32;

/** Visits the hotels of all segments: `visit(segment word, hotel, position in the tile)`. */
function eachHotel(
  { i32 }: Memory,
  segments: number,
  segmentCount: number,
  visit: (segment: number, hotel: number, at: number) => void,
): void {
  for (
    let segment = segments >>> 2;
    segment < (segments >>> 2) + SEGMENT_WORDS * segmentCount;
    segment += SEGMENT_WORDS
  ) {
    for (let h = 0; h < i32[segment + SEGMENT.hotels]!; h += 1)
      visit(segment, i32[segment + SEGMENT.firstHotel]! + h, i32[segment + SEGMENT.hotelAt]! + h);
  }
}

export const reduceHotels: Loop<'reduceHotels'> = (
  memory,
  segments,
  segmentCount,
  classes,
  best,
  open,
  _found,
  width,
  blocks,
  rules,
  hotelPlan,
  leadPrices,
  options,
  words,
  hotelWidth,
) => {
  const { i32, u8 } = memory;
  eachHotel(memory, segments, segmentCount, (segment, hotel, at) => {
    let leadPrice = UNPRICED;
    let found = 0;
    const own = new Int32Array(blocks);
    for (
      let plan = i32[(hotelPlan >>> 2) + hotel]!;
      plan < i32[(hotelPlan >>> 2) + hotel + 1]!;
      plan += 1
    ) {
      const kind = u8[classes + plan]!;
      const isAsked = u8[rules + kind] !== 0;
      const i = plan - i32[segment + SEGMENT.firstPlan]! + i32[segment + SEGMENT.at]!;
      const price = i32[(best >>> 2) + i]!;
      if (isAsked && price >>> 0 < leadPrice >>> 0) leadPrice = price;
      for (let block = 0; block < blocks; block += 1) {
        const bits = i32[(open >>> 2) + block * width + i]!;
        if (isAsked) own[block]! |= bits;
        if (
          (bits &
            i32[
              (i32[segment + SEGMENT.flown]! + block * i32[segment + SEGMENT.flownBytes]!) >>> 2
            ]!) !==
          0
        )
          found |= u8[rules + CLASSES + kind]!;
      }
    }
    i32[(leadPrices >>> 2) + at] = leadPrice;
    i32[(options >>> 2) + at] = found;
    own.forEach((word, block) => (i32[(words >>> 2) + block * hotelWidth + at] = word));
  });
};

export const collectHotels: Loop<'collectHotels'> = (memory, address, segments, segmentCount) => {
  const { i32 } = memory;
  const work = i32.subarray(address >>> 2, (address >>> 2) + Object.keys(COLLECT_WORK).length);
  const word = (field: keyof typeof COLLECT_WORK): number => work[COLLECT_WORK[field]]!;
  const has = (set: number, hotel: number): boolean =>
    ((i32[(set >>> 2) + (hotel >> 5)]! >> (hotel & 31)) & 1) === 1;
  const add = (set: number, hotel: number): number =>
    (i32[(set >>> 2) + (hotel >> 5)]! |= 1 << (hotel & 31));
  const close = (at: number): void => {
    for (let block = 0; block < word('blocks'); block += 1)
      i32[(word('words') >>> 2) + block * word('hotelWidth') + at] = 0;
  };
  eachHotel(memory, segments, segmentCount, (_segment, hotel, at) => {
    const leadPrice = i32[(word('leadPrices') >>> 2) + at]!;
    const isSold = leadPrice >= 0 && leadPrice < NONE;
    const isInRange = isSold && leadPrice >= word('least') && leadPrice <= word('most');
    if (word('passing') !== 0 && !has(word('passing'), hotel)) {
      close(at);
      for (let group = 0; group < word('groups'); group += 1)
        if (isInRange && has(word('failing') + group * word('setBytes'), hotel))
          add(word('foundFailing') + group * word('setBytes'), hotel);
      return;
    }
    i32[(word('byOptions') >>> 2) + i32[(word('options') >>> 2) + at]!]! += 1;
    if (!isSold) return;
    work[COLLECT_WORK.min] = Math.min(word('min'), leadPrice);
    work[COLLECT_WORK.max] = Math.max(word('max'), leadPrice);
    if (!isInRange) return;
    i32[(word('hotels') >>> 2) + word('count')] = hotel;
    i32[(word('totals') >>> 2) + word('count')] = leadPrice;
    work[COLLECT_WORK.count]! += 1;
    add(word('found'), hotel);
  });
  for (
    let segment = segments >>> 2;
    segment < (segments >>> 2) + SEGMENT_WORDS * segmentCount;
    segment += SEGMENT_WORDS
  ) {
    const [count, at] = [i32[segment + SEGMENT.hotels]!, i32[segment + SEGMENT.hotelAt]!];
    for (let i = count; i < ((count + 3) & ~3); i += 1) close(at + i);
  }
};

export const countOpen: Loop<'countOpen'> = (
  memory,
  segments,
  segmentCount,
  words,
  hotelWidth,
  blocks,
) => {
  const { i32 } = memory;
  eachHotel(memory, segments, segmentCount, (segment, _hotel, at) => {
    const alike = i32[(i32[segment + SEGMENT.table]! >>> 2) + TABLE.alike]! >>> 2;
    for (let v = 0; v < i32[segment + SEGMENT.variants]!; v += 1) {
      if (i32[alike + v] !== v) continue;
      let any = 0;
      for (let b = 0; b < blocks; b += 1)
        any |=
          i32[(words >>> 2) + b * hotelWidth + at]! &
          i32[
            ((i32[segment + SEGMENT.flown]! + b * i32[segment + SEGMENT.flownBytes]!) >>> 2) + v
          ]!;
      if (any !== 0) i32[(i32[segment + SEGMENT.counts]! >>> 2) + v]! += 1;
    }
  });
};

export const countOptions: Loop<'countOptions'> = (
  { i32 },
  hotels,
  others,
  bits,
  setBytes,
  first,
  end,
  options,
  counts,
) => {
  const wordOf = (set: number, word: number): number => (set === 0 ? 0 : i32[(set >>> 2) + word]!);
  for (let option = 0; option < options; option += 1) {
    let count = 0;
    for (let word = first; word < end; word += 1)
      count += bitCount(
        (wordOf(hotels, word) | wordOf(others, word)) & wordOf(bits + option * setBytes, word),
      );
    i32[(counts >>> 2) + option] = count;
  }
};
