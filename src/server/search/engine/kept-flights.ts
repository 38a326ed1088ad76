/** Tables of flights that recent searches asked for, kept by thread: other hotels, filters of hotels, sorting and pages leave them as they are. */
import type { FlightTable } from './flight-prices.ts';
import type { FlightDetail } from './flight-work.ts';
import { epochOf, isNewer, isStill, type Epoch } from './index-lock.ts';
import type { Query } from './query.ts';
import type { IndexCaches, SearchIndex } from '../search-index.ts';

/** Flights to one airport, and the epoch at which the routes that they were read from stood so. */
export type KeptTable = { readonly table: FlightTable; readonly routes: readonly number[]; epoch: Epoch };

/** Tables of one journey by arrival airport; those of several airports by airport set, with the single ones that they were merged from. */
export type KeptFlights = {
  readonly byAirport: KeptTable[];
  readonly bySet: { readonly table: FlightTable; readonly parts: readonly FlightTable[] }[];
  /** Of 32 bits, in all tables. */
  words: number;
};

/** 32 MB a thread. */
const MOST_WORDS = 8 << 20;
const MOST_JOURNEYS = 200;

const keptOf = new WeakMap<IndexCaches, Map<string, KeptFlights | undefined>>();

/** The tables of a query's journey as they are kept so far, from the second time on that it is asked for; the journeys longest not asked for make room. */
export function keptFlights(query: Query, detail: FlightDetail, offset: number | undefined): KeptFlights {
  const flights = keptOf.getOrInsertComputed(query.index.caches, () => new Map());
  const key = journeyKey(query, detail, offset);
  const isFirst = !flights.has(key);
  const kept = flights.get(key) ?? { byAirport: [], bySet: [], words: 0 };
  flights.delete(key);
  let words = 0;
  for (const journey of flights.values()) words += journey?.words ?? 0;
  for (const [oldest, journey] of flights) {
    if (words <= MOST_WORDS && flights.size < MOST_JOURNEYS) break;
    words -= journey?.words ?? 0;
    flights.delete(oldest);
  }
  flights.set(key, isFirst ? undefined : kept);
  return kept;
}

/** All that a table depends on beside its routes. */
function journeyKey({ heads, firstDay, days, offsets, nights, airports, criteria: { bags, filters } }: Query, detail: FlightDetail, offset: number | undefined): string {
  const from = airports && [...airports].toSorted((a, b) => a - b);
  return JSON.stringify([
    detail, offset, heads.paying, heads.infants, bags, firstDay, days, offsets, nights, from,
    filters.stops, filters.outboundTime, filters.inboundTime, filters.holdBagIncluded, filters.carriers,
  ]);
}

/** Whether a kept table is still true. */
export function isCurrent(index: SearchIndex, kept: KeptTable): boolean {
  const epoch = epochOf(index);
  if (epoch === kept.epoch) return true;
  if (!stoodStill(index, kept)) return false;
  kept.epoch = epoch;
  return true;
}

/** Whether nothing that a table was read from has been written since its epoch, nor is being written. */
export function stoodStill(index: SearchIndex, { routes, epoch }: Pick<KeptTable, 'routes' | 'epoch'>): boolean {
  if (isStill(index, epoch)) return true;
  for (const route of routes) if (isNewer(index.columns.routeVersion, route, route + 1, epoch)) return false;
  return true;
}

/** Words of a table. */
export const wordsOf = ({ flown, live, prices, variantPrices }: FlightTable): number => flown.length + live.length + prices.length + (variantPrices?.length ?? 0);
