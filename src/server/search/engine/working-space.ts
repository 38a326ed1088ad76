/** What one thread works with: the hot loops and a region of the shared memory for the tile at hand. */
import { takeRegion, type Columns } from './columns.ts';
import { CELL_WORDS, COLLECT_WORDS, FLIGHT_WORDS, SEGMENT_WORDS, SLOT_WORDS, type Address, type Kernel, type MakeKernel } from './kernel/kernel.ts';
import { makeKernel } from './kernel/make-kernel.ts';
import { PLAN_OPTIONS } from './class-rules.ts';
import { LANE_CLASSES } from './lane-class.ts';
import { wordsFor } from './static-options.ts';
import type { CatalogueFacts } from '../search-index.ts';
import { MAX_ROOMS, MAX_STAYS } from '#domain/search/limits.ts';

/** Lanes of a tile: its prices and factors stay in the near cache. */
const TILE_LANES = 2_048;
export const LANE_BLOCK = 16;
export const TILE_SEGMENTS = 128;
/** Hotels of a tile, each segment's first on a multiple of four. */
export const TILE_HOTELS = 1_024;
/** Slots of a search: its stays, and the check-in days that night flights add. */
export const MOST_SLOTS = MAX_STAYS + 128;
export const BLOCK_SLOTS = 32;
const MOST_BLOCKS = MOST_SLOTS / BLOCK_SLOTS + 1;
/** Slots of a tile with the padding that fills each block's last four. */
const MOST_POSITIONS = MOST_SLOTS + 4 * MOST_BLOCKS;
/** Kinds of rooms whose factors are kept by lane. */
export const KEPT_ROOMS = 8;
/** Filters that look at a hotel alone. */
const STATIC_GROUPS = 4;
/** Flight options of one airport set: those of the filters and its carriers. */
const MOST_VARIANTS = 64;

/** As asked, all refundable, with room 1 adapted. */
const STAY_KINDS = 3;
/** Series of one route. */
export const MOST_SERIES = 64;
/** Days of one leg: all that can be booked, and the nights that a way home adds. */
export const LEG_DAYS = 800;
/** Slots of one table of flights: every day that can be booked with every number of nights. */
const TABLE_SLOTS = 24_576;

/** What an index has: lanes of a tile, of all hotels, and how many of the others. */
type Sizes = { readonly tileLanes: number; readonly lanes: number; readonly hotels: number; readonly templates: number; readonly series: number; readonly airportSets: number };

const WORDS = {
  slots: () => MOST_SLOTS * SLOT_WORDS,
  segments: () => TILE_SEGMENTS * SEGMENT_WORDS,
  addends: () => TILE_SEGMENTS * MOST_SLOTS,
  fixedTaxes: () => TILE_SEGMENTS * MOST_SLOTS,
  taxShares: () => TILE_SEGMENTS * MOST_SLOTS,
  flown: () => TILE_SEGMENTS * MOST_BLOCKS,
  rules: () => LANE_CLASSES / 2,
  factorOf: ({ templates }) => MAX_ROOMS * templates,
  factors: ({ tileLanes }) => tileLanes,
  kept: ({ tileLanes }) => tileLanes / 4,
  laneFactors: ({ lanes }) => (KEPT_ROOMS * lanes) / 2,
  best: ({ tileLanes }) => tileLanes,
  open: ({ tileLanes }) => MOST_BLOCKS * tileLanes,
  laneOptions: ({ tileLanes }) => tileLanes / 4,
  lanePrices: ({ tileLanes }) => MAX_ROOMS * BLOCK_SLOTS * tileLanes,
  cellWork: () => CELL_WORDS,
  components: () => 64,
  stayKinds: () => 64,
  componentPrices: () => 64,
  cellLeads: ({ tileLanes }) => STAY_KINDS * 4 * tileLanes,
  leads: () => TILE_HOTELS,
  options: () => TILE_HOTELS,
  words: () => MOST_BLOCKS * TILE_HOTELS,
  stays: () => MOST_POSITIONS * TILE_HOTELS,
  variants: () => MOST_VARIANTS * MOST_POSITIONS,
  counts: () => MOST_VARIANTS,
  placed: ({ airportSets }) => (airportSets + 1) * MOST_VARIANTS * (MOST_BLOCKS + 1),
  collectWork: () => COLLECT_WORDS,
  hotelSets: ({ hotels }) => 2 * (STATIC_GROUPS + 1) * wordsFor(hotels),
  byOptions: () => 1 << PLAN_OPTIONS,
  foundHotels: ({ hotels }) => hotels,
  foundTotals: ({ hotels }) => hotels,
  flightWork: () => FLIGHT_WORDS,
  outVariants: ({ series }) => series,
  backVariants: ({ series }) => series,
  outLegs: () => MOST_SERIES * LEG_DAYS,
  backLegs: () => MOST_SERIES * LEG_DAYS,
  nightShifts: () => 32,
  carrierVariants: () => 1_024,
  tablePrices: () => TABLE_SLOTS,
  tableOuts: () => TABLE_SLOTS,
  tableBacks: () => TABLE_SLOTS,
  tableLive: () => TABLE_SLOTS / BLOCK_SLOTS,
  tableFlown: () => MOST_VARIANTS * 64,
  tableOpened: () => TABLE_SLOTS / BLOCK_SLOTS + 2,
} satisfies Record<string, (sizes: Sizes) => number>;

type Area = keyof typeof WORDS;

export type WorkingSpace = {
  readonly kernel: Kernel;
  readonly tileLanes: number;
  /** Where each area begins. */
  readonly at: Readonly<Record<Area, Address>>;
  readonly words: Readonly<Record<Area, Int32Array>>;
  /** Which flight filters outVariants and backVariants hold, and for which routes already: bit 0 out, bit 1 back. */
  readonly variantsOf: { key: string; readonly routes: Uint8Array };
  /** Which kinds of rooms (by their factors) laneFactors holds at which position, the one longest not asked for first. */
  readonly roomsAt: Map<Int32Array, number>;
};

/** Takes a region of the memory for this thread. */
export function makeWorkingSpace(memory: WebAssembly.Memory, { hotelLane, routeStart }: Columns, facts: CatalogueFacts, make: MakeKernel = makeKernel): WorkingSpace {
  const largest = hotelLane.reduce((most, lane, i) => Math.max(most, lane - (hotelLane[i - 1] ?? 0)), 0);
  const tileLanes = Math.max(TILE_LANES, Math.ceil(largest / LANE_BLOCK) * LANE_BLOCK);
  const sizes: Sizes = { tileLanes, lanes: facts.stride, hotels: facts.hotels, templates: facts.occupancies.length, series: facts.series, airportSets: facts.airportSets.length };
  const areas = Object.entries<(sizes: Sizes) => number>(WORDS).map(([name, words]) => ({ name, words: Math.ceil(words(sizes) / LANE_BLOCK + 1) * LANE_BLOCK }));
  const start = takeRegion(memory, 4 * areas.reduce((sum, { words }) => sum + words, 0));
  let next = start;
  const placed = areas.map(({ name, words }) => {
    const at = next;
    next += 4 * words;
    return { name, at, words: new Int32Array(memory.buffer, at, words) };
  });
  return {
    kernel: make(memory),
    tileLanes,
    variantsOf: { key: '', routes: new Uint8Array(routeStart.length) },
    roomsAt: new Map(),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made for every name of the closed list
    at: Object.fromEntries(placed.map(({ name, at }) => [name, at])) as WorkingSpace['at'],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made for every name of the closed list
    words: Object.fromEntries(placed.map(({ name, words }) => [name, words])) as WorkingSpace['words'],
  };
}
