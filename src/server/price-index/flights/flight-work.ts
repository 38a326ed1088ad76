/**
 * What the hot loop that makes tables of flights is given: the index's part once, the question of
 * each query.
 */
import { AGENT_BOOKING_FEE, ATOL_CONTRIBUTION } from '#domain/holiday/price.ts';
import { NO_FILTERS, STOPS } from '#domain/search/filters.ts';
import { TIME_BANDS } from '#domain/search/time-bands.ts';
import { LEGS, OPEN_WORDS } from '../kernel/limits.ts';
import { setFields } from '../kernel/record.ts';
import { FLIGHT_SIDE, FLIGHT_WORK, LEG } from '../kernel/records/flights.ts';
import type { WorkingSpace } from '../kernel/working-space.ts';
import { RING_DAYS, rowOf } from '../memory/days.ts';
import {
  BAG_AT,
  BASE,
  CARRIERS_AT,
  INBOUND_AT,
  OUTBOUND_AT,
  STOPS_AT,
} from '../memory/flight-options.ts';
import { blockCount, stayCount, checkInDays, type Query } from '../query.ts';
import type { SearchIndex } from '../search-index.ts';
import { isAnything, legFilters, legVariants } from './flight-variants.ts';

/**
 * What the tables of a query are to hold: the search as asked alone, where each option can fly too,
 * or what each option costs as well.
 */
export type FlightDetail = 'asked' | 'options' | 'prices';

/**
 * Writes what the tables of a query depend on; `offset`: only flights that arrive so many days
 * after their departure.
 */
export function writeFlightWork(
  query: Query,
  detail: FlightDetail,
  offset: number | undefined,
): void {
  const {
    index,
    heads,
    nights,
    airports,
    criteria: { bags, filters },
  } = query;
  const space = index.space();
  const {
    words: { flightWork: work, nightShifts, origins, carriersAsked },
    at,
  } = space;
  writeIndex(index, space);
  const asked = legFilters(index, filters);
  const { stops, outboundTime, inboundTime, bag, carriers } = asked;
  nightShifts.set(nights.map((count) => count - nights[0]!));
  ask(origins, index.facts.airports.length, airports);
  ask(carriersAsked, index.facts.carriers.length, carriers);
  work[FLIGHT_WORK.at.isAnything] = Number(isAnything(asked));
  work[FLIGHT_WORK.at.stops] = stops << STOPS_AT;
  work[FLIGHT_WORK.at.outbound] = outboundTime << OUTBOUND_AT;
  work[FLIGHT_WORK.at.inbound] = inboundTime << INBOUND_AT;
  work[FLIGHT_WORK.at.bag] = bag ? 1 << BAG_AT : ~0;
  work[FLIGHT_WORK.at.wantedVariants] = detail === 'asked' ? 1 << BASE : ~0;
  work[FLIGHT_WORK.at.isPriced] = Number(detail === 'prices');
  work[FLIGHT_WORK.at.paying] = heads.paying;
  work[FLIGHT_WORK.at.infants] = heads.infants;
  work[FLIGHT_WORK.at.agentFee] = heads.paying * AGENT_BOOKING_FEE;
  work[FLIGHT_WORK.at.bagsEach] = bags;
  work[FLIGHT_WORK.at.bagsAll] = bags > 0 ? heads.paying : 0;
  work[FLIGHT_WORK.at.offset] = offset ?? -1;
  work[FLIGHT_WORK.at.nights] = nights.length;
  work[FLIGHT_WORK.at.span] = checkInDays(query);
  work[FLIGHT_WORK.at.stays] = stayCount(query);
  work[FLIGHT_WORK.at.blocks] = blockCount(query);
  work[FLIGHT_WORK.at.search] = space.searches += 1;
  work[FLIGHT_WORK.at.next] = at.tableWords;
  writeSides(query, space.words);
}

/** Ones where something is asked for, undefined = everywhere. */
function ask(flags: Int32Array, count: number, asked: ReadonlySet<number> | undefined): void {
  flags.fill(asked ? 0 : 1, 0, count);
  for (const one of asked ?? []) if (one >= 0) flags[one] = 1;
}

/**
 * The way out, then the way back, which reaches as far as the longest stay needs; the last stays
 * are read in fours.
 */
function writeSides(query: Query, words: WorkingSpace['words']): void {
  const { flightSides: sides } = words;
  const {
    index: { facts },
    heads,
    nights,
    firstDay,
    days,
  } = query;
  const span = checkInDays(query);
  const daysOver = span + nights.at(-1)! - nights[0]!;
  const firstBack = firstDay + nights[0]!;
  const padded = (length: number): number => (length + 3) & ~3;
  const backDays = Math.max(0, Math.min(daysOver, facts.firstDay + RING_DAYS - firstBack));
  sides[FLIGHT_SIDE.at.charge] = heads.paying * ATOL_CONTRIBUTION;
  sides[FLIGHT_SIDE.at.days] = days;
  sides[FLIGHT_SIDE.at.width] = padded(span);
  sides[FLIGHT_SIDE.words + FLIGHT_SIDE.at.days] = backDays;
  sides[FLIGHT_SIDE.words + FLIGHT_SIDE.at.width] = padded(daysOver + 3);
  writeRows(query.index, words.outRows, firstDay, days, padded(days));
  writeRows(query.index, words.backRows, firstBack, backDays, padded(backDays));
}

/** Where days lie in flightDays, and past the last of them a row on which nothing flies. */
function writeRows(
  { facts: { series } }: SearchIndex,
  rows: Int32Array,
  firstDay: number,
  days: number,
  count: number,
): void {
  for (let day = 0; day < count; day += 1)
    rows[day] = 4 * series * (day < days ? rowOf(firstDay + day) : RING_DAYS);
}

/** What no search changes. */
function writeIndex(index: SearchIndex, space: WorkingSpace): void {
  if (space.hasFlights) return;
  space.hasFlights = true;
  const { columns, facts } = index;
  const { at, words } = space;
  const bits = (count: number): number => (1 << count) - 1;
  setFields(words.flightWork, 0, FLIGHT_WORK, {
    flightDays: columns.flightDays.byteOffset,
    infantFares: columns.infantFares.byteOffset,
    agentFees: columns.seriesAgentFee.byteOffset,
    carriers: columns.seriesCarrier.byteOffset,
    savings: columns.seriesSaving.byteOffset,
    bagPrices: columns.seriesBagPrice.byteOffset,
    bagsForAll: columns.seriesBagsForAll.byteOffset,
    stopsOptions: bits(STOPS.length) << STOPS_AT,
    outboundOptions: bits(TIME_BANDS.length) << OUTBOUND_AT,
    inboundOptions: bits(TIME_BANDS.length) << INBOUND_AT,
    bagOptions: 1 << BAG_AT,
    carriersAsked: at.carriersAsked,
    carrierVariants: at.carrierVariants,
    ownBit: CARRIERS_AT,
    shifts: at.nightShifts,
    openBytes: 4 * OPEN_WORDS,
    pairs: at.pairs,
    pairsAt: at.pairsAt,
    origins: at.origins,
    airports: facts.airports.length,
    setAirports: at.setAirports,
    setsAt: at.setsAt,
    carrierLists: at.carrierLists,
    carriersAt: at.carriersAt,
    tables: at.tables,
    out: at.flightSides,
    back: at.flightSides + 4 * FLIGHT_SIDE.words,
  });
  setFields(words.flightSides, 0, FLIGHT_SIDE, {
    options: at.outOptions,
    arrivalOffsets: columns.seriesOffset.byteOffset,
    rows: at.outRows,
    legs: at.outLegs,
    legsOpen: at.legsOpen,
    records: at.legRecords,
  });
  setFields(words.flightSides, FLIGHT_SIDE.words, FLIGHT_SIDE, {
    options: at.backOptions,
    arrivalOffsets: 0,
    rows: at.backRows,
    legs: at.backLegs,
    legsOpen: at.legsOpen + 4 * LEGS * OPEN_WORDS,
    records: at.legRecords + 4 * LEGS * LEG.words,
  });
  writeOptions(index, space);
}

/** Options of each series. */
function writeOptions(index: SearchIndex, { words }: WorkingSpace): void {
  const anything = legFilters(index, NO_FILTERS);
  const options = ((1 << CARRIERS_AT) - 1) & ~(1 << BASE);
  for (let series = 0; series < index.facts.series; series += 1) {
    words.outOptions[series] = legVariants(index, anything, series, false) & options;
    words.backOptions[series] = legVariants(index, anything, series, true) & options;
  }
}
