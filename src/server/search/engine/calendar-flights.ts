/** Cheapest flights by departure day and nights to each choice of arrival airports; kept, so that the next calendar like it looks only at routes that were written since. */
import { NONE } from './columns.ts';
import { routePairs } from './flight-ways.ts';
import { legFilters } from './flight-variants.ts';
import { isNewer, settle, type Epoch } from './index-lock.ts';
import { legClasses, packageCharge, type LegClass } from './leg-classes.ts';
import type { Query } from './query.ts';
import type { IndexCaches, RoutePair, SearchIndex } from '../search-index.ts';

/**
 * Pence for the party with fees and ATOL contribution, by arrival day offset: [nights][departure day], NONE where nothing flies; undefined
 * where no flight arrives with this offset.
 */
export type CalendarFlights = readonly (Int32Array | undefined)[];

/** Flights of a query by airport set. */
export function calendarFlights(query: Query): (airportSet: number) => CalendarFlights {
  const kept = keptFor(query);
  const classesOf = legClasses(query, legFilters(query.index, query.criteria.filters));
  const bySet: CalendarFlights[] = [];
  return (airportSet) => (bySet[airportSet] ??= cheaperOf(query, query.index.facts.airportSets[airportSet]!.map((arrival) => flightsTo(query, kept, classesOf, arrival))));
}

type KeptFlights = { readonly epoch: Epoch; readonly flights: CalendarFlights };
/** By arrival airport. */
type KeptAirports = (KeptFlights | undefined)[];

/** Questions whose flights are kept: one of a year, anywhere, takes about 300 kB. */
const MOST_KEPT = 24;

const keptOf = new WeakMap<IndexCaches, Map<string, KeptAirports>>();

function keptFor({ index, criteria, heads, firstDay, days, nights }: Query): KeptAirports {
  const questions = keptOf.getOrInsertComputed(index.caches, () => new Map());
  const { carriers, stops, outboundTime, inboundTime, holdBagIncluded } = criteria.filters;
  const key = JSON.stringify([heads, criteria.bags, criteria.departureAirports, carriers, stops, outboundTime, inboundTime, holdBagIncluded, firstDay, days, nights]);
  const known = questions.get(key);
  if (known) return known;
  const [oldest] = questions.keys();
  if (oldest !== undefined && questions.size >= MOST_KEPT) questions.delete(oldest);
  const made: KeptAirports = [];
  questions.set(key, made);
  return made;
}

function flightsTo(query: Query, kept: KeptAirports, classesOf: (pair: RoutePair) => LegClass[], arrival: number): CalendarFlights {
  const pairs = routePairs(query, arrival);
  const known = kept[arrival];
  const isSettled = (epoch: Epoch): boolean => !pairs.some((pair) => isPairNewer(query.index, pair, epoch));
  if (known && isSettled(known.epoch)) return known.flights;
  const made = settle(query.index, isSettled, (epoch) => ({ epoch, flights: cheapestPairs(query, pairs.flatMap(classesOf)) }));
  kept[arrival] = made;
  return made.flights;
}

const isPairNewer = ({ columns: { routeVersion } }: SearchIndex, { out, back }: RoutePair, epoch: Epoch): boolean =>
  isNewer(routeVersion, out, out + 1, epoch) || isNewer(routeVersion, back, back + 1, epoch);

function cheapestPairs(query: Query, classes: readonly LegClass[]): CalendarFlights {
  const { days, nights, offsets } = query;
  const flights: (Int32Array | undefined)[] = Array.from({ length: offsets }, () => undefined);
  const charge = packageCharge(query);
  for (const { outs, back } of classes) {
    outs.forEach((out, offset) => {
      if (!out) return;
      const prices = (flights[offset] ??= new Int32Array(days * nights.length).fill(NONE));
      nights.forEach((count, night) => addLegs(prices, night * days, days, out, offset, back, offset + count - nights[0]!, charge));
    });
  }
  return flights;
}

function addLegs(prices: Int32Array, at: number, days: number, out: Int32Array, from: number, back: Int32Array, home: number, charge: number): void {
  for (let day = 0; day < days; day += 1) {
    const price = out[from + day]! + back[home + day]! + charge;
    if (price < prices[at + day]!) prices[at + day] = price;
  }
}

/** The cheaper of several airports' flights. */
function cheaperOf({ offsets }: Query, airports: readonly CalendarFlights[]): CalendarFlights {
  const [first, ...others] = airports;
  if (first && others.length === 0) return first;
  return Array.from({ length: offsets }, (_, offset) => {
    const [least, ...rest] = airports.flatMap((flights) => flights[offset] ?? []);
    return least && rest.reduce((cheapest, prices) => cheapest.map((price, i) => Math.min(price, prices[i]!)), least);
  });
}
