/** Cheapest flight pairs of an airport set by slot: over all chosen departure airports and all pairs that the filters let through. */
import { NONE } from './columns.ts';
import type { FlightTable } from './flight-prices.ts';
import { CARRIERS_AT } from './flight-variants.ts';
import { blockCount, flightWork, type FillTable, type FlightDetail } from './flight-work.ts';
import { settle } from './index-lock.ts';
import { isCurrent, keptFlights, stoodStill, wordsOf, type KeptFlights, type KeptTable } from './kept-flights.ts';
import { slotCount, type Query } from './query.ts';
import type { RoutePair } from '../search-index.ts';

/** Tables of a query, one per airport set, made when first asked for; with `offset`, of flights that arrive that many days after their departure alone, so that a slot tells the departure day. Routes that were looked at are added to `used`. */
export function flightTables(query: Query, detail: FlightDetail, offset?: number, used: number[] = []): (airportSet: number) => FlightTable {
  if (!query.packages) {
    const table = stayOnlyTable(query);
    return () => table;
  }
  const { airportSets } = query.index.facts;
  const byAirport: FlightTable[] = [];
  const bySet: FlightTable[] = [];
  const kept = keptFlights(query, detail, offset);
  const find = tableFinder(query, kept, detail, offset, used);
  const tableTo = (airport: number): FlightTable => (byAirport[airport] ??= find(airport));
  return (airportSet) => (bySet[airportSet] ??= mergedTable(query, kept, airportSet, airportSets[airportSet]!.map(tableTo), detail));
}

/** Hotel-only: every slot at no flight price, and no flight options. */
export function stayOnlyTable(query: Query): FlightTable {
  const table = emptyTable(query, [], 1, false);
  for (let slot = 0; slot < table.prices.length; slot += 1) table.flown[slot >> 5]! |= 1 << (slot & 31);
  table.live.set(table.flown);
  table.prices.fill(0);
  return table;
}

function emptyTable(query: Query, carriers: readonly number[], variants: number, priced: boolean): FlightTable {
  const slots = slotCount(query);
  const blocks = blockCount(query);
  return {
    carriers, variants, blocks,
    flown: new Int32Array(variants * blocks),
    live: new Int32Array(blocks),
    prices: new Int32Array(slots).fill(NONE),
    variantPrices: priced ? new Int32Array(variants * slots).fill(NONE) : undefined,
    outs: new Int32Array(slots),
    backs: new Int32Array(slots),
  };
}

/** Route pairs between an airport and the chosen departure airports (no open jaws). */
export const routePairs = ({ index, airports }: Query, arrival: number): readonly RoutePair[] =>
  airports === undefined ? index.pairsTo[arrival]! : index.pairsTo[arrival]!.filter(({ origin }) => airports.has(origin));

/** Tables of single airports: the kept one while its routes stand still, else one that is made until they did meanwhile. */
function tableFinder(query: Query, kept: KeptFlights, detail: FlightDetail, offset: number | undefined, used: number[]): (arrival: number) => FlightTable {
  const { index } = query;
  let fill: FillTable | undefined;
  const makeTable = (arrival: number): KeptTable => {
    const pairs = routePairs(query, arrival);
    const routes = pairs.flatMap(({ out, back }) => [out, back]);
    const make = (fill ??= flightWork(query, detail, offset));
    return settle(index, (epoch) => stoodStill(index, { routes, epoch }), (epoch) => ({ table: make(pairs, detail === 'asked' ? [] : carriersOf(pairs)), routes, epoch }));
  };
  return (arrival) => {
    const known = kept.byAirport[arrival];
    const found = known && isCurrent(index, known) ? known : makeTable(arrival);
    if (found !== known) kept.words += wordsOf(found.table) - (known ? wordsOf(known.table) : 0);
    kept.byAirport[arrival] = found;
    for (const route of found.routes) used.push(route);
    return found.table;
  };
}

/** The table of an airport set: the kept one while it is made of the same tables. */
function mergedTable(query: Query, kept: KeptFlights, airportSet: number, parts: readonly FlightTable[], detail: FlightDetail): FlightTable {
  if (parts.length === 1) return parts[0]!;
  const known = kept.bySet[airportSet];
  if (known?.parts.every((part, i) => part === parts[i])) return known.table;
  const table = mergeTables(query, parts, detail);
  kept.words += wordsOf(table) - (known ? wordsOf(known.table) : 0);
  kept.bySet[airportSet] = { table, parts };
  return table;
}

function lowerPrice(query: Query, { prices, outs, backs }: FlightTable, slot: number, price: number, out: number, back: number): void {
  const least = prices[slot]!;
  if (price > least || (price === least && !isEarlier(query, out, back, outs[slot]!, backs[slot]!))) return;
  prices[slot] = price;
  outs[slot] = out;
  backs[slot] = back;
}

/** Among pairs of one slot: a later arrival day means an earlier departure; then the lower ids. */
function isEarlier({ index: { columns: { seriesOffset, seriesId } } }: Query, out: number, back: number, otherOut: number, otherBack: number): boolean {
  return (seriesOffset[otherOut]! - seriesOffset[out]! || seriesId[out]! - seriesId[otherOut]! || seriesId[back]! - seriesId[otherBack]!) < 0;
}

/** The cheaper of several airports' flights. */
function mergeTables(query: Query, tables: readonly FlightTable[], detail: FlightDetail): FlightTable {
  const carriers = distinct(tables.flatMap((table) => table.carriers));
  const merged = emptyTable(query, carriers, detail === 'asked' ? 1 : CARRIERS_AT + carriers.length, detail === 'prices');
  for (const table of tables) mergeInto(query, merged, table);
  return merged;
}

function mergeInto(query: Query, merged: FlightTable, table: FlightTable): void {
  const slots = table.prices.length;
  for (let slot = 0; slot < slots; slot += 1) {
    if (table.prices[slot]! < NONE) lowerPrice(query, merged, slot, table.prices[slot]!, table.outs[slot]!, table.backs[slot]!);
  }
  for (let block = 0; block < table.blocks; block += 1) merged.live[block]! |= table.live[block]!;
  for (let variant = 0; variant < table.variants; variant += 1) {
    const target = variant < CARRIERS_AT ? variant : CARRIERS_AT + merged.carriers.indexOf(table.carriers[variant - CARRIERS_AT]!);
    for (let block = 0; block < table.blocks; block += 1) merged.flown[target * table.blocks + block]! |= table.flown[variant * table.blocks + block]!;
    if (!merged.variantPrices || !table.variantPrices) continue;
    for (let slot = 0; slot < slots; slot += 1) {
      const price = table.variantPrices[variant * slots + slot]!;
      if (price < merged.variantPrices[target * slots + slot]!) merged.variantPrices[target * slots + slot] = price;
    }
  }
}

/** Carriers of pairs; those of an airport's pairs as the index holds them are reckoned once. */
const carriersOf = (pairs: readonly RoutePair[]): readonly number[] => known.getOrInsertComputed(pairs, () => distinct(pairs.flatMap((pair) => pair.carriers)));

const known = new WeakMap<readonly RoutePair[], readonly number[]>();

const distinct = (carriers: readonly number[]): number[] => [...new Set(carriers)].toSorted((a, b) => a - b);
