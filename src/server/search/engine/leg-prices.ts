/** Prices of the single legs of a route by day, series by series, as a search asks for them. */
import { legBagsPrice } from '#domain/holiday/hold-bags.ts';
import { AGENT_BOOKING_FEE } from '#domain/holiday/price.ts';
import { NONE } from './columns.ts';
import { flightAt, holdsDay } from './flight-days.ts';
import { fareOf, seatsOf } from './packed-flights.ts';
import { BASE, legVariants, type LegFilters } from './flight-variants.ts';
import { slotDays, type Query } from './query.ts';

/** A series that passes the flight filters and flies on any of the days. */
export type Leg = {
  readonly series: number;
  /** Pence for the party, agent fee and hold bags included; NONE where it does not fly or has too few seats. */
  readonly prices: Int32Array;
};

/** Ways out by arrival day, position 0 = the query's first day. */
export function legsOut(query: Query, filters: LegFilters, route: number): Leg[] {
  const { seriesOffset } = query.index.columns;
  return legsOf(query, filters, route, false, (series) => pricesOf(query, series, query.firstDay, query.days, seriesOffset[series]!, slotDays(query)));
}

/** Ways back by day, position 0 = the query's first day and its fewest nights. */
export function legsBack(query: Query, filters: LegFilters, route: number): Leg[] {
  const { nights, firstDay } = query;
  const days = slotDays(query) + nights.at(-1)! - nights[0]!;
  return legsOf(query, filters, route, true, (series) => pricesOf(query, series, firstDay + nights[0]!, days, 0, days));
}

function legsOf({ index }: Query, filters: LegFilters, route: number, isInbound: boolean, priceSeries: (series: number) => Int32Array | undefined): Leg[] {
  const { routeStart } = index.columns;
  const legs: Leg[] = [];
  for (let series = routeStart[route]!; series < routeStart[route + 1]!; series += 1) {
    const isWanted = ((legVariants(index, filters, series, isInbound) >> BASE) & 1) === 1;
    const prices = isWanted ? priceSeries(series) : undefined;
    if (prices) legs.push({ series, prices });
  }
  return legs;
}

/** Prices of `days` days of a series from `firstDay`, from position `at` on; undefined when it never flies. */
function pricesOf({ index, heads, criteria }: Query, series: number, firstDay: number, days: number, at: number, length: number): Int32Array | undefined {
  const { flightDays, infantFares, seriesAgentFee, seriesBagPrice, seriesBagsForAll } = index.columns;
  const prices = new Int32Array(length).fill(NONE);
  const fee = seriesAgentFee[series] === 1 ? AGENT_BOOKING_FEE : 0;
  const bags = legBagsPrice({ bagPrice: seriesBagPrice[series]!, bagsForAll: seriesBagsForAll[series] === 1 }, criteria.bags, heads.paying);
  let flies = false;
  for (let day = 0; day < days; day += 1) {
    if (!holdsDay(index, firstDay + day)) continue;
    const where = flightAt(index, series, firstDay + day);
    const flight = flightDays[where]!;
    if (fareOf(flight) === 0 || seatsOf(flight) < heads.paying) continue;
    prices[at + day] = (fareOf(flight) + fee) * heads.paying + infantFares[where]! * heads.infants + bags;
    flies = true;
  }
  return flies ? prices : undefined;
}
