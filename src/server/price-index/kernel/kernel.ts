/**
 * The hot loops of the engine, and where each word of the records lies that they are given:
 * records.as.ts has the same fields in the same order. Names of areas and columns stand for their
 * addresses.
 */

/** An address: a byte offset in the memory of the index. */
export type Address = number;

/**
 * A stay's dates: rows of nightSums and of terms at check-in and check-out, the stay's bit in its
 * block, the row of its first night, its index in the query.
 */
export const STAY = {
  startSums: 0,
  endSums: 1,
  arrivalTerms: 2,
  departureTerms: 3,
  nights: 4,
  bit: 5,
  firstRow: 6,
  index: 7,
} as const;
export const STAY_WORDS = 8;

/**
 * Neighbouring hotels of a tile: `at`, `hotelAt` are the positions of the first plan and hotel in
 * it, `blocks` those of 16 plans. By stay: addends (flights and fixed taxes), fixedTaxes, taxShares
 * in basis points (0 = none). Of its table of flights: flown, stays that can be flown by block
 * (flownBytes each) and variant; live: those of any variant; counts: hotels by variant.
 */
export const SEGMENT = {
  firstPlan: 0,
  blocks: 1,
  at: 2,
  addends: 3,
  firstHotel: 4,
  hotels: 5,
  hotelAt: 6,
  flown: 7,
  fixedTaxes: 8,
  taxShares: 9,
  variants: 10,
  counts: 11,
  live: 12,
  flownBytes: 13,
  table: 14,
} as const;
export const SEGMENT_WORDS = 16;

/**
 * Collecting hotels: lead prices and options by position in the tile, words by block (hotelWidth
 * each) and position. Sets of hotels have setBytes: passing (0 = all pass), failing by group, and
 * those that become the answer: found, foundFailing. byOptions: hotels by their set of options;
 * hotels and their totals, `count` of them so far; min, max: of all lead prices whatever the range
 * [least, most].
 */
export const COLLECT_WORK = {
  leadPrices: 0,
  options: 1,
  words: 2,
  blocks: 3,
  hotelWidth: 4,
  passing: 5,
  failing: 6,
  foundFailing: 7,
  groups: 8,
  setBytes: 9,
  least: 10,
  most: 11,
  found: 12,
  byOptions: 13,
  hotels: 14,
  totals: 15,
  count: 16,
  min: 17,
  max: 18,
} as const;
export const COLLECT_WORDS = 19;

/**
 * Pricing cells: `boards` are bits; stays are of one block, stayCount is a multiple of four, those
 * without a bit are padding. By kind of room (roomKinds of them): the address of its factors by
 * plan, 16 bits each, room for prices (priceBytes each) of a segment's plans, eight words each.
 * firsts: by plan a byte of ones where a part of a cell (standard or adapted rooms) begins. asked,
 * adapted: kinds of stay, how many parts, then for each the kind of room, the addresses of the
 * first plans of the cells, of the end of the refundable ones and of the end, the rooms; adapted is
 * asked itself where the search asks for it. least, most: of totals that count. lead prices by
 * hotel, four words each; reached, undercut: options by hotel; opened: stays by hotel, all of them
 * new; stays by four stays (staysBytes), hotel and stay (0 = not wanted).
 */
export const CELL_WORK = {
  segments: 0,
  segmentCount: 1,
  hotelCell: 2,
  cellBoard: 3,
  boards: 4,
  stays: 5,
  stayCount: 6,
  block: 7,
  roomKinds: 8,
  factors: 9,
  prices: 10,
  priceBytes: 11,
  asked: 12,
  adapted: 13,
  least: 14,
  most: 15,
  leadPrices: 16,
  reached: 17,
  undercut: 18,
  opened: 19,
  stayPrices: 20,
  stayPriceBytes: 21,
  floor: 22,
  terms: 23,
  stride: 24,
  rows: 25,
  firsts: 26,
} as const;
export const CELL_WORDS = 27;

/**
 * One way of the journey. Options of each series, a bit each at their variant; arrivalOffsets of
 * the way out (0 = none); charge: of the journey, on one side alone; rows: where each of its days
 * lies in flightDays, in fours, those past the last where nothing flies. Of the legs of the route
 * at hand: legs, `width` days each; legsOpen, the same as bits; records: what each counts for.
 */
export const FLIGHT_SIDE = {
  options: 0,
  arrivalOffsets: 1,
  charge: 2,
  rows: 3,
  days: 4,
  width: 5,
  legs: 6,
  legsOpen: 7,
  records: 8,
} as const;
export const FLIGHT_SIDE_WORDS = 9;

/**
 * Words of a leg: bits of the variants that it counts for, its carrier, and what the party saves
 * when the same carrier flies both ways; where its prices and its days lie; then ones or zeros by
 * variant.
 */
export const LEG_WORDS = 20;

/** A route out and the route back: their origin, their first series and how many. */
export const ROUTE_PAIR = { origin: 0, outFirst: 1, outs: 2, backFirst: 3, backs: 4 } as const;
export const ROUTE_PAIR_WORDS = 5;

/**
 * A table of flights, of the search that it was last made for. By stay: prices. Stays by block:
 * flown, flownBytes from block to block, a word for each variant; live, of any variant. By variant:
 * counts of hotels, for those alone that are the first of the variants with the same stays, which
 * alike tells; variantPrices by stay (0 = none). carriers: carrierCount of them, in the order of
 * their variants.
 */
export const TABLE = {
  search: 0,
  variants: 1,
  flownBytes: 2,
  prices: 3,
  flown: 4,
  live: 5,
  counts: 6,
  variantPrices: 7,
  carriers: 8,
  carrierCount: 9,
  alike: 10,
} as const;
export const TABLE_WORDS = 11;

/**
 * Tables of flights. Of the index: columns by series and the options of each group; pairs of each
 * airport from pairsAt, airports of each set from setsAt, carriers of each table from carriersAt;
 * `tables`: of the airports, then of the sets, then that of stays alone. Of the search: what it
 * asks of each group (isAnything: nothing; stops, outbound, inbound, bag: all ones = anything);
 * origins and carriersAsked: 1 or 0; ownBit: that of a series' own carrier, whose variant
 * carrierVariants tells; wantedVariants: bits; isPriced: prices by variant; agentFee: of a leg;
 * bagsEach, bagsAll: bags where they are sold singly, and where to all; offset: the one arrival
 * offset (-1 = any); shifts: days that each number of nights adds; span: check-in days; openBytes:
 * of one row of bits; search: its number; next: where the next table's words go.
 */
export const FLIGHT_WORK = {
  flightDays: 0,
  infantFares: 1,
  agentFees: 2,
  carriers: 3,
  savings: 4,
  bagPrices: 5,
  bagsForAll: 6,
  stopsOptions: 7,
  outboundOptions: 8,
  inboundOptions: 9,
  bagOptions: 10,
  carriersAsked: 11,
  carrierVariants: 12,
  ownBit: 13,
  shifts: 14,
  openBytes: 15,
  pairs: 16,
  pairsAt: 17,
  origins: 18,
  airports: 19,
  setAirports: 20,
  setsAt: 21,
  carrierLists: 22,
  carriersAt: 23,
  tables: 24,
  out: 25,
  back: 26,
  isAnything: 27,
  stops: 28,
  outbound: 29,
  inbound: 30,
  bag: 31,
  wantedVariants: 32,
  isPriced: 33,
  paying: 34,
  infants: 35,
  agentFee: 36,
  bagsEach: 37,
  bagsAll: 38,
  offset: 39,
  nights: 40,
  span: 41,
  stays: 42,
  blocks: 43,
  search: 44,
  next: 45,
} as const;
export const FLIGHT_WORDS = 46;

/**
 * What the hotels of a cost group cost: kind (which tiles they are in, a bit), their table of
 * flights; by stay addends, fixedTaxes and taxShares (0 = none).
 */
export const COST_GROUP = { kind: 0, table: 1, addends: 2, fixedTaxes: 3, taxShares: 4 } as const;
export const COST_GROUP_WORDS = 5;

/**
 * Laying a set of hotels out in tiles. hotels: the set, all of [first, end); cost groups by their
 * number, costGroupList: those of the set, costGroupCount of them; stays, blocks: how many; at most
 * mostPlans, mostSegments and mostHotels go into a tile. kind: bits of the cost groups that are
 * wanted; next: the first hotel that is left; live: stays by block of the tile at hand,
 * segmentCount and plans.
 */
export const TILE_WORK = {
  hotels: 0,
  end: 1,
  hotelCostGroup: 2,
  hotelCostGroupEnd: 3,
  hotelPlan: 4,
  costGroups: 5,
  costGroupList: 6,
  costGroupCount: 7,
  stays: 8,
  blocks: 9,
  segments: 10,
  live: 11,
  mostPlans: 12,
  mostSegments: 13,
  mostHotels: 14,
  kind: 15,
  next: 16,
  segmentCount: 17,
  plans: 18,
  first: 19,
} as const;
export const TILE_WORDS = 20;

/**
 * Adding the flights of one route pair to stays. Each way: first series, how many, prices of their
 * legs ([series][pitch], `days` of them). Carriers that fly it (flownBy, -1 = any). cheapest: room
 * for a way home and a way out of `width` days. Totals by [arrival day offset] (sheetBytes each)
 * [nights] [sheetWidth], from the day `start` of the legs on; stays by [nights][span], from the
 * first departure day on. charge: of the journey.
 */
export const PAIR_WORK = {
  outFirst: 0,
  outs: 1,
  outLegs: 2,
  backFirst: 3,
  backs: 4,
  backLegs: 5,
  flownBy: 6,
  flyers: 7,
  carriers: 8,
  arrivalOffsets: 9,
  savings: 10,
  paying: 11,
  offsets: 12,
  days: 13,
  pitch: 14,
  cheapest: 15,
  width: 16,
  start: 17,
  totals: 18,
  sheetBytes: 19,
  sheetWidth: 20,
  stayPrices: 21,
  span: 22,
  nights: 23,
  nightCount: 24,
  charge: 25,
} as const;
export const PAIR_WORDS = 26;

/** Words of a stretch of series: priceLegs. */
export const STRETCH_WORDS = 3;

/** A record with every field given. */
export const makeRecord = <Field extends string>(
  fields: Readonly<Record<Field, number>>,
  values: Readonly<Record<Field, number>>,
): Int32Array => {
  const record = new Int32Array(Object.keys(fields).length);
  for (const field in fields) record[fields[field]] = values[field];
  return record;
};

/** Writes some fields of a record that begins at word `at`. */
export const setFields = <Field extends string>(
  words: Int32Array,
  at: number,
  fields: Readonly<Record<Field, number>>,
  values: Readonly<Partial<Record<Field, number>>>,
): void => {
  for (const field in fields) {
    const value = values[field];
    if (value !== undefined) words[at + fields[field]] = value;
  }
};

/** How many rooms a plan must have left, and where the terms of the nights are. */
export type RoomTerms = readonly [floor: number, terms: Address, stride: number, rows: number];

export type Kernel = {
  readonly gather: (
    segments: Address,
    segmentCount: number,
    occupancies: Address,
    classes: Address,
    factorOf: Address,
    factors: Address,
    kept: Address,
  ) => void;
  readonly fillFactors: (
    occupancies: Address,
    plans: number,
    factorOf: Address,
    factors: Address,
  ) => void;
  readonly accumulate: (
    stays: Address,
    stayCount: number,
    block: number,
    segments: Address,
    segmentCount: number,
    factors: Address,
    best: Address,
    open: Address,
    pruned: Address,
    plans: number,
  ) => void;
  readonly prunePlans: (
    stayCount: number,
    blocks: number,
    nights: number,
    sums: Address,
    stride: number,
    rows: number,
    firstRow: number,
    count: number,
    segments: Address,
    segmentCount: number,
    factors: Address,
    best: Address,
    open: Address,
    sets: Address,
    pruned: Address,
  ) => void;
  readonly pricePlans: (
    stays: Address,
    stayCount: number,
    segments: Address,
    segmentCount: number,
    factors: Address,
    out: Address,
    width: number,
    ...terms: RoomTerms
  ) => void;
  readonly reduceHotels: (
    segments: Address,
    segmentCount: number,
    classes: Address,
    best: Address,
    open: Address,
    found: Address,
    width: number,
    blocks: number,
    rules: Address,
    hotelPlan: Address,
    leadPrices: Address,
    options: Address,
    words: Address,
    hotelWidth: number,
  ) => void;
  readonly collectHotels: (work: Address, segments: Address, segmentCount: number) => void;
  readonly countOpen: (
    segments: Address,
    segmentCount: number,
    words: Address,
    hotelWidth: number,
    blocks: number,
  ) => void;
  readonly countOptions: (
    hotels: Address,
    others: Address,
    bits: Address,
    setBytes: number,
    first: number,
    end: number,
    options: number,
    counts: Address,
  ) => void;
  readonly countPriced: (
    stayPrices: Address,
    leadPrices: Address,
    hotels: number,
    four: number,
    stayCount: number,
    prices: Address,
    variantCount: number,
    least: number,
    most: number,
    bound: number,
    counts: Address,
  ) => void;
  readonly fillTables: (work: Address, airports: Address, count: number) => void;
  readonly mergeTables: (work: Address, sets: Address, count: number) => void;
  readonly sumCounts: (
    work: Address,
    tileWork: Address,
    options: Address,
    carriers: Address,
  ) => void;
  readonly findCostGroups: (work: Address) => void;
  readonly addCosts: (work: Address) => void;
  readonly nextTile: (work: Address) => void;
  readonly priceLegs: (
    flights: Address,
    infantFares: Address,
    series: number,
    firstRow: number,
    rows: number,
    stretches: Address,
    count: number,
    paying: number,
    infants: number,
    fees: Address,
    legs: Address,
    pitch: number,
  ) => void;
  readonly addPair: (work: Address) => number;
  readonly keepRange: (totals: Address, count: number, least: number, most: number) => number;
  readonly priceCells: (work: Address) => void;
  readonly foldCells: (work: Address, leadPrices: Address, options: Address) => void;
  readonly leastStays: (
    sums: Address,
    terms: Address,
    stride: number,
    rows: number,
    row: number,
    days: number,
    nights: Address,
    nightCount: number,
    segments: Address,
    segmentCount: number,
    factors: Address,
    dead: Address,
    out: Address,
    width: number,
    floor: number,
  ) => void;
  readonly leastTogether: (
    components: Address,
    componentCount: number,
    firstCell: number,
    endCell: number,
    cellBoard: Address,
    boards: number,
    shift: number,
    stayCount: number,
    stayBytes: number,
    out: Address,
  ) => void;
};

/** Makes the loops of one memory; what each does is written at its name in kernel.as.ts. */
export type MakeKernel = (memory: WebAssembly.Memory) => Kernel;
