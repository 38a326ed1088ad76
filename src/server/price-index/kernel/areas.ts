/** The areas of a worker’s region, and how many words each has. */
import { MAX_ROOMS } from '#domain/search/limits.ts';
import { CARRIERS_AT } from '../memory/flight-options.ts';
import { STATIC_OPTIONS } from '../memory/hotel-options.ts';
import { wordsFor } from '../memory/hotel-sets.ts';
import { LANE_CLASSES, PLAN_OPTIONS } from '../memory/plan-class.ts';
import type { FlightLists } from './flight-lists.ts';
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
} from './kernel.ts';
import {
  BLOCK_SLOTS,
  CELL_SLOTS,
  KEPT_ROOMS,
  LANE_BLOCK,
  LEG_DAYS,
  LEG_PITCH,
  LEGS,
  MOST_BLOCKS,
  MOST_LEGS,
  MOST_POSITIONS,
  MOST_SLOTS,
  MOST_VARIANTS,
  OPEN_WORDS,
  SHEET_SLOTS,
  STATIC_GROUPS,
  STAYS_WIDTH,
  TILE_HOTELS,
  TILE_SEGMENTS,
  type TileLanes,
} from './limits.ts';

/** How many an index has. */
export type Sizes = IndexSizes & { readonly tileLanes: TileLanes; readonly lists: FlightLists };
export type IndexSizes = Readonly<
  Record<
    'lanes' | 'hotels' | 'runs' | 'templates' | 'series' | 'airports' | 'airportSets' | 'carriers',
    number
  >
>;

/**
 * Words of a variant of a table, and of what a table has beside them: a price for each slot and a
 * bit, with padding.
 */
const TABLE_ROWS = MOST_SLOTS + 8 + 4 * MOST_BLOCKS;

/** Tables of flights: of each airport, of each airport set, and of stays alone. */
const tableCount = ({ airports, airportSets }: IndexSizes): number => airports + airportSets + 1;

export const WORDS = {
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

export type Area = keyof typeof WORDS;
