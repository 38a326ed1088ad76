import { MAX_ROOMS, MAX_STAYS } from '#domain/search/limits.ts';
import {
  CELL_WORDS,
  COLLECT_WORDS,
  FLIGHT_SIDE_WORDS,
  FLIGHT_WORDS,
  LEG_WORDS,
  PAIR_WORDS,
  RUN_WORDS,
  SEGMENT_WORDS,
  SLOT_WORDS,
  STRETCH_WORDS,
  TABLE_WORDS,
  TILE_WORDS,
  type Address,
  type Kernel,
  type MakeKernel,
} from '../kernel/kernel.ts';
import { makeKernel } from '../kernel/make-kernel.ts';
import { LANE_CLASSES, PLAN_OPTIONS } from '../lane-class.ts';
/**
 * What one thread works with: the hot loops and a region of the shared memory for the tile at hand.
 */
import { RING_DAYS, takeSeat, type Columns } from './columns.ts';
import { CARRIERS_AT } from './flight-options.ts';
import { STATIC_OPTIONS, wordsFor } from './static-options.ts';

/**
 * Lanes of a tile: of a search of one block of slots, which reads each row once, and of a long one,
 * which reads most rows again, from the second cache.
 */
type TileLanes = { readonly short: number; readonly long: number };
const TILE_LANES: TileLanes = { short: 4_096, long: 2_048 };
export const LANE_BLOCK = 16;
/** Enough for neighbours in runs of two hotels. */
export const TILE_SEGMENTS = 256;
/** Hotels of a tile, each segment's first on a multiple of four. */
export const TILE_HOTELS = 1_024;
/** Slots of a search: its stays, and the check-in days that night flights add. */
export const MOST_SLOTS = MAX_STAYS + 128;
/**
 * Hotels from four slots of the stays to the next: not a power of two, so that a hotel's stays lie
 * in different sets of the cache.
 */
export const STAYS_WIDTH = TILE_HOTELS + 4;
export const BLOCK_SLOTS = 32;
/** Slots whose cells are priced together. */
const CELL_SLOTS = 8;
const MOST_BLOCKS = Math.ceil(MOST_SLOTS / BLOCK_SLOTS) + 1;
/** Slots of a tile with the padding that fills each block's last four. */
const MOST_POSITIONS = MOST_SLOTS + 4 * MOST_BLOCKS;
/** Kinds of rooms whose factors are kept by lane. */
export const KEPT_ROOMS = 8;
/** Filters that look at a hotel alone. */
const STATIC_GROUPS = 4;
/** Flight options of one airport set: those of the filters and its carriers. */
export const MOST_VARIANTS = 128;

/** Series of one route. */
export const MOST_SERIES = 64;
/** Days of one leg: all that can be booked, and the nights that a way home adds. */
export const LEG_DAYS = 800;
/** Words of as many days as bits, read two at once. */
export const OPEN_WORDS = LEG_DAYS / 32 + 2;
/** A route's legs, and the one that is being priced. */
export const LEGS = MOST_SERIES + 1;
/** Legs that a calendar prices at once. */
export const MOST_LEGS = 512;
/**
 * Days from one such leg to the next: an odd number of cache lines, so that legs lie in different
 * sets of the cache.
 */
export const LEG_PITCH = RING_DAYS + 16;
/**
 * Slots of the sheets of a calendar or grid: every day that can be booked with every number of
 * nights.
 */
export const SHEET_SLOTS = 24_576;

/**
 * Words of a variant of a table, and of what a table has beside them: a price for each slot and a
 * bit, with padding.
 */
const TABLE_ROWS = MOST_SLOTS + 8 + 4 * MOST_BLOCKS;

/**
 * pairs: ROUTE_PAIR records by arrival airport, from pairsAt[airport] to the next; setAirports:
 * airports of each airport set, from setsAt[set]; carrierLists: carriers of each table of flights,
 * ascending, from carriersAt[table], the tables being those of the airports, then those of the
 * sets.
 */
export type FlightLists = Readonly<Record<(typeof FLIGHT_LISTS)[number], readonly number[]>>;
const FLIGHT_LISTS = [
  'pairs',
  'pairsAt',
  'setAirports',
  'setsAt',
  'carrierLists',
  'carriersAt',
] as const;

/** How many an index has. */
type Sizes = IndexSizes & { readonly tileLanes: TileLanes; readonly lists: FlightLists };
export type IndexSizes = Readonly<
  Record<
    'lanes' | 'hotels' | 'runs' | 'templates' | 'series' | 'airports' | 'airportSets' | 'carriers',
    number
  >
>;

/** Tables of flights: of each airport, of each airport set, and of stays alone. */
const tableCount = ({ airports, airportSets }: IndexSizes): number => airports + airportSets + 1;

const WORDS = {
  slots: () => MOST_SLOTS * SLOT_WORDS,
  slotRecords: () => MOST_SLOTS * SLOT_WORDS,
  segments: () => TILE_SEGMENTS * SEGMENT_WORDS,
  addends: () => TILE_SEGMENTS * MOST_SLOTS,
  tileWork: () => TILE_WORDS,
  tileLive: () => MOST_BLOCKS,
  tiledHotels: ({ hotels }) => wordsFor(hotels),
  runs: ({ runs }) => runs * RUN_WORDS,
  runList: ({ runs }) => runs,
  runAddends: ({ runs }) => runs * MOST_SLOTS,
  runTaxes: ({ runs }) => 2 * (runs + 1) * MOST_SLOTS,
  rules: () => LANE_CLASSES / 2,
  factorOf: ({ templates }) => MAX_ROOMS * templates,
  factors: ({ tileLanes }) => MAX_ROOMS * tileLanes.long,
  kept: ({ tileLanes }) => tileLanes.long / 4,
  laneFactors: ({ lanes }) => (KEPT_ROOMS * lanes) / 2,
  partFirsts: ({ lanes }) => lanes / 4 + LANE_BLOCK,
  best: ({ tileLanes }) => tileLanes.short,
  open: ({ tileLanes }) => Math.max(tileLanes.short, MOST_BLOCKS * tileLanes.long),
  slotSets: () => LANE_BLOCK,
  settled: ({ tileLanes }) => tileLanes.short / 64,
  laneOptions: ({ tileLanes }) => tileLanes.short / 4,
  lanePrices: ({ tileLanes }) =>
    MAX_ROOMS * Math.max(CELL_SLOTS * tileLanes.short, BLOCK_SLOTS * tileLanes.long),
  kindFactors: () => MAX_ROOMS,
  cellWork: () => CELL_WORDS,
  stayKinds: () => 64,
  cellLeads: () => 4 * TILE_HOTELS,
  reached: () => TILE_HOTELS,
  undercut: () => TILE_HOTELS,
  leads: () => TILE_HOTELS,
  options: () => TILE_HOTELS,
  words: () => MOST_BLOCKS * TILE_HOTELS,
  stays: () => MOST_POSITIONS * STAYS_WIDTH,
  variants: () => MOST_VARIANTS * MOST_POSITIONS,
  counts: () => MOST_VARIANTS,
  collectWork: () => COLLECT_WORDS,
  hotelSets: ({ hotels }) => 2 * (STATIC_GROUPS + 1) * wordsFor(hotels),
  byOptions: () => 1 << PLAN_OPTIONS,
  hotelOptions: () => STATIC_OPTIONS,
  foundHotels: ({ hotels }) => hotels,
  foundTotals: ({ hotels }) => hotels,
  flightWork: () => FLIGHT_WORDS,
  outOptions: ({ series }) => series,
  backOptions: ({ series }) => series,
  flightSides: () => 2 * FLIGHT_SIDE_WORDS,
  outRows: () => LEG_DAYS,
  backRows: () => LEG_DAYS,
  outLegs: () => LEGS * LEG_DAYS,
  backLegs: () => LEGS * LEG_DAYS,
  legsOpen: () => 2 * LEGS * OPEN_WORDS,
  legRecords: () => 2 * LEGS * LEG_WORDS,
  legs: () => MOST_LEGS * LEG_PITCH,
  legFees: () => MOST_LEGS,
  stretches: () => MOST_LEGS * STRETCH_WORDS,
  pairWork: () => PAIR_WORDS,
  flownBy: ({ carriers }) => carriers + 1,
  cheapestLegs: () => 2 * LEG_DAYS,
  stayNights: () => 32,
  nightShifts: () => 32,
  origins: ({ airports }) => airports,
  carriersAsked: ({ carriers }) => carriers,
  carrierVariants: ({ carriers }) => carriers,
  carrierCounts: ({ carriers }) => carriers,
  optionCounts: () => CARRIERS_AT,
  pairs: ({ lists }) => lists.pairs.length,
  pairsAt: ({ lists }) => lists.pairsAt.length,
  setAirports: ({ lists }) => lists.setAirports.length,
  setsAt: ({ lists }) => lists.setsAt.length,
  carrierLists: ({ lists }) => lists.carrierLists.length,
  carriersAt: ({ lists }) => lists.carriersAt.length,
  tables: (sizes) => tableCount(sizes) * TABLE_WORDS,
  tableList: tableCount,
  tablesAsked: tableCount,
  tableWords: (sizes) =>
    tableCount(sizes) * TABLE_ROWS +
    (tableCount(sizes) * CARRIERS_AT + sizes.lists.carrierLists.length) * (TABLE_ROWS + 2),
  sheetTotals: () => SHEET_SLOTS,
  sheetStays: () => SHEET_SLOTS,
} satisfies Record<string, (sizes: Sizes) => number>;

type Area = keyof typeof WORDS;

export type WorkingSpace = {
  readonly kernel: Kernel;
  readonly tileLanes: TileLanes;
  /** Where each area begins. */
  readonly at: Readonly<Record<Area, Address>>;
  readonly words: Readonly<Record<Area, Int32Array>>;
  /** Whether the index's part of the flight work is written. */
  hasFlights: boolean;
  /** Whether partFirsts is written. */
  hasParts: boolean;
  /** Searches whose tables of flights were made. */
  searches: number;
  /** Whose tables lie in tableWords. */
  tablesOf: unknown;
  /**
   * Which kinds of rooms (by their factors) laneFactors holds at which position, the one longest
   * not asked for first.
   */
  readonly roomsAt: Map<Int32Array, number>;
};

/**
 * kernel: other hot loops than the machine's best. tileLanes: other tiles than the near caches
 * want. seat: the number of this thread; one that takes the seat of a thread that ended takes its
 * working space too.
 */
export type AttachOptions = {
  readonly kernel?: MakeKernel;
  readonly tileLanes?: TileLanes;
  readonly seat?: number;
};

/** Takes a region of the memory for this thread, or the one that its seat has. */
export function makeWorkingSpace(
  memory: WebAssembly.Memory,
  { hotelLane, control }: Columns,
  index: IndexSizes,
  lists: FlightLists,
  { kernel: make = makeKernel, seat, tileLanes: wanted = TILE_LANES }: AttachOptions,
): WorkingSpace {
  const largest = hotelLane.reduce(
    (most, lane, i) => Math.max(most, lane - (hotelLane[i - 1] ?? 0)),
    0,
  );
  const most = Math.ceil(largest / LANE_BLOCK) * LANE_BLOCK;
  const long = Math.max(wanted.long, most);
  const tileLanes: TileLanes = { short: Math.max(wanted.short, long), long };
  const areas = Object.entries<(sizes: Sizes) => number>(WORDS).map(([name, words]) => ({
    name,
    words: Math.ceil(words({ ...index, tileLanes, lists }) / LANE_BLOCK + 1) * LANE_BLOCK,
  }));
  const start = takeSeat(
    memory,
    control,
    seat,
    4 * areas.reduce((sum, { words }) => sum + words, 0),
  );
  let next = start;
  const placed = areas.map(({ name, words }) => {
    const at = next;
    next += 4 * words;
    return { name, at, words: new Int32Array(memory.buffer, at, words) };
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made for every name of the closed list
  const words = Object.fromEntries(
    placed.map((area) => [area.name, area.words]),
  ) as WorkingSpace['words'];
  for (const name of FLIGHT_LISTS) words[name].set(lists[name]);
  return {
    kernel: make(memory),
    tileLanes,
    hasFlights: false,
    hasParts: false,
    searches: 0,
    tablesOf: undefined,
    roomsAt: new Map(),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made for every name of the closed list
    at: Object.fromEntries(placed.map(({ name, at }) => [name, at])) as WorkingSpace['at'],
    words,
  };
}
