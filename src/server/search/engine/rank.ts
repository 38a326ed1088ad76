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
  const keys = Float64Array.from(hotels, (hotel, i) => weigh(columns, hotel, totals[i]!) * RANKS + hotelRank[hotel]!);
  const positions = new Map(hotels.map((hotel, i) => [hotelRank[hotel]!, i]));
  const first = (page - 1) * RESULTS_PER_PAGE;
  return Array.from(keys.sort().subarray(first, first + RESULTS_PER_PAGE), (key) => positions.get(((key % RANKS) + RANKS) % RANKS)!);
}

/** Ascending weight = earlier. */
const WEIGHTS: Readonly<Record<Sort, (columns: Columns, hotel: number, total: number) => number>> = {
  POPULARITY: ({ hotelPopularity }, hotel) => -hotelPopularity[hotel]!,
  PRICE_LOW_HIGH: (_columns, _hotel, total) => total,
  PRICE_HIGH_LOW: (_columns, _hotel, total) => -total,
  STAR_RATING: ({ hotelStars }, hotel) => -hotelStars[hotel]!,
  TRIP_ADVISOR_SCORE: ({ hotelReview }, hotel) => -hotelReview[hotel]!,
};
