/**
 * The cheapest holiday of each departure date and number of nights: of a hotel, of places, of
 * anywhere.
 */
import { addDays, isoDate, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { calendarTotals, hasPrice } from '#server/price-index/calendar-totals.ts';
import { makeQuery } from '#server/price-index/query.ts';
import { readConsistently } from '#server/price-index/read-stable.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';

export type HolidayCalendar = {
  /** First departure date (check-in for hotel-only); the rows follow day by day. */
  readonly firstDate: IsoDate;
  /** Rows: fewer than asked where the days that can be sold end. */
  readonly days: number;
  /** Ascending. */
  readonly nights: readonly number[];
  /** Pence for the party by [day][nights]; 0 where nothing is to be had. */
  readonly totals: Int32Array;
};

export type CalendarCell = {
  readonly date: IsoDate;
  readonly nights: number;
  readonly total: number;
};

/**
 * The calendar of `days` departure dates from `from` under all filters of criteria that
 * checkCalendar calls sound. Each cell is the first price of the search for exactly that date and
 * those nights, cheapest first.
 */
export function holidayCalendar(
  index: SearchIndex,
  criteria: Criteria,
  from: IsoDate,
  days: number,
  today: IsoDate,
): HolidayCalendar {
  const asked: Criteria = {
    ...criteria,
    departureDate: from,
    departureRangeEndDate: addDays(from, days - 1),
    flexibility: 0,
  };
  return readConsistently(index, () => {
    const query = makeQuery(index, asked, today);
    const totals = calendarTotals(query, criteria.filters.price);
    return {
      firstDate: isoDate(query.firstDay),
      days: query.days,
      nights: query.nights,
      totals: totals.map((total) => (hasPrice(total) ? total : 0)),
    };
  });
}

/**
 * Cheapest cell of the days [from, to) of a calendar: earliest, then fewest nights among equals;
 * undefined when they have none.
 */
export function cheapestCell(
  { firstDate, days, nights, totals }: HolidayCalendar,
  from = 0,
  to = days,
): CalendarCell | undefined {
  let best = -1;
  for (let at = from * nights.length; at < to * nights.length; at += 1) {
    if (totals[at]! > 0 && (best < 0 || totals[at]! < totals[best]!)) best = at;
  }
  return best < 0
    ? undefined
    : {
        date: addDays(firstDate, Math.floor(best / nights.length)),
        nights: nights[best % nights.length]!,
        total: totals[best]!,
      };
}

/** The cheapest cell of each calendar month that has one, in order. */
export function cheapestOfMonths(calendar: HolidayCalendar): CalendarCell[] {
  const months = Map.groupBy(
    Array.from({ length: calendar.days }, (_, day) => day),
    (day) => addDays(calendar.firstDate, day).slice(0, 7),
  );
  return [...months.values()].flatMap(
    (days) => cheapestCell(calendar, days[0], days.at(-1)! + 1) ?? [],
  );
}
