/** What a visitor asks for. The address is its only owner (architecture: section 3). */
import type { IsoDate } from '#domain/dates.ts';
import type { Party } from '#domain/party.ts';
import type { Filters } from './filters.ts';

export const SEARCH_TYPES = ['HOLIDAY', 'CITY_BREAK', 'UNKNOWN'] as const;
/** `UNKNOWN` is a hotel-only search (decisions: Search). */
export type SearchType = (typeof SEARCH_TYPES)[number];

export const SORTS = [
  'POPULARITY',
  'PRICE_LOW_HIGH',
  'PRICE_HIGH_LOW',
  'STAR_RATING',
  'TRIP_ADVISOR_SCORE',
] as const;
export type Sort = (typeof SORTS)[number];

/** RSLT-09, RSLT-10; decisions: Search. */
export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  POPULARITY: 'Most popular',
  PRICE_LOW_HIGH: 'Price (low to high)',
  PRICE_HIGH_LOW: 'Price (high to low)',
  STAR_RATING: 'Star rating',
  TRIP_ADVISOR_SCORE: 'Review score',
};

export const FLEXIBILITIES = [0, 1, 3] as const;
export type Flexibility = (typeof FLEXIBILITIES)[number];

export type Criteria = {
  readonly searchType: SearchType;
  /** Place ids; empty with empty `hotelIds` means anywhere. */
  readonly locationIds: readonly string[];
  readonly hotelIds: readonly number[];
  /** Place of the first chosen hotel (SRCH-04). */
  readonly hotelLocationId?: string;
  /** IATA codes; empty means any. */
  readonly departureAirports: readonly string[];
  /** First and last departure date (check-in for hotel-only); equal for a specific date. */
  readonly departureDate: IsoDate;
  readonly departureRangeEndDate: IsoDate;
  /** Days either side of a specific date; not applied to a range. */
  readonly flexibility: Flexibility;
  readonly nights: readonly number[];
  readonly party: Party;
  readonly filters: Filters;
  readonly sort: Sort;
  /** From 1; 20 a page (RSLT-06). */
  readonly page: number;
  /** Hold bags of the party, counted into every price: at most one a seat. */
  readonly bags: number;
};

export const RESULTS_PER_PAGE = 20;
