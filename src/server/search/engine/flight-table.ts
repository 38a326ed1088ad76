/** Cheapest flight pairs of an airport set by slot: over all chosen departure airports and all pairs that the filters let through. */
import { NONE } from './columns.ts';
import type { FlightTable } from './flight-prices.ts';
import { CARRIERS_AT } from './flight-options.ts';
import { routePairs, waysOf } from './flight-ways.ts';
import { blockCount, flightWork, variantsWith, type FillTable, type FlightDetail } from './flight-work.ts';
import { settle } from './index-lock.ts';
import { isCurrent, keptFlights, stoodStill, wordsOf, type KeptFlights, type KeptTable } from './kept-flights.ts';
import { slotCount, type Query } from './query.ts';

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
  return (airportSet) => (bySet[airportSet] ??= mergedTable(kept, airportSet, airportSets[airportSet]!.map(tableTo)));
}

/** Hotel-only: every slot at no flight price, and no flight options. */
export function stayOnlyTable(query: Query): FlightTable {
  const slots = slotCount(query);
  const flown = new Int32Array(blockCount(query));
  for (let slot = 0; slot < slots; slot += 1) flown[slot >> 5]! |= 1 << (slot & 31);
  return { arrivals: [], offset: undefined, carriers: [], variants: 1, blocks: flown.length, flown, live: flown, prices: new Int32Array(slots), variantPrices: undefined };
}

/** Tables of single airports: the kept one while its routes stand still, else one that is made until they did meanwhile. */
function tableFinder(query: Query, kept: KeptFlights, detail: FlightDetail, offset: number | undefined, used: number[]): (arrival: number) => FlightTable {
  const { index } = query;
  let fill: FillTable | undefined;
  const makeTable = (arrival: number): KeptTable => {
    const ways = waysOf(index, routePairs(query, arrival));
    const { routes } = ways;
    const make = (fill ??= flightWork(query, detail, offset));
    return settle(index, (epoch) => stoodStill(index, { routes, epoch }), (epoch) => ({ table: make(arrival, ways), routes, epoch }));
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
function mergedTable(kept: KeptFlights, airportSet: number, parts: readonly FlightTable[]): FlightTable {
  if (parts.length === 1) return parts[0]!;
  const known = kept.bySet[airportSet];
  if (known?.parts.every((part, i) => part === parts[i])) return known.table;
  const table = mergeTables(parts);
  kept.words += wordsOf(table) - (known ? wordsOf(known.table) : 0);
  kept.bySet[airportSet] = { table, parts };
  return table;
}

/** The cheaper of several airports' flights. */
function mergeTables(tables: readonly FlightTable[]): FlightTable {
  const { blocks, offset, prices, variantPrices } = tables[0]!;
  const carriers: number[] = [];
  for (const table of tables) for (const carrier of table.carriers) if (!carriers.includes(carrier)) carriers.push(carrier);
  carriers.sort((a, b) => a - b);
  const variants = carriers.length === 0 ? tables[0]!.variants : variantsWith(carriers);
  const merged: FlightTable = {
    arrivals: tables.flatMap((table) => table.arrivals), offset, carriers, variants, blocks,
    flown: new Int32Array(variants * blocks),
    live: new Int32Array(blocks),
    prices: new Int32Array(prices.length).fill(NONE),
    variantPrices: variantPrices && new Int32Array(variants * prices.length).fill(NONE),
  };
  for (const table of tables) mergeInto(merged, table);
  return merged;
}

function mergeInto(merged: FlightTable, table: FlightTable): void {
  const slots = table.prices.length;
  lower(merged.prices, 0, table.prices, 0, slots);
  join(merged.live, 0, table.live, 0, table.blocks);
  for (let variant = 0; variant < table.variants; variant += 1) {
    const target = variant < CARRIERS_AT ? variant : CARRIERS_AT + merged.carriers.indexOf(table.carriers[variant - CARRIERS_AT]!);
    join(merged.flown, target * table.blocks, table.flown, variant * table.blocks, table.blocks);
    if (merged.variantPrices && table.variantPrices) lower(merged.variantPrices, target * slots, table.variantPrices, variant * slots, slots);
  }
}

function lower(least: Int32Array, at: number, prices: Int32Array, from: number, count: number): void {
  for (let i = 0; i < count; i += 1) if (prices[from + i]! < least[at + i]!) least[at + i] = prices[from + i]!;
}

function join(all: Int32Array, at: number, bits: Int32Array, from: number, count: number): void {
  for (let i = 0; i < count; i += 1) all[at + i]! |= bits[from + i]!;
}
