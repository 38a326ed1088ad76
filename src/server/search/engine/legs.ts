/** Cheapest single legs of one route pair, per variant. */
import { AGENT_BOOKING_FEE } from '#domain/holiday/price.ts';
import { NONE } from './columns.ts';
import { BASE, CARRIERS_AT, legVariants, type LegFilters } from './flight-variants.ts';
import type { Query } from './query.ts';
import { flightAt, holdsDay, type RoutePair } from '../search-index.ts';

export type Legs = {
  /** Pence for the party, [departure day × offset][variant]; NONE where nothing flies. */
  readonly outbound: Int32Array;
  /** [day after the first possible return][variant]. */
  readonly inbound: Int32Array;
  /** 1 where a row of `outbound`, of `inbound` holds any price. */
  readonly flies: Uint8Array;
  readonly returns: Uint8Array;
  /** Fills all four for a route pair: all series at their fares, or those of one carrier at what they cost when it flies both ways. */
  readonly fill: (pair: RoutePair, carrier?: number) => void;
};

/** Legs in `width` variants: those of an airport set with these carriers, or the search as asked alone. */
export function makeLegs(query: Query, filters: LegFilters, carriers: readonly number[], width: number): Legs {
  const { days, offsets, firstDay, nights, index } = query;
  const kept = width === 1 ? 1 << BASE : ~0;
  const returnDays = days + offsets - 1 + nights.at(-1)! - nights[0]!;
  const outbound = new Int32Array(days * offsets * width);
  const inbound = new Int32Array(returnDays * width);
  const flies = new Uint8Array(days * offsets);
  const returns = new Uint8Array(returnDays);
  const fillRoute = (route: number, isInbound: boolean, first: number, count: number, step: number, legs: Int32Array, any: Uint8Array, only: number | undefined): void => {
    const { routeStart, seriesCarrier, seriesOffset } = index.columns;
    legs.fill(NONE);
    any.fill(0);
    for (let series = routeStart[route]!; series < routeStart[route + 1]!; series += 1) {
      const variants = legVariants(index, filters, series, isInbound) & kept;
      if (variants === 0 || (only !== undefined && only !== seriesCarrier[series])) continue;
      const carrier = CARRIERS_AT + carriers.indexOf(seriesCarrier[series]!);
      for (let day = 0; day < count; day += 1) {
        const price = legPrice(query, series, first + day, only !== undefined);
        const row = day * step + (isInbound ? 0 : seriesOffset[series]!);
        if (price === NONE) continue;
        any[row] = 1;
        lower(legs, row * width, variants, carrier, price);
      }
    }
  };
  const fill = ({ out, back }: RoutePair, carrier?: number): void => {
    fillRoute(out, false, firstDay, days, offsets, outbound, flies, carrier);
    fillRoute(back, true, firstDay + nights[0]!, returnDays, 1, inbound, returns, carrier);
  };
  return { outbound, inbound, flies, returns, fill };
}

/** Lowers the price of each variant that has its bit set. */
function lower(legs: Int32Array, row: number, variants: number, carrier: number, price: number): void {
  for (let bits = variants; bits !== 0; bits &= bits - 1) {
    const variant = 31 - Math.clz32(bits & -bits);
    const at = row + (variant === CARRIERS_AT ? carrier : variant);
    if (price < legs[at]!) legs[at] = price;
  }
}

/** Price of a leg for the party in pence, agent fee included, less the saving when its carrier flies `bothWays`; NONE when it does not fly or has too few seats. */
export function legPrice({ index, heads }: Query, series: number, day: number, bothWays: boolean): number {
  const { columns } = index;
  const at = flightAt(index, series, day);
  const fare = columns.fares[at]!;
  if (fare === 0 || columns.seats[at]! < heads.paying || !holdsDay(index, day)) return NONE;
  const fee = columns.seriesAgentFee[series] === 1 ? AGENT_BOOKING_FEE : 0;
  const infants = heads.infants === 0 ? 0 : columns.infantFares[at]! * heads.infants;
  const saving = bothWays ? columns.seriesSaving[series]! : 0;
  return (fare - saving + fee) * heads.paying + infants;
}
