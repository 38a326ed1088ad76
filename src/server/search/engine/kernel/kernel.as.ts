/**
 * The hot loops of the engine in AssemblyScript; kernel.wasm beside it is made from this file by `npm run generate`. scalar-kernel.ts
 * does the same without vectors, word for word. Every address is a byte offset in the one memory of the index; nothing is
 * allocated and nothing kept between calls. What the records mean is written in kernel.ts.
 */

const BLOCK: i32 = 16;
const NONE: i32 = 1_000_000_000;
/** Class of a lane that does not sleep the room: it counts for nothing. */
const DEAD: u8 = 31;

const SLOT_BYTES: usize = 32;
const SEGMENT_BYTES: usize = 64;

/** Factors and classes of the lanes of all segments. */
export function gather(segments: usize, segmentCount: i32, templates: usize, classes: usize, factorOf: usize, factors: usize, kept: usize): void {
  for (let g: i32 = 0; g < segmentCount; g++) {
    const segment = segments + <usize>g * SEGMENT_BYTES;
    const lane = <usize>load<i32>(segment);
    const at = <usize>load<i32>(segment, 8);
    gatherLanes(templates + (lane << 1), classes + lane, load<i32>(segment, 4) * BLOCK, factorOf, factors + (at << 2), kept + at);
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

/** Lanes of a block whose terms forbid the stay, a byte of ones each. */
@inline
function refused(slot: usize, lane: usize, nights: v128, floor: i32, terms: usize, stride: usize, rows: i32): v128 {
  const arrival = v128.and(v128.load(load<usize>(slot, 8) + lane), i8x16.splat(31));
  const departure = v128.and(v128.load(load<usize>(slot, 12) + lane), i8x16.splat(32));
  let fails = v128.or(i8x16.sub_sat_u(arrival, nights), departure);
  if (floor > 0) {
    let row = load<i32>(slot, 24);
    let least = i8x16.splat(-1);
    for (let night = load<i32>(slot, 16); night > 0; night--) {
      least = i8x16.min_u(least, v128.load(terms + <usize>row * stride + lane));
      row = row + 1 == rows ? 0 : row + 1;
    }
    fails = v128.or(fails, i8x16.sub_sat_u(i8x16.splat(<i8>floor), least));
  }
  return i8x16.ne(fails, i8x16.splat(0));
}

/** Four lanes: ones where the stay cannot be had. */
@inline
function closed(sum: v128, fails: v128): v128 {
  return v128.or(fails, i32x4.gt_s(i32x4.shr_u(sum, 24), i32x4.splat(0)));
}

@inline
function nightsSum(slot: usize, at: usize): v128 {
  return i32x4.sub(v128.load(load<usize>(slot, 4) + at), v128.load(load<usize>(slot) + at));
}

@inline
function priceOf(sum: v128, factors: usize, rooms: v128): v128 {
  return i32x4.mul(i32x4.shr_u(i32x4.add(i32x4.mul(sum, v128.load(factors)), i32x4.splat(64)), 7), rooms);
}

@inline
function accumulateFour(slot: usize, at: usize, fails: v128, factors: usize, rooms: v128, addend: v128, bit: v128, best: usize, open: usize): void {
  const sum = nightsSum(slot, at);
  const bad = closed(sum, fails);
  const price = v128.or(i32x4.add(priceOf(sum, factors, rooms), addend), bad);
  v128.store(best, i32x4.min_u(v128.load(best), price));
  v128.store(open, v128.or(v128.load(open), v128.andnot(bit, bad)));
}

/** Slot by slot: lowers `best` to the cheapest price with the segment's addend, and sets the slot's bit in `open` where the stay can be had. */
export function accumulate(
  slots: usize, slotCount: i32, segments: usize, segmentCount: i32, factors: usize, best: usize, open: usize,
  count: i32, floor: i32, terms: usize, stride: usize, rows: i32,
): void {
  const rooms = i32x4.splat(count);
  for (let s: i32 = 0; s < slotCount; s++) {
    const slot = slots + <usize>s * SLOT_BYTES;
    const nights = i8x16.splat(<i8>load<i32>(slot, 16));
    const bit = i32x4.splat(load<i32>(slot, 20));
    for (let g: i32 = 0; g < segmentCount; g++) {
      const segment = segments + <usize>g * SEGMENT_BYTES;
      const addend = i32x4.splat(load<i32>(load<usize>(segment, 12) + (<usize>load<i32>(slot, 28) << 2)));
      let lane = <usize>load<i32>(segment);
      let at = <usize>load<i32>(segment, 8) << 2;
      for (let block = load<i32>(segment, 4); block > 0; block--) {
        const fails = refused(slot, lane, nights, floor, terms, stride, rows);
        const low = i16x8.extend_low_i8x16_s(fails);
        const high = i16x8.extend_high_i8x16_s(fails);
        const sums = lane << 2;
        accumulateFour(slot, sums, i32x4.extend_low_i16x8_s(low), factors + at, rooms, addend, bit, best + at, open + at);
        accumulateFour(slot, sums + 16, i32x4.extend_high_i16x8_s(low), factors + at + 16, rooms, addend, bit, best + at + 16, open + at + 16);
        accumulateFour(slot, sums + 32, i32x4.extend_low_i16x8_s(high), factors + at + 32, rooms, addend, bit, best + at + 32, open + at + 32);
        accumulateFour(slot, sums + 48, i32x4.extend_high_i16x8_s(high), factors + at + 48, rooms, addend, bit, best + at + 48, open + at + 48);
        lane += BLOCK;
        at += 64;
      }
    }
  }
}

@inline
function priceFour(slot: usize, at: usize, fails: v128, factors: v128): v128 {
  const sum = nightsSum(slot, at);
  const bad = v128.or(closed(sum, fails), i32x4.eq(factors, i32x4.splat(0)));
  const price = i32x4.shr_u(i32x4.add(i32x4.mul(sum, factors), i32x4.splat(64)), 7);
  return v128.bitselect(i32x4.splat(NONE), price, bad);
}

/** Four lanes in four slots, written lane by lane. */
@inline
function priceSquare(slots: usize, at: usize, a: v128, b: v128, c: v128, d: v128, factors: usize, out: usize): void {
  const factor = v128.load(factors);
  const first = priceFour(slots, at, a, factor);
  const second = priceFour(slots + SLOT_BYTES, at, b, factor);
  const third = priceFour(slots + 2 * SLOT_BYTES, at, c, factor);
  const fourth = priceFour(slots + 3 * SLOT_BYTES, at, d, factor);
  const low = v128.shuffle<i32>(first, second, 0, 4, 1, 5);
  const high = v128.shuffle<i32>(first, second, 2, 6, 3, 7);
  const lower = v128.shuffle<i32>(third, fourth, 0, 4, 1, 5);
  const higher = v128.shuffle<i32>(third, fourth, 2, 6, 3, 7);
  v128.store(out, v128.shuffle<i64>(low, lower, 0, 2));
  v128.store(out, v128.shuffle<i64>(low, lower, 1, 3), 16);
  v128.store(out, v128.shuffle<i64>(high, higher, 0, 2), 32);
  v128.store(out, v128.shuffle<i64>(high, higher, 1, 3), 48);
}

@inline
function nightsOf(slot: usize): v128 {
  return i8x16.splat(<i8>load<i32>(slot, 16));
}

/** Price of every lane in every slot, [four slots][lane][slot]; NONE where the stay cannot be had. `slotCount` is a multiple of four. */
export function priceLanes(
  slots: usize, slotCount: i32, segments: usize, segmentCount: i32, factors: usize, out: usize, width: i32,
  floor: i32, terms: usize, stride: usize, rows: i32,
): void {
  for (let s: i32 = 0; s < slotCount; s += 4) {
    const slot = slots + <usize>s * SLOT_BYTES;
    const row = out + (<usize>(s * width) << 2);
    for (let g: i32 = 0; g < segmentCount; g++) {
      const segment = segments + <usize>g * SEGMENT_BYTES;
      let lane = <usize>load<i32>(segment);
      let at = <usize>load<i32>(segment, 8) << 2;
      for (let block = load<i32>(segment, 4); block > 0; block--) {
        const a = refused(slot, lane, nightsOf(slot), floor, terms, stride, rows);
        const b = refused(slot + SLOT_BYTES, lane, nightsOf(slot + SLOT_BYTES), floor, terms, stride, rows);
        const c = refused(slot + 2 * SLOT_BYTES, lane, nightsOf(slot + 2 * SLOT_BYTES), floor, terms, stride, rows);
        const d = refused(slot + 3 * SLOT_BYTES, lane, nightsOf(slot + 3 * SLOT_BYTES), floor, terms, stride, rows);
        const sums = lane << 2;
        const to = row + (at << 2);
        let half = i16x8.extend_low_i8x16_s(a), half2 = i16x8.extend_low_i8x16_s(b), half3 = i16x8.extend_low_i8x16_s(c), half4 = i16x8.extend_low_i8x16_s(d);
        priceSquare(slot, sums, i32x4.extend_low_i16x8_s(half), i32x4.extend_low_i16x8_s(half2), i32x4.extend_low_i16x8_s(half3), i32x4.extend_low_i16x8_s(half4), factors + at, to);
        priceSquare(slot, sums + 16, i32x4.extend_high_i16x8_s(half), i32x4.extend_high_i16x8_s(half2), i32x4.extend_high_i16x8_s(half3), i32x4.extend_high_i16x8_s(half4), factors + at + 16, to + 64);
        half = i16x8.extend_high_i8x16_s(a); half2 = i16x8.extend_high_i8x16_s(b); half3 = i16x8.extend_high_i8x16_s(c); half4 = i16x8.extend_high_i8x16_s(d);
        priceSquare(slot, sums + 32, i32x4.extend_low_i16x8_s(half), i32x4.extend_low_i16x8_s(half2), i32x4.extend_low_i16x8_s(half3), i32x4.extend_low_i16x8_s(half4), factors + at + 32, to + 128);
        priceSquare(slot, sums + 48, i32x4.extend_high_i16x8_s(half), i32x4.extend_high_i16x8_s(half2), i32x4.extend_high_i16x8_s(half3), i32x4.extend_high_i16x8_s(half4), factors + at + 48, to + 192);
        lane += BLOCK;
        at += 64;
      }
    }
  }
}

/** A word of four slots each. */
@inline
function bySlot(column: usize, slot: usize): v128 {
  let four = v128.load32_splat(column + (<usize>load<i32>(slot, 28) << 2));
  four = v128.load32_lane(column + (<usize>load<i32>(slot + SLOT_BYTES, 28) << 2), four, 1);
  four = v128.load32_lane(column + (<usize>load<i32>(slot + 2 * SLOT_BYTES, 28) << 2), four, 2);
  return v128.load32_lane(column + (<usize>load<i32>(slot + 3 * SLOT_BYTES, 28) << 2), four, 3);
}

/** The part of a tax that is a share of the price, in basis points, rounded half up; exact, since both numbers are far below 2⁵³. */
@inline
function shareOf(prices: v128, points: v128): v128 {
  const half = f64x2.splat(5000);
  const whole = f64x2.splat(10000);
  const low = f64x2.div(f64x2.add(f64x2.mul(f64x2.convert_low_i32x4_s(prices), f64x2.convert_low_i32x4_s(points)), half), whole);
  const high = f64x2.div(f64x2.add(f64x2.mul(f64x2.convert_low_i32x4_s(v128.shuffle<i64>(prices, prices, 1, 1)), f64x2.convert_low_i32x4_s(v128.shuffle<i64>(points, points, 1, 1))), half), whole);
  return v128.shuffle<i64>(i32x4.trunc_sat_f64x2_s_zero(low), i32x4.trunc_sat_f64x2_s_zero(high), 0, 2);
}

/** Cheapest lane of each component of a cell, four slots at once, into the components' places. */
@inline
function leastOfCell(cell: usize, prices: usize, shift: i32, component: usize, count: i32, roomBytes: usize, out: usize): void {
  for (; count > 0; count--) {
    const row = prices + <usize>load<i32>(component) * roomBytes;
    let lane = row + (<usize>(load<i32>(load<usize>(component, 4) + (cell << 2)) + shift) << 4);
    const end = row + (<usize>(load<i32>(load<usize>(component, 8) + (cell << 2)) + shift) << 4);
    let least = i32x4.splat(NONE);
    for (; lane < end; lane += 16) least = i32x4.min_s(least, v128.load(lane));
    v128.store(out, least);
    component += 12;
    out += 16;
  }
}

/** Prices the cells of all segments in four slots after four: lowers the lead of each kind and cell, and writes the hotels' asked stays and open slots (cell work: kernel.ts). */
export function priceCells(work: usize): void {
  const none = i32x4.splat(NONE);
  const hotelCell = address(work, 2);
  const cellBoard = address(work, 3);
  const boards = word(work, 4);
  const roomBytes = address(work, 6);
  const components = address(work, 10);
  const componentCount = word(work, 11);
  const kinds = address(work, 12);
  const kindCount = word(work, 14);
  const componentPrices = address(work, 15);
  const leads = address(work, 16);
  const leadBytes = address(work, 17);
  for (let s: i32 = 0; s < word(work, 9); s += 4) {
    const slot = address(work, 8) + <usize>s * SLOT_BYTES;
    const prices = address(work, 5) + <usize>(s >> 2) * address(work, 7);
    const stays = address(work, 19) + (<usize>(s >> 2) * address(work, 20));
    let bits = i32x4.splat(load<i32>(slot, 20));
    bits = i32x4.replace_lane(bits, 1, load<i32>(slot + SLOT_BYTES, 20));
    bits = i32x4.replace_lane(bits, 2, load<i32>(slot + 2 * SLOT_BYTES, 20));
    bits = i32x4.replace_lane(bits, 3, load<i32>(slot + 3 * SLOT_BYTES, 20));
    const dead = i32x4.eq(bits, i32x4.splat(0));
    let cellAt: usize = leads;
    for (let g: i32 = 0; g < word(work, 1); g++) {
      const segment = address(work, 0) + <usize>g * SEGMENT_BYTES;
      const first = load<i32>(segment, 16);
      const last = first + load<i32>(segment, 20);
      const addends = bySlot(load<usize>(segment, 12), slot);
      const fixed = bySlot(load<usize>(segment, 32), slot);
      const shares = load<usize>(segment, 36);
      const points = shares == 0 ? i32x4.splat(0) : bySlot(shares, slot);
      const shift = load<i32>(segment, 8) - load<i32>(segment);
      let at = <usize>load<i32>(segment, 24);
      let cell = <usize>load<i32>(hotelCell + (<usize>first << 2));
      for (let hotel: i32 = first + 1; hotel <= last; hotel++) {
        const end = <usize>load<i32>(hotelCell + (<usize>hotel << 2));
        let stay = none;
        for (; cell < end; cell++) {
          leastOfCell(cell, prices, shift, components, componentCount, roomBytes, componentPrices);
          const isAsked = ((boards >> <i32>load<u8>(cellBoard + cell)) & 1) != 0;
          let use = kinds;
          let lead = cellAt;
          for (let kind: i32 = 0; kind < kindCount; kind++) {
            let total = i32x4.splat(0);
            let bad = dead;
            for (let parts = load<i32>(use); parts > 0; parts--) {
              const price = v128.load(componentPrices + (<usize>load<i32>(use, 4) << 4));
              total = i32x4.add(total, i32x4.mul(price, i32x4.splat(load<i32>(use, 8))));
              bad = v128.or(bad, i32x4.eq(price, none));
              use += 8;
            }
            use += 4;
            if (!i32x4.all_true(bad)) {
              if (shares != 0) total = i32x4.add(total, shareOf(total, points));
              v128.store(lead, i32x4.min_s(v128.load(lead), v128.bitselect(none, i32x4.add(total, addends), bad)));
              if (kind == 0 && isAsked) stay = i32x4.min_s(stay, v128.bitselect(none, i32x4.add(total, fixed), bad));
            }
            lead += leadBytes;
          }
          cellAt += 16;
        }
        v128.store(stays + (at << 4), stay);
        const open = v128.and(bits, i32x4.lt_s(stay, none));
        const opened = address(work, 18) + (at << 2);
        store<i32>(opened, load<i32>(opened) | i32x4.extract_lane(open, 0) | i32x4.extract_lane(open, 1) | i32x4.extract_lane(open, 2) | i32x4.extract_lane(open, 3));
        at += 1;
      }
    }
  }
}

@inline
function leastOf(four: v128): i32 {
  const two = i32x4.min_s(four, v128.shuffle<i64>(four, four, 1, 0));
  return i32x4.extract_lane(i32x4.min_s(two, v128.shuffle<i32>(two, two, 1, 0, 3, 2)), 0);
}

/** Cells → hotels: the lead price, and the options that have one in [least, most]: boards, then free cancellation and adapted room, which kinds `free` and `adapted` answer. */
export function foldCells(work: usize, free: i32, adapted: i32, least: i32, most: i32, leads: usize, options: usize): void {
  let cellAt: usize = address(work, 16);
  const kind = address(work, 17);
  for (let g: i32 = 0; g < word(work, 1); g++) {
    const segment = address(work, 0) + <usize>g * SEGMENT_BYTES;
    const first = load<i32>(segment, 16);
    let at = <usize>load<i32>(segment, 24) << 2;
    let cell = <usize>load<i32>(address(work, 2) + (<usize>first << 2));
    for (let hotel: i32 = first + 1; hotel <= first + load<i32>(segment, 20); hotel++) {
      const end = <usize>load<i32>(address(work, 2) + (<usize>hotel << 2));
      let asked = NONE, freeLead = NONE, adaptedLead = NONE, found = 0;
      for (; cell < end; cell++) {
        const board = <i32>load<u8>(address(work, 3) + cell);
        const lead = leastOf(v128.load(cellAt));
        if (lead >= least && lead <= most) found |= 1 << board;
        if (((word(work, 4) >> board) & 1) != 0) {
          asked = min(asked, lead);
          freeLead = min(freeLead, leastOf(v128.load(cellAt + <usize>free * kind)));
          adaptedLead = min(adaptedLead, leastOf(v128.load(cellAt + <usize>adapted * kind)));
        }
        cellAt += 16;
      }
      if (freeLead >= least && freeLead <= most) found |= 64;
      if (adaptedLead >= least && adaptedLead <= most) found |= 128;
      store<i32>(leads + at, asked < NONE ? asked : -1);
      store<i32>(options + at, found);
      at += 4;
    }
  }
}

/**
 * Lanes → hotels of one segment: lead price, open slots of asked lanes, and which static options have a stay in a slot that the search can
 * fly on. `rules` holds three words per class: asked (ones or zero), options, and options together with a standard room of the same board.
 */
@inline
function reduceSegment(
  segment: usize, kept: usize, best: usize, open: usize, width: i32, blocks: i32, rules: usize, hotelLane: usize,
  leads: usize, options: usize, words: usize, hotelWidth: i32, together: bool,
): void {
  const first = load<i32>(segment, 16);
  const count = load<i32>(segment, 20);
  const shift = load<i32>(segment, 8) - load<i32>(segment);
  const flown = load<usize>(segment, 28);
  let out = <usize>load<i32>(segment, 24) << 2;
  let lane = load<i32>(hotelLane + (<usize>first << 2)) + shift;
  for (let hotel: i32 = 1; hotel <= count; hotel++) {
    const end = load<i32>(hotelLane + (<usize>(first + hotel) << 2)) + shift;
    let lead: u32 = u32.MAX_VALUE;
    let found: i32 = 0;
    for (let b: i32 = 0; b < blocks; b++) {
      const row = open + (<usize>(b * width) << 2);
      const base = load<i32>(flown + (<usize>b << 2));
      let word: i32 = 0;
      let standard: i32 = 0;
      let board: i32 = -1;
      for (let i = lane; i < end; i++) {
        const kind = <i32>load<u8>(kept + <usize>i);
        if (kind == <i32>DEAD) continue;
        const rule = rules + <usize>kind * 12;
        const asked = load<i32>(rule);
        const bits = load<i32>(row + (<usize>i << 2));
        const price = load<u32>(best + (<usize>i << 2)) | ~asked;
        lead = price < lead ? price : lead;
        word |= bits & asked;
        found |= (bits & base) != 0 ? load<i32>(rule, 4) : 0;
        if (!together) continue;
        const joined = load<i32>(rule, 8);
        standard = (kind & 7) == board ? standard : 0;
        board = kind & 7;
        found |= (bits & base & standard) != 0 ? joined & 0x7fffffff : 0;
        standard |= joined < 0 ? bits : 0;
      }
      store<i32>(words + out + (<usize>(b * hotelWidth) << 2), word);
    }
    store<u32>(leads + out, lead);
    store<i32>(options + out, found);
    out += 4;
    lane = end;
  }
}

/** The same for all segments; `together`: whether an adapted room needs a standard one beside it. */
export function reduceHotels(
  segments: usize, segmentCount: i32, kept: usize, best: usize, open: usize, width: i32, blocks: i32, rules: usize, hotelLane: usize,
  leads: usize, options: usize, words: usize, hotelWidth: i32, together: i32,
): void {
  for (let g: i32 = 0; g < segmentCount; g++) {
    const segment = segments + <usize>g * SEGMENT_BYTES;
    if (together) reduceSegment(segment, kept, best, open, width, blocks, rules, hotelLane, leads, options, words, hotelWidth, true);
    else reduceSegment(segment, kept, best, open, width, blocks, rules, hotelLane, leads, options, words, hotelWidth, false);
  }
}

@inline
function sumOf(counts: v128): i32 {
  return i32x4.extract_lane(counts, 0) + i32x4.extract_lane(counts, 1) + i32x4.extract_lane(counts, 2) + i32x4.extract_lane(counts, 3);
}

/** Adds to counts[v] the hotels that are open in any slot of variants[v][block]. Hotels in fours; padding has no open slot. */
export function countOpen(words: usize, hotels: i32, hotelWidth: i32, blocks: i32, variants: usize, variantCount: i32, counts: usize): void {
  for (let v: i32 = 0; v < variantCount; v++) {
    const flown = variants + (<usize>(v * blocks) << 2);
    let count = i32x4.splat(0);
    for (let h: i32 = 0; h < hotels; h += 4) {
      let any = i32x4.splat(0);
      for (let b: i32 = 0; b < blocks; b++) any = v128.or(any, v128.and(v128.load(words + (<usize>(b * hotelWidth + h) << 2)), v128.load32_splat(flown + (<usize>b << 2))));
      count = i32x4.sub(count, i32x4.ne(any, i32x4.splat(0)));
    }
    store<i32>(counts + (<usize>v << 2), load<i32>(counts + (<usize>v << 2)) + sumOf(count));
  }
}

/** Adds to counts[v] the hotels whose cheapest stays + prices[v], four slots after four, lies in [least, most]. `four`: bytes from four slots of the stays to the next. */
export function countPriced(stays: usize, hotels: i32, four: usize, slotCount: i32, prices: usize, variantCount: i32, least: i32, most: i32, counts: usize): void {
  for (let v: i32 = 0; v < variantCount; v++) {
    const flights = prices + (<usize>(v * slotCount) << 2);
    let count = 0;
    for (let h: i32 = 0; h < hotels; h++) {
      let lead = i32x4.splat(NONE);
      let stay = stays + (<usize>h << 4);
      for (let s: i32 = 0; s < slotCount; s += 4) {
        lead = i32x4.min_s(lead, i32x4.add(v128.load(stay), v128.load(flights + (<usize>s << 2))));
        stay += four;
      }
      const cheapest = leastOf(lead);
      count += i32(cheapest >= least && cheapest <= most);
    }
    store<i32>(counts + (<usize>v << 2), load<i32>(counts + (<usize>v << 2)) + count);
  }
}

/** Word of a flight work (kernel.ts). */
@inline
function word(work: usize, position: i32): i32 {
  return load<i32>(work + (<usize>position << 2));
}

@inline
function address(work: usize, position: i32): usize {
  return load<usize>(work + (<usize>position << 2));
}

/** Prices of a route's legs, [series][width]; a leg that does not fly or counts for nothing costs NONE. */
function priceLegs(work: usize, first: i32, count: i32, variants: usize, legs: usize, width: i32, firstRow: i32, days: i32, isInbound: bool): void {
  const rows = word(work, 13);
  const paying = word(work, 9);
  const infants = word(work, 10);
  for (let i: i32 = 0; i < count; i++) {
    const series = <usize>(first + i);
    const leg = legs + (<usize>(i * width) << 2);
    for (let day: i32 = 0; day < width; day += 4) v128.store(leg + (<usize>day << 2), i32x4.splat(NONE));
    const shift = isInbound ? 0 : <i32>load<u8>(address(work, 5) + series);
    if ((load<i32>(variants + (series << 2)) & word(work, 26)) == 0) continue;
    if (!isInbound && word(work, 25) >= 0 && word(work, 25) != shift) continue;
    const bags = load<i32>(address(work, 39) + (series << 2)) * word(work, load<u8>(address(work, 40) + series) == 0 ? 41 : 42);
    const fees = (<i32>load<u8>(address(work, 2) + series)) * word(work, 11) + (isInbound ? 0 : word(work, 12)) + bags;
    const width4 = address(work, 38) << 2;
    const flights = address(work, 0) + (series << 2);
    const infantFares = address(work, 1) + (series << 1);
    let row = firstRow;
    for (let day: i32 = 0; day < days; day++) {
      const flight = load<u32>(flights + <usize>row * width4);
      const fare = <i32>(flight & 0x7fffff);
      if (fare != 0 && <i32>(flight >> 23) >= paying) {
        const infant = infants == 0 ? 0 : <i32>load<u16>(infantFares + <usize>row * (width4 >> 1)) * infants;
        store<i32>(leg + (<usize>(day + shift) << 2), fare * paying + fees + infant);
      }
      row = row + 1 == rows ? 0 : row + 1;
    }
  }
}

/** Whether a pair comes before another of the same slot and price: earlier departure, then lower ids. */
@inline
function isEarlier(work: usize, out: i32, back: i32, otherOut: i32, otherBack: i32): bool {
  const offsets = address(work, 5);
  const ids = address(work, 6);
  const late = <i32>load<u8>(offsets + <usize>otherOut) - <i32>load<u8>(offsets + <usize>out);
  if (late != 0) return late < 0;
  const there = load<i32>(ids + (<usize>out << 2)) - load<i32>(ids + (<usize>otherOut << 2));
  if (there != 0) return there < 0;
  return load<i32>(ids + (<usize>back << 2)) < load<i32>(ids + (<usize>otherBack << 2));
}

/** Lowers the table's price of a slot. */
function lowerPrice(work: usize, slot: i32, price: i32, out: i32, back: i32): void {
  const at = <usize>slot << 2;
  const least = load<i32>(address(work, 28) + at);
  if (price > least) return;
  if (price == least && !isEarlier(work, out, back, load<i32>(address(work, 29) + at), load<i32>(address(work, 30) + at))) return;
  store<i32>(address(work, 28) + at, price);
  store<i32>(address(work, 29) + at, out);
  store<i32>(address(work, 30) + at, back);
}

/** One series out with one series back: lowers prices and sets the slots that they open in the temporary words. Returns whether there is any. */
function combine(work: usize, leg: usize, home: usize, out: i32, back: i32, saving: i32, variants: i64): bool {
  const span = word(work, 20);
  const prices = address(work, 28);
  const variantPrices = address(work, 34);
  const slots = word(work, 35);
  const opened = address(work, 36);
  let any = false;
  for (let night: i32 = 0; night < word(work, 19); night++) {
    const shifted = home + (<usize>load<i32>(address(work, 18) + (<usize>night << 2)) << 2);
    for (let day: i32 = 0; day < span; day += 4) {
      const sum = i32x4.add(v128.load(leg + (<usize>day << 2)), v128.load(shifted + (<usize>day << 2)));
      const flies = i32x4.lt_s(sum, i32x4.splat(NONE));
      const bits = i32x4.bitmask(flies);
      if (bits == 0) continue;
      any = true;
      const slot = night * span + day;
      const at = opened + (<usize>(slot >> 5) << 2);
      store<i64>(at, load<i64>(at) | (<i64>bits << (slot & 31)));
      const price = v128.bitselect(i32x4.sub(sum, i32x4.splat(saving)), i32x4.splat(NONE), flies);
      if ((variants & 1) != 0) {
        let lower = bits & i32x4.bitmask(i32x4.le_s(price, v128.load(prices + (<usize>slot << 2))));
        for (; lower != 0; lower &= lower - 1) {
          const i = ctz(lower);
          lowerPrice(work, slot + i, load<i32>(leg + (<usize>(day + i) << 2)) + load<i32>(shifted + (<usize>(day + i) << 2)) - saving, out, back);
        }
      }
      if (variantPrices == 0) continue;
      for (let left = variants; left != 0; left &= left - 1) {
        const column = variantPrices + (<usize>(<i32>ctz(left) * slots + slot) << 2);
        v128.store(column, i32x4.min_s(v128.load(column), price));
      }
    }
  }
  return any;
}

/** Adds the temporary words to every variant, and clears them. */
function addOpened(work: usize, variants: i64): void {
  const blocks = word(work, 33);
  const opened = address(work, 36);
  for (let block: i32 = 0; block < blocks; block++) {
    const at = <usize>block << 2;
    const bits = load<i32>(opened + at);
    store<i32>(opened + at, 0);
    if (bits == 0) continue;
    store<i32>(address(work, 31) + at, load<i32>(address(work, 31) + at) | bits);
    for (let left = variants; left != 0; left &= left - 1) {
      const flown = address(work, 32) + (<usize>(<i32>ctz(left) * blocks) << 2) + at;
      store<i32>(flown, load<i32>(flown) | bits);
    }
  }
}

/** Adds a route out and the route back to a table of flights. */
export function addPair(work: usize, outFirst: i32, outCount: i32, backFirst: i32, backCount: i32): void {
  const outVariants = address(work, 7);
  const backVariants = address(work, 8);
  const outWidth = word(work, 16);
  const backWidth = word(work, 17);
  priceLegs(work, outFirst, outCount, outVariants, address(work, 14), outWidth, word(work, 22), word(work, 21), false);
  priceLegs(work, backFirst, backCount, backVariants, address(work, 15), backWidth, word(work, 23), word(work, 24), true);
  const carriers = address(work, 3);
  const savings = address(work, 4);
  const ownBit = 1 << word(work, 37);
  for (let o: i32 = 0; o < outCount; o++) {
    const out = outFirst + o;
    const outWays = load<i32>(outVariants + (<usize>out << 2)) & word(work, 26);
    if (outWays == 0) continue;
    const carrier = load<u16>(carriers + (<usize>out << 1));
    for (let b: i32 = 0; b < backCount; b++) {
      const back = backFirst + b;
      const isSame = carrier == load<u16>(carriers + (<usize>back << 1));
      const shared = outWays & load<i32>(backVariants + (<usize>back << 2));
      let variants = <i64>(shared & (ownBit - 1));
      if (isSame && (shared & ownBit) != 0) variants |= <i64>1 << load<i32>(address(work, 27) + (<usize>carrier << 2));
      if (variants == 0) continue;
      const saving = isSame ? (load<i32>(savings + (<usize>out << 2)) + load<i32>(savings + (<usize>back << 2))) * word(work, 9) : 0;
      if (combine(work, address(work, 14) + (<usize>(o * outWidth) << 2), address(work, 15) + (<usize>(b * backWidth) << 2), out, back, saving, variants)) addOpened(work, variants);
    }
  }
}

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
function leastOfFour(slot: usize, at: usize, fails: v128, factors: usize, least: v128): v128 {
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
    const slot = slots + <usize>s * SLOT_BYTES;
    const nights = i8x16.splat(<i8>load<i32>(slot, 16));
    for (let g: i32 = 0; g < segmentCount; g++) {
      const segment = segments + <usize>g * SEGMENT_BYTES;
      let lane = <usize>load<i32>(segment);
      let at = factors + (<usize>load<i32>(segment, 8) << 2);
      let least = i32x4.splat(-1);
      for (let block = load<i32>(segment, 4); block > 0; block--) {
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

/**
 * Cheapest stay of rooms that share a board, slot by slot: least over the cells [firstCell, endCell) of a board that is asked for of the sum
 * over all components of rooms × cheapest lane; NONE where there is none. A component, in 32-bit words: prices of its kind of room
 * (as priceLanes writes them, `slotBytes` a slot, the first lane being `shift`), first and end lane by cell, rooms.
 */
export function leastTogether(
  components: usize, componentCount: i32, firstCell: i32, endCell: i32, cellBoard: usize, boards: i32, shift: i32, slotCount: i32, slotBytes: i32, out: usize,
): void {
  for (let s: i32 = 0; s < slotCount; s++) {
    let least = NONE;
    for (let cell = firstCell; cell < endCell; cell++) {
      if (((boards >> <i32>load<u8>(cellBoard + <usize>cell)) & 1) == 0) continue;
      let total: i32 = 0;
      for (let c: i32 = 0; c < componentCount && total < NONE; c++) {
        const component = components + (<usize>c << 4);
        const row = load<usize>(component) + <usize>((s & ~3) * slotBytes + ((s & 3) << 2));
        const end = load<i32>(load<usize>(component, 8) + (<usize>cell << 2)) - shift;
        let price = NONE;
        for (let lane = load<i32>(load<usize>(component, 4) + (<usize>cell << 2)) - shift; lane < end; lane++) {
          const own = load<i32>(row + (<usize>lane << 4));
          price = own < price ? own : price;
        }
        total = price == NONE ? NONE : total + price * load<i32>(component, 12);
      }
      least = total < least ? total : least;
    }
    store<i32>(out + (<usize>s << 2), least);
  }
}
