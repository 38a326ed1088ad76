/**
 * What a party pays to fly one route pair, in a form that adds up: the cheapest leg of each day whoever flies it, and of each carrier with
 * what it takes off when it flies both ways. A pair of flights costs the least over these classes of out + back.
 */
import { NONE } from './columns.ts';
import { BASE, type LegFilters } from './flight-variants.ts';
import { fillLegs, makeLegs, type Legs } from './legs.ts';
import { slotDays, type Query } from './query.ts';
import type { RoutePair } from '../search-index.ts';

/** Pence for the party; NONE where nothing flies. */
export type LegClass = {
  /** By arrival day offset of the way out, undefined where no series has it: by arrival day, position 0 = the query's first day. */
  readonly outs: readonly (Int32Array | undefined)[];
  /** By day of the way back, position 0 = the query's first day and its fewest nights. */
  readonly back: Int32Array;
};

/** Makes the classes of one pair after another; empty when it does not fly both ways. */
export function legClasses(query: Query, filters: LegFilters): (pair: RoutePair) => LegClass[] {
  const span = slotDays(query);
  const out = makeLegs(span);
  const back = makeLegs(span + query.nights.at(-1)! - query.nights[0]!);
  const { seriesCarrier } = query.index.columns;
  return (pair) => {
    fillLegs(out, query, filters, 1 << BASE, pair.out, false);
    if (out.count === 0) return [];
    fillLegs(back, query, filters, 1 << BASE, pair.back, true);
    if (back.count === 0) return [];
    const carriersOf = (legs: Legs): Set<number> => new Set(Array.from({ length: legs.count }, (_, i) => seriesCarrier[legs.series[i]!]!));
    const carriers = carriersOf(out);
    const common = carriers.intersection(carriersOf(back));
    const isOneCarrier = carriers.size === 1 && carriersOf(back).size === 1 && common.size === 1;
    return [...(isOneCarrier ? [] : [undefined]), ...common].map((carrier) => makeClass(query, out, back, carrier));
  };
}

/** The class of a carrier, or of any. */
function makeClass(query: Query, out: Legs, back: Legs, carrier: number | undefined): LegClass {
  const { seriesCarrier, seriesOffset, seriesSaving } = query.index.columns;
  const outs: (Int32Array | undefined)[] = Array.from({ length: query.offsets }, () => undefined);
  const homes = new Int32Array(back.days).fill(NONE);
  const lower = (least: Int32Array, legs: Legs, i: number): void => {
    const saving = carrier === undefined ? 0 : seriesSaving[legs.series[i]!]! * query.heads.paying;
    const row = i * legs.days;
    for (let day = 0; day < least.length; day += 1) {
      const price = legs.prices[row + day]!;
      if (price < NONE && price - saving < least[day]!) least[day] = price - saving;
    }
  };
  const isOf = (series: number): boolean => carrier === undefined || seriesCarrier[series] === carrier;
  for (let i = 0; i < out.count; i += 1) {
    if (isOf(out.series[i]!)) lower((outs[seriesOffset[out.series[i]!]!] ??= new Int32Array(out.days).fill(NONE)), out, i);
  }
  for (let i = 0; i < back.count; i += 1) if (isOf(back.series[i]!)) lower(homes, back, i);
  return { outs, back: homes };
}
