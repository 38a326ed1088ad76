/** Cheapest flight pairs of an airport set: per variant and entry, over all chosen departure airports and all pairs. */
import { ATOL_CONTRIBUTION } from '#domain/holiday/price.ts';
import { NONE } from './columns.ts';
import { BASE, CARRIERS_AT, legFilters } from './flight-variants.ts';
import { makeLegs, type Legs } from './legs.ts';
import { entryCount, type Query } from './query.ts';
import type { RoutePair } from '../search-index.ts';

export type FlightTable = {
  /** Carrier indexes of the variants from CARRIERS_AT on. */
  readonly carriers: readonly number[];
  readonly variants: number;
  /** Pence for the whole party with agent fees and ATOL contribution, [entry][variant]; NONE where nothing flies. */
  readonly prices: Int32Array;
  /** Entries with any price, and the stay slot of each. */
  readonly entries: Int32Array;
  readonly slots: Int32Array;
};

/** Tables of a query, one per airport set, made when first asked for. */
export function flightTables(query: Query): (airportSet: number) => FlightTable {
  if (!query.packages) {
    const table = stayOnlyTable(query);
    return () => table;
  }
  const tables: FlightTable[] = [];
  return (airportSet) => (tables[airportSet] ??= makeTable(query, airportSet));
}

/** Hotel-only: every entry at no flight price, and no flight options. */
function stayOnlyTable(query: Query): FlightTable {
  const count = entryCount(query);
  const entries = Int32Array.from({ length: count }, (_, i) => i);
  return { carriers: [], variants: 1, prices: new Int32Array(count), entries, slots: slotsOf(query, entries) };
}

/** Route pairs between an airport set and the chosen departure airports (no open jaws). */
export const routePairs = ({ index, airports }: Query, airportSet: number): RoutePair[] =>
  index.facts.airportSets[airportSet]!.flatMap((arrival) => (index.pairsTo[arrival] ?? []).filter(({ origin }) => airports?.has(origin) ?? true));

function makeTable(query: Query, airportSet: number): FlightTable {
  const pairs = routePairs(query, airportSet);
  const carriers = [...new Set(pairs.flatMap((pair) => pair.carriers))].toSorted((a, b) => a - b);
  const variants = CARRIERS_AT + carriers.length;
  const prices = new Int32Array(entryCount(query) * variants).fill(NONE);
  const legs = makeLegs(query, legFilters(query.index, query.criteria.filters), carriers);
  for (const pair of pairs) {
    legs.fill(pair);
    combine(query, legs, variants, [...Array(CARRIERS_AT).keys(), ...pair.carriers.map((carrier) => CARRIERS_AT + carriers.indexOf(carrier))], prices);
  }
  const entries = liveEntries(prices, variants);
  return { carriers, variants, prices, entries, slots: slotsOf(query, entries) };
}

/** What a package adds to its flights: the ATOL contribution of all who have a seat, in pence. */
export const packageCharge = ({ heads }: Query): number => heads.paying * ATOL_CONTRIBUTION;

/** Adds each way out to each way back that it leads to, for the variants that the pair can have. */
function combine(query: Query, { outbound, inbound, flies, returns }: Legs, width: number, variants: readonly number[], prices: Int32Array): void {
  const { days, nights, offsets } = query;
  const charge = packageCharge(query);
  for (let way = 0; way < days * offsets; way += 1) {
    if (flies[way] === 0) continue;
    const day = Math.floor(way / offsets);
    for (let night = 0; night < nights.length; night += 1) {
      const home = day + (way % offsets) + nights[night]! - nights[0]!;
      if (returns[home] === 0) continue;
      const entry = ((day * nights.length + night) * offsets + (way % offsets)) * width;
      for (const variant of variants) {
        const price = outbound[way * width + variant]! + inbound[home * width + variant]! + charge;
        if (price < prices[entry + variant]!) prices[entry + variant] = price;
      }
    }
  }
}

/** The stay slot of each entry: its check-in day and nights. */
const slotsOf = ({ nights, offsets }: Query, entries: Int32Array): Int32Array =>
  entries.map((entry) => {
    const stay = Math.floor(entry / offsets);
    return (Math.floor(stay / nights.length) + (entry % offsets)) * nights.length + (stay % nights.length);
  });

function liveEntries(prices: Int32Array, variants: number): Int32Array {
  const live: number[] = [];
  for (let entry = 0; entry * variants < prices.length; entry += 1) {
    if (prices.subarray(entry * variants, (entry + 1) * variants).some((price) => price < NONE)) live.push(entry);
  }
  return Int32Array.from(live);
}

/** Cheapest flights of one entry as the search asks, in pence; NONE when there are none. */
export const flightsOf = ({ prices, variants }: FlightTable, entry: number): number => prices[entry * variants + BASE]!;
