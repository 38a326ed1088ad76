import type { Pool } from 'pg';
import { readReviews, type GuestReview, type HotelFacts } from '#server/catalogue/hotels.ts';

/** The score of a hotel; reviews are read when they are asked for, once. */
export type AskedReviews = {
  readonly rating: number;
  readonly reviewCount: number;
  readonly reviewsUrl: string;
  /** Numbers of reviews with 1, 2, 3, 4 and 5. */
  readonly distribution: readonly number[];
  readonly read: () => Promise<readonly GuestReview[]>;
};

export function askReviews(hotel: HotelFacts, pool: Pool): AskedReviews {
  let reviews: Promise<readonly GuestReview[]> | undefined;
  return {
    rating: hotel.reviewScore,
    reviewCount: hotel.reviewCount,
    reviewsUrl: '#reviews',
    distribution: hotel.reviewDistribution,
    read: () => (reviews ??= readReviews(pool, hotel.id)),
  };
}
