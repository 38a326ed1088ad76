/** Stays of cells: rooms of one booking share a board, so each cell is priced whole. */
import {
  byStay,
  due,
  hasPlans,
  leastAt,
  noPlan,
  PART_BYTES,
  taxed,
  totalOf,
} from './cell-totals.as';
import { priceSegment } from './plan-prices.as';
import {
  ADAPTED,
  CellWork,
  FREE,
  NO_PRICE,
  Segment,
  segmentAt,
  stayAt,
  UNPRICED,
} from './records.as';
import { Least } from './squares.as';
import { held } from './stay-prices.as';

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
function priceHotels(
  work: CellWork,
  s: i32,
  segment: Segment,
  stayPrices: usize,
  isShare: bool,
  isWide: bool,
): void {
  const none = held(NO_PRICE),
    unpriced = held(UNPRICED),
    zero = i32x4.splat(0);
  const stays = work.stays;
  const bits = bitsOf(stays, s),
    laterBits = isWide ? bitsOf(stays, s + 4) : zero;
  const addends = byStay(segment.addends, stays, s),
    laterAddends = isWide ? byStay(segment.addends, stays, s + 4) : zero;
  const fixed = byStay(segment.fixedTaxes, stays, s),
    laterFixed = isWide ? byStay(segment.fixedTaxes, stays, s + 4) : zero;
  const points = isShare ? byStay(segment.taxShares, stays, s) : zero,
    laterPoints = isShare && isWide ? byStay(segment.taxShares, stays, s + 4) : zero;
  const boards = work.boards,
    least = work.least,
    above = i32x4.splat(work.most + 1),
    lower = i32x4.splat(work.least),
    priceBytes = work.priceBytes,
    laterStayPrices = stayPrices + work.stayPriceBytes;
  const asked = work.asked,
    adapted = work.adapted,
    parts = load<i32>(asked);
  const alike = adapted == asked ? ADAPTED : 0;
  const planShift: usize = isWide ? 5 : 4;
  const prices = work.prices - ((<usize>segment.firstPlan) << planShift);
  const first = segment.firstHotel;
  let at = (<usize>segment.hotelAt) << 2;
  let cell = <usize>load<i32>(work.hotelCell + ((<usize>first) << 2));
  for (let hotel: i32 = first + 1; hotel <= first + segment.hotels; hotel++) {
    const end = <usize>load<i32>(work.hotelCell + ((<usize>hotel) << 2));
    let reached = load<i32>(work.reached + at),
      undercut = load<i32>(work.undercut + at);
    let leadPrice = none,
      shut = unpriced,
      laterShut = unpriced,
      cheapest = none,
      laterCheapest = none;
    for (; cell < end; cell++) {
      const board = 1 << (<i32>load<u8>(work.cellBoard + cell));
      const isAsked = (boards & board) != 0;
      if (!isAsked && ((least > 0 ? undercut : reached) & board) != 0) continue;
      let rooms = zero,
        bad = zero,
        laterRooms = zero,
        laterBad = zero,
        freeRooms = zero,
        freeBad = zero,
        laterFreeRooms = zero,
        laterFreeBad = zero;
      let part = asked + 4;
      for (let i = parts; i > 0; i--) {
        const row = prices + <usize>load<i32>(part) * priceBytes;
        const count = v128.load32_splat(part, 16);
        const from = load<i32>(load<usize>(part, 4) + (cell << 2)),
          freeEnd = load<i32>(load<usize>(part, 8) + (cell << 2)),
          last = load<i32>(load<usize>(part, 12) + (cell << 2));
        const noFree = noPlan(from, freeEnd),
          noAny = noPlan(from, last);
        const free = leastAt(row, freeEnd, planShift),
          least = leastAt(row, last, planShift);
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
        if (isWide)
          laterCheapest = i32x4.min_s(laterCheapest, due(laterRooms, laterBad, laterFixed, none));
      }
      total = due(taxed(freeRooms, freeBad, points, isShare), freeBad, addends, none);
      if (isWide)
        total = i32x4.min_s(
          total,
          due(
            taxed(laterFreeRooms, laterFreeBad, laterPoints, isShare),
            laterFreeBad,
            laterAddends,
            none,
          ),
        );
      reached |= anyBelow(total, above) ? FREE : 0;
      if (least > 0) undercut |= anyBelow(total, lower) ? FREE : 0;
      if (alike != 0 || !hasPlans(adapted, cell)) continue;
      total = totalOf(adapted, cell, prices, priceBytes, planShift, addends, points, isShare);
      if (isWide)
        total = i32x4.min_s(
          total,
          totalOf(
            adapted,
            cell,
            prices + 16,
            priceBytes,
            planShift,
            laterAddends,
            laterPoints,
            isShare,
          ),
        );
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
function priceFour(
  work: CellWork,
  s: i32,
  segment: Segment,
  prices: usize,
  planBytes: usize,
): void {
  priceSegment<Least>(
    changetype<usize>(stayAt(work.stays, s)),
    segment,
    work.rooms,
    work.roomKinds,
    work.factors,
    prices,
    work.priceBytes,
    planBytes,
    work.firsts,
  );
}

@inline
function priceStays(work: CellWork, s: i32, isWide: bool): void {
  const stayPrices =
    work.stayPrices == 0 ? <usize>0 : work.stayPrices + <usize>(s >> 2) * work.stayPriceBytes;
  let bits = bitsOf(work.stays, s);
  if (isWide) bits = v128.or(bits, bitsOf(work.stays, s + 4));
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    if ((load<i32>(segment.live + ((<usize>work.block) << 2)) & anyOf(bits)) == 0) {
      if (stayPrices == 0) continue;
      clearStayPrices(stayPrices + ((<usize>segment.hotelAt) << 4), segment.hotels);
      if (isWide)
        clearStayPrices(
          stayPrices + work.stayPriceBytes + ((<usize>segment.hotelAt) << 4),
          segment.hotels,
        );
      continue;
    }
    priceFour(work, s, segment, work.prices, isWide ? 32 : 16);
    if (isWide) priceFour(work, s + 4, segment, work.prices + 16, 32);
    if (segment.taxShares == 0) priceHotels(work, s, segment, stayPrices, false, isWide);
    else priceHotels(work, s, segment, stayPrices, true, isWide);
  }
}

/**
 * Prices the cells of all segments in eight stays after eight: lowers the lead prices of hotels,
 * says which options have a total of at most `most` and which one below `least`, and writes the
 * hotels' asked stays or, without room for them, their open stays (records/cells.ts).
 */
export function priceCells(work: CellWork): void {
  clearHotels(work);
  let s: i32 = 0;
  for (; s + 4 < work.stayCount; s += 8) priceStays(work, s, true);
  if (s < work.stayCount) priceStays(work, s, false);
}

/**
 * Makes the open stays of a block new, and with the first block of a tile the lead prices and
 * options.
 */
function clearHotels(work: CellWork): void {
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    const at = (<usize>segment.hotelAt) << 2,
      bytes = (<usize>segment.hotels) << 2;
    memory.fill(work.opened + at, 0, bytes);
    if (work.block > 0) continue;
    memory.fill(work.reached + at, 0, bytes);
    memory.fill(work.undercut + at, 0, bytes);
    clearStayPrices(work.leadPrices + (at << 2), segment.hotels);
  }
}

function clearStayPrices(stayPrices: usize, hotels: i32): void {
  for (; hotels > 0; hotels--) {
    v128.store(stayPrices, i32x4.splat(NO_PRICE));
    stayPrices += 16;
  }
}

@inline
function leastOf(four: v128): i32 {
  const two = i32x4.min_s(four, v128.shuffle<i64>(four, four, 1, 0));
  return i32x4.extract_lane(i32x4.min_s(two, v128.shuffle<i32>(two, two, 1, 0, 3, 2)), 0);
}

/**
 * Lead prices of a tile's hotels, -1 = none, and the options whose own lead price lies in [least,
 * most].
 */
export function foldCells(work: CellWork, leadPrices: usize, options: usize): void {
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    let at = (<usize>segment.hotelAt) << 2;
    for (let hotel = segment.hotels; hotel > 0; hotel--) {
      const leadPrice = leastOf(v128.load(work.leadPrices + (at << 2)));
      store<i32>(leadPrices + at, leadPrice < NO_PRICE ? leadPrice : -1);
      store<i32>(options + at, load<i32>(work.reached + at) & ~load<i32>(work.undercut + at));
      at += 4;
    }
  }
}
