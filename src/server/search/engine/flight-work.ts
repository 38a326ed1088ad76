/** Tables of flights as the hot loop fills them. */
import { AGENT_BOOKING_FEE, ATOL_CONTRIBUTION } from '#domain/holiday/price.ts';
import { NO_FILTERS, STOPS, TIME_BANDS } from '#domain/search/criteria.ts';
import { RING_DAYS, rowOf } from './columns.ts';
import { BAG_AT, BASE, CARRIERS_AT, INBOUND_AT, OUTBOUND_AT, STOPS_AT } from './flight-options.ts';
import { legFilters, legVariants } from './flight-variants.ts';
import type { FlightTable } from './flight-prices.ts';
import type { Ways } from './flight-ways.ts';
import { FLIGHT_SIDE, FLIGHT_SIDE_WORDS, FLIGHT_WORK, makeRecord, WAY_WORDS } from './kernel/kernel.ts';
import { slotCount, slotDays, type Query } from './query.ts';
import type { SearchIndex } from '../search-index.ts';
import { BLOCK_SLOTS, LEG_DAYS, LEG_VARIANTS, MOST_SERIES, MOST_VARIANTS, OPEN_WORDS, type WorkingSpace } from './working-space.ts';

/** What the tables of a query are to hold: the search as asked alone, where each option can fly too, or what each option costs as well. */
export type FlightDetail = 'asked' | 'options' | 'prices';

export const blockCount = (query: Query): number => Math.ceil(slotCount(query) / BLOCK_SLOTS);

/** Fills the table of an arrival airport: all ways there and home. */
export type FillTable = (arrival: number, ways: Ways) => FlightTable;

/** Variants of a table with these carriers. */
export function variantsWith({ length }: readonly number[]): number {
  if (CARRIERS_AT + length > MOST_VARIANTS) throw new RangeError(`${length} carriers fly to one place: the engine tells ${MOST_VARIANTS - CARRIERS_AT} apart`);
  return CARRIERS_AT + length;
}

/** Makes ready for the tables of a query; `offset`: only flights that arrive so many days after their departure. */
export function flightWork(query: Query, detail: FlightDetail, offset: number | undefined): FillTable {
  const { index, nights, criteria: { filters } } = query;
  const space = index.space();
  const { at, words, kernel } = space;
  writeOptions(index, space);
  const { carriers: asked } = legFilters(index, filters);
  const { work, sides } = recordsOf(index, space);
  const writeQuestion = (): void => {
    if (space.flightsFor === writeQuestion) return;
    space.flightsFor = writeQuestion;
    words.nightShifts.set(nights.map((count) => count - nights[0]!));
    words.carriersAsked.fill(asked ? 0 : 1, 0, index.facts.carriers.length);
    for (const carrier of asked ?? []) if (carrier >= 0) words.carriersAsked[carrier] = 1;
    words.flightWork.set(work);
    words.flightSides.set(sides);
    writeWork(query, words.flightWork, detail, offset);
    if (detail === 'prices') words.flightWork[FLIGHT_WORK.variantPrices] = at.variants;
    writeSides(query, words.flightSides);
  };
  return (arrival, ways) => {
    const carriers = detail === 'asked' ? [] : ways.carriers;
    const variants = detail === 'asked' ? 1 : variantsWith(carriers);
    // Another query's tables may have been made since the last.
    writeQuestion();
    words.flightWork[FLIGHT_WORK.variants] = variants;
    carriers.forEach((carrier, i) => (words.carrierVariants[carrier] = CARRIERS_AT + i));
    words.ways.set(ways.words);
    kernel.fillTable(at.flightWork, at.ways, ways.words.length / WAY_WORDS);
    return { arrivals: [arrival], offset, carriers, variants, ...readTable(query, space, variants, detail === 'prices') };
  };
}

type Records = { readonly work: Int32Array; readonly sides: Int32Array };

const known = new WeakMap<WorkingSpace, Records>();

/** The records with the places of columns and areas, which are the same for every query; what it asks is 0. */
const recordsOf = (index: SearchIndex, space: WorkingSpace): Records => known.getOrInsertComputed(space, () => makeRecords(index, space));

function makeRecords({ columns }: SearchIndex, { at }: WorkingSpace): Records {
  const nothing = { stops: 0, outbound: 0, inbound: 0, bag: 0, keptVariants: 0, paying: 0, infants: 0, agentFee: 0, bagsEach: 0, bagsAll: 0, offset: 0, nights: 0, span: 0, variants: 0, blocks: 0, variantPrices: 0, slots: 0 };
  const bits = (count: number): number => (1 << count) - 1;
  const work = makeRecord(FLIGHT_WORK, {
    ...nothing,
    flightDays: columns.flightDays.byteOffset, infantFares: columns.infantFares.byteOffset, agentFees: columns.seriesAgentFee.byteOffset, carriers: columns.seriesCarrier.byteOffset,
    savings: columns.seriesSaving.byteOffset, bagPrices: columns.seriesBagPrice.byteOffset, bagsForAll: columns.seriesBagsForAll.byteOffset, rows: RING_DAYS,
    stopsOptions: bits(STOPS.length) << STOPS_AT, outboundOptions: bits(TIME_BANDS.length) << OUTBOUND_AT, inboundOptions: bits(TIME_BANDS.length) << INBOUND_AT, bagOptions: 1 << BAG_AT,
    carriersAsked: at.carriersAsked, carrierVariants: at.carrierVariants, ownBit: CARRIERS_AT, shifts: at.nightShifts, openBytes: 4 * OPEN_WORDS,
    out: at.flightSides, back: at.flightSides + 4 * FLIGHT_SIDE_WORDS, prices: at.tablePrices, live: at.tableLive, flown: at.tableFlown,
  });
  const days = { charge: 0, row: 0, days: 0, width: 0 };
  const out = makeRecord(FLIGHT_SIDE, {
    ...days, options: at.outOptions, arrivalOffsets: columns.seriesOffset.byteOffset, legs: at.outLegs, legsOpen: at.legsOpen, legVariants: at.legVariants, prices: at.wayPrices, open: at.wayOpen,
  });
  const back = makeRecord(FLIGHT_SIDE, {
    ...days, options: at.backOptions, arrivalOffsets: 0, legs: at.backLegs, legsOpen: at.legsOpen + 4 * MOST_SERIES * OPEN_WORDS, legVariants: at.legVariants + 4 * MOST_SERIES,
    prices: at.wayPrices + 4 * LEG_VARIANTS * LEG_DAYS, open: at.wayOpen + 4 * LEG_VARIANTS * OPEN_WORDS,
  });
  return { work, sides: Int32Array.of(...out, ...back) };
}

function writeWork(query: Query, work: Int32Array, detail: FlightDetail, offset: number | undefined): void {
  const { index, heads, nights, criteria: { bags, filters } } = query;
  const { stops, outboundTime, inboundTime, bag } = legFilters(index, filters);
  work[FLIGHT_WORK.stops] = stops << STOPS_AT;
  work[FLIGHT_WORK.outbound] = outboundTime << OUTBOUND_AT;
  work[FLIGHT_WORK.inbound] = inboundTime << INBOUND_AT;
  work[FLIGHT_WORK.bag] = bag ? 1 << BAG_AT : ~0;
  work[FLIGHT_WORK.keptVariants] = detail === 'asked' ? 1 << BASE : ~0;
  work[FLIGHT_WORK.paying] = heads.paying;
  work[FLIGHT_WORK.infants] = heads.infants;
  work[FLIGHT_WORK.agentFee] = heads.paying * AGENT_BOOKING_FEE;
  work[FLIGHT_WORK.bagsEach] = bags;
  work[FLIGHT_WORK.bagsAll] = bags > 0 ? heads.paying : 0;
  work[FLIGHT_WORK.offset] = offset ?? -1;
  work[FLIGHT_WORK.nights] = nights.length;
  work[FLIGHT_WORK.span] = slotDays(query);
  work[FLIGHT_WORK.blocks] = blockCount(query);
  work[FLIGHT_WORK.slots] = slotCount(query);
}

/** The way out, then the way back, which reaches as far as the longest stay needs; the last slots are read in fours. */
function writeSides(query: Query, sides: Int32Array): void {
  const { index: { facts }, heads, nights, firstDay, days } = query;
  const span = slotDays(query);
  const daysOver = span + nights.at(-1)! - nights[0]!;
  const firstBack = firstDay + nights[0]!;
  const padded = (length: number): number => (length + 3) & ~3;
  sides[FLIGHT_SIDE.charge] = heads.paying * ATOL_CONTRIBUTION;
  sides[FLIGHT_SIDE.row] = rowOf(firstDay);
  sides[FLIGHT_SIDE.days] = days;
  sides[FLIGHT_SIDE.width] = padded(span);
  sides[FLIGHT_SIDE_WORDS + FLIGHT_SIDE.row] = rowOf(firstBack);
  sides[FLIGHT_SIDE_WORDS + FLIGHT_SIDE.days] = Math.max(0, Math.min(daysOver, facts.firstDay + RING_DAYS - firstBack));
  sides[FLIGHT_SIDE_WORDS + FLIGHT_SIDE.width] = padded(daysOver + 3);
}

/** Options of each series, which no search changes. */
function writeOptions(index: SearchIndex, space: WorkingSpace): void {
  if (space.hasOptions) return;
  space.hasOptions = true;
  const anything = legFilters(index, NO_FILTERS);
  const options = ((1 << CARRIERS_AT) - 1) & ~(1 << BASE);
  for (let series = 0; series < index.facts.series; series += 1) {
    space.words.outOptions[series] = legVariants(index, anything, series, false) & options;
    space.words.backOptions[series] = legVariants(index, anything, series, true) & options;
  }
}

/** The table's own words lie in one piece of memory. */
function readTable(query: Query, { words }: WorkingSpace, variants: number, isPriced: boolean): Pick<FlightTable, 'blocks' | 'flown' | 'live' | 'prices' | 'variantPrices'> {
  const slots = slotCount(query);
  const blocks = blockCount(query);
  const priced = isPriced ? variants * slots : 0;
  const own = new Int32Array((variants + 1) * blocks + slots + priced);
  let end = 0;
  const take = (area: Int32Array, length: number): Int32Array => {
    for (let i = 0; i < length; i += 1) own[end + i] = area[i]!;
    return own.subarray(end, (end += length));
  };
  return {
    blocks,
    flown: take(words.tableFlown, variants * blocks),
    live: take(words.tableLive, blocks),
    prices: take(words.tablePrices, slots),
    variantPrices: isPriced ? take(words.variants, priced) : undefined,
  };
}
