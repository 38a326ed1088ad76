/**
 * The hot loops of the engine, and where each word of the records lies that they are given: records.as.ts has the same fields in the same
 * order. Names of areas and columns stand for their addresses.
 */

/** An address: a byte offset in the memory of the index. */
export type Address = number;

/** A stay's dates: rows of nightSums and of terms at check-in and check-out, the slot's bit in its block, the row of its first night, its index in the query; the loops write the addend. */
export const SLOT = { startSums: 0, endSums: 1, arrivalTerms: 2, departureTerms: 3, nights: 4, bit: 5, firstRow: 6, index: 7, addend: 8 } as const;
export const SLOT_WORDS = 16;

/**
 * Neighbouring hotels of a tile: `at`, `hotelAt` are the positions of the first lane and hotel in it, `blocks` those of 16 lanes. By slot:
 * addends (flights and fixed taxes), fixedTaxes, taxShares in basis points (0 = none). flown: slots that can be flown, by variant of its table
 * of flights and block; live: those of any variant; counts: hotels by variant, 0 = not counted.
 */
export const SEGMENT = { firstLane: 0, blocks: 1, at: 2, addends: 3, firstHotel: 4, hotels: 5, hotelAt: 6, flown: 7, fixedTaxes: 8, taxShares: 9, variants: 10, counts: 11, live: 12 } as const;
export const SEGMENT_WORDS = 16;

/**
 * Collecting hotels: leads and options by position in the tile, words by block (hotelWidth each) and position. Sets of hotels have setBytes:
 * passing (0 = all pass), failing by group, and those that become the answer: found, foundFailing. byOptions: hotels by their set of options;
 * hotels and their totals, `count` of them so far; min, max: of all leads whatever the range [least, most].
 */
export const COLLECT_WORK = {
  leads: 0, options: 1, words: 2, blocks: 3, hotelWidth: 4, passing: 5, failing: 6, foundFailing: 7, groups: 8, setBytes: 9, least: 10, most: 11, found: 12, byOptions: 13,
  hotels: 14, totals: 15, count: 16, min: 17, max: 18,
} as const;
export const COLLECT_WORDS = 19;

/**
 * Pricing cells: `boards` are bits; slots are of one block, slotCount is a multiple of four, those without a bit are padding. By kind of room
 * (roomKinds of them): the address of its factors by lane, 16 bits each, room for prices (priceBytes each) of a segment's lanes, eight words
 * each. firsts: by lane a byte of ones where a part of a cell (standard or adapted rooms) begins. asked, adapted: kinds of stay, how many parts, then for each the kind of room, the addresses of the first lanes of the cells, of the
 * end of the refundable ones and of the end, the rooms; adapted is asked itself where the search asks for it. least, most: of totals that count.
 * leads by hotel, four words each; reached, undercut: options by hotel; opened: slots by hotel, all of them new; stays by four slots (staysBytes), hotel and
 * slot (0 = not wanted).
 */
export const CELL_WORK = {
  segments: 0, segmentCount: 1, hotelCell: 2, cellBoard: 3, boards: 4, slots: 5, slotCount: 6, block: 7, roomKinds: 8, factors: 9, prices: 10, priceBytes: 11,
  asked: 12, adapted: 13, least: 14, most: 15, leads: 16, reached: 17, undercut: 18, opened: 19, stays: 20, staysBytes: 21, floor: 22, terms: 23, stride: 24, rows: 25,
  firsts: 26,
} as const;
export const CELL_WORDS = 27;

/**
 * One way of the journey. Options of each series, a bit each at their variant; arrivalOffsets of the way out (0 = none); charge: of the journey, on
 * one side alone; row: the first, and how many days. legs: `width` days a series of the route at hand, legsOpen the same as bits,
 * legVariants: bits a series. prices, open: the same by variant, for the way at hand.
 */
export const FLIGHT_SIDE = {
  options: 0, arrivalOffsets: 1, charge: 2, row: 3, days: 4, width: 5, legs: 6, legsOpen: 7, legVariants: 8, prices: 9, open: 10,
} as const;
export const FLIGHT_SIDE_WORDS = 11;

/**
 * Filling a table of flights. What the search asks of each group (stops, outbound, inbound, bag: all ones = anything) and the group's options;
 * carriersAsked: 1 or 0 by carrier; ownBit: that of a series' own carrier, whose variant carrierVariants tells; keptVariants: bits. agentFee: of
 * a leg; bagsEach, bagsAll: bags where they are sold singly, and where to all. rows: of the ring; series: of a day row; offset: the one arrival
 * offset (-1 = any); shifts: days that each number of nights adds; span: check-in days; openBytes: of one row of bits. out, back: flight
 * sides. The table by slot: prices, live; by variant: flown (`blocks` words each), variantPrices (0 = none).
 */
export const FLIGHT_WORK = {
  flightDays: 0, infantFares: 1, agentFees: 2, carriers: 3, savings: 4, bagPrices: 5, bagsForAll: 6, stops: 7, outbound: 8, inbound: 9, bag: 10,
  stopsOptions: 11, outboundOptions: 12, inboundOptions: 13, bagOptions: 14, carriersAsked: 15, carrierVariants: 16, ownBit: 17, keptVariants: 18,
  paying: 19, infants: 20, agentFee: 21, bagsEach: 22, bagsAll: 23, rows: 24, series: 25, offset: 26, shifts: 27, nights: 28, span: 29, openBytes: 30,
  out: 31, back: 32, prices: 33, live: 34, flown: 35, variants: 36, blocks: 37, variantPrices: 38, slots: 39,
} as const;
export const FLIGHT_WORDS = 40;

/** Words of a way to fly, one route pair by one carrier or any: fillTable. */
export const WAY_WORDS = 5;

/** A record with every field given. */
export const makeRecord = <Field extends string>(fields: Readonly<Record<Field, number>>, values: Readonly<Record<Field, number>>): Int32Array => {
  const record = new Int32Array(Object.keys(fields).length);
  for (const field in fields) record[fields[field]] = values[field];
  return record;
};

/** How many rooms a plan must have left, and where the terms of the nights are. */
export type RoomTerms = readonly [floor: number, terms: Address, stride: number, rows: number];

export type Kernel = {
  readonly gather: (segments: Address, segmentCount: number, templates: Address, classes: Address, factorOf: Address, factors: Address, kept: Address) => void;
  readonly factorLanes: (templates: Address, lanes: number, factorOf: Address, factors: Address) => void;
  readonly accumulate: (
    slots: Address, slotCount: number, block: number, segments: Address, segmentCount: number, factors: Address, best: Address, open: Address, settled: Address, lanes: number,
  ) => void;
  readonly settleLanes: (
    slotCount: number, blocks: number, nights: number, sums: Address, stride: number, rows: number, firstRow: number, count: number, segments: Address, segmentCount: number, factors: Address,
    best: Address, open: Address, sets: Address, settled: Address,
  ) => void;
  readonly priceLanes: (slots: Address, slotCount: number, segments: Address, segmentCount: number, factors: Address, out: Address, width: number, ...terms: RoomTerms) => void;
  readonly reduceHotels: (
    segments: Address, segmentCount: number, classes: Address, best: Address, open: Address, found: Address, width: number, blocks: number, rules: Address, hotelLane: Address,
    leads: Address, options: Address, words: Address, hotelWidth: number,
  ) => void;
  readonly collectHotels: (work: Address, segments: Address, segmentCount: number) => void;
  readonly countOpen: (segments: Address, segmentCount: number, words: Address, hotelWidth: number, blocks: number) => void;
  readonly countPriced: (
    stays: Address, leads: Address, hotels: number, four: number, slotCount: number, prices: Address, variantCount: number, least: number, most: number, bound: number, counts: Address,
  ) => void;
  readonly fillTable: (work: Address, ways: Address, count: number) => void;
  readonly priceRoute: (
    flights: Address, infantFares: Address, series: number, firstRow: number, rows: number, count: number, paying: number, infants: number, fees: Address, out: Address,
  ) => void;
  readonly lowerLegs: (least: Address, prices: Address, days: number, saving: number) => void;
  readonly addLegs: (totals: Address, width: number, stays: Address, span: number, outs: Address, backs: Address, shifts: Address, nights: number, charge: number) => void;
  readonly priceCells: (work: Address) => void;
  readonly foldCells: (work: Address, leads: Address, options: Address) => void;
  readonly leastStays: (slots: Address, slotCount: number, segments: Address, segmentCount: number, factors: Address, dead: Address, out: Address, width: number, ...terms: RoomTerms) => void;
  readonly leastTogether: (
    components: Address, componentCount: number, firstCell: number, endCell: number, cellBoard: Address, boards: number, shift: number, slotCount: number, slotBytes: number, out: Address,
  ) => void;
};

/** Makes the loops of one memory; what each does is written at its name in kernel.as.ts. */
export type MakeKernel = (memory: WebAssembly.Memory) => Kernel;
