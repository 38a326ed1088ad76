/** The hot loops of the engine, and the records in the memory that they are given. */

/** An address: a byte offset in the memory of the index. */
export type Address = number;

/**
 * Records, in 32-bit words. Slot (8): rows of nightSums at check-in and check-out, rows of terms at check-in and check-out, nights, the bit of
 * the slot in its block, row of the first night, index of the slot. Segment (16): first lane, blocks of 16 lanes, position in the tile, address
 * of the addends by slot, first hotel, hotels, position of the first hotel in the tile, address of the blocks of slots that can be flown, address
 * of the fixed taxes by slot, address of the taxes in basis points by slot (0 = none).
 */
export const SLOT_WORDS = 8;
export const SEGMENT_WORDS = 16;

/**
 * Words of a cell work: 0 segments, 1 how many, 2 hotelCell, 3 cellBoard, 4 board bits, 5 prices of lanes by kind of room, four slots, lane and
 * slot, 6 bytes of one kind of room, 7 bytes of four slots, 8 slots, 9 how many (a multiple of four; those without a bit are padding),
 * 10 components (three words: kind of room, address of the first lanes of the cells, of the ends), 11 how many, 12 kinds of stay (how many
 * components, then each with its rooms), 14 how many, 15 room for a price of each component, 16 leads by kind of stay and cell, four words
 * each, 17 bytes of one kind, 18 open slots by hotel, 19 stays by four slots, hotel and slot, 20 bytes of four slots.
 */
export const CELL_WORDS = 21;

/**
 * Words of a flight work. Columns of the index by address: 0 flightDays, 1 infantFares, 2 agent fees, 3 carriers, 4 savings, 5 arrival offsets,
 * 6 ids; 7, 8 variants of each series out and back. 9 paying travellers, 10 infants, 11 agent's fee of a leg, 12 charge of the journey, 13 rows.
 * 14, 15 room for legs out and back; 16, 17 their widths; 18 address of the days that each number of nights adds, 19 how many; 20 check-in days,
 * 21 departure days, 22, 23 first rows out and back, 24 days back. 25 the one arrival offset (-1 = any), 26 variants that are kept,
 * 27 variant of each carrier. The table: 28 prices, 29 series out, 30 series back, 31 live, 32 flown, 33 blocks, 34 prices of the variants
 * (0 = none), 35 slots. 36 a word for each block, zero between calls. 37 the bit of a series' own carrier, 38 series of a day row. Columns again:
 * 39 hold bag prices, 40 sold to all or none; 41 bags where they are sold singly, 42 where to all.
 */
export const FLIGHT_WORDS = 43;

/** How many rooms a plan must have left, and where the terms of the nights are. */
export type RoomTerms = readonly [floor: number, terms: Address, stride: number, rows: number];

export type Kernel = {
  readonly gather: (segments: Address, segmentCount: number, templates: Address, classes: Address, factorOf: Address, factors: Address, kept: Address) => void;
  readonly accumulate: (
    slots: Address, slotCount: number, segments: Address, segmentCount: number, factors: Address, best: Address, open: Address, count: number, ...terms: RoomTerms
  ) => void;
  readonly priceLanes: (slots: Address, slotCount: number, segments: Address, segmentCount: number, factors: Address, out: Address, width: number, ...terms: RoomTerms) => void;
  readonly reduceHotels: (
    segments: Address, segmentCount: number, kept: Address, best: Address, open: Address, width: number, blocks: number, rules: Address, hotelLane: Address,
    leads: Address, options: Address, words: Address, hotelWidth: number, together: number,
  ) => void;
  readonly countOpen: (words: Address, hotels: number, hotelWidth: number, blocks: number, variants: Address, variantCount: number, counts: Address) => void;
  readonly countPriced: (
    stays: Address, hotels: number, four: number, slotCount: number, prices: Address, variantCount: number, least: number, most: number, counts: Address,
  ) => void;
  readonly addPair: (work: Address, outFirst: number, outCount: number, backFirst: number, backCount: number) => void;
  readonly addLegs: (totals: Address, width: number, stays: Address, span: number, outs: Address, backs: Address, shifts: Address, nights: number, charge: number) => void;
  readonly priceCells: (work: Address) => void;
  readonly foldCells: (work: Address, free: number, adapted: number, least: number, most: number, leads: Address, options: Address) => void;
  readonly leastStays: (slots: Address, slotCount: number, segments: Address, segmentCount: number, factors: Address, out: Address, width: number, ...terms: RoomTerms) => void;
  readonly leastTogether: (
    components: Address, componentCount: number, firstCell: number, endCell: number, cellBoard: Address, boards: number, shift: number, slotCount: number, slotBytes: number, out: Address,
  ) => void;
};

/** Makes the loops of one memory; what each does is written at its name in kernel.as.ts. */
export type MakeKernel = (memory: WebAssembly.Memory) => Kernel;
