/** Stays of lanes: the cheapest over all slots, or the price in each slot. */
import { BLOCK, DEAD, NONE, Slot, segmentAt, slotAt } from './records.as';
import { closed, nightsSum, refused } from './stays.as';

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

@inline
function accumulateFour(slot: Slot, at: usize, fails: v128, factors: v128, addend: v128, bit: v128, best: usize, open: usize): void {
  const sum = nightsSum(slot, at);
  const bad = v128.or(closed(sum, fails), i32x4.eq(factors, i32x4.splat(0)));
  const price = v128.or(i32x4.add(i32x4.shr_u(i32x4.add(i32x4.mul(sum, factors), i32x4.splat(64)), 7), addend), bad);
  v128.store(best, i32x4.min_u(v128.load(best), price));
  v128.store(open, v128.or(v128.load(open), v128.andnot(bit, bad)));
}

/**
 * Slot by slot: lowers `best` to the cheapest price of one room with the segment's addend, and sets the slot's bit in `open` where the stay can be had. Open
 * slots of all `lanes` of the tile are new; so is `best` for the first slots of a tile.
 */
export function accumulate(slots: usize, slotCount: i32, segments: usize, segmentCount: i32, factors: usize, best: usize, open: usize, lanes: i32, isFirst: bool): void {
  memory.fill(open, 0, <usize>lanes << 2);
  if (isFirst) memory.fill(best, 0xff, <usize>lanes << 2);
  for (let s: i32 = 0; s < slotCount; s++) {
    const slot = slotAt(slots, s);
    const nights = i8x16.splat(<i8>slot.nights);
    const bit = i32x4.splat(slot.bit);
    for (let g: i32 = 0; g < segmentCount; g++) {
      const segment = segmentAt(segments, g);
      const addend = i32x4.splat(load<i32>(segment.addends + (<usize>slot.index << 2)));
      let lane = <usize>segment.firstLane;
      let at = <usize>segment.at << 2;
      for (let block = segment.blocks; block > 0; block--) {
        const fails = refused(slot, lane, nights, 0, 0, 0, 0);
        const low = i16x8.extend_low_i8x16_s(fails);
        const high = i16x8.extend_high_i8x16_s(fails);
        const sums = lane << 2;
        const some = v128.load(factors + (lane << 1));
        const others = v128.load(factors + (lane << 1), 16);
        accumulateFour(slot, sums, i32x4.extend_low_i16x8_s(low), i32x4.extend_low_i16x8_u(some), addend, bit, best + at, open + at);
        accumulateFour(slot, sums + 16, i32x4.extend_high_i16x8_s(low), i32x4.extend_high_i16x8_u(some), addend, bit, best + at + 16, open + at + 16);
        accumulateFour(slot, sums + 32, i32x4.extend_low_i16x8_s(high), i32x4.extend_low_i16x8_u(others), addend, bit, best + at + 32, open + at + 32);
        accumulateFour(slot, sums + 48, i32x4.extend_high_i16x8_s(high), i32x4.extend_high_i16x8_u(others), addend, bit, best + at + 48, open + at + 48);
        lane += BLOCK;
        at += 64;
      }
    }
  }
}

@inline
function priceFour(slot: Slot, at: usize, fails: v128, factors: v128): v128 {
  const sum = nightsSum(slot, at);
  const bad = v128.or(closed(sum, fails), i32x4.eq(factors, i32x4.splat(0)));
  const price = i32x4.shr_u(i32x4.add(i32x4.mul(sum, factors), i32x4.splat(64)), 7);
  return v128.bitselect(i32x4.splat(NONE), price, bad);
}

/** Four lanes in four slots, written lane by lane. */
@inline
function priceSquare(slot: Slot, second: Slot, third: Slot, fourth: Slot, at: usize, a: v128, b: v128, c: v128, d: v128, factors: usize, out: usize): void {
  const factor = v128.load(factors);
  const inFirst = priceFour(slot, at, a, factor);
  const inSecond = priceFour(second, at, b, factor);
  const inThird = priceFour(third, at, c, factor);
  const inFourth = priceFour(fourth, at, d, factor);
  const low = v128.shuffle<i32>(inFirst, inSecond, 0, 4, 1, 5);
  const high = v128.shuffle<i32>(inFirst, inSecond, 2, 6, 3, 7);
  const lower = v128.shuffle<i32>(inThird, inFourth, 0, 4, 1, 5);
  const higher = v128.shuffle<i32>(inThird, inFourth, 2, 6, 3, 7);
  v128.store(out, v128.shuffle<i64>(low, lower, 0, 2));
  v128.store(out, v128.shuffle<i64>(low, lower, 1, 3), 16);
  v128.store(out, v128.shuffle<i64>(high, higher, 0, 2), 32);
  v128.store(out, v128.shuffle<i64>(high, higher, 1, 3), 48);
}

@inline
function nightsOf(slot: Slot): v128 {
  return i8x16.splat(<i8>slot.nights);
}

/** Price of every lane in every slot, [four slots][lane][slot]; NONE where the stay cannot be had. `slotCount` is a multiple of four. */
export function priceLanes(
  slots: usize, slotCount: i32, segments: usize, segmentCount: i32, factors: usize, out: usize, width: i32,
  floor: i32, terms: usize, stride: usize, rows: i32,
): void {
  for (let s: i32 = 0; s < slotCount; s += 4) {
    const slot = slotAt(slots, s), second = slotAt(slots, s + 1), third = slotAt(slots, s + 2), fourth = slotAt(slots, s + 3);
    const row = out + (<usize>(s * width) << 2);
    for (let g: i32 = 0; g < segmentCount; g++) {
      const segment = segmentAt(segments, g);
      let lane = <usize>segment.firstLane;
      let at = <usize>segment.at << 2;
      for (let block = segment.blocks; block > 0; block--) {
        const a = refused(slot, lane, nightsOf(slot), floor, terms, stride, rows);
        const b = refused(second, lane, nightsOf(second), floor, terms, stride, rows);
        const c = refused(third, lane, nightsOf(third), floor, terms, stride, rows);
        const d = refused(fourth, lane, nightsOf(fourth), floor, terms, stride, rows);
        const sums = lane << 2;
        const to = row + (at << 2);
        let half = i16x8.extend_low_i8x16_s(a), half2 = i16x8.extend_low_i8x16_s(b), half3 = i16x8.extend_low_i8x16_s(c), half4 = i16x8.extend_low_i8x16_s(d);
        priceSquare(slot, second, third, fourth, sums, i32x4.extend_low_i16x8_s(half), i32x4.extend_low_i16x8_s(half2), i32x4.extend_low_i16x8_s(half3), i32x4.extend_low_i16x8_s(half4), factors + at, to);
        priceSquare(slot, second, third, fourth, sums + 16, i32x4.extend_high_i16x8_s(half), i32x4.extend_high_i16x8_s(half2), i32x4.extend_high_i16x8_s(half3), i32x4.extend_high_i16x8_s(half4), factors + at + 16, to + 64);
        half = i16x8.extend_high_i8x16_s(a); half2 = i16x8.extend_high_i8x16_s(b); half3 = i16x8.extend_high_i8x16_s(c); half4 = i16x8.extend_high_i8x16_s(d);
        priceSquare(slot, second, third, fourth, sums + 32, i32x4.extend_low_i16x8_s(half), i32x4.extend_low_i16x8_s(half2), i32x4.extend_low_i16x8_s(half3), i32x4.extend_low_i16x8_s(half4), factors + at + 32, to + 128);
        priceSquare(slot, second, third, fourth, sums + 48, i32x4.extend_high_i16x8_s(half), i32x4.extend_high_i16x8_s(half2), i32x4.extend_high_i16x8_s(half3), i32x4.extend_high_i16x8_s(half4), factors + at + 48, to + 192);
        lane += BLOCK;
        at += 64;
      }
    }
  }
}
