/**
 * What a party pays to fly one route pair, in a form that adds up: the cheapest leg of each day whoever flies it, and of each carrier with
 * what it takes off when it flies both ways. A pair of flights costs the least over these classes of out + back. Kept over all days, so that
 * calendars and grids of other dates and nights read a route again only when it was written since.
 */
import { ATOL_CONTRIBUTION } from '#domain/holiday/price.ts';
import { NONE } from './columns.ts';
import { legFilters, type LegFilters } from './flight-variants.ts';
import { isNewer, settle, type Epoch } from './index-lock.ts';
import { keep } from './keep.ts';
import { legsOf, type Leg } from './leg-prices.ts';
import type { Query } from './query.ts';
import type { IndexCaches, RoutePair, SearchIndex } from '../search-index.ts';

/** What all who have a seat pay once for a package, in pence. */
export const packageCharge = ({ heads }: Query): number => heads.paying * ATOL_CONTRIBUTION;

/** Pence for the party by departure day, position 0 = the index's first day; NONE where nothing flies. */
export type LegClass = {
  /** By arrival day offset of the way out, undefined where no series has it. */
  readonly outs: readonly (Int32Array | undefined)[];
  readonly back: Int32Array;
};

/** All that the price of a leg depends on beside its route. */
export function legWishes({ heads, criteria: { bags, filters } }: Query): string {
  const { carriers, stops, outboundTime, inboundTime, holdBagIncluded } = filters;
  return JSON.stringify([heads.paying, heads.infants, bags, carriers, stops, outboundTime, inboundTime, holdBagIncluded]);
}

/** Whether a route of a pair was written after `epoch` or is being written. */
export const isPairNewer = ({ columns: { routeVersion } }: SearchIndex, { out, back }: RoutePair, epoch: Epoch): boolean =>
  isNewer(routeVersion, out, out + 1, epoch) || isNewer(routeVersion, back, back + 1, epoch);

type KeptPair = { readonly epoch: Epoch; readonly classes: readonly LegClass[] };
/** By route out. */
type KeptLegs = { words: number; readonly pairs: KeptPair[] };

/** 32 MB a thread; one party's ways to everywhere take about 20. */
const MOST_WORDS = 8 << 20;

const keptOf = new WeakMap<IndexCaches, Map<string, KeptLegs>>();

/** The classes of a pair; none when it does not fly both ways. */
export function legClasses(query: Query): (pair: RoutePair) => readonly LegClass[] {
  const { index } = query;
  const filters = legFilters(index, query.criteria.filters);
  const kept = keep(keptOf.getOrInsertComputed(index.caches, () => new Map()), MOST_WORDS, legWishes(query), () => ({ words: 0, pairs: [] }));
  return (pair) => {
    const known = kept.pairs[pair.out];
    if (known && !isPairNewer(index, pair, known.epoch)) return known.classes;
    const made = settle(index, (epoch) => !isPairNewer(index, pair, epoch), (epoch) => ({ epoch, classes: makeClasses(query, filters, pair) }));
    kept.pairs[pair.out] = made;
    kept.words += wordsOf(made.classes) - (known ? wordsOf(known.classes) : 0);
    return made.classes;
  };
}

const wordsOf = (classes: readonly LegClass[]): number => classes.reduce((sum, { outs, back }) => sum + outs.reduce((words, out) => words + (out?.length ?? 0), back.length), 0);

function makeClasses(query: Query, filters: LegFilters, pair: RoutePair): LegClass[] {
  const { seriesCarrier } = query.index.columns;
  const carriersOf = (legs: readonly Leg[]): Set<number> => new Set(legs.map(({ series }) => seriesCarrier[series]!));
  const out = legsOf(query, filters, pair.out, false);
  const back = out.length === 0 ? [] : legsOf(query, filters, pair.back, true);
  if (back.length === 0) return [];
  const [carriers, others] = [carriersOf(out), carriersOf(back)];
  const common = carriers.intersection(others);
  const isOneCarrier = carriers.size === 1 && others.size === 1 && common.size === 1;
  return [...(isOneCarrier ? [] : [undefined]), ...common].map((carrier) => makeClass(query, out, back, carrier));
}

/** The class of a carrier, or of any. */
function makeClass(query: Query, out: readonly Leg[], back: readonly Leg[], carrier: number | undefined): LegClass {
  const { seriesCarrier, seriesOffset, seriesSaving } = query.index.columns;
  const isOf = ({ series }: Leg): boolean => carrier === undefined || seriesCarrier[series] === carrier;
  const outs: (Int32Array | undefined)[] = Array.from({ length: query.offsets }, () => undefined);
  const home: (Int32Array | undefined)[] = [undefined];
  const lower = (least: (Int32Array | undefined)[], at: number, { series, prices }: Leg): void => {
    const saving = carrier === undefined ? 0 : seriesSaving[series]! * query.heads.paying;
    least[at] = lowerLegs(least[at], prices, saving);
  };
  for (const leg of out.filter(isOf)) lower(outs, seriesOffset[leg.series]!, leg);
  for (const leg of back.filter(isOf)) lower(home, 0, leg);
  return { outs, back: home[0]! };
}

/** The cheaper of both by day, in place. */
function lowerLegs(least: Int32Array | undefined, prices: Int32Array, saving: number): Int32Array {
  if (least === undefined && saving === 0) return prices.slice();
  const lowered = least ?? new Int32Array(prices.length).fill(NONE);
  for (let day = 0; day < lowered.length; day += 1) {
    const price = prices[day]!;
    if (price < NONE && price - saving < lowered[day]!) lowered[day] = price - saving;
  }
  return lowered;
}
