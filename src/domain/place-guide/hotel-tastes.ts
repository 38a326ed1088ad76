/** Hotels for different tastes: by which fixed rule each is chosen, and what it is searched by. */
import type { Criteria } from '#domain/search/criteria.ts';

export const HOTEL_TASTES = [
  'CHEAPEST',
  'BEST_REVIEWED',
  'WITH_CHILDREN',
  'ADULTS_ONLY',
  'STEP_FREE',
  'NEAREST_SEA',
  'ALL_INCLUSIVE',
  'FIVE_STARS',
] as const;
export type HotelTaste = (typeof HOTEL_TASTES)[number];

/** Tastes that a page shows; the later ones stand in where an earlier one has no hotel. */
export const SHOWN_TASTES = 5;
/** Fewer reviews say little. */
export const LEAST_REVIEWS = 30;

/** The search whose first hotel, or first that the rule accepts, is the one for a taste. */
export function criteriaForTaste(criteria: Criteria, taste: HotelTaste): Criteria {
  const cheapest: Criteria = { ...criteria, sort: 'PRICE_LOW_HIGH', page: 1 };
  const filtered = (filters: Partial<Criteria['filters']>): Criteria => ({
    ...cheapest,
    filters: { ...criteria.filters, ...filters },
  });
  const facility = (...facilities: Criteria['filters']['facilities']): Criteria =>
    filtered({ facilities: [...criteria.filters.facilities, ...facilities] });
  switch (taste) {
    case 'CHEAPEST':
      return cheapest;
    case 'BEST_REVIEWED':
      return { ...cheapest, sort: 'TRIP_ADVISOR_SCORE' };
    case 'WITH_CHILDREN':
      return facility('kids_club');
    case 'ADULTS_ONLY':
      return facility('adults_only');
    case 'STEP_FREE':
      return {
        ...facility('step_free'),
        filters: { ...facility('step_free').filters, adaptedRoom: true },
      };
    case 'NEAREST_SEA':
      return facility('beachfront');
    case 'ALL_INCLUSIVE':
      return filtered({ board: ['AI'] });
    case 'FIVE_STARS':
      return filtered({ stars: [5] });
  }
}
