/** Cheapest flight pairs of an airport set: per variant and entry, over all chosen departure airports and all pairs. */
import { AGENT_BOOKING_FEE, ATOL_CONTRIBUTION } from '#domain/holiday/price.ts';
import { NONE, RING_DAYS, rowOf } from './columns.ts';
import { CARRIERS_AT, legFilters, legVariants, type LegFilters } from './flight-variants.ts';
import { entryCount, type Query } from './query.ts';
import { routeKey } from '../search-index.ts';

export type FlightTable = {
  /** Carrier indexes of the variants from CARRIERS_AT on. */
  readonly carriers: readonly number[];
  readonly variants: number;
  /** Pence for the whole party with agent fees and ATOL contribution, [entry][variant]; NONE where nothing flies. */
  readonly prices: Int32Array;
  /** Entries with any price, and the stay slot of each. */
  readonly entries: Int32Array;
  readonly slots: Int32Array;
};

/** Tables of a query, one per airport set, made when first asked for. */
export function flightTables(query: Query): (airportSet: number) => FlightTable {
  if (!query.packages) {
    const table = stayOnlyTable(query);
    return () => table;
  }
  const filters = legFilters(query.index, query.criteria.filters);
  const tables: FlightTable[] = [];
  return (airportSet) => (tables[airportSet] ??= makeTable(query, filters, query.index.facts.airportSets[airportSet]!));
}

/** Hotel-only: every entry at no flight price, and no flight options. */
function stayOnlyTable(query: Query): FlightTable {
  const count = entryCount(query);
  const entries = Int32Array.from({ length: count }, (_, i) => i);
  return { carriers: [], variants: 1, prices: new Int32Array(count), entries, slots: slotsOf(query, entries) };
}

/** A way out and the way back between the same two airports. */
type RoutePair = { readonly out: number; readonly back: number };

/** Route pairs between an airport set and the chosen departure airports (no open jaws). */
export function routePairs({ index, airports }: Query, airportSet: readonly number[]): RoutePair[] {
  const { routeAt, facts } = index;
  const origins = airports ?? facts.airports.keys();
  return [...origins].flatMap((origin) =>
    airportSet.flatMap((arrival) => {
      const out = routeAt.get(routeKey(origin, arrival));
      const back = routeAt.get(routeKey(arrival, origin));
      return out !== undefined && back !== undefined ? [{ out, back }] : [];
    }),
  );
}

function makeTable(query: Query, filters: LegFilters, airportSet: readonly number[]): FlightTable {
  const pairs = routePairs(query, airportSet);
  const carriers = carriersOf(query, pairs);
  const variants = CARRIERS_AT + carriers.length;
  const prices = new Int32Array(entryCount(query) * variants).fill(NONE);
  const legs = makeLegs(query, filters, carriers, variants);
  for (const { out, back } of pairs) {
    legs.fill(out, back);
    combine(query, legs, variants, prices);
  }
  const entries = liveEntries(prices, variants);
  return { carriers, variants, prices, entries, slots: slotsOf(query, entries) };
}

function carriersOf({ index: { columns } }: Query, pairs: readonly RoutePair[]): number[] {
  const carriers = new Set<number>();
  for (const { out, back } of pairs) {
    for (const route of [out, back]) {
      for (let series = columns.routeStart[route]!; series < columns.routeStart[route + 1]!; series += 1) carriers.add(columns.seriesCarrier[series]!);
    }
  }
  return [...carriers].toSorted((a, b) => a - b);
}

/** Cheapest legs of one route pair: outbound by [departure day × offset][variant], inbound by [day after the first return][variant]. */
type Legs = {
  readonly outbound: Int32Array;
  readonly inbound: Int32Array;
  readonly fill: (out: number, back: number) => void;
};

function makeLegs(query: Query, filters: LegFilters, carriers: readonly number[], variants: number): Legs {
  const { days, offsets, firstDay, nights, index: { columns } } = query;
  const returns = returnDays(query);
  const outbound = new Int32Array(days * offsets * variants);
  const inbound = new Int32Array(returns * variants);
  const put = (legs: Int32Array, at: number, price: number, counted: readonly number[]): void => {
    for (const variant of counted) if (price < legs[at + variant]!) legs[at + variant] = price;
  };
  const eachSeries = (route: number, isInbound: boolean, act: (series: number, counted: readonly number[]) => void): void => {
    for (let series = columns.routeStart[route]!; series < columns.routeStart[route + 1]!; series += 1) {
      act(series, legVariants(query.index, filters, series, carriers.indexOf(columns.seriesCarrier[series]!), isInbound));
    }
  };
  const fill = (out: number, back: number): void => {
    outbound.fill(NONE);
    inbound.fill(NONE);
    eachSeries(out, false, (series, counted) => {
      for (let day = 0; day < days; day += 1) put(outbound, (day * offsets + columns.seriesOffset[series]!) * variants, legPrice(query, series, firstDay + day), counted);
    });
    eachSeries(back, true, (series, counted) => {
      for (let day = 0; day < returns; day += 1) put(inbound, day * variants, legPrice(query, series, firstDay + nights[0]! + day), counted);
    });
  };
  return { outbound, inbound, fill };
}

/** Days on which a return may fly. */
const returnDays = ({ days, offsets, nights }: Query): number => days + offsets - 1 + (nights.at(-1)! - nights[0]!);

/** Price of a leg for the party in pence, agent fee included; NONE when it does not fly or has too few seats. */
export function legPrice({ index: { columns, facts }, heads }: Query, series: number, day: number): number {
  if (day < facts.firstDay || day >= facts.firstDay + RING_DAYS) return NONE;
  const at = series * RING_DAYS + rowOf(day);
  const fare = columns.fares[at]!;
  if (fare === 0 || columns.seats[at]! < heads.paying) return NONE;
  const fee = columns.seriesAgentFee[series] === 1 ? AGENT_BOOKING_FEE : 0;
  return (fare + fee) * heads.paying + columns.infantFares[at]! * heads.infants;
}

/** What a package adds to its flights: the ATOL contribution of all who have a seat, in pence. */
export const packageCharge = ({ heads }: Query): number => heads.paying * ATOL_CONTRIBUTION;

function combine(query: Query, { outbound, inbound }: Legs, variants: number, prices: Int32Array): void {
  const { days, nights, offsets } = query;
  const charge = packageCharge(query);
  let entry = 0;
  for (let day = 0; day < days; day += 1) {
    for (const night of nights) {
      for (let offset = 0; offset < offsets; offset += 1, entry += variants) {
        const out = (day * offsets + offset) * variants;
        const back = (day + offset + night - nights[0]!) * variants;
        for (let variant = 0; variant < variants; variant += 1) {
          const price = outbound[out + variant]! + inbound[back + variant]! + charge;
          if (price < prices[entry + variant]!) prices[entry + variant] = price;
        }
      }
    }
  }
}

/** The stay slot of each entry: its check-in day and nights. */
const slotsOf = ({ nights, offsets }: Query, entries: Int32Array): Int32Array =>
  entries.map((entry) => {
    const stay = Math.floor(entry / offsets);
    return (Math.floor(stay / nights.length) + (entry % offsets)) * nights.length + (stay % nights.length);
  });

function liveEntries(prices: Int32Array, variants: number): Int32Array {
  const live: number[] = [];
  for (let at = 0; at < prices.length; at += 1) {
    if (prices[at]! < NONE) {
      const entry = Math.floor(at / variants);
      live.push(entry);
      at = (entry + 1) * variants - 1;
    }
  }
  return Int32Array.from(live);
}
