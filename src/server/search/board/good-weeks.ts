/** What the board of departures takes for a good holiday. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';

/** Of well reviewed hotels of four stars and more the cheapest first. */
export const GOOD = {
  searchType: 'HOLIDAY',
  locationIds: [],
  hotelIds: [],
  flexibility: 0,
  filters: { ...NO_FILTERS, stars: [4, 5], review: 4 },
  sort: 'PRICE_LOW_HIGH',
  page: 1,
  bags: 0,
} as const;

/** Nights of a week. */
export const WEEK = 7;

type Days = { readonly start: IsoDate; readonly end: IsoDate };

/** Good weeks for two from an airport that leave on one of these days. */
export const goodWeeks = (airport: string, { start, end }: Days): Criteria => ({
  ...GOOD,
  departureAirports: [airport],
  departureDate: start,
  departureRangeEndDate: end,
  nights: [WEEK],
  party: [{ adults: 2, childAges: [] }],
});

const MONTHS = { from: 21, step: 28, spans: 9, length: 27 };

/** Good weeks month after month, the first soon after the first day of departure. */
export const goodMonths = (airport: string, earliest: IsoDate): Criteria[] =>
  Array.from({ length: MONTHS.spans }, (_, span) => {
    const start = addDays(earliest, MONTHS.from + span * MONTHS.step);
    return goodWeeks(airport, { start, end: addDays(start, MONTHS.length) });
  });
