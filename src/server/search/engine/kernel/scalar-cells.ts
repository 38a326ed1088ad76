/** The cell loops of kernel.as.ts without vectors (scalar-kernel.ts). The cell work: kernel.ts. */
import { NONE } from '../columns.ts';
import { CELL_WORK, SEGMENT, SEGMENT_WORDS, SLOT, SLOT_WORDS } from './kernel.ts';
import type { Loop, Memory } from './scalar-memory.ts';

/** A cell work by field; `at`: an address in words of four bytes. */
type Field = keyof typeof CELL_WORK;
type Work = { readonly memory: Memory; readonly word: (field: Field) => number; readonly at: (field: Field) => number };

const workAt = (memory: Memory, address: number): Work => {
  const word = (field: Field): number => memory.i32[(address >>> 2) + CELL_WORK[field]]!;
  return { memory, word, at: (field) => word(field) >>> 2 };
};

/** Visits every cell of every segment: `visit(segment word, hotel's position in the tile, cell, cell's position in the tile)`. */
function eachCell({ memory: { i32 }, word, at }: Work, visit: (segment: number, hotelAt: number, cell: number, cellAt: number) => void): void {
  let cellAt = 0;
  for (let segment = at('segments'); segment < at('segments') + SEGMENT_WORDS * word('segmentCount'); segment += SEGMENT_WORDS) {
    const first = i32[segment + SEGMENT.firstHotel]!;
    for (let i = 0; i < i32[segment + SEGMENT.hotels]!; i += 1) {
      for (let cell = i32[at('hotelCell') + first + i]!; cell < i32[at('hotelCell') + first + i + 1]!; cell += 1, cellAt += 1) visit(segment, i32[segment + SEGMENT.hotelAt]! + i, cell, cellAt);
    }
  }
}

export const priceCells: Loop<'priceCells'> = (memory, address) => {
  const work = workAt(memory, address);
  const { i32, u8 } = memory;
  const { word, at } = work;
  for (let s = 0; s < word('slotCount'); s += 1) {
    const slot = at('slots') + SLOT_WORDS * s;
    const [bit, index] = [i32[slot + SLOT.bit]!, i32[slot + SLOT.index]!];
    const stayOf = (hotel: number): number => (word('stays') + (s >> 2) * word('staysBytes')) / 4 + 4 * hotel + (s & 3);
    clearStays(work, stayOf);
    eachCell(work, (segment, hotel, cell, cellAt) => {
      const bySlot = (field: number): number => (i32[segment + field] === 0 ? 0 : i32[(i32[segment + field]! >>> 2) + index]!);
      kindTotals(work, segment, cell, s).forEach((rooms, kind) => {
        if (bit === 0 || rooms >= NONE) return;
        const total = rooms + Math.floor((rooms * bySlot(SEGMENT.taxShares) + 5_000) / 10_000);
        const lead = at('leads') + (kind * word('kindBytes')) / 4 + 4 * cellAt + (s & 3);
        i32[lead] = Math.min(i32[lead]!, total + bySlot(SEGMENT.addends));
        if (kind !== 0 || ((word('boards') >> u8[(word('cellBoard') >>> 0) + cell]!) & 1) === 0) return;
        i32[stayOf(hotel)] = Math.min(i32[stayOf(hotel)]!, total + bySlot(SEGMENT.fixedTaxes));
        i32[at('opened') + hotel]! |= bit;
      });
    });
  }
};

function clearStays({ memory: { i32 }, word, at }: Work, stayOf: (hotel: number) => number): void {
  for (let segment = at('segments'); segment < at('segments') + SEGMENT_WORDS * word('segmentCount'); segment += SEGMENT_WORDS) {
    for (let i = 0; i < i32[segment + SEGMENT.hotels]!; i += 1) i32[stayOf(i32[segment + SEGMENT.hotelAt]! + i)] = NONE;
  }
}

/** Price of all rooms of each kind of stay in one cell and slot; NONE where a room finds no plan. */
function kindTotals({ memory: { i32 }, word, at }: Work, segment: number, cell: number, s: number): number[] {
  const shift = i32[segment + SEGMENT.at]! - i32[segment + SEGMENT.firstLane]!;
  const leastOf = (component: number): number => {
    const [type, from, to] = i32.subarray(at('components') + 3 * component, at('components') + 3 * component + 3);
    let least = NONE;
    for (let lane = i32[(from! >>> 2) + cell]!; lane < i32[(to! >>> 2) + cell]!; lane += 1) {
      least = Math.min(least, i32[(word('lanePrices') + type! * word('roomBytes') + (s >> 2) * word('fourBytes')) / 4 + 4 * (lane + shift) + (s & 3)]!);
    }
    return least;
  };
  let use = at('kinds');
  return Array.from({ length: word('kindCount') }, () => {
    const parts = Array.from({ length: i32[use]! }, (_, i) => ({ price: leastOf(i32[use + 1 + 2 * i]!), rooms: i32[use + 2 + 2 * i]! }));
    use += 1 + 2 * parts.length;
    return parts.reduce((sum, { price, rooms }) => (sum >= NONE || price >= NONE ? NONE : sum + rooms * price), 0);
  });
}

export const foldCells: Loop<'foldCells'> = (memory, address, free, adapted, least, most, leads, options) => {
  const work = workAt(memory, address);
  const { i32, u8 } = memory;
  const { word, at } = work;
  const isCounted = (lead: number): boolean => lead >= least && lead <= most;
  const hotels = new Map<number, { asked: number; free: number; adapted: number; found: number }>();
  eachCell(work, (_segment, hotel, cell, cellAt) => {
    const own = hotels.getOrInsertComputed(hotel, () => ({ asked: NONE, free: NONE, adapted: NONE, found: 0 }));
    const leadOf = (kind: number): number => Math.min(...i32.subarray(at('leads') + (kind * word('kindBytes')) / 4 + 4 * cellAt, at('leads') + (kind * word('kindBytes')) / 4 + 4 * cellAt + 4));
    const board = u8[(word('cellBoard') >>> 0) + cell]!;
    if (isCounted(leadOf(0))) own.found |= 1 << board;
    if (((word('boards') >> board) & 1) === 0) return;
    own.asked = Math.min(own.asked, leadOf(0));
    own.free = Math.min(own.free, leadOf(free));
    own.adapted = Math.min(own.adapted, leadOf(adapted));
  });
  for (const [hotel, own] of hotels) {
    i32[(leads >>> 2) + hotel] = own.asked < NONE ? own.asked : -1;
    i32[(options >>> 2) + hotel] = own.found | (isCounted(own.free) ? 64 : 0) | (isCounted(own.adapted) ? 128 : 0);
  }
};
