/** The order of results: total, with ties by hotel id, so that pages never overlap or skip. */
import { RESULTS_PER_PAGE, type Sort } from '#domain/search/criteria.ts';
import type { ResultSet } from './evaluate.ts';
import type { SearchIndex } from '../search-index.ts';

/** Larger than any number of hotels; keys stay whole below 2⁵³. */
const RANKS = 2 ** 21;

/** Positions in the result set of the hotels on page `page` (from 1). */
export function pageOf(index: SearchIndex, { hotels, totals }: ResultSet, sort: Sort, page: number): number[] {
  const { hotelRank } = index.columns;
  const weigh = weightOf(index, sort);
  const keys = Float64Array.from(hotels, (hotel, i) => weigh(hotel, totals[i]!) * RANKS + hotelRank[hotel]!);
  const positions = new Map(hotels.map((hotel, i) => [hotelRank[hotel]!, i]));
  const first = (page - 1) * RESULTS_PER_PAGE;
  return Array.from(keys.sort().subarray(first, first + RESULTS_PER_PAGE), (key) => positions.get(((key % RANKS) + RANKS) % RANKS)!);
}

/** Ascending weight = earlier. */
function weightOf({ columns }: SearchIndex, sort: Sort): (hotel: number, total: number) => number {
  switch (sort) {
    case 'POPULARITY': return (hotel) => -columns.hotelPopularity[hotel]!;
    case 'PRICE_LOW_HIGH': return (_, total) => total;
    case 'PRICE_HIGH_LOW': return (_, total) => -total;
    case 'STAR_RATING': return (hotel) => -columns.hotelStars[hotel]!;
    case 'TRIP_ADVISOR_SCORE': return (hotel) => -columns.hotelReview[hotel]!;
  }
}
