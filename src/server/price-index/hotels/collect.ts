/** Gathers the hotels of priced tiles: the result, and the counts that facets are read from. */
import { FLIGHT_FILTERS, isFiltered } from '#domain/search/filters.ts';
import { STAY_PRICES_WIDTH, TILE_HOTELS } from '../kernel/limits.ts';
import { setFields } from '../kernel/record.ts';
import { FLIGHT_WORK, FLIGHT_TABLE } from '../kernel/records/flights.ts';
import { COLLECT_WORK, PRICED_WORK } from '../kernel/records/hotels.ts';
import { type WorkingSpace } from '../kernel/working-space.ts';
import { allocateWords } from '../memory/arena.ts';
import { NO_PRICE } from '../memory/columns.ts';
import { CARRIERS_AT } from '../memory/flight-options.ts';
import { hasHotel } from '../memory/hotel-sets.ts';
import { PLAN_OPTIONS } from '../memory/plan-class.ts';
import { stayCount, type Query } from '../query.ts';
import { stayPriceAt } from './cell-lead-prices.ts';
import type { StaticSets } from './static-filters.ts';
import { segmentsOf, type Segment, type Tile } from './tiles.ts';

/** Views of the working space: good until the next search. */
export type Counts = {
  /** Hotels by the set of options that their plans give them (class-rules). */
  readonly byOptions: Int32Array;
  /** Hotels by flight option (flight-options) and by carrier. */
  readonly byFlight: Int32Array;
  readonly byCarrier: Int32Array;
  /**
   * Sets of hotels in the price range: those that pass all static groups, and those that fail each
   * group alone.
   */
  readonly found: Int32Array;
  readonly failing: readonly (Int32Array | undefined)[];
};

export type Collector = {
  readonly add: (tile: Tile) => void;
  /** Hotels of the result and their lead prices, in the order in which they came. */
  readonly found: () => { readonly hotels: Int32Array; readonly totals: Int32Array };
  /** Lead prices of the result without its price filter; undefined when it is empty. */
  readonly range: () => { readonly min: number; readonly max: number } | undefined;
  readonly counts: () => Counts;
};

/**
 * `isPriced`: flight options count by their price (`stayPrices`), else by where a stay is open
 * (`openStays`).
 */
export function makeCollector(
  query: Query,
  sets: StaticSets,
  least: number,
  most: number,
  isPriced: boolean,
): Collector {
  const space = query.index.space();
  const { kernel, at, words } = space;
  const isWhole = sets.passing === sets.wanted;
  const { found, failing } = writeSets(space, sets);
  words.byOptions.fill(0, 0, 1 << PLAN_OPTIONS);
  writeWork(space, sets, [least, most]);
  const countFlights = flightCounter(
    query,
    isWhole ? undefined : sets.passing,
    isPriced ? [least, most, hasFlightFilter(query) ? -1 : most] : undefined,
  );
  const add = (tile: Tile): void => {
    words.collectWork[COLLECT_WORK.at.blocks] = tile.live.length;
    words.collectWork[COLLECT_WORK.at.segmentCount] = tile.segments;
    kernel.collectHotels(at.collectWork);
    if (query.packages) countFlights(tile);
  };
  const word = (field: keyof typeof COLLECT_WORK.at): number =>
    words.collectWork[COLLECT_WORK.at[field]]!;
  return {
    add,
    found: () => ({
      hotels: copyOf(words.foundHotels.subarray(0, word('count'))),
      totals: copyOf(words.foundTotals.subarray(0, word('count'))),
    }),
    range: () => (word('min') <= word('max') ? { min: word('min'), max: word('max') } : undefined),
    counts: () => ({
      byOptions: words.byOptions.subarray(0, 1 << PLAN_OPTIONS),
      ...flightCounts(query, space),
      found,
      failing,
    }),
  };
}

/** Of its own memory; `slice` takes five times as long when it copies out of a shared one. */
function copyOf(words: Int32Array): Int32Array {
  const copy = allocateWords(words.length);
  copy.set(words);
  return copy;
}

/**
 * The sets of hotels as the hot loop reads them: passing, found, then those that fail each group
 * that has a filter, and who of them is found.
 */
function writeSets(
  { words: { hotelSets } }: WorkingSpace,
  { passing, failing }: StaticSets,
): { readonly found: Int32Array; readonly failing: readonly (Int32Array | undefined)[] } {
  const size = passing.length;
  const set = (position: number): Int32Array =>
    hotelSets.subarray(position * size, (position + 1) * size);
  const groups = failing.filter((group) => group !== undefined);
  const isIn = [passing, undefined, ...groups, ...groups.map(() => undefined)];
  isIn.forEach((hotels, position) => (hotels ? set(position).set(hotels) : set(position).fill(0)));
  let next = 2 + groups.length;
  return { found: set(1), failing: failing.map((group) => group && set(next++)) };
}

function writeWork(
  { at, words }: WorkingSpace,
  { passing, wanted, failing }: StaticSets,
  [least, most]: readonly [number, number],
): void {
  const setBytes = 4 * passing.length;
  const groups = failing.filter((group) => group !== undefined).length;
  setFields(words.collectWork, 0, COLLECT_WORK, {
    segments: at.segments,
    leadPrices: at.leadPrices,
    options: at.options,
    openStays: at.openStays,
    blocks: 0,
    hotelWidth: TILE_HOTELS,
    passing: passing === wanted ? 0 : at.hotelSets,
    found: at.hotelSets + setBytes,
    failing: at.hotelSets + 2 * setBytes,
    foundFailing: at.hotelSets + (2 + groups) * setBytes,
    groups,
    setBytes,
    least,
    most,
    byOptions: at.byOptions,
    hotels: at.foundHotels,
    totals: at.foundTotals,
    count: 0,
    min: NO_PRICE,
    max: -1,
  });
}

function flightCounter(
  { index }: Query,
  passing: Int32Array | undefined,
  range: readonly [least: number, most: number, bound: number] | undefined,
): (tile: Tile) => void {
  const space = index.space();
  const { kernel, at, words } = space;
  if (!range) return () => kernel.countOpen(at.collectWork);
  const [least, most, bound] = range;
  const work = words.pricedWork;
  setFields(work, 0, PRICED_WORK, {
    stayPriceBytes: 16 * STAY_PRICES_WIDTH,
    prices: at.variants,
    least,
    most,
    bound,
  });
  return (tile) => {
    const { order } = tile;
    let written = 0;
    work[PRICED_WORK.at.stayCount] = order.length;
    for (const segment of segmentsOf(space, tile)) {
      const table = words.tables.subarray((segment.table - at.tables) >>> 2);
      if (passing) closeStayPrices(words, segment, passing, order.length);
      if (segment.table !== written) writePrices(space, table, order);
      work[PRICED_WORK.at.stayPrices] = at.stayPrices + 16 * segment.at;
      work[PRICED_WORK.at.leadPrices] = at.leadPrices + 4 * segment.at;
      work[PRICED_WORK.at.hotels] = segment.count;
      work[PRICED_WORK.at.variants] = table[FLIGHT_TABLE.at.variants]!;
      work[PRICED_WORK.at.counts] = table[FLIGHT_TABLE.at.counts]!;
      kernel.countPriced(at.pricedWork);
      written = segment.table;
    }
  };
}

/** Sums up what was counted in the tables of flights. */
function flightCounts(
  query: Query,
  { kernel, words, at }: WorkingSpace,
): Pick<Counts, 'byFlight' | 'byCarrier'> {
  const byFlight = words.optionCounts.subarray(0, CARRIERS_AT).fill(0);
  const byCarrier = words.carrierCounts.subarray(0, query.index.facts.carriers.length).fill(0);
  if (query.packages && stayCount(query) > 0)
    kernel.sumCounts(at.flightWork, at.tileWork, at.optionCounts, at.carrierCounts);
  return { byFlight, byCarrier };
}

/** Without one no flight option is cheaper than the search as asked. */
const hasFlightFilter = ({ criteria: { filters } }: Query): boolean =>
  FLIGHT_FILTERS.some((name) => isFiltered(filters, name));

/** Prices of a table's variants in the order of a tile's stays. */
function writePrices(
  { words: { variants: prices, tableWords, flightWork }, at }: WorkingSpace,
  table: Int32Array,
  order: readonly number[],
): void {
  const stays = flightWork[FLIGHT_WORK.at.stays]!;
  let from = (table[FLIGHT_TABLE.at.variantPrices]! - at.tableWords) >>> 2;
  for (
    let variant = 0, to = 0;
    variant < table[FLIGHT_TABLE.at.variants]!;
    variant += 1, from += stays
  ) {
    for (const stay of order) prices[to++] = stay < 0 ? NO_PRICE : tableWords[from + stay]!;
  }
}

/** Takes out of the counting who is not in `passing`. */
function closeStayPrices(
  { stayPrices }: WorkingSpace['words'],
  { first, count, at }: Segment,
  passing: Int32Array,
  positions: number,
): void {
  for (let i = 0; i < count; i += 1) {
    if (hasHotel(passing, first + i)) continue;
    for (let position = 0; position < positions; position += 1)
      stayPrices[stayPriceAt(position, at + i)] = NO_PRICE;
  }
}
