/** Prices of the single legs of a route, series by series. */
import { AGENT_BOOKING_FEE } from '#domain/holiday/price.ts';
import { NONE } from './columns.ts';
import { fareOf, flightAt, holdsDay, seatsOf } from './flight-days.ts';
import { legVariants, type LegFilters } from './flight-variants.ts';
import type { Query } from './query.ts';

/** The series of one route that count for anything. */
export type Legs = {
  /** How many; the arrays are longer. */
  count: number;
  readonly series: Int32Array;
  /** Variants that the series counts for (flight-variants). */
  readonly variants: Int32Array;
  /** Pence for the party, [series][day]; NONE where it does not fly. */
  prices: Int32Array;
  readonly days: number;
};

const MOST_SERIES = 256;

/** Room for the legs of a route over `days` days. */
export const makeLegs = (days: number): Legs => ({
  count: 0, series: new Int32Array(MOST_SERIES), variants: new Int32Array(MOST_SERIES), prices: new Int32Array(16 * days), days,
});

/** Fills `legs`: position 0 of a way out is an arrival on the query's first day, of a way back a departure after its fewest nights. `kept`: variants that matter. */
export function fillLegs(legs: Legs, query: Query, filters: LegFilters, kept: number, route: number, isInbound: boolean): void {
  const { columns: { routeStart, seriesOffset } } = query.index;
  const firstDay = query.firstDay + (isInbound ? query.nights[0]! : 0);
  legs.count = 0;
  for (let series = routeStart[route]!; series < routeStart[route + 1]! && legs.count < MOST_SERIES; series += 1) {
    const variants = legVariants(query.index, filters, series, isInbound) & kept;
    if (variants === 0) continue;
    if ((legs.count + 1) * legs.days > legs.prices.length) legs.prices = longer(legs.prices);
    const row = legs.count * legs.days;
    const first = isInbound ? 0 : seriesOffset[series]!;
    const days = isInbound ? legs.days : query.days;
    legs.prices.fill(NONE, row, row + legs.days);
    if (!fillPrices(legs.prices, row + first, query, series, firstDay, days)) continue;
    legs.series[legs.count] = series;
    legs.variants[legs.count] = variants;
    legs.count += 1;
  }
}

/** Whether the series flies at all. */
function fillPrices(prices: Int32Array, at: number, query: Query, series: number, firstDay: number, days: number): boolean {
  let flies = false;
  for (let day = 0; day < days; day += 1) {
    const price = legPrice(query, series, firstDay + day);
    prices[at + day] = price;
    flies ||= price < NONE;
  }
  return flies;
}

/** Price of a leg for the party in pence, agent fee included; NONE when it does not fly or has too few seats. */
export function legPrice({ index, heads }: Query, series: number, day: number): number {
  const { columns } = index;
  const at = flightAt(series, day);
  const flight = columns.flightDays[at]!;
  const fare = fareOf(flight);
  if (fare === 0 || seatsOf(flight) < heads.paying || !holdsDay(index, day)) return NONE;
  const fee = columns.seriesAgentFee[series] === 1 ? AGENT_BOOKING_FEE : 0;
  const infants = heads.infants === 0 ? 0 : columns.infantFares[at]! * heads.infants;
  return (fare + fee) * heads.paying + infants;
}

function longer(prices: Int32Array): Int32Array {
  const more = new Int32Array(2 * prices.length);
  more.set(prices);
  return more;
}
