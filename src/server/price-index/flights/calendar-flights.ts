/**
 * Cheapest flights by departure day to each choice of arrival airports; kept over all days, so that
 * the next calendar like it looks only at routes that were written since.
 */
import { FLIGHT_FILTERS } from '#domain/search/filters.ts';
import { SHEET_STAYS } from '../kernel/limits.ts';
import { NO_PRICE } from '../memory/columns.ts';
import { RING_DAYS } from '../memory/days.ts';
import { keep } from '../memory/lru-cache.ts';
import { routePairs } from '../memory/route-pairs.ts';
import type { Query } from '../query.ts';
import { closeRead, epochOf, isNewer, isStill, readStable, type Epoch } from '../read-stable.ts';
import type { IndexCaches } from '../search-index.ts';
import { addFlights } from './leg-prices.ts';

/**
 * Pence for the party with fees and ATOL contribution, by arrival day offset: by departure day,
 * position 0 = the index's first day, NO_PRICE where nothing flies; undefined where no flight
 * arrives with this offset.
 */
export type CalendarFlights = readonly (Int32Array | undefined)[];

type CachedAirport = { epoch: Epoch; readonly byNights: Map<number, CalendarFlights> };
type CachedSet = { readonly parts: readonly CalendarFlights[]; readonly flights: CalendarFlights };
/** By arrival airport; by number of nights and airport set. */
type CachedJourney = {
  words: number;
  readonly airports: (CachedAirport | undefined)[];
  readonly sets: Map<number, CachedSet[]>;
};

/** 32 MB a thread; a journey to everywhere takes about 2 for each number of nights. */
const MOST_WORDS = 8 << 20;

const cachesOf = new WeakMap<IndexCaches, Map<string, CachedJourney>>();

/**
 * Flights of a query to some airport sets, by set and number of nights, which is one of the
 * query's.
 */
export function calendarFlights(
  query: Query,
  airportSets: Iterable<number>,
): (airportSet: number, nights: number) => CalendarFlights {
  const {
    index: { caches, facts },
  } = query;
  const kept = keep(
    cachesOf.getOrInsertComputed(caches, () => new Map()),
    MOST_WORDS,
    journeyOf(query),
    (): CachedJourney => ({ words: 0, airports: [], sets: new Map() }),
  );
  bringUpToDate(
    query,
    kept,
    [...new Set(Array.from(airportSets, (set) => facts.airportSets[set]!).flat())].sort(
      (a, b) => a - b,
    ),
  );
  return (airportSet, nights) =>
    flightsToSet(
      kept,
      airportSet,
      nights,
      facts.airportSets[airportSet]!.map((arrival) =>
        kept.airports[arrival]!.byNights.get(nights)!,
      ),
    );
}

/** All that flights depend on beside routes and nights. */
function journeyOf({ heads, airports, criteria: { bags, filters } }: Query): string {
  return JSON.stringify([
    heads.paying,
    heads.infants,
    bags,
    FLIGHT_FILTERS.map((name) => filters[name]),
    airports && [...airports].toSorted((a, b) => a - b),
  ]);
}

/**
 * Makes what is not kept of all the query's nights to some airports, or whose routes were written
 * since.
 */
function bringUpToDate(query: Query, kept: CachedJourney, arrivals: readonly number[]): void {
  const { index } = query;
  const now = epochOf(index);
  const missing = new Set<number>();
  const stale = arrivals.filter((arrival) => {
    const known = kept.airports[arrival];
    const isCurrent =
      known !== undefined && (known.epoch === now || !isArrivalNewer(query, arrival, known.epoch));
    if (isCurrent) known.epoch = now;
    else drop(kept, arrival);
    const missed = query.nights.filter((count) => !isCurrent || !known.byNights.has(count));
    for (const count of missed) missing.add(count);
    return missed.length > 0;
  });
  for (const batch of batchesOf(query, [...missing]))
    makeFlights(query, stale, batch, (arrival, made, epoch) => add(kept, arrival, made, epoch));
}

/** Whether any route to or from an airport was written after `epoch`. */
function isArrivalNewer(query: Query, arrival: number, epoch: Epoch): boolean {
  const { routeVersion } = query.index.columns;
  return routePairs(query, arrival).some(
    ({ out, back }) =>
      isNewer(routeVersion, out, out + 1, epoch) || isNewer(routeVersion, back, back + 1, epoch),
  );
}

function drop(kept: CachedJourney, arrival: number): void {
  const known = kept.airports[arrival];
  if (known) kept.words -= wordsOf(known.byNights);
  kept.airports[arrival] = undefined;
}

/**
 * Routes that stood still for either epoch did so for the earlier, which is that of what was there
 * before.
 */
function add(
  kept: CachedJourney,
  arrival: number,
  made: readonly (readonly [number, CalendarFlights])[],
  epoch: Epoch,
): void {
  const airport = (kept.airports[arrival] ??= { epoch, byNights: new Map() });
  const missing = made.filter(([nights]) => !airport.byNights.has(nights));
  for (const [nights, flights] of missing) airport.byNights.set(nights, flights);
  kept.words += wordsOf(new Map(missing));
}

/**
 * The cheapest flights to airports by number of nights; those whose routes were written meanwhile
 * are made again.
 */
function makeFlights(
  query: Query,
  arrivals: readonly number[],
  nights: readonly number[],
  put: (
    arrival: number,
    made: readonly (readonly [number, CalendarFlights])[],
    epoch: Epoch,
  ) => void,
): void {
  let left = arrivals;
  readStable(
    query.index,
    (epoch) => left.length === 0 || isStill(query.index, epoch),
    (epoch) => {
      const moved: number[] = [];
      cheapestFlights(query, left, nights, (arrival, made) => {
        closeRead();
        if (isArrivalNewer(query, arrival, epoch)) moved.push(arrival);
        else put(arrival, made, epoch);
      });
      left = moved;
    },
  );
}

/** As many numbers of nights as the working space holds at once. */
function batchesOf({ offsets }: Query, nights: readonly number[]): (readonly number[])[] {
  const most = Math.floor(SHEET_STAYS / RING_DAYS / offsets);
  return Array.from({ length: Math.ceil(nights.length / most) }, (_, i) =>
    nights.slice(i * most, (i + 1) * most),
  );
}

const wordsOf = (byNights: ReadonlyMap<number, CalendarFlights>): number =>
  [...byNights.values()].flat().reduce((sum, prices) => sum + (prices?.length ?? 0), 0);

/** Visits the airports in order with the cheapest flights of all pairs, by number of nights. */
function cheapestFlights(
  query: Query,
  arrivals: readonly number[],
  nights: readonly number[],
  visit: (arrival: number, made: readonly (readonly [number, CalendarFlights])[]) => void,
): void {
  const {
    at,
    words: { sheetTotals, sheetStayPrices },
  } = query.index.space();
  const sheet = nights.length * RING_DAYS;
  const pricesOf = (offset: number, night: number): Int32Array =>
    sheetTotals.slice(offset * sheet + night * RING_DAYS, offset * sheet + (night + 1) * RING_DAYS);
  const pairs = arrivals.map((arrival) => routePairs(query, arrival));
  // Flights alone: stays cost nothing.
  sheetStayPrices.fill(0, 0, RING_DAYS + query.offsets);
  const addPair = addFlights(query, pairs.flat(), {
    start: 0,
    totals: at.sheetTotals,
    sheetBytes: 4 * sheet,
    sheetWidth: RING_DAYS,
    stayPrices: at.sheetStayPrices,
    span: 0,
    nights,
  });
  let pair = 0;
  arrivals.forEach((arrival, i) => {
    sheetTotals.fill(NO_PRICE, 0, query.offsets * sheet);
    let flown = 0;
    for (const end = pair + pairs[i]!.length; pair < end; pair += 1) flown |= addPair(pair);
    visit(
      arrival,
      nights.map((count, night) => [
        count,
        Array.from({ length: query.offsets }, (_, offset) =>
          (flown >> offset) & 1 ? pricesOf(offset, night) : undefined,
        ),
      ]),
    );
  });
}

/** Those of an airport set: the kept ones while they are made of the same airports' flights. */
function flightsToSet(
  kept: CachedJourney,
  airportSet: number,
  nights: number,
  parts: readonly CalendarFlights[],
): CalendarFlights {
  if (parts.length === 1) return parts[0]!;
  const sets = kept.sets.getOrInsertComputed(nights, () => []);
  const known = sets[airportSet];
  if (known?.parts.every((part, i) => part === parts[i])) return known.flights;
  const flights = cheaperOf(parts);
  sets[airportSet] = { parts, flights };
  kept.words += known ? 0 : wordsOf(new Map([[nights, flights]]));
  return flights;
}

/** The cheaper of several airports' flights. */
const cheaperOf = (airports: readonly CalendarFlights[]): CalendarFlights =>
  Array.from(airports[0] ?? [], (_, offset) => {
    const [least, ...rest] = airports.flatMap((flights) => flights[offset] ?? []);
    return (
      least &&
      rest.reduce(
        (cheapest, prices) => cheapest.map((price, i) => Math.min(price, prices[i]!)),
        least,
      )
    );
  });
