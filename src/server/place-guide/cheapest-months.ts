/** The cheapest holiday of each month that can be booked, each with the offer that it opens as. */
import { addDays, daysBetween, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { MAX_CALENDAR_DAYS } from '#domain/search/limits.ts';
import type { Offer } from '#server/price-index/offer.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import {
  cheapestOfMonths,
  holidayCalendar,
  type CalendarCell,
} from '#server/search/holiday-calendar.ts';
import { topOffers } from '#server/search/search-holidays.ts';
import { keepOfIndex } from './kept-answer.ts';

export type CheapestMonth = CalendarCell & {
  /** `2027-06`. */
  readonly month: string;
  readonly offer: Offer;
};

/** First and last day that can be booked. */
type Window = { readonly earliest: IsoDate; readonly latest: IsoDate };

const keep = keepOfIndex<CheapestMonth[]>();

/**
 * The cheapest holiday of each calendar month of departure in a window, in order, under criteria
 * that checkCalendar calls sound; a month with nothing is left out. Kept for a minute; `now` in
 * milliseconds.
 */
export function cheapestMonths(
  index: SearchIndex,
  criteria: Criteria,
  window: Window,
  { today, now }: { readonly today: IsoDate; readonly now: number },
): CheapestMonth[] {
  return keep(index, JSON.stringify([today, criteria]), now, () =>
    findMonths(index, criteria, window, today),
  );
}

function findMonths(
  index: SearchIndex,
  criteria: Criteria,
  { earliest, latest }: Window,
  today: IsoDate,
): CheapestMonth[] {
  const cells: CalendarCell[] = [];
  for (let from = earliest; from <= latest; from = addDays(from, MAX_CALENDAR_DAYS)) {
    const days = Math.min(MAX_CALENDAR_DAYS, daysBetween(from, latest) + 1);
    cells.push(...cheapestOfMonths(holidayCalendar(index, criteria, from, days, today)));
  }
  const byMonth = Map.groupBy(cells, ({ date }) => date.slice(0, 7));
  return [...byMonth].flatMap(([month, found]) => {
    // A month lies in two calendars where one ends and the next begins.
    const cell = found.toSorted((a, b) => a.total - b.total)[0]!;
    const [offer] = topOffers(index, onTheDay(criteria, cell), 1, today);
    return offer ? [{ ...cell, total: offer.total, month, offer }] : [];
  });
}

/** The search for the cheapest of a day and a number of nights. */
export const onTheDay = (criteria: Criteria, { date, nights }: CalendarCell): Criteria => ({
  ...criteria,
  departureDate: date,
  departureRangeEndDate: date,
  flexibility: 0,
  nights: [nights],
  sort: 'PRICE_LOW_HIGH',
  page: 1,
});
