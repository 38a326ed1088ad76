/** The loops of calendars and grids without vectors (scalar-kernel.ts). */
import { CLOSED, NONE } from '../../memory/columns.ts';
import { fareOf, seatsOf } from '../../memory/packed-flights.ts';
import { PAIR_WORK, SEGMENT_WORDS, STRETCH_WORDS } from '../kernel.ts';
import type { Loop, Memory } from './memory.ts';
import { priceOf } from './stay-prices.ts';

export const priceLegs: Loop<'priceLegs'> = (
  { i32, u16 },
  flights,
  infantFares,
  series,
  firstRow,
  rows,
  stretches,
  count,
  paying,
  infants,
  fees,
  legs,
  pitch,
) => {
  for (
    let stretch = stretches >>> 2;
    stretch < (stretches >>> 2) + STRETCH_WORDS * count;
    stretch += STRETCH_WORDS
  ) {
    const [first, length, firstLeg] = i32.subarray(stretch, stretch + STRETCH_WORDS);
    for (let i = 0; i < length!; i += 1) {
      const leg = firstLeg! + i;
      for (let day = 0; day < rows; day += 1) {
        const at = ((firstRow + day) % rows) * series + first! + i;
        const flight = i32[(flights >>> 2) + at]!;
        const flies = fareOf(flight) > 0 && seatsOf(flight) >= paying;
        i32[(legs >>> 2) + leg * pitch + day] = flies
          ? fareOf(flight) * paying +
            u16[(infantFares >>> 1) + at]! * infants +
            i32[(fees >>> 2) + leg]!
          : NONE;
      }
    }
  }
};

export const addPair: Loop<'addPair'> = (memory, address) => {
  const word = (field: keyof typeof PAIR_WORK): number =>
    memory.i32[(address >>> 2) + PAIR_WORK[field]]!;
  let flown = 0;
  for (let i = 0; i < word('flyers'); i += 1) {
    const carrier = memory.i32[(word('flownBy') >>> 2) + i]!;
    const back = cheapestLeg(memory, word, 'back', carrier);
    if (!back) continue;
    for (let offset = 0; offset < word('offsets'); offset += 1) {
      const out = cheapestLeg(memory, word, 'out', carrier, offset);
      if (!out) continue;
      flown |= 1 << offset;
      addStays(memory, word, offset, out, back);
    }
  }
  return flown;
};

type Word = (field: keyof typeof PAIR_WORK) => number;

/** Undefined where there is no such series. */
function cheapestLeg(
  { i32, u16, u8 }: Memory,
  word: Word,
  way: 'out' | 'back',
  carrier: number,
  offset?: number,
): Int32Array | undefined {
  const [first, legs] = [word(`${way}First`), word(`${way}Legs`) >>> 2];
  const series = Array.from({ length: word(`${way}s`) }, (_, i) => first + i).filter(
    (one) =>
      (carrier < 0 || u16[(word('carriers') >>> 1) + one] === carrier) &&
      (offset === undefined || u8[word('arrivalOffsets') + one] === offset),
  );
  const least = new Int32Array(word('width')).fill(NONE);
  for (const one of series) {
    const saving = carrier < 0 ? 0 : i32[(word('savings') >>> 2) + one]! * word('paying');
    for (let day = 0; day < word('days'); day += 1) {
      const price = i32[legs + (one - first) * word('pitch') + day]!;
      if (price < NONE) least[day] = Math.min(least[day]!, price - saving);
    }
  }
  return series.length === 0 ? undefined : least;
}

function addStays(
  { i32 }: Memory,
  word: Word,
  offset: number,
  out: Int32Array,
  back: Int32Array,
): void {
  for (let night = 0; night < word('nightCount'); night += 1) {
    const shift = offset + i32[(word('nights') >>> 2) + night]!;
    for (let day = 0; day < word('sheetWidth'); day += 1) {
      const at =
        ((word('totals') + offset * word('sheetBytes')) >>> 2) + night * word('sheetWidth') + day;
      const stayPrice = i32[(word('stayPrices') >>> 2) + offset + night * word('span') + day]!;
      i32[at] = Math.min(
        i32[at]!,
        stayPrice + out[word('start') + day]! + back[word('start') + day + shift]! + word('charge'),
      );
    }
  }
}

export const keepRange: Loop<'keepRange'> = ({ i32 }, totals, count, least, most) => {
  let left = 0;
  for (let at = totals >>> 2; at < (totals >>> 2) + count; at += 1) {
    const total = i32[at]!;
    if (total < least || total > most) i32[at] = 0;
    if (i32[at] !== 0) left = 1;
  }
  return left;
};

const PLAN_BLOCK = 16;

export const leastStays: Loop<'leastStays'> = (
  { i32, u8 },
  sums,
  terms,
  stride,
  rows,
  row,
  days,
  nights,
  nightCount,
  segments,
  segmentCount,
  factors,
  dead,
  out,
  width,
  floor,
) => {
  const isSold = (term: number, from: number, stayNights: number): boolean => {
    let left = floor > 0 ? 0 : stayNights;
    while (left < stayNights && u8[term + ((from + left) % rows) * stride]! >= floor) left += 1;
    return left === stayNights;
  };
  for (let n = 0; n < nightCount; n += 1) {
    const stayNights = i32[(nights >>> 2) + n]!;
    for (let g = 0; g < segmentCount; g += 1) {
      const [plan, blocks, at] = i32.subarray(
        (segments >>> 2) + SEGMENT_WORDS * g,
        (segments >>> 2) + SEGMENT_WORDS * g + 3,
      );
      for (let day = 0; day < days; day += 1) {
        const from = (row + day) % rows;
        const to = (from + stayNights) % rows;
        let least = NONE;
        for (let i = 0; i < PLAN_BLOCK * blocks!; i += 1) {
          const [term, sum] = [terms + plan! + i, (sums >>> 2) + plan! + i];
          const price = (i32[sum + to * stride]! - i32[sum + from * stride]!) | 0;
          const isHeld =
            (u8[term + from * stride]! & 31) <= stayNights &&
            (u8[term + to * stride]! & 32) === 0 &&
            u8[dead + at! + i] === 0;
          if (isHeld && price >>> 0 < CLOSED && isSold(term, from, stayNights))
            least = Math.min(least, priceOf(price, i32[(factors >>> 2) + at! + i]!));
        }
        i32[(out >>> 2) + g * width + n * days + day] = least;
      }
    }
  }
};
