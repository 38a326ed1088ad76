/** Prices of the single legs of a route over all days of the index, as a search asks for them. */
import { legBagsPrice } from '#domain/holiday/hold-bags.ts';
import { AGENT_BOOKING_FEE } from '#domain/holiday/price.ts';
import { RING_DAYS, rowOf } from './columns.ts';
import { BASE } from './flight-options.ts';
import { legVariants, type LegFilters } from './flight-variants.ts';
import type { Address } from './kernel/kernel.ts';
import type { Query } from './query.ts';
import { MOST_SERIES } from './working-space.ts';

/** A series that passes the flight filters. */
export type Leg = {
  readonly series: number;
  /** Where the working space holds pence for the party by departure day, agent fee and hold bags included, RING_DAYS from the index's first; NONE where it does not fly or has too few seats. */
  readonly prices: Address;
};

/** The legs of a route, in the working space until those of another route of the same direction are asked for. */
export function legsOf({ index, heads, criteria }: Query, filters: LegFilters, route: number, isInbound: boolean): Leg[] {
  const { columns: { flightDays, infantFares, routeStart, seriesAgentFee, seriesBagPrice, seriesBagsForAll }, facts } = index;
  const [first, end] = [routeStart[route]!, routeStart[route + 1]!];
  const wanted = Array.from({ length: end - first }, (_, i) => first + i).filter((series) => ((legVariants(index, filters, series, isInbound) >> BASE) & 1) === 1);
  if (wanted.length === 0) return [];
  if (end - first > MOST_SERIES) throw new RangeError(`a route with ${end - first} series: the engine takes ${MOST_SERIES}`);
  const { at, kernel, words } = index.space();
  for (const series of wanted) {
    const fee = seriesAgentFee[series] === 1 ? AGENT_BOOKING_FEE * heads.paying : 0;
    words.legFees[series - first] = fee + legBagsPrice({ bagPrice: seriesBagPrice[series]!, bagsForAll: seriesBagsForAll[series] === 1 }, criteria.bags, heads.paying);
  }
  const legs = isInbound ? at.backLegs : at.outLegs;
  kernel.priceRoute(flightDays.byteOffset + 4 * RING_DAYS * first, infantFares.byteOffset + 2 * RING_DAYS * first, rowOf(facts.firstDay), RING_DAYS, end - first, heads.paying, heads.infants, at.legFees, legs);
  return wanted.map((series) => ({ series, prices: legs + 4 * RING_DAYS * (series - first) }));
}
