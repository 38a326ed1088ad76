/** Prices of the single legs of a route by day, series by series, as a search asks for them. */
import { legBagsPrice } from '#domain/holiday/hold-bags.ts';
import { AGENT_BOOKING_FEE } from '#domain/holiday/price.ts';
import { NONE, RING_DAYS } from './columns.ts';
import { flightAt } from './flight-days.ts';
import { fareOf, seatsOf } from './packed-flights.ts';
import { BASE, legVariants, type LegFilters } from './flight-variants.ts';
import type { Query } from './query.ts';
import { LEG_DAYS } from './working-space.ts';

/** A series that passes the flight filters and flies on any day that the index holds. */
export type Leg = {
  readonly series: number;
  /** Pence for the party by departure day, agent fee and hold bags included, position 0 = the index's first day; NONE where it does not fly or has too few seats. */
  readonly prices: Int32Array;
};

/** The legs of a route. */
export function legsOf(query: Query, filters: LegFilters, route: number, isInbound: boolean): Leg[] {
  const { routeStart } = query.index.columns;
  const legs: Leg[] = [];
  for (let series = routeStart[route]!; series < routeStart[route + 1]!; series += 1) {
    const isWanted = ((legVariants(query.index, filters, series, isInbound) >> BASE) & 1) === 1;
    const prices = isWanted ? pricesOf(query, series) : undefined;
    if (prices) legs.push({ series, prices });
  }
  return legs;
}

/** Undefined when it never flies. */
function pricesOf({ index, heads: { paying, infants }, criteria }: Query, series: number): Int32Array | undefined {
  const { columns: { flightDays, infantFares, seriesAgentFee, seriesBagPrice, seriesBagsForAll }, facts } = index;
  const prices = new Int32Array(LEG_DAYS).fill(NONE);
  const fee = seriesAgentFee[series] === 1 ? AGENT_BOOKING_FEE : 0;
  const fixed = fee * paying + legBagsPrice({ bagPrice: seriesBagPrice[series]!, bagsForAll: seriesBagsForAll[series] === 1 }, criteria.bags, paying);
  const end = flightDays.length;
  let flies = false;
  for (let day = 0, at = flightAt(index, series, facts.firstDay); day < RING_DAYS; day += 1) {
    const flight = flightDays[at]!;
    if (fareOf(flight) > 0 && seatsOf(flight) >= paying) {
      prices[day] = fareOf(flight) * paying + infantFares[at]! * infants + fixed;
      flies = true;
    }
    at += facts.series;
    if (at >= end) at -= end;
  }
  return flies ? prices : undefined;
}
