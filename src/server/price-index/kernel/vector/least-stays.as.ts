/** The cheapest rate plan of many hotels by check-in day and nights. */
import { LeastWork, NO_PRICE, PLAN_BLOCK, segmentAt } from './records.as';
import { highBytes, highWords, lowBytes, lowWords } from './stay-prices.as';

/**
 * Four plans of a block: the lower of `least` and their sums times factors, ones where the top byte
 * of sum or `fails` says that there is no stay.
 */
@inline
function leastOfFour(sum: v128, fails: v128, factors: v128, least: v128): v128 {
  return i32x4.min_u(
    least,
    v128.or(i32x4.mul(sum, factors), i32x4.gt_s(v128.or(sum, fails), i32x4.splat(0xffffff))),
  );
}

/** The same for the 16 plans of a block, whose bytes of `fails`, below 128, become top bytes. */
@inline
function leastOfBlock(starts: usize, ends: usize, fails: v128, factors: usize, least: v128): v128 {
  const low = lowBytes(fails),
    high = highBytes(fails);
  least = leastOfFour(
    i32x4.sub(v128.load(ends), v128.load(starts)),
    lowWords(low),
    v128.load(factors),
    least,
  );
  least = leastOfFour(
    i32x4.sub(v128.load(ends, 16), v128.load(starts, 16)),
    highWords(low),
    v128.load(factors, 16),
    least,
  );
  least = leastOfFour(
    i32x4.sub(v128.load(ends, 32), v128.load(starts, 32)),
    lowWords(high),
    v128.load(factors, 32),
    least,
  );
  return leastOfFour(
    i32x4.sub(v128.load(ends, 48), v128.load(starts, 48)),
    highWords(high),
    v128.load(factors, 48),
    least,
  );
}

/**
 * Bytes of 1 to 127 for plans of a block whose terms forbid the stay: terms of check-in and
 * check-out days.
 */
@inline
function refused(arrival: usize, departure: usize, nights: v128, dead: v128): v128 {
  const early = i8x16.sub_sat_u(v128.and(v128.load(arrival), i8x16.splat(31)), nights);
  return v128.or(v128.or(dead, early), v128.and(v128.load(departure), i8x16.splat(32)));
}

/**
 * Ones for plans of a block that have fewer than `floor` on any night; `terms`: of the plans, in
 * row 0.
 */
@inline
function short(terms: usize, stride: i32, rows: i32, row: i32, nights: i32, floor: i32): v128 {
  let least = i8x16.splat(-1);
  for (let night = nights; night > 0; night--) {
    least = i8x16.min_u(least, v128.load(terms + <usize>(row * stride)));
    row = row + 1 == rows ? 0 : row + 1;
  }
  return v128.and(i8x16.lt_u(least, i8x16.splat(<i8>floor)), i8x16.splat(1));
}

@inline
function storeLeast(out: usize, least: v128): void {
  const pairs = i32x4.min_u(least, v128.shuffle<i64>(least, least, 1, 0));
  const product = min<u32>(<u32>i32x4.extract_lane(pairs, 0), <u32>i32x4.extract_lane(pairs, 1));
  store<i32>(out, product == u32.MAX_VALUE ? NO_PRICE : <i32>((product + 64) >> 7));
}

/**
 * Cheapest plan of every segment, [segment][width]: for each of `days` check-in days from that of
 * `firstRow` on and each of `nightCount` numbers of nights [nights][days]; NO_PRICE where none can
 * be had. Rate plans with a 1 in `classes` count for nothing. Four days at a time, so that more
 * rows are under way from the memory at once, the last one repeated to fill up; all nights of a day
 * before the next, while its rows lie near.
 */
export function leastStays(work: LeastWork): void {
  const sums = work.sums,
    terms = work.rooms.terms,
    stride = <i32>work.rooms.stride,
    rows = work.rooms.rows,
    floor = work.rooms.floor;
  const row = work.firstRow,
    days = work.days,
    nights = work.nights,
    nightCount = work.nightCount;
  const segments = work.segments,
    segmentCount = work.segmentCount,
    factors = work.factors,
    dead = work.classes;
  const out = work.out,
    width = work.width;
  const last = days - 1;
  for (let s: i32 = 0; s < days; s += 4) {
    const t = min(s + 1, last),
      u = min(s + 2, last),
      v = min(s + 3, last);
    const rowA = (row + s) % rows,
      rowB = (row + t) % rows,
      rowC = (row + u) % rows,
      rowD = (row + v) % rows;
    const startA = <usize>(rowA * stride),
      startB = <usize>(rowB * stride),
      startC = <usize>(rowC * stride),
      startD = <usize>(rowD * stride);
    for (let n: i32 = 0; n < nightCount; n++) {
      const stayNights = load<i32>(nights + ((<usize>n) << 2));
      const endA = <usize>(((rowA + stayNights) % rows) * stride),
        endB = <usize>(((rowB + stayNights) % rows) * stride);
      const endC = <usize>(((rowC + stayNights) % rows) * stride),
        endD = <usize>(((rowD + stayNights) % rows) * stride);
      const most = i8x16.splat(<i8>stayNights);
      for (let g: i32 = 0; g < segmentCount; g++) {
        const segment = segmentAt(segments, g);
        let plan = <usize>segment.firstPlan;
        let at = <usize>segment.planAt;
        let a = i32x4.splat(-1),
          b = a,
          c = a,
          d = a;
        for (let block = segment.blocks; block > 0; block--) {
          const isDead = v128.load(dead + at);
          const four = factors + (at << 2);
          const term = terms + plan,
            sum = sums + (plan << 2);
          let failsA = refused(term + startA, term + endA, most, isDead),
            failsB = refused(term + startB, term + endB, most, isDead);
          let failsC = refused(term + startC, term + endC, most, isDead),
            failsD = refused(term + startD, term + endD, most, isDead);
          if (floor > 0) {
            failsA = v128.or(failsA, short(term, stride, rows, rowA, stayNights, floor));
            failsB = v128.or(failsB, short(term, stride, rows, rowB, stayNights, floor));
            failsC = v128.or(failsC, short(term, stride, rows, rowC, stayNights, floor));
            failsD = v128.or(failsD, short(term, stride, rows, rowD, stayNights, floor));
          }
          a = leastOfBlock(sum + (startA << 2), sum + (endA << 2), failsA, four, a);
          b = leastOfBlock(sum + (startB << 2), sum + (endB << 2), failsB, four, b);
          c = leastOfBlock(sum + (startC << 2), sum + (endC << 2), failsC, four, c);
          d = leastOfBlock(sum + (startD << 2), sum + (endD << 2), failsD, four, d);
          plan += PLAN_BLOCK;
          at += PLAN_BLOCK;
        }
        const prices = out + ((<usize>(g * width + n * days)) << 2);
        storeLeast(prices + ((<usize>s) << 2), a);
        storeLeast(prices + ((<usize>t) << 2), b);
        storeLeast(prices + ((<usize>u) << 2), c);
        storeLeast(prices + ((<usize>v) << 2), d);
      }
    }
  }
}
