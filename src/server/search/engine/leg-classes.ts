/**
 * What a party pays to fly one route pair, in a form that adds up: the cheapest leg of each day whoever flies it, and of each carrier with
 * what it takes off when it flies both ways. A pair of flights costs the least over these classes of out + back.
 */
import { ATOL_CONTRIBUTION } from '#domain/holiday/price.ts';
import { NONE, RING_DAYS } from './columns.ts';
import { legFilters } from './flight-variants.ts';
import type { Address } from './kernel/kernel.ts';
import { legsOf, type Leg } from './leg-prices.ts';
import type { Query } from './query.ts';
import { LEG_DAYS } from './working-space.ts';
import type { RoutePair } from './route-pairs.ts';

/** What all who have a seat pay once for a package, in pence. */
export const packageCharge = ({ heads }: Query): number => heads.paying * ATOL_CONTRIBUTION;

/** Where the working space holds pence for the party by departure day, LEG_DAYS from the index's first; NONE where nothing flies. */
export type LegClass = {
  /** By arrival day offset of the way out, undefined where no series has it. */
  readonly outs: readonly (Address | undefined)[];
  readonly back: Address;
};

/** Visits the classes of a pair one after the other, each in the place of the one before; none when it does not fly both ways. */
export type EachClass = (pair: RoutePair, visit: (legs: LegClass) => void) => void;

/** The classes under a query's filters. */
export function legClasses(query: Query): EachClass {
  const { seriesCarrier } = query.index.columns;
  const filters = legFilters(query.index, query.criteria.filters);
  const carriersOf = (legs: readonly Leg[]): Set<number> => new Set(legs.map(({ series }) => seriesCarrier[series]!));
  return (pair, visit) => {
    const out = legsOf(query, filters, pair.out, false);
    const back = out.length === 0 ? [] : legsOf(query, filters, pair.back, true);
    if (back.length === 0) return;
    const [carriers, others] = [carriersOf(out), carriersOf(back)];
    const common = carriers.intersection(others);
    const isOneCarrier = carriers.size === 1 && others.size === 1 && common.size === 1;
    for (const carrier of isOneCarrier ? common : [undefined, ...common]) visit(makeClass(query, out, back, carrier));
  };
}

/** The class of a carrier, or of any. */
function makeClass({ index, heads, offsets }: Query, out: readonly Leg[], back: readonly Leg[], carrier: number | undefined): LegClass {
  const { seriesCarrier, seriesOffset, seriesSaving } = index.columns;
  const { at, kernel, words } = index.space();
  words.classLegs.fill(NONE, 0, (offsets + 1) * LEG_DAYS);
  const placeOf = (position: number): Address => at.classLegs + 4 * position * LEG_DAYS;
  const lower = (least: Address, { series, prices }: Leg): void => kernel.lowerLegs(least, prices, RING_DAYS, carrier === undefined ? 0 : seriesSaving[series]! * heads.paying);
  const isOf = ({ series }: Leg): boolean => carrier === undefined || seriesCarrier[series] === carrier;
  const outs: (Address | undefined)[] = Array.from({ length: offsets }, () => undefined);
  for (const leg of out.filter(isOf)) lower((outs[seriesOffset[leg.series]!] ??= placeOf(1 + seriesOffset[leg.series]!)), leg);
  for (const leg of back.filter(isOf)) lower(placeOf(0), leg);
  return { outs, back: placeOf(0) };
}
