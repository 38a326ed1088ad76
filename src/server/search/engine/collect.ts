/** Gathers the hotels of priced tiles: the result, and the counts that facets are read from. */
import { NONE } from './columns.ts';
import { stayAt } from './cell-leads.ts';
import type { FlightTable } from './flight-prices.ts';
import type { Query } from './query.ts';
import { addHotel, hasHotel } from './static-options.ts';
import type { StaticSets } from './static-filters.ts';
import type { Segment, Tile } from './tiles.ts';
import { PLAN_OPTIONS } from './class-rules.ts';
import { STAYS_WIDTH, TILE_HOTELS, type WorkingSpace } from './working-space.ts';

export type Counts = {
  /** Hotels by the set of options that their plans give them (class-rules). */
  readonly byOptions: Int32Array;
  /** Hotels by flight option, for each table of flights. */
  readonly byFlight: ReadonlyMap<FlightTable, Int32Array>;
  /** Sets of hotels in the price range: those that pass all static groups, and those that fail each group alone. */
  readonly found: Int32Array;
  readonly failing: readonly (Int32Array | undefined)[];
};

export type Collector = {
  readonly hotels: readonly number[];
  readonly totals: readonly number[];
  readonly add: (tile: Tile) => void;
  /** Lead prices of the result without its price filter; undefined when it is empty. */
  readonly range: () => { readonly min: number; readonly max: number } | undefined;
  readonly counts: () => Counts;
};

/** `isPriced`: flight options count by their price (`stays`), else by where a stay is open (`words`). */
export function makeCollector(query: Query, sets: StaticSets, least: number, most: number, isPriced: boolean): Collector {
  const space = query.index.space();
  const hotels: number[] = [];
  const totals: number[] = [];
  const found = new Int32Array(query.universe.length);
  const failing = sets.failing.map((set) => set && new Int32Array(set.length));
  const isWhole = sets.passing === sets.wanted;
  const byOptions = new Int32Array(1 << PLAN_OPTIONS);
  const byFlight = new Map<FlightTable, Int32Array>();
  let [min, max] = [Infinity, -Infinity];
  const addHotelOf = (hotel: number, at: number): void => {
    const lead = space.words.leads[at]!;
    const isSold = lead >= 0 && lead < NONE;
    const isInRange = isSold && lead >= least && lead <= most;
    if (!isWhole && !hasHotel(sets.passing, hotel)) {
      if (isInRange) failing.forEach((set, g) => set && hasHotel(sets.failing[g]!, hotel) && addHotel(set, hotel));
      return;
    }
    byOptions[space.words.options[at]!]! += 1;
    if (isSold && lead < min) min = lead;
    if (isSold && lead > max) max = lead;
    if (!isInRange) return;
    hotels.push(hotel);
    totals.push(lead);
    addHotel(found, hotel);
  };
  const countFlights = flightCounter(space, isWhole ? undefined : sets.passing, isPriced ? [least, most, hasFlightFilter(query) ? -1 : most] : undefined, byFlight);
  const add = (tile: Tile): void => {
    for (const { first, count, at } of tile.segments) for (let i = 0; i < count; i += 1) addHotelOf(first + i, at + i);
    if (query.packages) countFlights(tile);
  };
  return { hotels, totals, add, range: () => (min <= max ? { min, max } : undefined), counts: () => ({ byOptions, byFlight, found, failing }) };
}

function flightCounter(space: WorkingSpace, passing: Int32Array | undefined, range: readonly [least: number, most: number, bound: number] | undefined, byFlight: Map<FlightTable, Int32Array>): (tile: Tile) => void {
  const { kernel, at, words } = space;
  return ({ segments, live, order }) => {
    let written: FlightTable | undefined;
    for (const segment of segments) {
      const { table, count } = segment;
      const counts = byFlight.getOrInsertComputed(table, () => new Int32Array(table.variants));
      silence(words, segment, passing, range ? order.length : 0, live.length);
      words.counts.set(counts);
      if (range) {
        if (table !== written) writePrices(words.variants, table, order);
        kernel.countPriced(at.stays + 16 * segment.at, at.leads + 4 * segment.at, count, 16 * STAYS_WIDTH, order.length, at.variants, table.variants, ...range, at.counts);
      } else {
        if (table !== written) words.variants.set(table.flown);
        kernel.countOpen(at.words + 4 * segment.at, count, TILE_HOTELS, live.length, at.variants, table.variants, at.counts);
      }
      counts.set(words.counts.subarray(0, counts.length));
      written = table;
    }
  };
}

/** Without one no flight option is cheaper than the search as asked. */
const hasFlightFilter = ({ criteria: { filters } }: Query): boolean =>
  filters.holdBagIncluded || [filters.stops, filters.outboundTime, filters.inboundTime, filters.carriers].some((chosen) => chosen.length > 0);

/** Prices of a table's variants in the order of a tile's stays. */
function writePrices(prices: Int32Array, { variantPrices, variants, prices: { length: slots } }: FlightTable, order: readonly number[]): void {
  for (let variant = 0, to = 0; variant < variants; variant += 1) {
    for (const slot of order) prices[to++] = slot < 0 ? NONE : variantPrices![variant * slots + slot]!;
  }
}

/** Takes out of the counting what fails a static group (`passing` = who does not; undefined = all pass), and the padding to fours. */
function silence({ stays, words }: WorkingSpace['words'], { first, count, at }: Segment, passing: Int32Array | undefined, positions: number, blocks: number): void {
  for (let i = passing ? 0 : count; i < (count + 3 & ~3); i += 1) {
    if (passing && i < count && hasHotel(passing, first + i)) continue;
    for (let position = 0; position < positions; position += 1) stays[stayAt(position, at + i)] = NONE;
    for (let block = 0; block < blocks; block += 1) words[block * TILE_HOTELS + at + i] = 0;
  }
}
