/** Calendars and grids: the cheapest of many hotels' lanes by day, and flights added to them. */
import { BLOCK, NONE, Slot, segmentAt, slotAt } from './records.as';
import { arrivalBits, departureBits, forbidden, highBytes, highWords, leastTerms, lowBytes, lowWords, scarce } from './stays.as';

/** Four series on the day of a row: fares and fees of the party; NONE where they do not fly or have too few seats. */
@inline
function legsOfDay(flights: usize, infantFares: usize, at: usize, paying: i32, infants: i32, fees: v128): v128 {
  const flight = v128.load(flights + (at << 2));
  const fare = v128.and(flight, i32x4.splat(0x7fffff));
  const flies = v128.andnot(i32x4.ge_s(i32x4.shr_u(flight, 23), i32x4.splat(paying)), i32x4.eq(fare, i32x4.splat(0)));
  let price = i32x4.add(i32x4.mul(fare, i32x4.splat(paying)), fees);
  if (infants != 0) price = i32x4.add(price, i32x4.mul(i32x4.extend_low_i16x8_u(v128.load64_zero(infantFares + (at << 1))), i32x4.splat(infants)));
  return v128.bitselect(price, i32x4.splat(NONE), flies);
}

/**
 * Prices the legs of a route, [series][days]: `count` series (written in fours), of `series` in a row, on all days of the ring from `firstRow` on, whose
 * number is a multiple of four. `flights` and `infantFares`: those of the first series in row 0; `fees`: by series, what the party pays beside fares.
 */
export function priceRoute(
  flights: usize, infantFares: usize, series: i32, firstRow: i32, rows: i32, count: i32, paying: i32, infants: i32, fees: usize, out: usize,
): void {
  for (let s: i32 = 0; s < count; s += 4) {
    const own = v128.load(fees + (<usize>s << 2));
    let row = firstRow;
    for (let day: i32 = 0; day < rows; day += 4) {
      const a = legsOfDay(flights, infantFares, <usize>(row * series + s), paying, infants, own);
      row = row + 1 == rows ? 0 : row + 1;
      const b = legsOfDay(flights, infantFares, <usize>(row * series + s), paying, infants, own);
      row = row + 1 == rows ? 0 : row + 1;
      const c = legsOfDay(flights, infantFares, <usize>(row * series + s), paying, infants, own);
      row = row + 1 == rows ? 0 : row + 1;
      const d = legsOfDay(flights, infantFares, <usize>(row * series + s), paying, infants, own);
      row = row + 1 == rows ? 0 : row + 1;
      const low = v128.shuffle<i32>(a, b, 0, 4, 1, 5), high = v128.shuffle<i32>(a, b, 2, 6, 3, 7);
      const lower = v128.shuffle<i32>(c, d, 0, 4, 1, 5), higher = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
      const leg = out + (<usize>(s * rows + day) << 2);
      v128.store(leg, v128.shuffle<i64>(low, lower, 0, 2));
      v128.store(leg + (<usize>rows << 2), v128.shuffle<i64>(low, lower, 1, 3));
      v128.store(leg + (<usize>rows << 3), v128.shuffle<i64>(high, higher, 0, 2));
      v128.store(leg + <usize>rows * 12, v128.shuffle<i64>(high, higher, 1, 3));
    }
  }
}

/** Lowers a leg to another that flies less a saving; `days` is a multiple of four. */
export function lowerLegs(least: usize, prices: usize, days: i32, saving: i32): void {
  const none = i32x4.splat(NONE);
  for (let day: usize = 0; day < <usize>days << 2; day += 16) {
    const price = v128.load(prices + day);
    const saved = v128.bitselect(i32x4.sub(price, i32x4.splat(saving)), none, i32x4.lt_s(price, none));
    v128.store(least + day, i32x4.min_s(v128.load(least + day), saved));
  }
}

/**
 * Lowers the totals of a grid, [nights][width], to stay + way out + way home + charge: stays by [nights][span] and ways out from the first day's,
 * ways home `shifts` days on for each row. Sums of what cannot be had stay below 2³².
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

/** Four lanes of a block: the lower of `least` and their sums times factors, ones where the top byte of sum or `fails` says that there is no stay. */
@inline
function leastOfFour(sum: v128, fails: v128, factors: v128, least: v128): v128 {
  return i32x4.min_u(least, v128.or(i32x4.mul(sum, factors), i32x4.gt_s(v128.or(sum, fails), i32x4.splat(0xffffff))));
}

/** The same for the 16 lanes of a block, whose bytes of `fails`, below 128, become top bytes. */
@inline
function leastOfBlock(starts: usize, ends: usize, fails: v128, factors: usize, least: v128): v128 {
  const low = lowBytes(fails), high = highBytes(fails);
  least = leastOfFour(i32x4.sub(v128.load(ends), v128.load(starts)), lowWords(low), v128.load(factors), least);
  least = leastOfFour(i32x4.sub(v128.load(ends, 16), v128.load(starts, 16)), highWords(low), v128.load(factors, 16), least);
  least = leastOfFour(i32x4.sub(v128.load(ends, 32), v128.load(starts, 32)), lowWords(high), v128.load(factors, 32), least);
  return leastOfFour(i32x4.sub(v128.load(ends, 48), v128.load(starts, 48)), highWords(high), v128.load(factors, 48), least);
}

@inline
function leastOfSlot(slot: Slot, lane: usize, dead: v128, factors: usize, least: v128, floor: i32, terms: usize, stride: usize, rows: i32): v128 {
  let fails = v128.or(dead, forbidden(slot, lane, i8x16.splat(<i8>slot.nights), arrivalBits(), departureBits()));
  if (floor > 0) fails = v128.or(fails, scarce(leastTerms(slot, lane, terms, stride, rows), i8x16.splat(<i8>floor), i8x16.splat(1)));
  return leastOfBlock(slot.startSums + (lane << 2), slot.endSums + (lane << 2), fails, factors, least);
}

@inline
function storeLeast(out: usize, least: v128): void {
  const pairs = i32x4.min_u(least, v128.shuffle<i64>(least, least, 1, 0));
  const product = min<u32>(<u32>i32x4.extract_lane(pairs, 0), <u32>i32x4.extract_lane(pairs, 1));
  store<i32>(out, product == u32.MAX_VALUE ? NONE : <i32>((product + 64) >> 7));
}

/**
 * Cheapest lane of every segment for every slot, [segment][width]; NONE where none can be had. Lanes with a 1 in `dead` count for nothing.
 * Four slots at a time, so that more rows are under way from the memory at once; the last ones are repeated to fill up.
 */
export function leastStays(
  slots: usize, slotCount: i32, segments: usize, segmentCount: i32, factors: usize, dead: usize, out: usize, width: i32,
  floor: i32, terms: usize, stride: usize, rows: i32,
): void {
  const last = slotCount - 1;
  for (let s: i32 = 0; s < slotCount; s += 4) {
    const t = min(s + 1, last), u = min(s + 2, last), v = min(s + 3, last);
    const first = slotAt(slots, s), second = slotAt(slots, t), third = slotAt(slots, u), fourth = slotAt(slots, v);
    for (let g: i32 = 0; g < segmentCount; g++) {
      const segment = segmentAt(segments, g);
      let lane = <usize>segment.firstLane;
      let at = <usize>segment.at;
      let a = i32x4.splat(-1), b = a, c = a, d = a;
      for (let block = segment.blocks; block > 0; block--) {
        const isDead = v128.load(dead + at);
        const four = factors + (at << 2);
        a = leastOfSlot(first, lane, isDead, four, a, floor, terms, stride, rows);
        b = leastOfSlot(second, lane, isDead, four, b, floor, terms, stride, rows);
        c = leastOfSlot(third, lane, isDead, four, c, floor, terms, stride, rows);
        d = leastOfSlot(fourth, lane, isDead, four, d, floor, terms, stride, rows);
        lane += BLOCK;
        at += BLOCK;
      }
      const row = out + (<usize>(g * width) << 2);
      storeLeast(row + (<usize>s << 2), a);
      storeLeast(row + (<usize>t << 2), b);
      storeLeast(row + (<usize>u << 2), c);
      storeLeast(row + (<usize>v << 2), d);
    }
  }
}
