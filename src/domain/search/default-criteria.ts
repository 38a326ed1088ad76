import type { IsoDate } from '#domain/dates.ts';
import type { Criteria } from './criteria.ts';
import { NO_FILTERS } from './filters.ts';

/** The untouched search form; `earliest` is the first day that can be chosen (SRCH-02, DATE-08). */
export const defaultCriteria = (earliest: IsoDate): Criteria => ({
  searchType: 'HOLIDAY',
  locationIds: [],
  hotelIds: [],
  departureAirports: [],
  departureDate: earliest,
  departureRangeEndDate: earliest,
  flexibility: 3,
  nights: [7],
  party: [{ adults: 2, childAges: [] }],
  filters: NO_FILTERS,
  sort: 'POPULARITY',
  page: 1,
  bags: 0,
});
