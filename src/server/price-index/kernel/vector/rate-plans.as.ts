/** Stays of plans: the cheapest over all stays, or the price in each stay. */
import { DEAD, LeastWork, PLAN_BLOCK, PlanWork, RoomTerms, Segment, segmentAt, Stay, stayAt } from './records.as';
import { arrivalBits, closed, closedLimit, departureBits, forbidden, held, heldBytes, highBytes, highWords, leastOfRows, leastTerms, lowBytes, lowWords, nightsSum, scarce } from './stay-prices.as';

/** Factors and classes of the plans of all segments. */
export function gatherPlans(work: LeastWork): void {
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    const plan = <usize>segment.firstPlan;
    const at = <usize>segment.planAt;
    gatherSegment(work.planOccupancy + (plan << 1), work.planClass + plan, segment.blocks * PLAN_BLOCK, work.factorOf, work.factors + (at << 2), work.classes + at);
  }
}

@inline
function gatherSegment(occupancies: usize, classes: usize, plans: i32, factorOf: usize, factors: usize, kept: usize): void {
  for (let i: usize = 0; i < <usize>plans; i++) {
    const factor = load<i32>(factorOf + (<usize>load<u16>(occupancies + (i << 1)) << 2));
    store<i32>(factors + (i << 2), factor);
    store<u8>(kept + i, factor == 0 ? <u8>DEAD : load<u8>(classes + i));
  }
}

/** Factors of plans in 16 bits, as accumulate reads them. */
export function fillFactors(occupancies: usize, plans: i32, factorOf: usize, factors: usize): void {
  for (let i: usize = 0; i < <usize>plans << 1; i += 2) store<u16>(factors + i, load<u16>(factorOf + (<usize>load<u16>(occupancies + i) << 2)));
}

/** Below this, pence times 128 beside a stay's product still lie within 32 bits. */
const LARGE_ADDEND: i32 = 1 << 24;
/**
 * How a segment's totals are computed, told apart by their size where the code is made: in pence,
 * or 128 times as much and a half.
 */
type Pence = i32;
type Scaled = i64;

/** Four rate plans’ totals; the addend is scaled like them. */
@inline
function totalOf<Way>(sum: v128, factors: v128, addend: v128, bad: v128): v128 {
  let product = i32x4.mul(sum, factors);
  if (sizeof<Way>() == sizeof<Pence>()) product = i32x4.shr_u(i32x4.add(product, i32x4.splat(64)), 7);
  return v128.or(i32x4.add(product, addend), bad);
}

/** Rate plans whose factors, 16 bits each, do not let them sleep the room: bytes of `mark`, else 0. */
@inline
function asleep(low: v128, high: v128, mark: v128): v128 {
  const none = i16x8.splat(0);
  return v128.and(i8x16.narrow_i16x8_s(i16x8.eq(low, none), i16x8.eq(high, none)), mark);
}

/**
 * Two stays in four plans, whose sums lie `sums` bytes into a row: lowers the `cheapest` totals and
 * adds the `opened` stays.
 */
@inline
function takeFour<Way>(
  first: Stay, second: Stay, sums: usize, factors: v128, fails1: v128, fails2: v128, limit: v128, addend1: v128, addend2: v128, bit1: v128, bit2: v128, cheapest: usize, opened: usize,
): void {
  const sum1 = nightsSum(first, sums), sum2 = nightsSum(second, sums);
  const bad1 = closed(sum1, fails1, limit), bad2 = closed(sum2, fails2, limit);
  const least = i32x4.min_u(totalOf<Way>(sum1, factors, addend1, bad1), totalOf<Way>(sum2, factors, addend2, bad2));
  const total = sizeof<Way>() == sizeof<Pence>() ? least : v128.or(i32x4.shr_u(least, 7), i32x4.eq(least, i32x4.splat(-1)));
  v128.store(cheapest, i32x4.min_u(v128.load(cheapest), total));
  v128.store(opened, v128.or(v128.load(opened), v128.or(v128.andnot(bit1, bad1), v128.andnot(bit2, bad2))));
}

/**
 * Two stays with their addends in a segment's plans. One after the other would read and write what
 * is known of the plans twice as often; more at once would be
 * more rows than the machine fetches ahead.
 */
@inline
function accumulateSegment<Way>(first: Stay, second: Stay, firstAddend: i32, secondAddend: i32, segment: Segment, factors: usize, best: usize, open: usize, pruned: usize): void {
  const limit = closedLimit(), arrivals = arrivalBits(), departures = departureBits();
  const nights1 = nightsOf(first), nights2 = nightsOf(second);
  const addend1 = i32x4.splat(firstAddend), addend2 = i32x4.splat(secondAddend);
  const bit1 = i32x4.splat(first.bit), bit2 = i32x4.splat(second.bit);
  let plan = <usize>segment.firstPlan;
  let at = <usize>segment.planAt << 2;
  for (let sixteen = segment.blocks; sixteen > 0; sixteen--, plan += PLAN_BLOCK, at += 64) {
    if (load<u8>(pruned + (at >> 6)) != 0) continue;
    const sums = plan << 2, cheapest = best + at, opened = open + at;
    const low = v128.load(factors + (plan << 1)), high = v128.load(factors + (plan << 1), 16);
    const dead = asleep(low, high, departures);
    const fails1 = v128.or(forbidden(first, plan, nights1, arrivals, departures), dead), fails2 = v128.or(forbidden(second, plan, nights2, arrivals, departures), dead);
    const low1 = lowBytes(fails1), low2 = lowBytes(fails2), high1 = highBytes(fails1), high2 = highBytes(fails2);
    takeFour<Way>(first, second, sums, i32x4.extend_low_i16x8_u(low), lowWords(low1), lowWords(low2), limit, addend1, addend2, bit1, bit2, cheapest, opened);
    takeFour<Way>(first, second, sums + 16, i32x4.extend_high_i16x8_u(low), highWords(low1), highWords(low2), limit, addend1, addend2, bit1, bit2, cheapest + 16, opened + 16);
    takeFour<Way>(first, second, sums + 32, i32x4.extend_low_i16x8_u(high), lowWords(high1), lowWords(high2), limit, addend1, addend2, bit1, bit2, cheapest + 32, opened + 32);
    takeFour<Way>(first, second, sums + 48, i32x4.extend_high_i16x8_u(high), highWords(high1), highWords(high2), limit, addend1, addend2, bit1, bit2, cheapest + 48, opened + 48);
  }
}

/**
 * Lowers `best` to the cheapest price of one room over the stays with the segment's addend, and
 * sets a stay's bit in `open` where the stay can be
 * had. Stays are of one block; those that no flight of a segment's serves are left out, as are
 * plans that are `pruned` (prunePlans). Open stays of all `plans` of the tile are new; so is
 * `best` for the first stays of a tile.
 */
export function accumulate(work: PlanWork): void {
  const block = work.block, segmentCount = work.segmentCount, stays = work.stays, stayCount = work.stayCount;
  const factors = work.factors, best = work.best, pruned = work.pruned, plans = work.plans;
  const open = openOf(work, block);
  memory.fill(open, 0, <usize>plans << 2);
  if (block == 0) {
    memory.fill(best, 0xff, <usize>plans << 2);
    memory.fill(pruned, 0, <usize>plans >> 4);
  }
  for (let s: i32 = 0; s < stayCount; s += 2) {
    const one = stayAt(stays, s), other = stayAt(stays, min(stayCount - 1, s + 1));
    for (let g: i32 = 0; g < segmentCount; g++) {
      const segment = segmentAt(work.segments, g);
      const live = load<i32>(segment.live + (<usize>block << 2)) & (one.bit | other.bit);
      if (live == 0) continue;
      // A stay that is alone is taken with itself, which changes nothing.
      const first = (live & one.bit) != 0 ? one : other, second = (live & other.bit) != 0 ? other : one;
      const firstAddend = load<i32>(segment.addends + (<usize>first.index << 2)), secondAddend = load<i32>(segment.addends + (<usize>second.index << 2));
      if (max(firstAddend, secondAddend) >= LARGE_ADDEND) accumulateSegment<Pence>(first, second, firstAddend, secondAddend, segment, factors, best, open, pruned);
      else accumulateSegment<Scaled>(first, second, (firstAddend << 7) + 64, (secondAddend << 7) + 64, segment, factors, best, open, pruned);
    }
  }
}

/** Open stays of the tile's plans in a block. */
@inline
export function openOf(work: PlanWork, block: i32): usize {
  return work.open + (<usize>(block * work.width) << 2);
}

@inline
function priceOr(sum: v128, factors: v128, bad: v128, half: v128): v128 {
  return v128.or(i32x4.shr_u(i32x4.add(i32x4.mul(sum, factors), half), 7), bad);
}

/**
 * What is written for a plan, told apart by their size where the code is made: its own price, or
 * the least of it and those before it in its part of a cell.
 */
export type Own = i32;
export type Least = i64;

/**
 * Factors of four plans: of the first kind of room, or of the kind whose factors, 16 bits each, the
 * table at `factors` tells.
 */
@inline
function factorsAt<Written>(factors: usize, by: usize): v128 {
  return sizeof<Written>() == sizeof<Own>() ? v128.load(factors + by) : v128.load16x4_u(load<usize>(factors) + by);
}

/**
 * Writes a rate plan’s prices; returns what the next plan of its part begins from. `first`: a byte of
 * ones where the part begins.
 */
@inline
function putPlan<Written>(out: usize, prices: v128, before: v128, first: usize): v128 {
  const kept = sizeof<Written>() == sizeof<Own>() ? prices : i32x4.min_u(prices, v128.or(before, v128.load8_splat(first)));
  v128.store(out, kept);
  return kept;
}

/** Four plans in four stays for each kind of room, written plan by plan. */
@inline
function priceSquares<Written>(
  stay: Stay, second: Stay, third: Stay, fourth: Stay, sums: usize, a: v128, b: v128, c: v128, d: v128,
  kinds: i32, factors: usize, by: usize, out: usize, outBytes: usize, planBytes: usize, firsts: usize, limit: v128, half: v128,
): void {
  const sum1 = nightsSum(stay, sums), sum2 = nightsSum(second, sums), sum3 = nightsSum(third, sums), sum4 = nightsSum(fourth, sums);
  const bad1 = closed(sum1, a, limit), bad2 = closed(sum2, b, limit), bad3 = closed(sum3, c, limit), bad4 = closed(sum4, d, limit);
  for (; kinds > 0; kinds--) {
    const factor = factorsAt<Written>(factors, by);
    const asleep = i32x4.eq(factor, i32x4.splat(0));
    const first = priceOr(sum1, factor, v128.or(bad1, asleep), half), next = priceOr(sum2, factor, v128.or(bad2, asleep), half);
    const later = priceOr(sum3, factor, v128.or(bad3, asleep), half), last = priceOr(sum4, factor, v128.or(bad4, asleep), half);
    const low = v128.shuffle<i32>(first, next, 0, 4, 1, 5), high = v128.shuffle<i32>(first, next, 2, 6, 3, 7);
    const lower = v128.shuffle<i32>(later, last, 0, 4, 1, 5), higher = v128.shuffle<i32>(later, last, 2, 6, 3, 7);
    let before = sizeof<Written>() == sizeof<Own>() ? low : v128.load(out - planBytes);
    before = putPlan<Written>(out, v128.shuffle<i64>(low, lower, 0, 2), before, firsts);
    before = putPlan<Written>(out + planBytes, v128.shuffle<i64>(low, lower, 1, 3), before, firsts + 1);
    before = putPlan<Written>(out + 2 * planBytes, v128.shuffle<i64>(high, higher, 0, 2), before, firsts + 2);
    putPlan<Written>(out + 3 * planBytes, v128.shuffle<i64>(high, higher, 1, 3), before, firsts + 3);
    factors += sizeof<usize>();
    out += outBytes;
  }
}

@inline
function nightsOf(stay: Stay): v128 {
  return i8x16.splat(<i8>stay.nights);
}

/**
 * Whether four stays begin in turn and have a night in common on a row before the last of the ring.
 */
@inline
function isNear(stay: Stay, second: Stay, third: Stay, fourth: Stay, rows: i32): bool {
  const nights = stay.nights, end = stay.firstRow + nights;
  return (second.nights == nights) & (third.nights == nights) & (fourth.nights == nights) & (stay.firstRow <= second.firstRow) & (second.firstRow <= third.firstRow)
    & (third.firstRow <= fourth.firstRow) & (fourth.firstRow < end) & (fourth.firstRow + nights <= rows);
}

/**
 * Least bytes of the terms of a stay's nights: `common` beside those before row `from` and from row
 * `to` on.
 */
@inline
function leastBeside(stay: Stay, from: i32, to: i32, plan: usize, terms: usize, stride: usize, common: v128): v128 {
  const first = stay.firstRow;
  const least = leastOfRows(terms + <usize>first * stride + plan, from - first, stride, common);
  return leastOfRows(terms + <usize>to * stride + plan, first + stay.nights - to, stride, least);
}

/**
 * Prices of a segment's plans in four stays for each kind of room, [kind of room][plan][stay],
 * planBytes from plan to plan; UNPRICED where the stay
 * cannot be had. `factors`: factorsAt; `firsts`: by plan, ones where a part of a cell begins.
 */
export function priceSegment<Written>(
  stay: Stay, second: Stay, third: Stay, fourth: Stay, segment: Segment, rooms: RoomTerms, kinds: i32, factors: usize, out: usize, outBytes: usize, planBytes: usize, firsts: usize,
): void {
  const floor = rooms.floor, terms = rooms.terms, stride = rooms.stride, rows = rooms.rows;
  const step: usize = sizeof<Written>() == sizeof<Own>() ? 16 : 8;
  let plan = <usize>segment.firstPlan;
  let by = sizeof<Written>() == sizeof<Own>() ? <usize>segment.planAt << 2 : plan << 1;
  const arrivals = arrivalBits(), departures = departureBits(), limit = closedLimit(), half = held(64), least = heldBytes(floor), one = heldBytes(1);
  const isSequence = isNear(stay, second, third, fourth, rows), from = fourth.firstRow, to = stay.firstRow + stay.nights;
  for (let block = segment.blocks; block > 0; block--) {
    let a = forbidden(stay, plan, nightsOf(stay), arrivals, departures), b = forbidden(second, plan, nightsOf(second), arrivals, departures);
    let c = forbidden(third, plan, nightsOf(third), arrivals, departures), d = forbidden(fourth, plan, nightsOf(fourth), arrivals, departures);
    if (floor > 0) {
      if (isSequence) {
        const common = leastOfRows(terms + <usize>from * stride + plan, to - from, stride, i8x16.splat(-1));
        a = v128.or(a, scarce(leastBeside(stay, from, to, plan, terms, stride, common), least, one));
        b = v128.or(b, scarce(leastBeside(second, from, to, plan, terms, stride, common), least, one));
        c = v128.or(c, scarce(leastBeside(third, from, to, plan, terms, stride, common), least, one));
        d = v128.or(d, scarce(leastBeside(fourth, from, to, plan, terms, stride, common), least, one));
      } else {
        a = v128.or(a, scarce(leastTerms(stay, plan, terms, stride, rows), least, one));
        b = v128.or(b, scarce(leastTerms(second, plan, terms, stride, rows), least, one));
        c = v128.or(c, scarce(leastTerms(third, plan, terms, stride, rows), least, one));
        d = v128.or(d, scarce(leastTerms(fourth, plan, terms, stride, rows), least, one));
      }
    }
    const sums = plan << 2, first = firsts + plan;
    priceSquares<Written>(
      stay, second, third, fourth, sums, lowWords(lowBytes(a)), lowWords(lowBytes(b)), lowWords(lowBytes(c)), lowWords(lowBytes(d)),
      kinds, factors, by, out, outBytes, planBytes, first, limit, half,
    );
    priceSquares<Written>(
      stay, second, third, fourth, sums + 16, highWords(lowBytes(a)), highWords(lowBytes(b)), highWords(lowBytes(c)), highWords(lowBytes(d)),
      kinds, factors, by + step, out + 4 * planBytes, outBytes, planBytes, first + 4, limit, half,
    );
    priceSquares<Written>(
      stay, second, third, fourth, sums + 32, lowWords(highBytes(a)), lowWords(highBytes(b)), lowWords(highBytes(c)), lowWords(highBytes(d)),
      kinds, factors, by + 2 * step, out + 8 * planBytes, outBytes, planBytes, first + 8, limit, half,
    );
    priceSquares<Written>(
      stay, second, third, fourth, sums + 48, highWords(highBytes(a)), highWords(highBytes(b)), highWords(highBytes(c)), highWords(highBytes(d)),
      kinds, factors, by + 3 * step, out + 12 * planBytes, outBytes, planBytes, first + 12, limit, half,
    );
    plan += PLAN_BLOCK;
    by += 4 * step;
    out += 16 * planBytes;
  }
}

/**
 * Price of every plan in every stay, [four stays][plan][stay]; UNPRICED where the stay cannot be
 * had. `stayCount` is a multiple of four.
 */
export function pricePlans(work: LeastWork): void {
  for (let s: i32 = 0; s < work.stayCount; s += 4) {
    const row = work.prices + (<usize>(s * work.tilePlans) << 2);
    for (let g: i32 = 0; g < work.segmentCount; g++) {
      const segment = segmentAt(work.segments, g);
      priceSegment<Own>(stayAt(work.stays, s), stayAt(work.stays, s + 1), stayAt(work.stays, s + 2), stayAt(work.stays, s + 3), segment, work.rooms, 1, work.factors, row + (<usize>segment.planAt << 4), 0, 16, 0);
    }
  }
}
