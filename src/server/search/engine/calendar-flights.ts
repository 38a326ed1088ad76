/** Cheapest flights by departure day to each choice of arrival airports; kept over all days, so that the next calendar like it looks only at routes that were written since. */
import { NONE, RING_DAYS } from './columns.ts';
import { routePairs } from './flight-ways.ts';
import { epochOf, isNewer, settle, type Epoch } from './index-lock.ts';
import { keep } from './keep.ts';
import { legClasses, packageCharge, type EachClass } from './leg-classes.ts';
import type { Query } from './query.ts';
import { TABLE_SLOTS } from './working-space.ts';
import type { IndexCaches } from '../search-index.ts';
import type { RoutePair } from './route-pairs.ts';

/**
 * Pence for the party with fees and ATOL contribution, by arrival day offset: by departure day, position 0 = the index's first day, NONE where
 * nothing flies; undefined where no flight arrives with this offset.
 */
export type CalendarFlights = readonly (Int32Array | undefined)[];

type KeptAirport = { epoch: Epoch; readonly byNights: Map<number, CalendarFlights> };
type KeptSet = { readonly parts: readonly CalendarFlights[]; readonly flights: CalendarFlights };
/** By arrival airport; by number of nights and airport set. */
type KeptJourney = { words: number; readonly airports: KeptAirport[]; readonly sets: Map<number, KeptSet[]> };

/** 32 MB a thread; a journey to everywhere takes about 2 for each number of nights. */
const MOST_WORDS = 8 << 20;

const keptOf = new WeakMap<IndexCaches, Map<string, KeptJourney>>();

/** Flights of a query by airport set and number of nights, which is one of the query's. */
export function calendarFlights(query: Query): (airportSet: number, nights: number) => CalendarFlights {
  const { index } = query;
  const kept = keep(keptOf.getOrInsertComputed(index.caches, () => new Map()), MOST_WORDS, journeyOf(query), (): KeptJourney => ({ words: 0, airports: [], sets: new Map() }));
  const eachClass = legClasses(query);
  return (airportSet, nights) => flightsToSet(kept, airportSet, nights, index.facts.airportSets[airportSet]!.map((arrival) => flightsTo(query, kept, eachClass, arrival, nights)));
}

/** All that flights depend on beside routes and nights. */
function journeyOf({ heads, airports, criteria: { bags, filters } }: Query): string {
  const { carriers, stops, outboundTime, inboundTime, holdBagIncluded } = filters;
  return JSON.stringify([heads.paying, heads.infants, bags, carriers, stops, outboundTime, inboundTime, holdBagIncluded, airports && [...airports].toSorted((a, b) => a - b)]);
}

/** The kept ones while the routes stand still, else those of all the query's nights, made until they did meanwhile. */
function flightsTo(query: Query, kept: KeptJourney, eachClass: EachClass, arrival: number, nights: number): CalendarFlights {
  const { index, index: { columns: { routeVersion } } } = query;
  const known = kept.airports[arrival];
  const now = epochOf(index);
  const pairs = routePairs(query, arrival);
  const isSettled = (epoch: Epoch): boolean => !pairs.some(({ out, back }) => isNewer(routeVersion, out, out + 1, epoch) || isNewer(routeVersion, back, back + 1, epoch));
  const isCurrent = known !== undefined && (known.epoch === now || isSettled(known.epoch));
  if (isCurrent) known.epoch = now;
  const found = isCurrent ? known.byNights.get(nights) : undefined;
  if (found) return found;
  const missing = query.nights.filter((count) => !isCurrent || !known.byNights.has(count));
  const made = settle(index, isSettled, (epoch): KeptAirport => ({ epoch, byNights: new Map(batchesOf(query, missing).flatMap((batch) => cheapestPairs(query, pairs, eachClass, batch))) }));
  const old = isCurrent ? known.byNights : [];
  kept.words += wordsOf(made.byNights) - (known && !isCurrent ? wordsOf(known.byNights) : 0);
  // Routes that stood still for either epoch did so for the earlier.
  const merged = { epoch: isCurrent ? known.epoch : made.epoch, byNights: new Map([...old, ...made.byNights]) };
  kept.airports[arrival] = merged;
  return merged.byNights.get(nights)!;
}

/** As many numbers of nights as the working space holds at once. */
function batchesOf({ offsets }: Query, nights: readonly number[]): (readonly number[])[] {
  const most = Math.floor(TABLE_SLOTS / RING_DAYS / offsets);
  return Array.from({ length: Math.ceil(nights.length / most) }, (_, i) => nights.slice(i * most, (i + 1) * most));
}

const wordsOf = (byNights: ReadonlyMap<number, CalendarFlights>): number => [...byNights.values()].flat().reduce((sum, prices) => sum + (prices?.length ?? 0), 0);

/** The cheapest of all pairs, by number of nights. */
function cheapestPairs(query: Query, pairs: readonly RoutePair[], eachClass: EachClass, nights: readonly number[]): [number, CalendarFlights][] {
  const { at, kernel, words } = query.index.space();
  const charge = packageCharge(query);
  const sheet = nights.length * RING_DAYS;
  const flown = Array.from({ length: query.offsets }, () => false);
  words.tablePrices.fill(NONE, 0, query.offsets * sheet);
  words.tableOuts.fill(0, 0, RING_DAYS);
  words.nightShifts.set(nights);
  for (const pair of pairs) {
    eachClass(pair, ({ outs, back }) => {
      outs.forEach((out, offset) => {
        if (out === undefined) return;
        flown[offset] = true;
        kernel.addLegs(at.tablePrices + 4 * offset * sheet, RING_DAYS, at.tableOuts, 0, out, back + 4 * offset, at.nightShifts, nights.length, charge);
      });
    });
  }
  const pricesOf = (offset: number, night: number): Int32Array => words.tablePrices.slice(offset * sheet + night * RING_DAYS, offset * sheet + (night + 1) * RING_DAYS);
  return nights.map((count, night) => [count, flown.map((flies, offset) => (flies ? pricesOf(offset, night) : undefined))]);
}

/** Those of an airport set: the kept ones while they are made of the same airports' flights. */
function flightsToSet(kept: KeptJourney, airportSet: number, nights: number, parts: readonly CalendarFlights[]): CalendarFlights {
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
    return least && rest.reduce((cheapest, prices) => cheapest.map((price, i) => Math.min(price, prices[i]!)), least);
  });
