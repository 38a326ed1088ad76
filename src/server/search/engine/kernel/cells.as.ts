/** Stays of cells: rooms of one booking share a board, so each cell is priced whole. */
import { CellWork, NONE, Slot, segmentAt, slotAt } from './records.as';

/** A word of four slots each. */
@inline
function bySlot(column: usize, slot: Slot, second: Slot, third: Slot, fourth: Slot): v128 {
  let four = v128.load32_splat(column + (<usize>slot.index << 2));
  four = v128.load32_lane(column + (<usize>second.index << 2), four, 1);
  four = v128.load32_lane(column + (<usize>third.index << 2), four, 2);
  return v128.load32_lane(column + (<usize>fourth.index << 2), four, 3);
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
export function priceCells(work: CellWork): void {
  const none = i32x4.splat(NONE);
  const hotelCell = work.hotelCell;
  const cellBoard = work.cellBoard;
  const boards = work.boards;
  const roomBytes = work.roomBytes;
  const components = work.components;
  const componentCount = work.componentCount;
  const kinds = work.kinds;
  const kindCount = work.kindCount;
  const componentPrices = work.componentPrices;
  const leads = work.leads;
  const leadBytes = work.kindBytes;
  for (let s: i32 = 0; s < work.slotCount; s += 4) {
    const slot = slotAt(work.slots, s), second = slotAt(work.slots, s + 1), third = slotAt(work.slots, s + 2), fourth = slotAt(work.slots, s + 3);
    const prices = work.lanePrices + <usize>(s >> 2) * work.fourBytes;
    const stays = work.stays + (<usize>(s >> 2) * work.staysBytes);
    let bits = i32x4.splat(slot.bit);
    bits = i32x4.replace_lane(bits, 1, second.bit);
    bits = i32x4.replace_lane(bits, 2, third.bit);
    bits = i32x4.replace_lane(bits, 3, fourth.bit);
    const dead = i32x4.eq(bits, i32x4.splat(0));
    let cellAt: usize = leads;
    for (let g: i32 = 0; g < work.segmentCount; g++) {
      const segment = segmentAt(work.segments, g);
      const first = segment.firstHotel;
      const last = first + segment.hotels;
      const addends = bySlot(segment.addends, slot, second, third, fourth);
      const fixed = bySlot(segment.fixedTaxes, slot, second, third, fourth);
      const shares = segment.taxShares;
      const points = shares == 0 ? i32x4.splat(0) : bySlot(shares, slot, second, third, fourth);
      const shift = segment.at - segment.firstLane;
      let at = <usize>segment.hotelAt;
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
        const opened = work.opened + (at << 2);
        store<i32>(opened, load<i32>(opened) | i32x4.extract_lane(open, 0) | i32x4.extract_lane(open, 1) | i32x4.extract_lane(open, 2) | i32x4.extract_lane(open, 3));
        at += 1;
      }
    }
  }
}

@inline
export function leastOf(four: v128): i32 {
  const two = i32x4.min_s(four, v128.shuffle<i64>(four, four, 1, 0));
  return i32x4.extract_lane(i32x4.min_s(two, v128.shuffle<i32>(two, two, 1, 0, 3, 2)), 0);
}

/** Cells → hotels: the lead price, and the options that have one in [least, most]: boards, then free cancellation and adapted room, which kinds `free` and `adapted` answer. */
export function foldCells(work: CellWork, free: i32, adapted: i32, least: i32, most: i32, leads: usize, options: usize): void {
  let cellAt: usize = work.leads;
  const kind = work.kindBytes;
  for (let g: i32 = 0; g < work.segmentCount; g++) {
    const segment = segmentAt(work.segments, g);
    const first = segment.firstHotel;
    let at = <usize>segment.hotelAt << 2;
    let cell = <usize>load<i32>(work.hotelCell + (<usize>first << 2));
    for (let hotel: i32 = first + 1; hotel <= first + segment.hotels; hotel++) {
      const end = <usize>load<i32>(work.hotelCell + (<usize>hotel << 2));
      let asked = NONE, freeLead = NONE, adaptedLead = NONE, found = 0;
      for (; cell < end; cell++) {
        const board = <i32>load<u8>(work.cellBoard + cell);
        const lead = leastOf(v128.load(cellAt));
        if (lead >= least && lead <= most) found |= 1 << board;
        if (((work.boards >> board) & 1) != 0) {
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
