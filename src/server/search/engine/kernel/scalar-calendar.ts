/** The loops of calendars and grids without vectors (scalar-kernel.ts). */
import { CLOSED, NONE } from '../columns.ts';
import { fareOf, seatsOf } from '../packed-flights.ts';
import { SEGMENT_WORDS } from './kernel.ts';
import { priceOf } from './scalar-lanes.ts';
import type { Loop } from './scalar-memory.ts';

export const priceRoute: Loop<'priceRoute'> = ({ i32, u16 }, flights, infantFares, series, firstRow, rows, count, paying, infants, fees, out) => {
  for (let s = 0; s < count; s += 1) {
    for (let day = 0; day < rows; day += 1) {
      const at = ((firstRow + day) % rows) * series + s;
      const flight = i32[(flights >>> 2) + at]!;
      const flies = fareOf(flight) > 0 && seatsOf(flight) >= paying;
      i32[(out >>> 2) + s * rows + day] = flies ? fareOf(flight) * paying + u16[(infantFares >>> 1) + at]! * infants + i32[(fees >>> 2) + s]! : NONE;
    }
  }
};

export const lowerLegs: Loop<'lowerLegs'> = ({ i32 }, least, prices, days, saving) => {
  for (let day = 0; day < days; day += 1) {
    const price = i32[(prices >>> 2) + day]!;
    if (price < NONE) i32[(least >>> 2) + day] = Math.min(i32[(least >>> 2) + day]!, price - saving);
  }
};

export const addLegs: Loop<'addLegs'> = ({ i32 }, totals, width, stays, span, outs, backs, shifts, nights, charge) => {
  for (let night = 0; night < nights; night += 1) {
    for (let day = 0; day < width; day += 1) {
      const at = (totals >>> 2) + night * width + day;
      const way = i32[(outs >>> 2) + day]! + i32[(backs >>> 2) + i32[(shifts >>> 2) + night]! + day]!;
      i32[at] = Math.min(i32[at]!, i32[(stays >>> 2) + night * span + day]! + way + charge);
    }
  }
};

const LANES = 16;

export const leastStays: Loop<'leastStays'> = ({ i32, u8 }, sums, terms, stride, rows, row, days, nights, nightCount, segments, segmentCount, factors, dead, out, width, floor) => {
  const isSold = (term: number, from: number, stay: number): boolean => {
    let left = floor > 0 ? 0 : stay;
    while (left < stay && u8[term + ((from + left) % rows) * stride]! >= floor) left += 1;
    return left === stay;
  };
  for (let n = 0; n < nightCount; n += 1) {
    const stay = i32[(nights >>> 2) + n]!;
    for (let g = 0; g < segmentCount; g += 1) {
      const [lane, blocks, at] = i32.subarray((segments >>> 2) + SEGMENT_WORDS * g, (segments >>> 2) + SEGMENT_WORDS * g + 3);
      for (let day = 0; day < days; day += 1) {
        const from = (row + day) % rows;
        const to = (from + stay) % rows;
        let least = NONE;
        for (let i = 0; i < LANES * blocks!; i += 1) {
          const [term, sum] = [terms + lane! + i, (sums >>> 2) + lane! + i];
          const price = i32[sum + to * stride]! - i32[sum + from * stride]! | 0;
          const isHeld = (u8[term + from * stride]! & 31) <= stay && (u8[term + to * stride]! & 32) === 0 && u8[dead + at! + i] === 0;
          if (isHeld && price >>> 0 < CLOSED && isSold(term, from, stay)) least = Math.min(least, priceOf(price, i32[(factors >>> 2) + at! + i]!));
        }
        i32[(out >>> 2) + g * width + n * days + day] = least;
      }
    }
  }
};
