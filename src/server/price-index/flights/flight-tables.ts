/**
 * Cheapest flight pairs of an airport set by stay: over all chosen departure airports and all pairs
 * that the filters let through.
 */
import { FLIGHT_WORK, FLIGHT_TABLE } from '../kernel/records/flights.ts';
import type { WorkingSpace } from '../kernel/working-space.ts';
import { routePairs } from '../memory/route-pairs.ts';
import { blockCount, stayCount, type Query } from '../query.ts';
import { closeRead, epochOf, isNewer, isStill, readStable, type Epoch } from '../read-stable.ts';
import type { CatalogueFacts } from '../search-index.ts';
import { writeFlightWork, type FlightDetail } from './flight-work.ts';

/** What flights to one set of airports cost. */
export type FlightTable = {
  /** Arrival airports, and the one arrival day offset that was looked at (undefined = any). */
  readonly arrivals: readonly number[];
  readonly offset: number | undefined;
  /**
   * By stay, pence for the whole party with agent fees and ATOL contribution; NO_PRICE where
   * nothing flies.
   */
  readonly prices: Int32Array;
};

/**
 * The tables of a query. They lie in the working space until another query makes its own; then they
 * are made again when they are asked for.
 */
export type FlightTables = {
  /** Makes those of some airport sets. */
  readonly place: (airportSets: Iterable<number>) => void;
  /** A copy of what a set's flights cost, the same each time. */
  readonly tableOf: (airportSet: number) => FlightTable;
};

/**
 * `offset`: of flights that arrive that many days after their departure alone, so that a stay tells
 * the departure day.
 */
export function flightTables(query: Query, detail: FlightDetail, offset?: number): FlightTables {
  const {
    index: { facts },
    packages,
  } = query;
  const space = query.index.space();
  const { words, at } = space;
  const copies: FlightTable[] = [];
  const place = (sets: Iterable<number>): void => {
    if (space.tablesOf !== tables) writeFlightWork(query, detail, offset);
    space.tablesOf = tables;
    if (packages) placeFlights(query, sets);
    else placeStays(query);
  };
  const copy = (set: number): FlightTable => {
    place([set]);
    const prices =
      (words.tables[tablePositions(query)[set]! * FLIGHT_TABLE.words + FLIGHT_TABLE.at.prices]! -
        at.tableWords) >>>
      2;
    return {
      arrivals: packages ? facts.airportSets[set]! : [],
      offset,
      prices: words.tableWords.slice(prices, prices + stayCount(query)),
    };
  };
  const tables: FlightTables = { place, tableOf: (set) => (copies[set] ??= copy(set)) };
  return tables;
}

/** The record of stays alone. */
const stayTable = ({ airports, airportSets }: CatalogueFacts): number =>
  airports.length + airportSets.length;

const known = new WeakMap<
  CatalogueFacts,
  { readonly packages: Int32Array; readonly alone: Int32Array }
>();

/**
 * Position of the record of each airport set's table for a query: that of its only airport, its
 * own, or the one of stays alone.
 */
export const tablePositions = ({ index: { facts }, packages }: Query): Int32Array =>
  known.getOrInsertComputed(facts, () => ({
    packages: Int32Array.from(facts.airportSets, (airports, set) =>
      airports.length === 1 ? airports[0]! : facts.airports.length + set,
    ),
    alone: new Int32Array(facts.airportSets.length).fill(stayTable(facts)),
  }))[packages ? 'packages' : 'alone'];

function placeFlights(query: Query, sets: Iterable<number>): void {
  const { airports, airportSets } = query.index.facts;
  const { words, at, kernel } = query.index.space();
  const positions = tablePositions(query);
  const filled: number[] = [];
  const merged: number[] = [];
  for (const set of sets) {
    const position = positions[set]!;
    if (position >= airports.length) {
      if (askFor(words, position)) continue;
      merged.push(set);
    }
    for (const airport of airportSets[set]!) if (!askFor(words, airport)) filled.push(airport);
  }
  if (filled.length > 0)
    fillAirports(
      query,
      filled.sort((a, b) => a - b),
    );
  if (merged.length === 0) return;
  words.tableList.set(merged);
  kernel.mergeTables(at.flightWork, at.tableList, merged.length);
}

/** Asks for a table; whether this search did so before. */
function askFor({ flightWork, tablesAsked }: WorkingSpace['words'], position: number): boolean {
  const search = flightWork[FLIGHT_WORK.at.search]!;
  const isKnown = tablesAsked[position] === search;
  tablesAsked[position] = search;
  return isKnown;
}

/** Makes the tables of airports, those whose routes moved meanwhile again. */
function fillAirports(query: Query, airports: readonly number[]): void {
  const { index } = query;
  const epoch = epochOf(index);
  fill(query, airports);
  closeRead();
  if (isStill(index, epoch)) return;
  for (const airport of airports) {
    const stoodStill = (since: Epoch): boolean =>
      !routePairs(query, airport).some(
        ({ out, back }) =>
          isNewer(index.columns.routeVersion, out, out + 1, since) ||
          isNewer(index.columns.routeVersion, back, back + 1, since),
      );
    if (!stoodStill(epoch)) readStable(index, stoodStill, () => fill(query, [airport]));
  }
}

function fill({ index }: Query, airports: readonly number[]): void {
  const { words, at, kernel } = index.space();
  words.tableList.set(airports);
  kernel.fillTables(at.flightWork, at.tableList, airports.length);
}

/** The table of stays alone: every stay at no flight price, and no flight options. */
function placeStays(query: Query): void {
  const { words, at } = query.index.space();
  const position = stayTable(query.index.facts);
  if (askFor(words, position)) return;
  const [stays, blocks] = [stayCount(query), blockCount(query)];
  const record = words.tables.subarray(
    position * FLIGHT_TABLE.words,
    (position + 1) * FLIGHT_TABLE.words,
  );
  record[FLIGHT_TABLE.at.search] = words.flightWork[FLIGHT_WORK.at.search]!;
  record[FLIGHT_TABLE.at.variants] = 1;
  record[FLIGHT_TABLE.at.flownBytes] = 4;
  record[FLIGHT_TABLE.at.prices] = at.tableWords;
  record[FLIGHT_TABLE.at.flown] = record[FLIGHT_TABLE.at.live] = at.tableWords + 4 * stays;
  record[FLIGHT_TABLE.at.counts] = at.tableWords + 4 * (stays + blocks);
  record[FLIGHT_TABLE.at.alike] = at.tableWords + 4 * (stays + blocks + 1);
  words.tableWords.fill(0, 0, stays + blocks + 2);
  for (let stay = 0; stay < stays; stay += 1)
    words.tableWords[stays + (stay >> 5)]! |= 1 << (stay & 31);
}
