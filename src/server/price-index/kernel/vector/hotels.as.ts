/** From rate plans to hotels. */
import { PLAN_BLOCK, PlanWork, Segment, segmentAt } from './records.as';

/** Bytes of a table of 32 that the classes of 16 plans name. */
@inline
function lookUp(table: usize, classes: v128): v128 {
  return v128.or(
    i8x16.swizzle(v128.load(table), classes),
    i8x16.swizzle(v128.load(table, 16), i8x16.sub(classes, i8x16.splat(16))),
  );
}

/** Takes what the search does not ask for out of four rate plans’ prices. */
@inline
function keepPrices(best: usize, asked: v128): void {
  v128.store(best, v128.or(v128.load(best), v128.not(asked)));
}

/**
 * Takes what the search does not ask for out of four rate plans’ open stays; returns those that can
 * be flown on, of all plans.
 */
@inline
function keepStays(open: usize, asked: v128, flown: v128): v128 {
  const bits = v128.load(open);
  v128.store(open, v128.and(bits, asked));
  return v128.and(bits, flown);
}

@inline
function isAny(bits: v128): v128 {
  return i32x4.ne(bits, i32x4.splat(0));
}

/**
 * Prices and open stays of a segment's plans → those of the plans that the search asks for, and
 * each rate plan’s options.
 */
@inline
function keepAsked(
  segment: Segment,
  classes: usize,
  best: usize,
  open: usize,
  found: usize,
  width: i32,
  blocks: i32,
  rules: usize,
): void {
  let plan = classes + <usize>segment.firstPlan;
  let at = <usize>segment.planAt;
  for (let left = segment.blocks; left > 0; left--) {
    const kinds = v128.load(plan);
    const asked = lookUp(rules, kinds);
    const low = i16x8.extend_low_i8x16_s(asked);
    const high = i16x8.extend_high_i8x16_s(asked);
    const a = i32x4.extend_low_i16x8_s(low),
      b = i32x4.extend_high_i16x8_s(low),
      c = i32x4.extend_low_i16x8_s(high),
      d = i32x4.extend_high_i16x8_s(high);
    const price = best + (at << 2);
    keepPrices(price, a);
    keepPrices(price + 16, b);
    keepPrices(price + 32, c);
    keepPrices(price + 48, d);
    let anyA = i32x4.splat(0),
      anyB = i32x4.splat(0),
      anyC = i32x4.splat(0),
      anyD = i32x4.splat(0);
    for (let block: i32 = 0; block < blocks; block++) {
      const row = open + ((<usize>(block * width) + at) << 2);
      const flown = v128.load32_splat(segment.flown + <usize>block * segment.flownBytes);
      anyA = v128.or(anyA, keepStays(row, a, flown));
      anyB = v128.or(anyB, keepStays(row + 16, b, flown));
      anyC = v128.or(anyC, keepStays(row + 32, c, flown));
      anyD = v128.or(anyD, keepStays(row + 48, d, flown));
    }
    const first = i16x8.narrow_i32x4_s(isAny(anyA), isAny(anyB));
    const second = i16x8.narrow_i32x4_s(isAny(anyC), isAny(anyD));
    v128.store(
      found + at,
      v128.and(i8x16.narrow_i16x8_s(first, second), lookUp(rules + 32, kinds)),
    );
    plan += PLAN_BLOCK;
    at += PLAN_BLOCK;
  }
}

/** Ones in the first `count` of four. */
@inline
function firstOf(count: i32): v128 {
  return i32x4.gt_s(i32x4.splat(count), i32x4(0, 1, 2, 3));
}

@inline
function leastOf(prices: v128): i32 {
  const half = i32x4.min_u(prices, v128.shuffle<i64>(prices, prices, 1, 0));
  return i32x4.extract_lane(i32x4.min_u(half, v128.shuffle<i32>(half, half, 1, 0, 3, 2)), 0);
}

@inline
function anyOf(bits: v128): i32 {
  const half = v128.or(bits, v128.shuffle<i64>(bits, bits, 1, 0));
  return i32x4.extract_lane(half, 0) | i32x4.extract_lane(half, 1);
}

@inline
function allStays(open: usize, plan: i32, end: i32): i32 {
  let all = i32x4.splat(0);
  for (let i = plan; i < end; i += 4)
    all = v128.or(all, v128.and(v128.load(open + ((<usize>i) << 2)), firstOf(end - i)));
  return anyOf(all);
}

/** Lead price, options and stays of the first block of a hotel's plans. */
@inline
function reduceHotel(
  best: usize,
  open: usize,
  found: usize,
  plan: i32,
  end: i32,
  leadPrices: usize,
  options: usize,
  words: usize,
): void {
  let least = i32x4.splat(-1),
    all = i32x4.splat(0);
  let own: i32 = 0;
  let i = plan;
  for (; i + 4 <= end; i += 4) {
    least = i32x4.min_u(least, v128.load(best + ((<usize>i) << 2)));
    all = v128.or(all, v128.load(open + ((<usize>i) << 2)));
    own |= load<i32>(found + <usize>i);
  }
  if (i < end) {
    const first = firstOf(end - i);
    least = i32x4.min_u(least, v128.or(v128.load(best + ((<usize>i) << 2)), v128.not(first)));
    all = v128.or(all, v128.and(v128.load(open + ((<usize>i) << 2)), first));
    own |= load<i32>(found + <usize>i) & ((1 << ((end - i) << 3)) - 1);
  }
  own |= own >>> 16;
  store<i32>(leadPrices, leastOf(least));
  store<i32>(options, (own | (own >>> 8)) & 0xff);
  store<i32>(words, anyOf(all));
}

/**
 * Rate plans → hotels: lead price, open stays of asked plans, and which options have a stay in a
 * stay that the search can fly on. `rules`: by class, a byte of ones when the search takes it, then
 * by class the options that it gives. Prices and open stays of the plans are spent.
 */
export function reduceHotels(work: PlanWork): void {
  const best = work.best,
    open = work.open,
    found = work.planOptions,
    width = work.width,
    blocks = work.blocks;
  const leadPrices = work.leadPrices,
    options = work.options,
    openStays = work.openStays,
    hotelWidth = work.hotelWidth;
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    keepAsked(segment, work.planClass, best, open, found, width, blocks, work.rules);
    const shift = segment.planAt - segment.firstPlan;
    let next = work.hotelPlan + ((<usize>segment.firstHotel) << 2);
    let plan = load<i32>(next) + shift;
    let out = (<usize>segment.hotelAt) << 2;
    for (let hotel = segment.hotels; hotel > 0; hotel--) {
      next += 4;
      const end = load<i32>(next) + shift;
      reduceHotel(best, open, found, plan, end, leadPrices + out, options + out, openStays + out);
      for (let block: i32 = 1; block < blocks; block++) {
        store<i32>(
          openStays + out + ((<usize>(block * hotelWidth)) << 2),
          allStays(open + ((<usize>(block * width)) << 2), plan, end),
        );
      }
      out += 4;
      plan = end;
    }
  }
}
