/** Cheapest flights by departure day to each choice of arrival airports for one number of nights; kept over all days, so that the next calendar like it looks only at routes that were written since. */
import { NONE, RING_DAYS } from './columns.ts';
import { routePairs } from './flight-table.ts';
import { epochOf, settle, type Epoch } from './index-lock.ts';
import { keep } from './keep.ts';
import { isPairNewer, legClasses, legWishes, packageCharge, type LegClass } from './leg-classes.ts';
import type { Query } from './query.ts';
import type { IndexCaches, RoutePair } from '../search-index.ts';

/**
 * Pence for the party with fees and ATOL contribution, by arrival day offset: by departure day, position 0 = the index's first day, NONE where
 * nothing flies; undefined where no flight arrives with this offset.
 */
export type CalendarFlights = readonly (Int32Array | undefined)[];

type KeptFlights = { epoch: Epoch; readonly flights: CalendarFlights };
type KeptSet = { readonly parts: readonly CalendarFlights[]; readonly flights: CalendarFlights };
/** One journey of one number of nights. */
type KeptJourney = { words: number; readonly byAirport: KeptFlights[]; readonly bySet: KeptSet[] };

/** 32 MB a thread; a journey to everywhere takes about 2. */
const MOST_WORDS = 8 << 20;

const keptOf = new WeakMap<IndexCaches, Map<string, KeptJourney>>();

/** Flights of a query that stay `nights`, by airport set. */
export function calendarFlights(query: Query): (nights: number) => (airportSet: number) => CalendarFlights {
  const { index } = query;
  const journeys = keptOf.getOrInsertComputed(index.caches, () => new Map());
  const wishes = `${legWishes(query)} ${query.airports ? [...query.airports].toSorted((a, b) => a - b).join() : 'any'}`;
  const classesOf = legClasses(query);
  return (nights) => {
    const kept = keep(journeys, MOST_WORDS, `${wishes} ${nights}`, (): KeptJourney => ({ words: 0, byAirport: [], bySet: [] }));
    return (airportSet) => flightsToSet(kept, airportSet, index.facts.airportSets[airportSet]!.map((arrival) => flightsTo(query, kept, classesOf, arrival, nights)));
  };
}

/** The kept ones while the routes stand still, else made until they did meanwhile. */
function flightsTo(query: Query, kept: KeptJourney, classesOf: (pair: RoutePair) => readonly LegClass[], arrival: number, nights: number): CalendarFlights {
  const { index } = query;
  const known = kept.byAirport[arrival];
  const now = epochOf(index);
  if (known?.epoch === now) return known.flights;
  const pairs = routePairs(query, arrival);
  const isSettled = (epoch: Epoch): boolean => !pairs.some((pair) => isPairNewer(index, pair, epoch));
  if (known && isSettled(known.epoch)) {
    known.epoch = now;
    return known.flights;
  }
  const made = settle(index, isSettled, (epoch) => ({ epoch, flights: cheapestPairs(query, pairs.flatMap(classesOf), nights) }));
  kept.byAirport[arrival] = made;
  kept.words += wordsOf(made.flights) - (known ? wordsOf(known.flights) : 0);
  return made.flights;
}

const wordsOf = (flights: CalendarFlights): number => flights.reduce((sum, prices) => sum + (prices?.length ?? 0), 0);

function cheapestPairs(query: Query, classes: readonly LegClass[], nights: number): CalendarFlights {
  const flights: (Int32Array | undefined)[] = Array.from({ length: query.offsets }, () => undefined);
  const charge = packageCharge(query);
  for (const { outs, back } of classes) {
    outs.forEach((out, offset) => {
      if (out) addLegs((flights[offset] ??= new Int32Array(RING_DAYS).fill(NONE)), out, back, offset + nights, charge);
    });
  }
  return flights;
}

function addLegs(prices: Int32Array, out: Int32Array, back: Int32Array, shift: number, charge: number): void {
  for (let day = 0; day < prices.length; day += 1) {
    const price = out[day]! + back[day + shift]! + charge;
    if (price < prices[day]!) prices[day] = price;
  }
}

/** Those of an airport set: the kept ones while they are made of the same airports' flights. */
function flightsToSet(kept: KeptJourney, airportSet: number, parts: readonly CalendarFlights[]): CalendarFlights {
  if (parts.length === 1) return parts[0]!;
  const known = kept.bySet[airportSet];
  if (known?.parts.every((part, i) => part === parts[i])) return known.flights;
  const flights = cheaperOf(parts);
  kept.bySet[airportSet] = { parts, flights };
  kept.words += wordsOf(flights) - (known ? wordsOf(known.flights) : 0);
  return flights;
}

/** The cheaper of several airports' flights. */
const cheaperOf = (airports: readonly CalendarFlights[]): CalendarFlights =>
  Array.from(airports[0] ?? [], (_, offset) => {
    const [least, ...rest] = airports.flatMap((flights) => flights[offset] ?? []);
    return least && rest.reduce((cheapest, prices) => cheapest.map((price, i) => Math.min(price, prices[i]!)), least);
  });
