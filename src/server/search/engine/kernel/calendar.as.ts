/** Calendars and grids: the cheapest of many hotels' lanes by day, and flights added to them. */
import { BLOCK, NONE, Slot, segmentAt, slotAt } from './records.as';
import { closed, nightsSum, priceOf, refused } from './stays.as';

/**
 * Lowers the totals of a grid, [nights][width], to stay + way out + way home + charge: stays by [nights][span] and ways out from the first day's,
 * ways home from that of the fewest nights, `shifts` days on for each row. Sums of what cannot be had stay below 2³².
 */
export function addLegs(totals: usize, width: i32, stays: usize, span: i32, outs: usize, backs: usize, shifts: usize, nights: i32, charge: i32): void {
  const fixed = i32x4.splat(charge);
  for (let night: i32 = 0; night < nights; night++) {
    const row = totals + (<usize>(night * width) << 2);
    const stay = stays + (<usize>(night * span) << 2);
    const back = backs + (<usize>load<i32>(shifts + (<usize>night << 2)) << 2);
    for (let day: usize = 0; day < <usize>width << 2; day += 16) {
      const flights = i32x4.add(i32x4.add(v128.load(outs + day), v128.load(back + day)), fixed);
      v128.store(row + day, i32x4.min_u(v128.load(row + day), i32x4.add(v128.load(stay + day), flights)));
    }
  }
}

@inline
function leastOfFour(slot: Slot, at: usize, fails: v128, factors: usize, least: v128): v128 {
  const sum = nightsSum(slot, at);
  const bad = v128.or(closed(sum, fails), i32x4.eq(v128.load(factors), i32x4.splat(0)));
  return i32x4.min_u(least, v128.or(priceOf(sum, factors, i32x4.splat(1)), bad));
}

/** Cheapest lane of every segment for every slot, [segment][width]; NONE where none can be had. Lanes whose factor is 0, the padding among them, count for nothing. */
export function leastStays(
  slots: usize, slotCount: i32, segments: usize, segmentCount: i32, factors: usize, out: usize, width: i32,
  floor: i32, terms: usize, stride: usize, rows: i32,
): void {
  for (let s: i32 = 0; s < slotCount; s++) {
    const slot = slotAt(slots, s);
    const nights = i8x16.splat(<i8>slot.nights);
    for (let g: i32 = 0; g < segmentCount; g++) {
      const segment = segmentAt(segments, g);
      let lane = <usize>segment.firstLane;
      let at = factors + (<usize>segment.at << 2);
      let least = i32x4.splat(-1);
      for (let block = segment.blocks; block > 0; block--) {
        const fails = refused(slot, lane, nights, floor, terms, stride, rows);
        const low = i16x8.extend_low_i8x16_s(fails);
        const high = i16x8.extend_high_i8x16_s(fails);
        const sums = lane << 2;
        least = leastOfFour(slot, sums, i32x4.extend_low_i16x8_s(low), at, least);
        least = leastOfFour(slot, sums + 16, i32x4.extend_high_i16x8_s(low), at + 16, least);
        least = leastOfFour(slot, sums + 32, i32x4.extend_low_i16x8_s(high), at + 32, least);
        least = leastOfFour(slot, sums + 48, i32x4.extend_high_i16x8_s(high), at + 48, least);
        lane += BLOCK;
        at += 64;
      }
      const pairs = i32x4.min_u(least, i8x16.shuffle(least, least, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7));
      const price = min<u32>(<u32>i32x4.extract_lane(pairs, 0), <u32>i32x4.extract_lane(pairs, 1));
      store<i32>(out + (<usize>(g * width + s) << 2), price == u32.MAX_VALUE ? NONE : <i32>price);
    }
  }
}
