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

/** Tables of a query, one per airport set, made when first asked for: with `options` for every filter option, else for the search as asked alone. */
export function flightTables(query: Query, options: boolean): (airportSet: number) => FlightTable {
  if (!query.packages) {
    const table = stayOnlyTable(query);
    return () => table;
  }
  const { airportSets } = query.index.facts;
  const byAirport: FlightTable[] = [];
  const bySet: FlightTable[] = [];
  const tableTo = (airport: number): FlightTable => (byAirport[airport] ??= makeTable(query, airport, options));
  return (airportSet) => (bySet[airportSet] ??= mergeTables(query, airportSets[airportSet]!.map(tableTo)));
}

/** Hotel-only: every entry at no flight price, and no flight options. */
function stayOnlyTable(query: Query): FlightTable {
  const count = entryCount(query);
  const entries = Int32Array.from({ length: count }, (_, i) => i);
  return { carriers: [], variants: 1, prices: new Int32Array(count), entries, slots: slotsOf(query, entries) };
}

/** Route pairs between an airport and the chosen departure airports (no open jaws). */
export const routePairs = ({ index, airports }: Query, arrival: number): RoutePair[] =>
  index.pairsTo[arrival]!.filter(({ origin }) => airports?.has(origin) ?? true);

function makeTable(query: Query, arrival: number, options: boolean): FlightTable {
  const pairs = routePairs(query, arrival);
  const carriers = options ? distinct(pairs.flatMap((pair) => pair.carriers)) : [];
  const variants = options ? CARRIERS_AT + carriers.length : 1;
  const prices = new Int32Array(entryCount(query) * variants).fill(NONE);
  const legs = makeLegs(query, legFilters(query.index, query.criteria.filters), carriers, variants);
  for (const pair of pairs) {
    const own = options ? variantsOf(carriers, pair.carriers) : [BASE];
    for (const carrier of [undefined, ...pair.savers]) {
      legs.fill(pair, carrier);
      combine(query, legs, variants, own, prices);
    }
  }
  return finishTable(query, carriers, variants, prices);
}

/** The cheaper of several airports' flights. */
function mergeTables(query: Query, tables: readonly FlightTable[]): FlightTable {
  const [first, ...others] = tables;
  if (first && others.length === 0) return first;
  const carriers = distinct(tables.flatMap((table) => table.carriers));
  const variants = Math.max(1, ...tables.map((table) => (table.variants === 1 ? 1 : CARRIERS_AT + carriers.length)));
  const prices = new Int32Array(entryCount(query) * variants).fill(NONE);
  for (const table of tables) {
    const own = table.variants === 1 ? [BASE] : variantsOf(carriers, table.carriers);
    for (const entry of table.entries) {
      own.forEach((variant, i) => {
        const price = table.prices[entry * table.variants + i]!;
        if (price < prices[entry * variants + variant]!) prices[entry * variants + variant] = price;
      });
    }
  }
  return finishTable(query, carriers, variants, prices);
}

function finishTable(query: Query, carriers: readonly number[], variants: number, prices: Int32Array): FlightTable {
  const entries = liveEntries(prices, variants);
  return { carriers, variants, prices, entries, slots: slotsOf(query, entries) };
}

const OPTIONS = Array.from({ length: CARRIERS_AT }, (_, variant) => variant);

/** Positions of the variants that some carriers can have, in a table of `all` carriers. */
const variantsOf = (all: readonly number[], some: readonly number[]): number[] => OPTIONS.concat(some.map((carrier) => CARRIERS_AT + all.indexOf(carrier)));

const distinct = (carriers: readonly number[]): number[] => [...new Set(carriers)].toSorted((a, b) => a - b);

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
  for (let at = 0; at < prices.length; at += 1) {
    if (prices[at] === NONE) continue;
    const entry = Math.floor(at / variants);
    live.push(entry);
    at = (entry + 1) * variants - 1;
  }
  return Int32Array.from(live);
}

/** Cheapest flights of one entry as the search asks, in pence; NONE when there are none. */
export const flightsOf = ({ prices, variants }: FlightTable, entry: number): number => prices[entry * variants + BASE]!;
