/** Tables of flights as the hot loop fills them. */
import { AGENT_BOOKING_FEE, ATOL_CONTRIBUTION } from '#domain/holiday/price.ts';
import { NONE, RING_DAYS, rowOf } from './columns.ts';
import { BASE, CARRIERS_AT, legFilters, legVariants, type LegFilters } from './flight-variants.ts';
import type { FlightTable } from './flight-prices.ts';
import { FLIGHT_WORK, makeRecord } from './kernel/kernel.ts';
import { slotCount, slotDays, type Query } from './query.ts';
import type { RoutePair } from '../search-index.ts';
import { BLOCK_SLOTS, MOST_SERIES, type WorkingSpace } from './working-space.ts';

/** What the tables of a query are to hold: the search as asked alone, where each option can fly too, or what each option costs as well. */
export type FlightDetail = 'asked' | 'options' | 'prices';

export const blockCount = (query: Query): number => Math.ceil(slotCount(query) / BLOCK_SLOTS);

/** Fills one table: all pairs of routes to an arrival airport, whose carriers have a variant each. */
export type FillTable = (pairs: readonly RoutePair[], carriers: readonly number[]) => FlightTable;

/** Variants that the hot loop has bits for. */
const MASK_BITS = 63;

/** Makes ready for the tables of a query; `offset`: only flights that arrive so many days after their departure. */
export function flightWork(query: Query, detail: FlightDetail, offset: number | undefined): FillTable {
  const { index, nights } = query;
  const { routeStart } = index.columns;
  const space = index.space();
  const { at, words } = space;
  const shifts = nights.map((count) => count - nights[0]!);
  const slots = slotCount(query);
  const blocks = blockCount(query);
  const record = workOf(query, space, detail, offset);
  const filters = legFilters(index, query.criteria.filters);
  const key = JSON.stringify(filtersKey(query));
  return (pairs, carriers) => {
    const variants = detail === 'asked' ? 1 : CARRIERS_AT + carriers.length;
    if (variants > MASK_BITS) throw new RangeError(`${carriers.length} carriers fly to one airport: the engine tells ${MASK_BITS - CARRIERS_AT} apart`);
    words.nightShifts.set(shifts);
    words.flightWork.set(record);
    clearTable(space, slots, blocks, variants, detail === 'prices');
    carriers.forEach((carrier, i) => (words.carrierVariants[carrier] = CARRIERS_AT + i));
    for (const { out, back } of pairs) {
      fillVariants(query, space, filters, key, out, false);
      fillVariants(query, space, filters, key, back, true);
      space.kernel.addPair(at.flightWork, routeStart[out]!, routeStart[out + 1]! - routeStart[out]!, routeStart[back]!, routeStart[back + 1]! - routeStart[back]!);
    }
    return readTable(space, carriers, slots, blocks, variants, detail === 'prices');
  };
}

/** Days back reach as far as the longest stay needs; the last slots are read in fours. */
function workOf(query: Query, { at }: WorkingSpace, detail: FlightDetail, offset: number | undefined): Int32Array {
  const { index: { columns, facts }, heads, nights, firstDay, days } = query;
  const span = slotDays(query);
  const daysOver = span + nights.at(-1)! - nights[0]!;
  const firstBack = firstDay + nights[0]!;
  const padded = (length: number): number => (length + 3) & ~3;
  return makeRecord(FLIGHT_WORK, {
    flightDays: columns.flightDays.byteOffset, infantFares: columns.infantFares.byteOffset, agentFees: columns.seriesAgentFee.byteOffset,
    carriers: columns.seriesCarrier.byteOffset, savings: columns.seriesSaving.byteOffset, arrivalOffsets: columns.seriesOffset.byteOffset, ids: columns.seriesId.byteOffset,
    bagPrices: columns.seriesBagPrice.byteOffset, bagsForAll: columns.seriesBagsForAll.byteOffset, outVariants: at.outVariants, backVariants: at.backVariants,
    paying: heads.paying, infants: heads.infants, agentFee: heads.paying * AGENT_BOOKING_FEE, charge: heads.paying * ATOL_CONTRIBUTION,
    bagsEach: query.criteria.bags, bagsAll: query.criteria.bags > 0 ? heads.paying : 0,
    rows: RING_DAYS, series: facts.series, outLegs: at.outLegs, backLegs: at.backLegs, outWidth: padded(span), backWidth: padded(daysOver + 3), shifts: at.nightShifts, nights: nights.length,
    span, departureDays: days, outRow: rowOf(firstDay), backRow: rowOf(firstBack), daysBack: Math.max(0, Math.min(daysOver, facts.firstDay + RING_DAYS - firstBack)),
    offset: offset ?? -1, keptVariants: detail === 'asked' ? 1 << BASE : ~0, ownBit: CARRIERS_AT, carrierVariants: at.carrierVariants,
    prices: at.tablePrices, outs: at.tableOuts, backs: at.tableBacks, live: at.tableLive, flown: at.tableFlown, blocks: blockCount(query),
    variantPrices: detail === 'prices' ? at.variants : 0, slots: slotCount(query), opened: at.tableOpened,
  });
}

function clearTable({ words }: WorkingSpace, slots: number, blocks: number, variants: number, isPriced: boolean): void {
  words.tablePrices.fill(NONE, 0, slots + 4);
  words.tableLive.fill(0, 0, blocks);
  words.tableFlown.fill(0, 0, variants * blocks);
  if (isPriced) words.variants.fill(NONE, 0, variants * slots + 4);
}

/** The table's own words lie in one piece of memory. */
function readTable({ words }: WorkingSpace, carriers: readonly number[], slots: number, blocks: number, variants: number, isPriced: boolean): FlightTable {
  const priced = isPriced ? variants * slots : 0;
  const own = new Int32Array((variants + 1) * blocks + 3 * slots + priced);
  let end = 0;
  const take = (area: Int32Array, length: number): Int32Array => {
    for (let i = 0; i < length; i += 1) own[end + i] = area[i]!;
    return own.subarray(end, (end += length));
  };
  return {
    carriers, variants, blocks,
    flown: take(words.tableFlown, variants * blocks),
    live: take(words.tableLive, blocks),
    prices: take(words.tablePrices, slots),
    outs: take(words.tableOuts, slots),
    backs: take(words.tableBacks, slots),
    variantPrices: isPriced ? take(words.variants, priced) : undefined,
  };
}

/** What of a search decides which variants a series counts for. */
const filtersKey = ({ criteria: { filters } }: Query): unknown => [filters.stops, filters.outboundTime, filters.inboundTime, filters.holdBagIncluded, filters.carriers];

/** Variants of the series of a route, kept in the working space while searches with the same flight filters follow each other. */
function fillVariants({ index }: Query, { words, variantsOf }: WorkingSpace, filters: LegFilters, key: string, route: number, isInbound: boolean): void {
  if (variantsOf.key !== key) {
    variantsOf.key = key;
    variantsOf.routes.fill(0);
  }
  const done = isInbound ? 2 : 1;
  if ((variantsOf.routes[route]! & done) !== 0) return;
  const { routeStart } = index.columns;
  const [first, end] = [routeStart[route]!, routeStart[route + 1]!];
  if (end - first > MOST_SERIES) throw new RangeError(`a route with ${end - first} series: the engine takes ${MOST_SERIES}`);
  const variants = isInbound ? words.backVariants : words.outVariants;
  for (let series = first; series < end; series += 1) variants[series] = legVariants(index, filters, series, isInbound);
  variantsOf.routes[route]! |= done;
}
