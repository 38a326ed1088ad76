import type { Sort } from './criteria.ts';

/** RSLT-09, RSLT-10; decisions: Search. */
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  POPULARITY: 'Most popular',
  PRICE_LOW_HIGH: 'Price (low to high)',
  PRICE_HIGH_LOW: 'Price (high to low)',
  STAR_RATING: 'Star rating',
  TRIP_ADVISOR_SCORE: 'Review score',
};
