/** The order of results: total, with ties by hotel id, so that pages never overlap or skip. */
import { RESULTS_PER_PAGE, type Sort } from '#domain/search/criteria.ts';
import type { Columns } from './columns.ts';
import type { ResultSet } from './evaluate.ts';
import type { SearchIndex } from '../search-index.ts';

/** Larger than any number of hotels; keys stay whole below 2⁵³. */
const RANKS = 2 ** 21;

/** Positions in the result set of the hotels on page `page` (from 1). */
export function pageOf({ columns }: SearchIndex, { hotels, totals }: ResultSet, sort: Sort, page: number): number[] {
  const { hotelRank } = columns;
  const weigh = WEIGHTS[sort];
  const first = (page - 1) * RESULTS_PER_PAGE;
  const keys = new Float64Array(hotels.length);
  for (let i = 0; i < hotels.length; i += 1) keys[i] = weigh(columns, hotels[i]!, totals[i]!) * RANKS + hotelRank[hotels[i]!]!;
  return smallest(keys, first + RESULTS_PER_PAGE).slice(first);
}

/** Pages deeper than this are cut out of a full sort. */
const MOST_KEPT = 200;

/** Positions of the `count` smallest keys, ascending; keys differ. */
function smallest(keys: Float64Array, count: number): number[] {
  if (count > MOST_KEPT) return Array.from(keys.keys()).toSorted((a, b) => keys[a]! - keys[b]!).slice(0, count);
  const kept: number[] = [];
  let threshold = Infinity;
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i]!;
    if (key >= threshold) continue;
    let at = kept.length;
    while (at > 0 && keys[kept[at - 1]!]! > key) at -= 1;
    kept.splice(at, 0, i);
    if (kept.length > count) kept.pop();
    if (kept.length === count) threshold = keys[kept[count - 1]!]!;
  }
  return kept;
}

/** Ascending weight = earlier. */
const WEIGHTS: Readonly<Record<Sort, (columns: Columns, hotel: number, total: number) => number>> = {
  POPULARITY: ({ hotelPopularity }, hotel) => -hotelPopularity[hotel]!,
  PRICE_LOW_HIGH: (_columns, _hotel, total) => total,
  PRICE_HIGH_LOW: (_columns, _hotel, total) => -total,
  STAR_RATING: ({ hotelStars }, hotel) => -hotelStars[hotel]!,
  TRIP_ADVISOR_SCORE: ({ hotelReview }, hotel) => -hotelReview[hotel]!,
};
