/** What a visitor asks for. The address is its only owner (architecture: section 3). */
import type { BoardCode } from '#domain/catalogue/board.ts';
import type { Facility } from '#domain/catalogue/facilities.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import type { Party } from '#domain/party.ts';

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

export const FLEXIBILITIES = [0, 1, 3] as const;
export type Flexibility = (typeof FLEXIBILITIES)[number];

export const TIME_BANDS = ['early_morning', 'morning', 'afternoon', 'evening'] as const;
/** Local departure time: [00:00–07:00), [07:00–12:00), [12:00–17:00), [17:00–24:00) (DATE-20). */
export type TimeBand = (typeof TIME_BANDS)[number];

export const REVIEW_STEPS = [3, 3.5, 4, 4.5] as const;
export type ReviewStep = (typeof REVIEW_STEPS)[number];

export const STOPS = ['direct', 'indirect'] as const;
export type Stops = (typeof STOPS)[number];

/**
 * Filters; an empty list or undefined means no filter. Groups combine with AND; `facilities` all
 * required, other lists any of.
 */
export type Filters = {
  readonly board: readonly BoardCode[];
  readonly stars: readonly number[];
  /** Review score at least (out of 5). */
  readonly review: ReviewStep | undefined;
  /** Total price for the whole party in pence, inclusive bounds. */
  readonly price: { readonly min?: Pence; readonly max?: Pence };
  readonly facilities: readonly Facility[];
  /** Place ids below the searched places. */
  readonly areas: readonly string[];
  /** Carrier IATA codes; hold for both legs. */
  readonly carriers: readonly string[];
  readonly stops: readonly Stops[];
  readonly outboundTime: readonly TimeBand[];
  readonly inboundTime: readonly TimeBand[];
  readonly freeCancellation: boolean;
  readonly holdBagIncluded: boolean;
  /** The first room of the party is an adapted one. Without it only standard rooms are sold. */
  readonly adaptedRoom: boolean;
  /** Text in the hotel's name, case and accents ignored. */
  readonly hotelName: string;
};

export const NO_FILTERS: Filters = {
  board: [],
  stars: [],
  review: undefined,
  price: {},
  facilities: [],
  areas: [],
  carriers: [],
  stops: [],
  outboundTime: [],
  inboundTime: [],
  freeCancellation: false,
  holdBagIncluded: false,
  adaptedRoom: false,
  hotelName: '',
};

/**
 * The same filters without a least price, which the graph of weeks does not look at: under one each
 * hotel would be priced for itself.
 */
export const withoutLeastPrice = (filters: Filters): Filters => ({
  ...filters,
  price: filters.price.max === undefined ? {} : { max: filters.price.max },
});

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
