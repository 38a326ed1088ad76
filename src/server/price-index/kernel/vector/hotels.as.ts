/** From plans to hotels, and hotels counted by flight option. */
import { CollectWork, NONE, OptionWork, PLAN_BLOCK, PlanWork, PricedWork, Segment, segmentAt } from './records.as';

/** Bytes of a table of 32 that the classes of 16 plans name. */
@inline
function lookUp(table: usize, classes: v128): v128 {
  return v128.or(i8x16.swizzle(v128.load(table), classes), i8x16.swizzle(v128.load(table, 16), i8x16.sub(classes, i8x16.splat(16))));
}

/** Takes what the search does not ask for out of four rate plans’ prices. */
@inline
function keepPrices(best: usize, asked: v128): void {
  v128.store(best, v128.or(v128.load(best), v128.not(asked)));
}

/**
 * Takes what the search does not ask for out of four rate plans’ open stays; returns those that can be
 * flown on, of all plans.
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
function keepAsked(segment: Segment, classes: usize, best: usize, open: usize, found: usize, width: i32, blocks: i32, rules: usize): void {
  let plan = classes + <usize>segment.firstPlan;
  let at = <usize>segment.planAt;
  for (let left = segment.blocks; left > 0; left--) {
    const kinds = v128.load(plan);
    const asked = lookUp(rules, kinds);
    const low = i16x8.extend_low_i8x16_s(asked);
    const high = i16x8.extend_high_i8x16_s(asked);
    const a = i32x4.extend_low_i16x8_s(low), b = i32x4.extend_high_i16x8_s(low), c = i32x4.extend_low_i16x8_s(high), d = i32x4.extend_high_i16x8_s(high);
    const price = best + (at << 2);
    keepPrices(price, a);
    keepPrices(price + 16, b);
    keepPrices(price + 32, c);
    keepPrices(price + 48, d);
    let anyA = i32x4.splat(0), anyB = i32x4.splat(0), anyC = i32x4.splat(0), anyD = i32x4.splat(0);
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
    v128.store(found + at, v128.and(i8x16.narrow_i16x8_s(first, second), lookUp(rules + 32, kinds)));
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
  for (let i = plan; i < end; i += 4) all = v128.or(all, v128.and(v128.load(open + (<usize>i << 2)), firstOf(end - i)));
  return anyOf(all);
}

/** Lead price, options and stays of the first block of a hotel's plans. */
@inline
function reduceHotel(best: usize, open: usize, found: usize, plan: i32, end: i32, leadPrices: usize, options: usize, words: usize): void {
  let least = i32x4.splat(-1), all = i32x4.splat(0);
  let own: i32 = 0;
  let i = plan;
  for (; i + 4 <= end; i += 4) {
    least = i32x4.min_u(least, v128.load(best + (<usize>i << 2)));
    all = v128.or(all, v128.load(open + (<usize>i << 2)));
    own |= load<i32>(found + <usize>i);
  }
  if (i < end) {
    const first = firstOf(end - i);
    least = i32x4.min_u(least, v128.or(v128.load(best + (<usize>i << 2)), v128.not(first)));
    all = v128.or(all, v128.and(v128.load(open + (<usize>i << 2)), first));
    own |= load<i32>(found + <usize>i) & ((1 << ((end - i) << 3)) - 1);
  }
  own |= own >>> 16;
  store<i32>(leadPrices, leastOf(least));
  store<i32>(options, (own | (own >>> 8)) & 0xff);
  store<i32>(words, anyOf(all));
}

/**
 * Rate plans → hotels: lead price, open stays of asked plans, and which options have a stay in a stay
 * that the search can fly on. `rules`: by class,
 * a byte of ones when the search takes it, then by class the options that it gives. Prices and open
 * stays of the plans are spent.
 */
export function reduceHotels(work: PlanWork): void {
  const best = work.best, open = work.open, found = work.planOptions, width = work.width, blocks = work.blocks;
  const leadPrices = work.leadPrices, options = work.options, openStays = work.openStays;
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    keepAsked(segment, work.planClass, best, open, found, width, blocks, work.rules);
    const shift = segment.planAt - segment.firstPlan;
    let next = work.hotelPlan + (<usize>segment.firstHotel << 2);
    let plan = load<i32>(next) + shift;
    let out = <usize>segment.hotelAt << 2;
    for (let hotel = segment.hotels; hotel > 0; hotel--) {
      next += 4;
      const end = load<i32>(next) + shift;
      reduceHotel(best, open, found, plan, end, leadPrices + out, options + out, openStays + out);
      for (let block: i32 = 1; block < blocks; block++) {
        store<i32>(openStays + out + (<usize>(block * work.hotelWidth) << 2), allStays(open + (<usize>(block * width) << 2), plan, end));
      }
      out += 4;
      plan = end;
    }
  }
}

@inline
function hasHotel(set: usize, hotel: i32): bool {
  return ((load<i32>(set + (<usize>(hotel >> 5) << 2)) >> (hotel & 31)) & 1) != 0;
}

@inline
function addHotel(set: usize, hotel: i32): void {
  const at = set + (<usize>(hotel >> 5) << 2);
  store<i32>(at, load<i32>(at) | (1 << (hotel & 31)));
}

/**
 * Hotels of priced segments → the result, the sets of hotels in the price range, and the hotels by
 * set of options (collect work: kernel.ts). What fails a static group loses its open stays, as does
 * the padding to fours.
 */
export function collectHotels(work: CollectWork): void {
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    const count = segment.hotels;
    for (let i: i32 = 0; i < count; i++) collectHotel(work, segment.firstHotel + i, segment.hotelAt + i);
    for (let i = count; i < ((count + 3) & ~3); i++) closeStays(work, segment.hotelAt + i);
  }
}

@inline
function collectHotel(work: CollectWork, hotel: i32, at: i32): void {
  const leadPrice = load<i32>(work.leadPrices + (<usize>at << 2));
  const isSold = leadPrice >= 0 && leadPrice < NONE;
  const isInRange = isSold && leadPrice >= work.least && leadPrice <= work.most;
  if (work.passing != 0 && !hasHotel(work.passing, hotel)) {
    closeStays(work, at);
    if (!isInRange) return;
    for (let group: i32 = 0; group < work.groups; group++) {
      const set = <usize>group * work.setBytes;
      if (hasHotel(work.failing + set, hotel)) addHotel(work.foundFailing + set, hotel);
    }
    return;
  }
  const options = work.byOptions + (<usize>load<i32>(work.options + (<usize>at << 2)) << 2);
  store<i32>(options, load<i32>(options) + 1);
  if (!isSold) return;
  if (leadPrice < work.min) work.min = leadPrice;
  if (leadPrice > work.max) work.max = leadPrice;
  if (!isInRange) return;
  const position = <usize>work.count << 2;
  store<i32>(work.hotels + position, hotel);
  store<i32>(work.totals + position, leadPrice);
  work.count += 1;
  addHotel(work.found, hotel);
}

@inline
function closeStays(work: CollectWork, at: i32): void {
  for (let block: i32 = 0; block < work.blocks; block++) store<i32>(work.openStays + (<usize>(block * work.hotelWidth + at) << 2), 0);
}

/**
 * Counts the hotels of two sets (others: 0 = none) that have each of some options, whose sets lie
 * from `bits` on, setBytes each. All of the hotels
 * lie in words [first, end).
 */
export function countOptions(work: OptionWork): void {
  const hotels = work.hotels, others = work.others, counts = work.counts, bits = work.bits, setBytes = work.setBytes;
  const options = <usize>work.options << 2;
  memory.fill(counts, 0, options);
  for (let word: usize = <usize>work.first << 2, end = <usize>work.end << 2; word < end; word += 4) {
    const own = load<i32>(hotels + word) | (others == 0 ? 0 : load<i32>(others + word));
    if (own == 0) continue;
    let having = bits + word;
    for (let option: usize = 0; option < options; option += 4) {
      store<i32>(counts + option, load<i32>(counts + option) + popcnt(own & load<i32>(having)));
      having += setBytes;
    }
  }
}

@inline
function sumOf(counts: v128): i32 {
  return i32x4.extract_lane(counts, 0) + i32x4.extract_lane(counts, 1) + i32x4.extract_lane(counts, 2) + i32x4.extract_lane(counts, 3);
}

/**
 * Adds to each segment's counts by variant, the first of those alike, the hotels that are open in
 * any stay that the variant flies on. Hotels in fours; padding has no open stay.
 */
export function countOpen(work: CollectWork): void {
  const hotelWidth = work.hotelWidth, blocks = work.blocks;
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    const hotels = work.openStays + (<usize>segment.hotelAt << 2);
    for (let v: i32 = 0; v < segment.variants; v++) {
      if (load<i32>(segment.table.alike + (<usize>v << 2)) != v) continue;
      const flown = segment.flown + (<usize>v << 2);
      let count = i32x4.splat(0);
      for (let h: i32 = 0; h < segment.hotels; h += 4) {
        let any = i32x4.splat(0);
        for (let b: i32 = 0; b < blocks; b++) any = v128.or(any, v128.and(v128.load(hotels + (<usize>(b * hotelWidth + h) << 2)), v128.load32_splat(flown + <usize>b * segment.flownBytes)));
        count = i32x4.sub(count, i32x4.ne(any, i32x4.splat(0)));
      }
      const at = segment.counts + (<usize>v << 2);
      store<i32>(at, load<i32>(at) + sumOf(count));
    }
  }
}

@inline
function totalsAt(stayPrices: usize, flights: usize): v128 {
  return i32x4.add(v128.load(stayPrices), v128.load(flights));
}

/** Whether any of stays + flights, eight stays after eight, is below `above`. */
@inline
function isReached(stayPrices: usize, four: usize, flights: usize, stayCount: i32, above: v128): bool {
  for (; stayCount > 4; stayCount -= 8) {
    if (v128.any_true(i32x4.lt_s(i32x4.min_s(totalsAt(stayPrices, flights), totalsAt(stayPrices + four, flights + 16)), above))) return true;
    stayPrices += 2 * four;
    flights += 32;
  }
  return stayCount > 0 && v128.any_true(i32x4.lt_s(totalsAt(stayPrices, flights), above));
}

/** Whether the cheapest of stays + flights is below `above`, but not below `least`. */
@inline
function isWithin(stayPrices: usize, four: usize, flights: usize, stayCount: i32, least: i32, above: v128): bool {
  let leadPrice = above;
  for (; stayCount > 0; stayCount -= 4) {
    leadPrice = i32x4.min_s(leadPrice, totalsAt(stayPrices, flights));
    stayPrices += four;
    flights += 16;
  }
  return i32(v128.any_true(i32x4.lt_s(leadPrice, above))) > i32(v128.any_true(i32x4.lt_s(leadPrice, i32x4.splat(least))));
}

/**
 * Adds to counts[v] the hotels whose cheapest stays + prices[v], four stays after four, lies in
 * [least, most]. `four`: bytes from four stays of
 * the stays to the next. Hotels whose lead price is above `bound`, unsigned, are left out.
 */
export function countPriced(work: PricedWork): void {
  const stayPrices = work.stayPrices, four = work.stayPriceBytes, stayCount = work.stayCount, variants = work.variants, least = work.least;
  const bound = <u32>work.bound, above = i32x4.splat(work.most + 1);
  for (let h: i32 = 0; h < work.hotels; h++) {
    if (load<u32>(work.leadPrices + (<usize>h << 2)) > bound) continue;
    let flights = work.prices;
    for (let v: i32 = 0; v < variants; v++) {
      const at = work.counts + (<usize>v << 2);
      const own = stayPrices + (<usize>h << 4);
      const isCounted = least > 0 ? isWithin(own, four, flights, stayCount, least, above) : isReached(own, four, flights, stayCount, above);
      store<i32>(at, load<i32>(at) + i32(isCounted));
      flights += <usize>stayCount << 2;
    }
  }
}
