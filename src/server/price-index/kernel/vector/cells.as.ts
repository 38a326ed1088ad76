/** Stays of cells: rooms of one booking share a board, so each cell is priced whole. */
import { Least, priceSegment } from './rate-plans.as';
import { ADAPTED, CellWork, FREE, NONE, Segment, segmentAt, stayAt, TogetherWork, UNPRICED } from './records.as';
import { held } from './stay-prices.as';

/**
 * A part of a kind of stay: kind of room, addresses of the first plans of the cells, of the end of
 * the refundable ones, of the end, rooms.
 */
const PART_BYTES: usize = 20;

/** A word of each of four stays. */
@inline
function byStay(column: usize, stays: usize, s: i32): v128 {
  let four = v128.load32_splat(column + (<usize>stayAt(stays, s).index << 2));
  four = v128.load32_lane(column + (<usize>stayAt(stays, s + 1).index << 2), four, 1);
  four = v128.load32_lane(column + (<usize>stayAt(stays, s + 2).index << 2), four, 2);
  return v128.load32_lane(column + (<usize>stayAt(stays, s + 3).index << 2), four, 3);
}

/**
 * The part of a tax that is a share of the price, in basis points, rounded half up; exact, since
 * both numbers are far below 2⁵³.
 */
@inline
function shareOf(prices: v128, points: v128): v128 {
  const half = f64x2.splat(5000);
  const whole = f64x2.splat(10000);
  const low = f64x2.div(f64x2.add(f64x2.mul(f64x2.convert_low_i32x4_s(prices), f64x2.convert_low_i32x4_s(points)), half), whole);
  const high = f64x2.div(f64x2.add(f64x2.mul(f64x2.convert_low_i32x4_s(v128.shuffle<i64>(prices, prices, 1, 1)), f64x2.convert_low_i32x4_s(v128.shuffle<i64>(points, points, 1, 1))), half), whole);
  return v128.shuffle<i64>(i32x4.trunc_sat_f64x2_s_zero(low), i32x4.trunc_sat_f64x2_s_zero(high), 0, 2);
}

/** Whether a kind of stay has plans in a cell for each of its rooms. */
@inline
function hasPlans(kind: usize, cell: usize): bool {
  let part = kind + 4;
  for (let parts = load<i32>(kind); parts > 0; parts--) {
    if (load<i32>(load<usize>(part, 4) + (cell << 2)) == load<i32>(load<usize>(part, 12) + (cell << 2))) return false;
    part += PART_BYTES;
  }
  return true;
}

/** Ones where a part of a cell has no plan. */
@inline
function noPlan(from: i32, end: i32): v128 {
  return i32x4.eq(i32x4.splat(from), i32x4.splat(end));
}

/** Where the least prices of a part of a cell lie that ends before plan `end`. */
@inline
function leastAt(row: usize, end: i32, planShift: usize): usize {
  return row + (<usize>(end - 1) << planShift);
}

/**
 * All rooms of a kind of stay in a cell with tax and addends, in four stays; NONE where a room
 * finds no plan. `prices`: of plan 0.
 */
function totalOf(kind: usize, cell: usize, prices: usize, priceBytes: usize, planShift: usize, addends: v128, points: v128, isShare: bool): v128 {
  let rooms = i32x4.splat(0), bad = i32x4.splat(0);
  let part = kind + 4;
  for (let parts = load<i32>(kind); parts > 0; parts--) {
    const row = prices + <usize>load<i32>(part) * priceBytes;
    const least = v128.load(leastAt(row, load<i32>(load<usize>(part, 12) + (cell << 2)), planShift));
    rooms = i32x4.add(rooms, i32x4.mul(least, v128.load32_splat(part, 16)));
    bad = v128.or(bad, i32x4.eq(least, i32x4.splat(UNPRICED)));
    part += PART_BYTES;
  }
  return due(taxed(rooms, bad, points, isShare), bad, addends, i32x4.splat(NONE));
}

/** With what is due beside; NONE where it is bad. */
@inline
function due(rooms: v128, bad: v128, addends: v128, none: v128): v128 {
  return v128.bitselect(none, i32x4.add(rooms, addends), bad);
}

/** With the tax that is a share. */
@inline
function taxed(rooms: v128, bad: v128, points: v128, isShare: bool): v128 {
  return isShare ? i32x4.add(rooms, shareOf(v128.andnot(rooms, bad), points)) : rooms;
}

@inline
function anyBelow(totals: v128, bound: v128): bool {
  return v128.any_true(i32x4.lt_s(totals, bound));
}

@inline
function anyOf(four: v128): i32 {
  const two = v128.or(four, v128.shuffle<i64>(four, four, 1, 0));
  return i32x4.extract_lane(two, 0) | i32x4.extract_lane(two, 1);
}

@inline
function bitsOf(stays: usize, s: i32): v128 {
  let bits = i32x4.splat(stayAt(stays, s).bit);
  bits = i32x4.replace_lane(bits, 1, stayAt(stays, s + 1).bit);
  bits = i32x4.replace_lane(bits, 2, stayAt(stays, s + 2).bit);
  return i32x4.replace_lane(bits, 3, stayAt(stays, s + 3).bit);
}

/** The cells of one segment in four stays from `s` on, in eight if `isWide`. */
@inline
function priceHotels(work: CellWork, s: i32, segment: Segment, stayPrices: usize, isShare: bool, isWide: bool): void {
  const none = held(NONE), unpriced = held(UNPRICED), zero = i32x4.splat(0);
  const stays = work.stays;
  const bits = bitsOf(stays, s), laterBits = isWide ? bitsOf(stays, s + 4) : zero;
  const addends = byStay(segment.addends, stays, s), laterAddends = isWide ? byStay(segment.addends, stays, s + 4) : zero;
  const fixed = byStay(segment.fixedTaxes, stays, s), laterFixed = isWide ? byStay(segment.fixedTaxes, stays, s + 4) : zero;
  const points = isShare ? byStay(segment.taxShares, stays, s) : zero, laterPoints = isShare && isWide ? byStay(segment.taxShares, stays, s + 4) : zero;
  const boards = work.boards, least = work.least, above = i32x4.splat(work.most + 1), lower = i32x4.splat(work.least), priceBytes = work.priceBytes, laterStayPrices = stayPrices + work.stayPriceBytes;
  const asked = work.asked, adapted = work.adapted, parts = load<i32>(asked);
  const alike = adapted == asked ? ADAPTED : 0;
  const planShift: usize = isWide ? 5 : 4;
  const prices = work.prices - (<usize>segment.firstPlan << planShift);
  const first = segment.firstHotel;
  let at = <usize>segment.hotelAt << 2;
  let cell = <usize>load<i32>(work.hotelCell + (<usize>first << 2));
  for (let hotel: i32 = first + 1; hotel <= first + segment.hotels; hotel++) {
    const end = <usize>load<i32>(work.hotelCell + (<usize>hotel << 2));
    let reached = load<i32>(work.reached + at), undercut = load<i32>(work.undercut + at);
    let leadPrice = none, shut = unpriced, laterShut = unpriced, cheapest = none, laterCheapest = none;
    for (; cell < end; cell++) {
      const board = 1 << <i32>load<u8>(work.cellBoard + cell);
      const isAsked = (boards & board) != 0;
      if (!isAsked && ((least > 0 ? undercut : reached) & board) != 0) continue;
      let rooms = zero, bad = zero, laterRooms = zero, laterBad = zero, freeRooms = zero, freeBad = zero, laterFreeRooms = zero, laterFreeBad = zero;
      let part = asked + 4;
      for (let i = parts; i > 0; i--) {
        const row = prices + <usize>load<i32>(part) * priceBytes;
        const count = v128.load32_splat(part, 16);
        const from = load<i32>(load<usize>(part, 4) + (cell << 2)), freeEnd = load<i32>(load<usize>(part, 8) + (cell << 2)), last = load<i32>(load<usize>(part, 12) + (cell << 2));
        const noFree = noPlan(from, freeEnd), noAny = noPlan(from, last);
        const free = leastAt(row, freeEnd, planShift), least = leastAt(row, last, planShift);
        let cheap = v128.or(v128.load(free), noFree);
        freeRooms = i32x4.add(freeRooms, i32x4.mul(cheap, count));
        freeBad = v128.or(freeBad, i32x4.eq(cheap, unpriced));
        cheap = v128.or(v128.load(least), noAny);
        rooms = i32x4.add(rooms, i32x4.mul(cheap, count));
        bad = v128.or(bad, i32x4.eq(cheap, unpriced));
        if (isWide) {
          cheap = v128.or(v128.load(free, 16), noFree);
          laterFreeRooms = i32x4.add(laterFreeRooms, i32x4.mul(cheap, count));
          laterFreeBad = v128.or(laterFreeBad, i32x4.eq(cheap, unpriced));
          cheap = v128.or(v128.load(least, 16), noAny);
          laterRooms = i32x4.add(laterRooms, i32x4.mul(cheap, count));
          laterBad = v128.or(laterBad, i32x4.eq(cheap, unpriced));
        }
        part += PART_BYTES;
      }
      rooms = taxed(rooms, bad, points, isShare);
      let total = due(rooms, bad, addends, none);
      if (isWide) {
        laterRooms = taxed(laterRooms, laterBad, laterPoints, isShare);
        total = i32x4.min_s(total, due(laterRooms, laterBad, laterAddends, none));
      }
      const options = isAsked ? board | alike : board;
      reached |= anyBelow(total, above) ? options : 0;
      if (least > 0) undercut |= anyBelow(total, lower) ? options : 0;
      if (!isAsked) continue;
      leadPrice = i32x4.min_s(leadPrice, total);
      shut = v128.and(shut, bad);
      if (isWide) laterShut = v128.and(laterShut, laterBad);
      if (stayPrices != 0) {
        cheapest = i32x4.min_s(cheapest, due(rooms, bad, fixed, none));
        if (isWide) laterCheapest = i32x4.min_s(laterCheapest, due(laterRooms, laterBad, laterFixed, none));
      }
      total = due(taxed(freeRooms, freeBad, points, isShare), freeBad, addends, none);
      if (isWide) total = i32x4.min_s(total, due(taxed(laterFreeRooms, laterFreeBad, laterPoints, isShare), laterFreeBad, laterAddends, none));
      reached |= anyBelow(total, above) ? FREE : 0;
      if (least > 0) undercut |= anyBelow(total, lower) ? FREE : 0;
      if (alike != 0 || !hasPlans(adapted, cell)) continue;
      total = totalOf(adapted, cell, prices, priceBytes, planShift, addends, points, isShare);
      if (isWide) total = i32x4.min_s(total, totalOf(adapted, cell, prices + 16, priceBytes, planShift, laterAddends, laterPoints, isShare));
      reached |= anyBelow(total, above) ? ADAPTED : 0;
      if (least > 0) undercut |= anyBelow(total, lower) ? ADAPTED : 0;
    }
    store<i32>(work.reached + at, reached);
    store<i32>(work.undercut + at, undercut);
    const leadPrices = work.leadPrices + (at << 2);
    v128.store(leadPrices, i32x4.min_s(v128.load(leadPrices), leadPrice));
    if (stayPrices != 0) {
      v128.store(stayPrices + (at << 2), cheapest);
      if (isWide) v128.store(laterStayPrices + (at << 2), laterCheapest);
    } else {
      let open = v128.andnot(bits, shut);
      if (isWide) open = v128.or(open, v128.andnot(laterBits, laterShut));
      store<i32>(work.opened + at, load<i32>(work.opened + at) | anyOf(open));
    }
    at += 4;
  }
}

@inline
function priceFour(work: CellWork, s: i32, segment: Segment, prices: usize, planBytes: usize): void {
  priceSegment<Least>(
    stayAt(work.stays, s), stayAt(work.stays, s + 1), stayAt(work.stays, s + 2), stayAt(work.stays, s + 3), segment, work.rooms, work.roomKinds, work.factors,
    prices, work.priceBytes, planBytes, work.firsts,
  );
}

@inline
function priceStays(work: CellWork, s: i32, isWide: bool): void {
  const stayPrices = work.stayPrices == 0 ? <usize>0 : work.stayPrices + (<usize>(s >> 2) * work.stayPriceBytes);
  let bits = bitsOf(work.stays, s);
  if (isWide) bits = v128.or(bits, bitsOf(work.stays, s + 4));
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    if ((load<i32>(segment.live + (<usize>work.block << 2)) & anyOf(bits)) == 0) {
      if (stayPrices == 0) continue;
      clearStayPrices(stayPrices + (<usize>segment.hotelAt << 4), segment.hotels);
      if (isWide) clearStayPrices(stayPrices + work.stayPriceBytes + (<usize>segment.hotelAt << 4), segment.hotels);
      continue;
    }
    priceFour(work, s, segment, work.prices, isWide ? 32 : 16);
    if (isWide) priceFour(work, s + 4, segment, work.prices + 16, 32);
    if (segment.taxShares == 0) priceHotels(work, s, segment, stayPrices, false, isWide);
    else priceHotels(work, s, segment, stayPrices, true, isWide);
  }
}

/**
 * Prices the cells of all segments in eight stays after eight: lowers the lead prices of hotels, says
 * which options have a total of at most `most` and
 * which one below `least`, and writes the hotels' asked stays or, without room for them, their open
 * stays (cell work: kernel.ts).
 */
export function priceCells(work: CellWork): void {
  clearHotels(work);
  let s: i32 = 0;
  for (; s + 4 < work.stayCount; s += 8) priceStays(work, s, true);
  if (s < work.stayCount) priceStays(work, s, false);
}

/**
 * Makes the open stays of a block new, and with the first block of a tile the lead prices and options.
 */
function clearHotels(work: CellWork): void {
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    const at = <usize>segment.hotelAt << 2, bytes = <usize>segment.hotels << 2;
    memory.fill(work.opened + at, 0, bytes);
    if (work.block > 0) continue;
    memory.fill(work.reached + at, 0, bytes);
    memory.fill(work.undercut + at, 0, bytes);
    clearStayPrices(work.leadPrices + (at << 2), segment.hotels);
  }
}

function clearStayPrices(stayPrices: usize, hotels: i32): void {
  for (; hotels > 0; hotels--) {
    v128.store(stayPrices, i32x4.splat(NONE));
    stayPrices += 16;
  }
}

@inline
function leastOf(four: v128): i32 {
  const two = i32x4.min_s(four, v128.shuffle<i64>(four, four, 1, 0));
  return i32x4.extract_lane(i32x4.min_s(two, v128.shuffle<i32>(two, two, 1, 0, 3, 2)), 0);
}

/**
 * Lead prices of a tile's hotels, -1 = none, and the options whose own lead price lies in [least, most].
 */
export function foldCells(work: CellWork, leadPrices: usize, options: usize): void {
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    let at = <usize>segment.hotelAt << 2;
    for (let hotel = segment.hotels; hotel > 0; hotel--) {
      const leadPrice = leastOf(v128.load(work.leadPrices + (at << 2)));
      store<i32>(leadPrices + at, leadPrice < NONE ? leadPrice : -1);
      store<i32>(options + at, load<i32>(work.reached + at) & ~load<i32>(work.undercut + at));
      at += 4;
    }
  }
}

/**
 * Cheapest stay of rooms that share a board, stay by stay: least over the cells [firstCell,
 * endCell) of a board that is asked for of the sum
 * over all components of rooms × cheapest plan; NONE where there is none. A component, in 32-bit
 * words: prices of its kind of room
 * (as pricePlans writes them, `stayBytes` a stay, the first plan being `shift`), first and end plan
 * by cell, rooms.
 */
export function leastTogether(work: TogetherWork): void {
  const components = work.components, componentCount = work.componentCount, cellBoard = work.cellBoard, boards = work.boards;
  const shift = work.shift, stayCount = work.stayCount, stayBytes = work.stayBytes, firstCell = work.firstCell, endCell = work.endCell;
  const out = work.out;
  for (let s: i32 = 0; s < stayCount; s++) {
    let least = NONE;
    for (let cell = firstCell; cell < endCell; cell++) {
      if (((boards >> <i32>load<u8>(cellBoard + <usize>cell)) & 1) == 0) continue;
      let total: i32 = 0;
      for (let c: i32 = 0; c < componentCount && total < NONE; c++) {
        const component = components + (<usize>c << 4);
        const row = load<usize>(component) + <usize>((s & ~3) * stayBytes + ((s & 3) << 2));
        const end = load<i32>(load<usize>(component, 8) + (<usize>cell << 2)) - shift;
        let price: u32 = UNPRICED;
        for (let plan = load<i32>(load<usize>(component, 4) + (<usize>cell << 2)) - shift; plan < end; plan++) {
          const own = load<u32>(row + (<usize>plan << 4));
          price = own < price ? own : price;
        }
        total = price == UNPRICED ? NONE : total + <i32>price * load<i32>(component, 12);
      }
      least = total < least ? total : least;
    }
    store<i32>(out + (<usize>s << 2), least);
  }
}
