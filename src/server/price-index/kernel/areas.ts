/** The areas of a worker’s region, and how many words each has. */
import { MAX_ROOMS } from '#domain/search/limits.ts';
import { CARRIERS_AT } from '../memory/flight-options.ts';
import { STATIC_OPTIONS } from '../memory/hotel-options.ts';
import { wordsFor } from '../memory/hotel-sets.ts';
import { PLAN_CLASSES, PLAN_OPTIONS } from '../memory/plan-class.ts';
import type { FlightLists } from './flight-lists.ts';
import {
  BLOCK_STAYS,
  CELL_STAYS,
  CACHED_ROOMS,
  PLAN_BLOCK,
  LEG_DAYS,
  LEG_PITCH,
  LEGS,
  MOST_BLOCKS,
  MOST_LEGS,
  MOST_POSITIONS,
  MOST_STAYS,
  MOST_VARIANTS,
  OPEN_WORDS,
  SHEET_STAYS,
  STATIC_GROUPS,
  STAY_PRICES_WIDTH,
  TILE_HOTELS,
  TILE_SEGMENTS,
  type TilePlans,
} from './limits.ts';
import { LEG_WORK, PAIR_WORK, STRETCH } from './records/calendars.ts';
import { CELL_WORK, LEAST_WORK, TOGETHER_WORK } from './records/cells.ts';
import { FLIGHT_SIDE, FLIGHT_WORK, LEG, FLIGHT_TABLE } from './records/flights.ts';
import { COLLECT_WORK, OPTION_WORK, PRICED_WORK } from './records/hotels.ts';
import { PLAN_WORK } from './records/rate-plans.ts';
import { ROOM_TERMS, STAY } from './records/stays.ts';
import { COST_GROUP, SEGMENT, TILE_WORK } from './records/tiles.ts';

/** How many an index has. */
export type Sizes = IndexSizes & { readonly tilePlans: TilePlans; readonly lists: FlightLists };
export type IndexSizes = Readonly<
  Record<
    | 'plans'
    | 'hotels'
    | 'costGroups'
    | 'occupancies'
    | 'series'
    | 'airports'
    | 'airportSets'
    | 'carriers',
    number
  >
>;

/**
 * Words of a variant of a table, and of what a table has beside them: a price for each stay and a
 * bit, with padding.
 */
const TABLE_ROWS = MOST_STAYS + 8 + 4 * MOST_BLOCKS;

/** Tables of flights: of each airport, of each airport set, and of stays alone. */
const tableCount = ({ airports, airportSets }: IndexSizes): number => airports + airportSets + 1;

export const WORDS = {
  stays: () => MOST_STAYS * STAY.words,
  stayRecords: () => MOST_STAYS * STAY.words,
  segments: () => TILE_SEGMENTS * SEGMENT.words,
  addends: () => TILE_SEGMENTS * MOST_STAYS,
  tileWork: () => TILE_WORK.words,
  tileLive: () => MOST_BLOCKS,
  tiledHotels: ({ hotels }) => wordsFor(hotels),
  costGroups: ({ costGroups }) => costGroups * COST_GROUP.words,
  costGroupList: ({ costGroups }) => costGroups,
  costGroupAddends: ({ costGroups }) => costGroups * MOST_STAYS,
  costGroupTaxes: ({ costGroups }) => 2 * (costGroups + 1) * MOST_STAYS,
  rules: () => PLAN_CLASSES / 2,
  factorOf: ({ occupancies }) => MAX_ROOMS * occupancies,
  factors: ({ tilePlans }) => MAX_ROOMS * tilePlans.long,
  tileClasses: ({ tilePlans }) => tilePlans.long / 4,
  planFactors: ({ plans }) => (CACHED_ROOMS * plans) / 2,
  partFirsts: ({ plans }) => plans / 4 + PLAN_BLOCK,
  best: ({ tilePlans }) => tilePlans.short,
  open: ({ tilePlans }) => Math.max(tilePlans.short, MOST_BLOCKS * tilePlans.long),
  staySets: () => PLAN_BLOCK,
  pruned: ({ tilePlans }) => tilePlans.short / 64,
  planOptions: ({ tilePlans }) => tilePlans.short / 4,
  planPrices: ({ tilePlans }) =>
    MAX_ROOMS * Math.max(CELL_STAYS * tilePlans.short, BLOCK_STAYS * tilePlans.long),
  kindFactors: () => MAX_ROOMS,
  cellWork: () => CELL_WORK.words,
  stayKinds: () => 64,
  cellLeadPrices: () => 4 * TILE_HOTELS,
  reached: () => TILE_HOTELS,
  undercut: () => TILE_HOTELS,
  leadPrices: () => TILE_HOTELS,
  options: () => TILE_HOTELS,
  openStays: () => MOST_BLOCKS * TILE_HOTELS,
  stayPrices: () => MOST_POSITIONS * STAY_PRICES_WIDTH,
  variants: () => MOST_VARIANTS * MOST_POSITIONS,
  components: () => 4 * 2 * MAX_ROOMS,
  roomTerms: () => ROOM_TERMS.words,
  planWork: () => PLAN_WORK.words,
  leastWork: () => LEAST_WORK.words,
  togetherWork: () => TOGETHER_WORK.words,
  optionWork: () => OPTION_WORK.words,
  pricedWork: () => PRICED_WORK.words,
  legWork: () => LEG_WORK.words,
  collectWork: () => COLLECT_WORK.words,
  hotelSets: ({ hotels }) => 2 * (STATIC_GROUPS + 1) * wordsFor(hotels),
  byOptions: () => 1 << PLAN_OPTIONS,
  hotelOptions: () => STATIC_OPTIONS,
  foundHotels: ({ hotels }) => hotels,
  foundTotals: ({ hotels }) => hotels,
  flightWork: () => FLIGHT_WORK.words,
  outOptions: ({ series }) => series,
  backOptions: ({ series }) => series,
  flightSides: () => 2 * FLIGHT_SIDE.words,
  outRows: () => LEG_DAYS,
  backRows: () => LEG_DAYS,
  outLegs: () => LEGS * LEG_DAYS,
  backLegs: () => LEGS * LEG_DAYS,
  legsOpen: () => 2 * LEGS * OPEN_WORDS,
  legRecords: () => 2 * LEGS * LEG.words,
  legs: () => MOST_LEGS * LEG_PITCH,
  legFees: () => MOST_LEGS,
  stretches: () => MOST_LEGS * STRETCH.words,
  pairWork: () => PAIR_WORK.words,
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
  tables: (sizes) => tableCount(sizes) * FLIGHT_TABLE.words,
  tableList: tableCount,
  tablesAsked: tableCount,
  tableWords: (sizes) =>
    tableCount(sizes) * TABLE_ROWS +
    (tableCount(sizes) * CARRIERS_AT + sizes.lists.carrierLists.length) * (TABLE_ROWS + 2),
  sheetTotals: () => SHEET_STAYS,
  sheetStayPrices: () => SHEET_STAYS,
} satisfies Record<string, (sizes: Sizes) => number>;

export type Area = keyof typeof WORDS;
