/** Every price of one hotel at a glance: departure airport × departure date × nights. */
import { addDays, isoDate, type IsoDate } from '#domain/dates.ts';
import type { Party } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import {
  EARLIEST_DEPARTURE_DAYS,
  LATEST_DEPARTURE_DAYS,
  MAX_NIGHTS,
  MIN_NIGHTS,
} from '#domain/search/limits.ts';
import { makeGrid } from '#server/price-index/grid.ts';
import { makeQuery } from '#server/price-index/query.ts';
import { readConsistently } from '#server/price-index/read-stable.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';

export type HolidayGrid = {
  /** First departure date (check-in for hotel-only). */
  readonly firstDate: IsoDate;
  readonly days: number;
  /** 2 to 28. */
  readonly nights: readonly number[];
  /** By airport; an airport without any holiday is left out. */
  readonly sheets: readonly GridSheet[];
};

export type GridSheet = {
  /** IATA code of the departure airport; undefined for hotel-only. */
  readonly airport: string | undefined;
  /** Pence for the party by [nights][day]; 0 where nothing is to be had. */
  readonly totals: Int32Array;
};

export type GridCell = {
  readonly airport: string | undefined;
  readonly date: IsoDate;
  readonly nights: number;
  readonly total: number;
};

/** What of a search a grid honours besides the party. No airports = any. */
export type GridWishes = Partial<
  Pick<Criteria, 'searchType' | 'departureAirports' | 'filters' | 'bags'>
>;

/** Nights of every grid. */
export const GRID_NIGHTS = Array.from(
  { length: MAX_NIGHTS - MIN_NIGHTS + 1 },
  (_, i) => MIN_NIGHTS + i,
);

/**
 * The grid of a hotel over all dates that can be booked; without sheets when it is unknown or fails
 * the filters. Each total is that of the hotel in a search for exactly that airport, date and
 * nights.
 */
export function holidayGrid(
  index: SearchIndex,
  hotelId: number,
  party: Party,
  wishes: GridWishes,
  today: IsoDate,
): HolidayGrid {
  const criteria = gridCriteria(hotelId, party, wishes, today);
  const hotel = index.hotelAt.get(hotelId);
  return readConsistently(index, () => {
    const query = makeQuery(index, criteria, today);
    const sheets = hotel === undefined ? [] : makeGrid(query, hotel, criteria.filters.price);
    return {
      firstDate: isoDate(query.firstDay),
      days: query.days,
      nights: query.nights,
      sheets: sheets.map(({ airport, totals }) => ({
        airport: airport === undefined ? undefined : index.facts.airports[airport]!,
        totals,
      })),
    };
  });
}

/** The criteria whose filters, airports and party a grid honours. */
export const gridCriteria = (
  hotelId: number,
  party: Party,
  wishes: GridWishes,
  today: IsoDate,
): Criteria => ({
  ...defaultCriteria(addDays(today, EARLIEST_DEPARTURE_DAYS)),
  departureRangeEndDate: addDays(today, LATEST_DEPARTURE_DAYS),
  flexibility: 0,
  nights: GRID_NIGHTS,
  ...wishes,
  hotelIds: [hotelId],
  party,
});
