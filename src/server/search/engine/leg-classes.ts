/**
 * What a party pays to fly one route pair, in a form that adds up: the cheapest leg of each day whoever flies it, and of each carrier with
 * what it takes off when it flies both ways. A pair of flights costs the least over these classes of out + back.
 */
import { ATOL_CONTRIBUTION } from '#domain/holiday/price.ts';
import { NONE } from './columns.ts';
import type { LegFilters } from './flight-variants.ts';
import { legsBack, legsOut, type Leg } from './leg-prices.ts';
import type { Query } from './query.ts';
import type { RoutePair } from '../search-index.ts';

/** What all who have a seat pay once for a package, in pence. */
export const packageCharge = ({ heads }: Query): number => heads.paying * ATOL_CONTRIBUTION;

/** Pence for the party; NONE where nothing flies. */
export type LegClass = {
  /** By arrival day offset of the way out, undefined where no series has it: by arrival day, position 0 = the query's first day. */
  readonly outs: readonly (Int32Array | undefined)[];
  /** By day of the way back, position 0 = the query's first day and its fewest nights. */
  readonly back: Int32Array;
};

/** Makes the classes of a pair; empty when it does not fly both ways. */
export function legClasses(query: Query, filters: LegFilters): (pair: RoutePair) => LegClass[] {
  const { seriesCarrier } = query.index.columns;
  const carriersOf = (legs: readonly Leg[]): Set<number> => new Set(legs.map(({ series }) => seriesCarrier[series]!));
  return (pair) => {
    const out = legsOut(query, filters, pair.out);
    const back = out.length === 0 ? [] : legsBack(query, filters, pair.back);
    if (back.length === 0) return [];
    const [carriers, others] = [carriersOf(out), carriersOf(back)];
    const common = carriers.intersection(others);
    const isOneCarrier = carriers.size === 1 && others.size === 1 && common.size === 1;
    return [...(isOneCarrier ? [] : [undefined]), ...common].map((carrier) => makeClass(query, out, back, carrier));
  };
}

/** The class of a carrier, or of any. */
function makeClass(query: Query, out: readonly Leg[], back: readonly Leg[], carrier: number | undefined): LegClass {
  const { seriesCarrier, seriesOffset, seriesSaving } = query.index.columns;
  const outs: (Int32Array | undefined)[] = Array.from({ length: query.offsets }, () => undefined);
  const home = new Int32Array(back[0]!.prices.length).fill(NONE);
  const isOf = ({ series }: Leg): boolean => carrier === undefined || seriesCarrier[series] === carrier;
  const savingOf = (series: number): number => (carrier === undefined ? 0 : seriesSaving[series]! * query.heads.paying);
  for (const { series, prices } of out.filter(isOf)) lower((outs[seriesOffset[series]!] ??= new Int32Array(prices.length).fill(NONE)), prices, savingOf(series));
  for (const { series, prices } of back.filter(isOf)) lower(home, prices, savingOf(series));
  return { outs, back: home };
}

function lower(least: Int32Array, prices: Int32Array, saving: number): void {
  for (let day = 0; day < least.length; day += 1) {
    const price = prices[day]!;
    if (price < NONE && price - saving < least[day]!) least[day] = price - saving;
  }
}
