/** Stays of lanes: the cheapest over all slots, or the price in each slot. */
import { BLOCK, DEAD, Segment, Slot, segmentAt, slotAt } from './records.as';
import { arrivalBits, closed, closedLimit, departureBits, forbidden, held, heldBytes, highBytes, highWords, leastOfRows, leastTerms, lowBytes, lowWords, nightsSum, scarce } from './stay-prices.as';

/** Factors and classes of the lanes of all segments. */
export function gather(segments: usize, segmentCount: i32, templates: usize, classes: usize, factorOf: usize, factors: usize, kept: usize): void {
  for (let g: i32 = 0; g < segmentCount; g++) {
    const segment = segmentAt(segments, g);
    const lane = <usize>segment.firstLane;
    const at = <usize>segment.at;
    gatherLanes(templates + (lane << 1), classes + lane, segment.blocks * BLOCK, factorOf, factors + (at << 2), kept + at);
  }
}

@inline
function gatherLanes(templates: usize, classes: usize, lanes: i32, factorOf: usize, factors: usize, kept: usize): void {
  for (let i: usize = 0; i < <usize>lanes; i++) {
    const factor = load<i32>(factorOf + (<usize>load<u16>(templates + (i << 1)) << 2));
    store<i32>(factors + (i << 2), factor);
    store<u8>(kept + i, factor == 0 ? DEAD : load<u8>(classes + i));
  }
}

/** Factors of lanes in 16 bits, as accumulate reads them. */
export function factorLanes(templates: usize, lanes: i32, factorOf: usize, factors: usize): void {
  for (let i: usize = 0; i < <usize>lanes << 1; i += 2) store<u16>(factors + i, load<u16>(factorOf + (<usize>load<u16>(templates + i) << 2)));
}

/** Below this, pence times 128 beside a stay's product still lie within 32 bits. */
const LARGE_ADDEND: i32 = 1 << 24;
/**
 * How a segment's totals are reckoned, told apart by their size where the code is made: in pence,
 * or 128 times as much and a half.
 */
type Pence = i32;
type Scaled = i64;

/** Four lanes' totals; the addend is scaled like them. */
@inline
function totalOf<Way>(sum: v128, factors: v128, addend: v128, bad: v128): v128 {
  let product = i32x4.mul(sum, factors);
  if (sizeof<Way>() == sizeof<Pence>()) product = i32x4.shr_u(i32x4.add(product, i32x4.splat(64)), 7);
  return v128.or(i32x4.add(product, addend), bad);
}

/** Lanes whose factors, 16 bits each, do not let them sleep the room: bytes of `mark`, else 0. */
@inline
function asleep(low: v128, high: v128, mark: v128): v128 {
  const none = i16x8.splat(0);
  return v128.and(i8x16.narrow_i16x8_s(i16x8.eq(low, none), i16x8.eq(high, none)), mark);
}

/**
 * Two slots in four lanes, whose sums lie `sums` bytes into a row: lowers the `cheapest` totals and
 * adds the `opened` slots.
 */
@inline
function takeFour<Way>(
  first: Slot, second: Slot, sums: usize, factors: v128, fails1: v128, fails2: v128, limit: v128, addend1: v128, addend2: v128, bit1: v128, bit2: v128, cheapest: usize, opened: usize,
): void {
  const sum1 = nightsSum(first, sums), sum2 = nightsSum(second, sums);
  const bad1 = closed(sum1, fails1, limit), bad2 = closed(sum2, fails2, limit);
  const least = i32x4.min_u(totalOf<Way>(sum1, factors, addend1, bad1), totalOf<Way>(sum2, factors, addend2, bad2));
  const total = sizeof<Way>() == sizeof<Pence>() ? least : v128.or(i32x4.shr_u(least, 7), i32x4.eq(least, i32x4.splat(-1)));
  v128.store(cheapest, i32x4.min_u(v128.load(cheapest), total));
  v128.store(opened, v128.or(v128.load(opened), v128.or(v128.andnot(bit1, bad1), v128.andnot(bit2, bad2))));
}

/**
 * Two slots with their addends in a segment's lanes. One after the other would read and write what
 * is known of the lanes twice as often; more at once would be
 * more rows than the machine fetches ahead.
 */
@inline
function accumulateSegment<Way>(first: Slot, second: Slot, firstAddend: i32, secondAddend: i32, segment: Segment, factors: usize, best: usize, open: usize, settled: usize): void {
  const limit = closedLimit(), arrivals = arrivalBits(), departures = departureBits();
  const nights1 = nightsOf(first), nights2 = nightsOf(second);
  const addend1 = i32x4.splat(firstAddend), addend2 = i32x4.splat(secondAddend);
  const bit1 = i32x4.splat(first.bit), bit2 = i32x4.splat(second.bit);
  let lane = <usize>segment.firstLane;
  let at = <usize>segment.at << 2;
  for (let sixteen = segment.blocks; sixteen > 0; sixteen--, lane += BLOCK, at += 64) {
    if (load<u8>(settled + (at >> 6)) != 0) continue;
    const sums = lane << 2, cheapest = best + at, opened = open + at;
    const low = v128.load(factors + (lane << 1)), high = v128.load(factors + (lane << 1), 16);
    const dead = asleep(low, high, departures);
    const fails1 = v128.or(forbidden(first, lane, nights1, arrivals, departures), dead), fails2 = v128.or(forbidden(second, lane, nights2, arrivals, departures), dead);
    const low1 = lowBytes(fails1), low2 = lowBytes(fails2), high1 = highBytes(fails1), high2 = highBytes(fails2);
    takeFour<Way>(first, second, sums, i32x4.extend_low_i16x8_u(low), lowWords(low1), lowWords(low2), limit, addend1, addend2, bit1, bit2, cheapest, opened);
    takeFour<Way>(first, second, sums + 16, i32x4.extend_high_i16x8_u(low), highWords(low1), highWords(low2), limit, addend1, addend2, bit1, bit2, cheapest + 16, opened + 16);
    takeFour<Way>(first, second, sums + 32, i32x4.extend_low_i16x8_u(high), lowWords(high1), lowWords(high2), limit, addend1, addend2, bit1, bit2, cheapest + 32, opened + 32);
    takeFour<Way>(first, second, sums + 48, i32x4.extend_high_i16x8_u(high), highWords(high1), highWords(high2), limit, addend1, addend2, bit1, bit2, cheapest + 48, opened + 48);
  }
}

/**
 * Lowers `best` to the cheapest price of one room over the slots with the segment's addend, and
 * sets a slot's bit in `open` where the stay can be
 * had. Slots are of one block; those that no flight of a segment's serves are left out, as are
 * lanes that are `settled` (settleLanes). Open slots of all `lanes` of the tile are new; so is
 * `best` for the first slots of a tile.
 */
export function accumulate(
  slots: usize, slotCount: i32, block: i32, segments: usize, segmentCount: i32, factors: usize, best: usize, open: usize, settled: usize, lanes: i32,
): void {
  memory.fill(open, 0, <usize>lanes << 2);
  if (block == 0) {
    memory.fill(best, 0xff, <usize>lanes << 2);
    memory.fill(settled, 0, <usize>lanes >> 4);
  }
  for (let s: i32 = 0; s < slotCount; s += 2) {
    const one = slotAt(slots, s), other = slotAt(slots, min(slotCount - 1, s + 1));
    for (let g: i32 = 0; g < segmentCount; g++) {
      const segment = segmentAt(segments, g);
      const live = load<i32>(segment.live + (<usize>block << 2)) & (one.bit | other.bit);
      if (live == 0) continue;
      // A slot that is alone is taken with itself, which changes nothing.
      const first = (live & one.bit) != 0 ? one : other, second = (live & other.bit) != 0 ? other : one;
      const firstAddend = load<i32>(segment.addends + (<usize>first.index << 2)), secondAddend = load<i32>(segment.addends + (<usize>second.index << 2));
      if (max(firstAddend, secondAddend) >= LARGE_ADDEND) accumulateSegment<Pence>(first, second, firstAddend, secondAddend, segment, factors, best, open, settled);
      else accumulateSegment<Scaled>(first, second, (firstAddend << 7) + 64, (secondAddend << 7) + 64, segment, factors, best, open, settled);
    }
  }
}

@inline
function priceOr(sum: v128, factors: v128, bad: v128, half: v128): v128 {
  return v128.or(i32x4.shr_u(i32x4.add(i32x4.mul(sum, factors), half), 7), bad);
}

/**
 * What is written for a lane, told apart by their size where the code is made: its own price, or
 * the least of it and those before it in its part of a cell.
 */
export type Own = i32;
export type Least = i64;

/**
 * Factors of four lanes: of the first kind of room, or of the kind whose factors, 16 bits each, the
 * table at `factors` tells.
 */
@inline
function factorsAt<Kept>(factors: usize, by: usize): v128 {
  return sizeof<Kept>() == sizeof<Own>() ? v128.load(factors + by) : v128.load16x4_u(load<usize>(factors) + by);
}

/**
 * Writes a lane's prices; returns what the next lane of its part begins from. `first`: a byte of
 * ones where the part begins.
 */
@inline
function putLane<Kept>(out: usize, prices: v128, before: v128, first: usize): v128 {
  const kept = sizeof<Kept>() == sizeof<Own>() ? prices : i32x4.min_u(prices, v128.or(before, v128.load8_splat(first)));
  v128.store(out, kept);
  return kept;
}

/** Four lanes in four slots for each kind of room, written lane by lane. */
@inline
function priceSquares<Kept>(
  slot: Slot, second: Slot, third: Slot, fourth: Slot, sums: usize, a: v128, b: v128, c: v128, d: v128,
  kinds: i32, factors: usize, by: usize, out: usize, outBytes: usize, laneBytes: usize, firsts: usize, limit: v128, half: v128,
): void {
  const sum1 = nightsSum(slot, sums), sum2 = nightsSum(second, sums), sum3 = nightsSum(third, sums), sum4 = nightsSum(fourth, sums);
  const bad1 = closed(sum1, a, limit), bad2 = closed(sum2, b, limit), bad3 = closed(sum3, c, limit), bad4 = closed(sum4, d, limit);
  for (; kinds > 0; kinds--) {
    const factor = factorsAt<Kept>(factors, by);
    const asleep = i32x4.eq(factor, i32x4.splat(0));
    const first = priceOr(sum1, factor, v128.or(bad1, asleep), half), next = priceOr(sum2, factor, v128.or(bad2, asleep), half);
    const later = priceOr(sum3, factor, v128.or(bad3, asleep), half), last = priceOr(sum4, factor, v128.or(bad4, asleep), half);
    const low = v128.shuffle<i32>(first, next, 0, 4, 1, 5), high = v128.shuffle<i32>(first, next, 2, 6, 3, 7);
    const lower = v128.shuffle<i32>(later, last, 0, 4, 1, 5), higher = v128.shuffle<i32>(later, last, 2, 6, 3, 7);
    let before = sizeof<Kept>() == sizeof<Own>() ? low : v128.load(out - laneBytes);
    before = putLane<Kept>(out, v128.shuffle<i64>(low, lower, 0, 2), before, firsts);
    before = putLane<Kept>(out + laneBytes, v128.shuffle<i64>(low, lower, 1, 3), before, firsts + 1);
    before = putLane<Kept>(out + 2 * laneBytes, v128.shuffle<i64>(high, higher, 0, 2), before, firsts + 2);
    putLane<Kept>(out + 3 * laneBytes, v128.shuffle<i64>(high, higher, 1, 3), before, firsts + 3);
    factors += sizeof<usize>();
    out += outBytes;
  }
}

@inline
function nightsOf(slot: Slot): v128 {
  return i8x16.splat(<i8>slot.nights);
}

/**
 * Whether four slots begin in turn and have a night in common on a row before the last of the ring.
 */
@inline
function isNear(slot: Slot, second: Slot, third: Slot, fourth: Slot, rows: i32): bool {
  const nights = slot.nights, end = slot.firstRow + nights;
  return (second.nights == nights) & (third.nights == nights) & (fourth.nights == nights) & (slot.firstRow <= second.firstRow) & (second.firstRow <= third.firstRow)
    & (third.firstRow <= fourth.firstRow) & (fourth.firstRow < end) & (fourth.firstRow + nights <= rows);
}

/**
 * Least bytes of the terms of a slot's nights: `common` beside those before row `from` and from row
 * `to` on.
 */
@inline
function leastBeside(slot: Slot, from: i32, to: i32, lane: usize, terms: usize, stride: usize, common: v128): v128 {
  const first = slot.firstRow;
  const least = leastOfRows(terms + <usize>first * stride + lane, from - first, stride, common);
  return leastOfRows(terms + <usize>to * stride + lane, first + slot.nights - to, stride, least);
}

/**
 * Prices of a segment's lanes in four slots for each kind of room, [kind of room][lane][slot],
 * laneBytes from lane to lane; UNPRICED where the stay
 * cannot be had. `factors`: factorsAt; `firsts`: by lane, ones where a part of a cell begins.
 */
export function priceSegment<Kept>(
  slot: Slot, second: Slot, third: Slot, fourth: Slot, segment: Segment, kinds: i32, factors: usize, out: usize, outBytes: usize, laneBytes: usize, firsts: usize,
  floor: i32, terms: usize, stride: usize, rows: i32,
): void {
  const step: usize = sizeof<Kept>() == sizeof<Own>() ? 16 : 8;
  let lane = <usize>segment.firstLane;
  let by = sizeof<Kept>() == sizeof<Own>() ? <usize>segment.at << 2 : lane << 1;
  const arrivals = arrivalBits(), departures = departureBits(), limit = closedLimit(), half = held(64), least = heldBytes(floor), one = heldBytes(1);
  const isRun = isNear(slot, second, third, fourth, rows), from = fourth.firstRow, to = slot.firstRow + slot.nights;
  for (let block = segment.blocks; block > 0; block--) {
    let a = forbidden(slot, lane, nightsOf(slot), arrivals, departures), b = forbidden(second, lane, nightsOf(second), arrivals, departures);
    let c = forbidden(third, lane, nightsOf(third), arrivals, departures), d = forbidden(fourth, lane, nightsOf(fourth), arrivals, departures);
    if (floor > 0) {
      if (isRun) {
        const common = leastOfRows(terms + <usize>from * stride + lane, to - from, stride, i8x16.splat(-1));
        a = v128.or(a, scarce(leastBeside(slot, from, to, lane, terms, stride, common), least, one));
        b = v128.or(b, scarce(leastBeside(second, from, to, lane, terms, stride, common), least, one));
        c = v128.or(c, scarce(leastBeside(third, from, to, lane, terms, stride, common), least, one));
        d = v128.or(d, scarce(leastBeside(fourth, from, to, lane, terms, stride, common), least, one));
      } else {
        a = v128.or(a, scarce(leastTerms(slot, lane, terms, stride, rows), least, one));
        b = v128.or(b, scarce(leastTerms(second, lane, terms, stride, rows), least, one));
        c = v128.or(c, scarce(leastTerms(third, lane, terms, stride, rows), least, one));
        d = v128.or(d, scarce(leastTerms(fourth, lane, terms, stride, rows), least, one));
      }
    }
    const sums = lane << 2, first = firsts + lane;
    priceSquares<Kept>(
      slot, second, third, fourth, sums, lowWords(lowBytes(a)), lowWords(lowBytes(b)), lowWords(lowBytes(c)), lowWords(lowBytes(d)),
      kinds, factors, by, out, outBytes, laneBytes, first, limit, half,
    );
    priceSquares<Kept>(
      slot, second, third, fourth, sums + 16, highWords(lowBytes(a)), highWords(lowBytes(b)), highWords(lowBytes(c)), highWords(lowBytes(d)),
      kinds, factors, by + step, out + 4 * laneBytes, outBytes, laneBytes, first + 4, limit, half,
    );
    priceSquares<Kept>(
      slot, second, third, fourth, sums + 32, lowWords(highBytes(a)), lowWords(highBytes(b)), lowWords(highBytes(c)), lowWords(highBytes(d)),
      kinds, factors, by + 2 * step, out + 8 * laneBytes, outBytes, laneBytes, first + 8, limit, half,
    );
    priceSquares<Kept>(
      slot, second, third, fourth, sums + 48, highWords(highBytes(a)), highWords(highBytes(b)), highWords(highBytes(c)), highWords(highBytes(d)),
      kinds, factors, by + 3 * step, out + 12 * laneBytes, outBytes, laneBytes, first + 12, limit, half,
    );
    lane += BLOCK;
    by += 4 * step;
    out += 16 * laneBytes;
  }
}

/**
 * Price of every lane in every slot, [four slots][lane][slot]; UNPRICED where the stay cannot be
 * had. `slotCount` is a multiple of four.
 */
export function priceLanes(
  slots: usize, slotCount: i32, segments: usize, segmentCount: i32, factors: usize, out: usize, width: i32,
  floor: i32, terms: usize, stride: usize, rows: i32,
): void {
  for (let s: i32 = 0; s < slotCount; s += 4) {
    const row = out + (<usize>(s * width) << 2);
    for (let g: i32 = 0; g < segmentCount; g++) {
      const segment = segmentAt(segments, g);
      priceSegment<Own>(slotAt(slots, s), slotAt(slots, s + 1), slotAt(slots, s + 2), slotAt(slots, s + 3), segment, 1, factors, row + (<usize>segment.at << 4), 0, 16, 0, floor, terms, stride, rows);
    }
  }
}
