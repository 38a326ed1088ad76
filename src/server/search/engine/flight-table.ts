/** Cheapest flight pairs of an airport set by slot: over all chosen departure airports and all pairs that the filters let through. */
import { ATOL_CONTRIBUTION } from '#domain/holiday/price.ts';
import { NONE } from './columns.ts';
import { BASE, CARRIERS_AT, legFilters, type LegFilters } from './flight-variants.ts';
import { epochOf, isNewer } from './index-lock.ts';
import { fillLegs, makeLegs, type Legs } from './legs.ts';
import { slotCount, slotDays, type Query } from './query.ts';
import type { RoutePair } from '../search-index.ts';
import { BLOCK_SLOTS } from './working-space.ts';

export type FlightTable = {
  /** Carrier indexes of the variants from CARRIERS_AT on. */
  readonly carriers: readonly number[];
  readonly variants: number;
  readonly blocks: number;
  /** Slots that can be flown, a bit each: [variant][block]. */
  readonly flown: Int32Array;
  /** Slots that any variant can fly, by block. */
  readonly live: Int32Array;
  /** Pence for the whole party with agent fees and ATOL contribution, by slot, as the search asks; NONE where nothing flies. */
  readonly prices: Int32Array;
  /** The same, [variant][slot], when they were asked for. */
  readonly variantPrices: Int32Array | undefined;
  /** Series out and back of each price: earliest departure, then lowest series (README: ties). */
  readonly outs: Int32Array;
  readonly backs: Int32Array;
};

/** What the tables of a query are to hold: the search as asked alone, where each option can fly too, or what each option costs as well. */
export type FlightDetail = 'asked' | 'options' | 'prices';

export const blockCount = (query: Query): number => Math.ceil(slotCount(query) / BLOCK_SLOTS);

/** Tables of a query, one per airport set, made when first asked for; with `offset`, of flights that arrive that many days after their departure alone, so that a slot tells the departure day. */
export function flightTables(query: Query, detail: FlightDetail, offset?: number): (airportSet: number) => FlightTable {
  if (!query.packages) {
    const table = stayOnlyTable(query);
    return () => table;
  }
  const { airportSets } = query.index.facts;
  const byAirport: FlightTable[] = [];
  const bySet: FlightTable[] = [];
  const make = tableMaker(query, detail, offset);
  const tableTo = (airport: number): FlightTable => (byAirport[airport] ??= make(airport));
  return (airportSet) => (bySet[airportSet] ??= mergeTables(query, airportSets[airportSet]!.map(tableTo), detail));
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

/** Makes tables of single airports, one after the other. */
function tableMaker(query: Query, detail: FlightDetail, offset: number | undefined): (arrival: number) => FlightTable {
  const filters = legFilters(query.index, query.criteria.filters);
  const kept = detail === 'asked' ? 1 << BASE : ~0;
  const span = slotDays(query);
  const out = makeLegs(span);
  const back = makeLegs(span + query.nights.at(-1)! - query.nights[0]!);
  const { routeVersion } = query.index.columns;
  const makeTable = (arrival: number): FlightTable => {
    const epoch = epochOf(query.index);
    const pairs = routePairs(query, arrival);
    const carriers = detail === 'asked' ? [] : distinct(pairs.flatMap((pair) => pair.carriers));
    const table = emptyTable(query, carriers, detail === 'asked' ? 1 : CARRIERS_AT + carriers.length, detail === 'prices');
    for (const pair of pairs) addPair(query, table, pair, { out, back, filters, kept, offset });
    addCharge(query, table);
    const isMoved = pairs.some((pair) => isNewer(routeVersion, pair.out, pair.out + 1, epoch) || isNewer(routeVersion, pair.back, pair.back + 1, epoch));
    return isMoved ? makeTable(arrival) : table;
  };
  return makeTable;
}

type PairWork = { readonly out: Legs; readonly back: Legs; readonly filters: LegFilters; readonly kept: number; readonly offset: number | undefined };

function addPair(query: Query, table: FlightTable, pair: RoutePair, { out, back, filters, kept, offset }: PairWork): void {
  fillLegs(out, query, filters, kept, pair.out, false);
  if (out.count === 0) return;
  fillLegs(back, query, filters, kept, pair.back, true);
  const { seriesCarrier, seriesOffset } = query.index.columns;
  for (let o = 0; o < out.count; o += 1) {
    if (offset !== undefined && seriesOffset[out.series[o]!] !== offset) continue;
    for (let b = 0; b < back.count; b += 1) {
      const carrier = seriesCarrier[out.series[o]!]!;
      const isSame = carrier === seriesCarrier[back.series[b]!];
      const shared = out.variants[o]! & back.variants[b]! & (isSame ? ~0 : (1 << CARRIERS_AT) - 1);
      if (shared === 0) continue;
      const own = (shared >> CARRIERS_AT) & 1;
      const variants = own === 1 ? (shared & ((1 << CARRIERS_AT) - 1)) : shared;
      addCombination(query, table, out, o, back, b, variants, own === 1 ? CARRIERS_AT + table.carriers.indexOf(carrier) : -1);
    }
  }
}

/** Adds one series out with one series back. `variants`: bits of the options; `own`: the variant of their common carrier, -1 = none. */
function addCombination(query: Query, table: FlightTable, out: Legs, o: number, back: Legs, b: number, variants: number, own: number): void {
  const { nights } = query;
  const span = out.days;
  const outSeries = out.series[o]!;
  const backSeries = back.series[b]!;
  const saving = savingOf(query, outSeries, backSeries);
  let word = 0;
  let slot = 0;
  for (let night = 0; night < nights.length; night += 1) {
    const backAt = b * back.days + nights[night]! - nights[0]!;
    for (let day = 0; day < span; day += 1) {
      const price = out.prices[o * span + day]! + back.prices[backAt + day]!;
      if (price < NONE) {
        word |= 1 << (slot & 31);
        if ((variants & 1) === 1) lowerPrice(query, table, slot, price - saving, outSeries, backSeries);
        if (table.variantPrices) lowerVariants(table.variantPrices, table.prices.length, slot, price - saving, variants, own);
      }
      slot += 1;
      if ((slot & 31) === 0 || slot === table.prices.length) {
        if (word !== 0) addWord(table, (slot - 1) >> 5, word, variants, own);
        word = 0;
      }
    }
  }
}

/** Pence that a party saves on both legs of one carrier. */
export function savingOf({ index: { columns: { seriesCarrier, seriesSaving } }, heads }: Query, out: number, back: number): number {
  return seriesCarrier[out] === seriesCarrier[back] ? (seriesSaving[out]! + seriesSaving[back]!) * heads.paying : 0;
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

function lowerVariants(prices: Int32Array, slots: number, slot: number, price: number, variants: number, own: number): void {
  for (let bits = variants; bits !== 0; bits &= bits - 1) {
    const at = (31 - Math.clz32(bits & -bits)) * slots + slot;
    if (price < prices[at]!) prices[at] = price;
  }
  if (own >= 0 && price < prices[own * slots + slot]!) prices[own * slots + slot] = price;
}

function addWord({ flown, live, blocks }: FlightTable, block: number, word: number, variants: number, own: number): void {
  live[block]! |= word;
  for (let bits = variants; bits !== 0; bits &= bits - 1) flown[(31 - Math.clz32(bits & -bits)) * blocks + block]! |= word;
  if (own >= 0) flown[own * blocks + block]! |= word;
}

/** What a package adds to its flights: the ATOL contribution of all who have a seat, in pence. */
export const packageCharge = ({ heads }: Query): number => heads.paying * ATOL_CONTRIBUTION;

function addCharge(query: Query, { prices, variantPrices }: FlightTable): void {
  const charge = packageCharge(query);
  for (const column of variantPrices ? [prices, variantPrices] : [prices]) {
    for (let i = 0; i < column.length; i += 1) if (column[i]! < NONE) column[i]! += charge;
  }
}

/** The cheaper of several airports' flights. */
function mergeTables(query: Query, tables: readonly FlightTable[], detail: FlightDetail): FlightTable {
  const [first, ...others] = tables;
  if (first && others.length === 0) return first;
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

const distinct = (carriers: readonly number[]): number[] => [...new Set(carriers)].toSorted((a, b) => a - b);
