/** The cell loops of kernel.as.ts without vectors (scalar-kernel.ts). The cell work: kernel.ts. */
import { NONE } from '../../memory/columns.ts';
import { CELL_WORK, SEGMENT, SEGMENT_WORDS, STAY, STAY_WORDS } from '../kernel.ts';
import type { Loop, Memory } from './memory.ts';
import { priceOf, stayOfPlan } from './stay-prices.ts';

/** Options beside the boards (class-rules.ts), and the words of a part of a kind of stay. */
const FREE = 64;
const ADAPTED = 128;
const PART_WORDS = 5;

/** A cell work by field; `at`: an address in words of four bytes. */
type Field = keyof typeof CELL_WORK;
type Work = {
  readonly memory: Memory;
  readonly word: (field: Field) => number;
  readonly at: (field: Field) => number;
};

const workAt = (memory: Memory, address: number): Work => {
  const word = (field: Field): number => memory.i32[(address >>> 2) + CELL_WORK[field]]!;
  return { memory, word, at: (field) => word(field) >>> 2 };
};

/**
 * Visits every cell of every segment: `visit(segment word, hotel's position in the tile, cell)`.
 */
function eachCell(
  { memory: { i32 }, word, at }: Work,
  visit: (segment: number, hotelAt: number, cell: number) => void,
): void {
  for (
    let segment = at('segments');
    segment < at('segments') + SEGMENT_WORDS * word('segmentCount');
    segment += SEGMENT_WORDS
  ) {
    const first = i32[segment + SEGMENT.firstHotel]!;
    for (let i = 0; i < i32[segment + SEGMENT.hotels]!; i += 1) {
      for (
        let cell = i32[at('hotelCell') + first + i]!;
        cell < i32[at('hotelCell') + first + i + 1]!;
        cell += 1
      )
        visit(segment, i32[segment + SEGMENT.hotelAt]! + i, cell);
    }
  }
}

export const priceCells: Loop<'priceCells'> = (memory, address) => {
  const work = workAt(memory, address);
  const { i32, u8 } = memory;
  const { word, at } = work;
  clearHotels(work);
  for (let s = 0; s < word('stayCount'); s += 1) {
    const stay = at('stays') + STAY_WORDS * s;
    const [bit, index] = [i32[stay + STAY.bit]!, i32[stay + STAY.index]!];
    const stayPriceAt = (hotel: number): number =>
      (word('stayPrices') + (s >> 2) * word('stayPriceBytes')) / 4 + 4 * hotel + (s & 3);
    if (word('stayPrices') !== 0) clearStayPrices(work, stayPriceAt);
    eachCell(work, (segment, hotel, cell) => {
      const byStay = (field: number): number =>
        i32[segment + field] === 0 ? 0 : i32[(i32[segment + field]! >>> 2) + index]!;
      const taxed = (rooms: number): number =>
        rooms + Math.floor((rooms * byStay(SEGMENT.taxShares) + 5_000) / 10_000);
      const count = (total: number, options: number): void => {
        if (total <= word('most')) i32[at('reached') + hotel]! |= options;
        if (total < word('least')) i32[at('undercut') + hotel]! |= options;
      };
      const countKind = (rooms: number, options: number): void => {
        if (rooms < NONE) count(taxed(rooms) + byStay(SEGMENT.addends), options);
      };
      const board = 1 << u8[(word('cellBoard') >>> 0) + cell]!;
      const asked = roomsOf(work, stay, cell, at('asked'));
      countKind(asked.rooms, board);
      if ((word('boards') & board) === 0) return;
      countKind(asked.free, FREE);
      countKind(roomsOf(work, stay, cell, at('adapted')).rooms, ADAPTED);
      if (asked.rooms >= NONE) return;
      const leadPrice = at('leadPrices') + 4 * hotel + (s & 3);
      i32[leadPrice] = Math.min(i32[leadPrice]!, taxed(asked.rooms) + byStay(SEGMENT.addends));
      if (word('stayPrices') === 0) i32[at('opened') + hotel]! |= bit;
      else
        i32[stayPriceAt(hotel)] = Math.min(
          i32[stayPriceAt(hotel)]!,
          taxed(asked.rooms) + byStay(SEGMENT.fixedTaxes),
        );
    });
  }
};

function clearHotels({ memory: { i32 }, word, at }: Work): void {
  for (
    let segment = at('segments');
    segment < at('segments') + SEGMENT_WORDS * word('segmentCount');
    segment += SEGMENT_WORDS
  ) {
    const first = i32[segment + SEGMENT.hotelAt]!;
    const last = first + i32[segment + SEGMENT.hotels]!;
    i32.fill(0, at('opened') + first, at('opened') + last);
    if (word('block') > 0) continue;
    i32.fill(NONE, at('leadPrices') + 4 * first, at('leadPrices') + 4 * last);
    i32.fill(0, at('reached') + first, at('reached') + last);
    i32.fill(0, at('undercut') + first, at('undercut') + last);
  }
}

function clearStayPrices(
  { memory: { i32 }, word, at }: Work,
  stayPriceAt: (hotel: number) => number,
): void {
  for (
    let segment = at('segments');
    segment < at('segments') + SEGMENT_WORDS * word('segmentCount');
    segment += SEGMENT_WORDS
  ) {
    for (let i = 0; i < i32[segment + SEGMENT.hotels]!; i += 1)
      i32[stayPriceAt(i32[segment + SEGMENT.hotelAt]! + i)] = NONE;
  }
}

/**
 * Price of all rooms of a kind of stay in one cell and stay, and of refundable ones alone; NONE
 * where a room finds no plan.
 */
function roomsOf(
  work: Work,
  stay: number,
  cell: number,
  kind: number,
): { readonly rooms: number; readonly free: number } {
  const { i32 } = work.memory;
  let [rooms, free] = [0, 0];
  for (let part = kind + 1; part < kind + 1 + PART_WORDS * i32[kind]!; part += PART_WORDS) {
    const [type, from, freeTo, to, count] = i32.subarray(part, part + PART_WORDS);
    const planOf = (column: number): number => i32[(column >>> 2) + cell]!;
    const leastTo = (end: number): number => {
      let least = NONE;
      for (let plan = planOf(from!); plan < end; plan += 1)
        least = Math.min(least, planPrice(work, stay, plan, type!));
      return least >= NONE ? NONE : least * count!;
    };
    rooms = Math.min(NONE, rooms + leastTo(planOf(to!)));
    free = Math.min(NONE, free + leastTo(planOf(freeTo!)));
  }
  return { rooms, free };
}

/** Price of one plan for a kind of room; NONE where the stay cannot be had. */
function planPrice({ memory, word, at }: Work, stay: number, plan: number, type: number): number {
  const factor = memory.u16[(memory.i32[at('factors') + type]! >>> 1) + plan]!;
  const { sum, isOpen } = stayOfPlan(memory, stay, plan, [
    word('floor'),
    word('terms'),
    word('stride'),
    word('rows'),
  ]);
  return isOpen && factor !== 0 ? priceOf(sum, factor) : NONE;
}

export const foldCells: Loop<'foldCells'> = ({ i32, ...memory }, address, leadPrices, options) => {
  const { word, at } = workAt({ i32, ...memory }, address);
  for (
    let segment = at('segments');
    segment < at('segments') + SEGMENT_WORDS * word('segmentCount');
    segment += SEGMENT_WORDS
  ) {
    for (
      let hotel = i32[segment + SEGMENT.hotelAt]!;
      hotel < i32[segment + SEGMENT.hotelAt]! + i32[segment + SEGMENT.hotels]!;
      hotel += 1
    ) {
      const leadPrice = Math.min(
        ...i32.subarray(at('leadPrices') + 4 * hotel, at('leadPrices') + 4 * hotel + 4),
      );
      i32[(leadPrices >>> 2) + hotel] = leadPrice < NONE ? leadPrice : -1;
      i32[(options >>> 2) + hotel] = i32[at('reached') + hotel]! & ~i32[at('undercut') + hotel]!;
    }
  }
};
