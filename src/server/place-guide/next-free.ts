/** The first holiday that can be had from some day on. */
import { addDays, daysBetween, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import {
  MAX_CALENDAR_DAYS,
  MAX_CALENDAR_NIGHTS,
  MAX_NIGHTS,
  MIN_NIGHTS,
} from '#domain/search/limits.ts';
import type { Offer } from '#server/price-index/offer.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import {
  cheapestCell,
  holidayCalendar,
  type CalendarCell,
  type HolidayCalendar,
} from '#server/search/holiday-calendar.ts';
import { topOffers } from '#server/search/search-holidays.ts';
import { onTheDay } from './cheapest-months.ts';
import { keepOfIndex } from './kept-answer.ts';

/** First and last day of departure that are looked at. */
type Days = { readonly from: IsoDate; readonly latest: IsoDate };

const keep = keepOfIndex<Offer | undefined>();

/**
 * The cheapest holiday of the first day that has one, under criteria that checkCalendar calls
 * sound; where their own nights are to be had on no day, and hotels are named, of the other lengths
 * of stay, those nearest to them first. Undefined where there is nothing at all. Kept for a minute;
 * `now` in milliseconds.
 */
export function nextFree(
  index: SearchIndex,
  criteria: Criteria,
  days: Days,
  { today, now }: { readonly today: IsoDate; readonly now: number },
): Offer | undefined {
  return keep(index, JSON.stringify([today, days, criteria]), now, () => {
    // Other nights of thousands of hotels would cost as much as three searches of everything.
    const tries = criteria.hotelIds.length > 0 ? nightsByNearness(criteria.nights) : [];
    for (const nights of [criteria.nights, ...tries]) {
      const offer = firstOffer(index, { ...criteria, nights }, days, today);
      if (offer) return offer;
    }
    return undefined;
  });
}

function firstOffer(
  index: SearchIndex,
  criteria: Criteria,
  { from, latest }: Days,
  today: IsoDate,
): Offer | undefined {
  for (let day = from; day <= latest;) {
    const days = Math.min(MAX_CALENDAR_DAYS, daysBetween(day, latest) + 1);
    const cell = firstCell(holidayCalendar(index, criteria, day, days, today));
    const [offer] = cell ? topOffers(index, onTheDay(criteria, cell), 1, today) : [];
    if (offer) return offer;
    // Sold since the calendar was read: the day after is the next.
    day = cell ? addDays(cell.date, 1) : addDays(day, days);
  }
  return undefined;
}

/** The cheapest of the first day of a calendar that has any. */
function firstCell(calendar: HolidayCalendar): CalendarCell | undefined {
  const day = Math.floor(calendar.totals.findIndex((total) => total > 0) / calendar.nights.length);
  return day < 0 ? undefined : cheapestCell(calendar, day, day + 1);
}

/** All other lengths of stay, as many at a time as a calendar takes, the nearest first. */
function nightsByNearness(asked: readonly number[]): number[][] {
  const distance = (nights: number): number =>
    Math.min(...asked.map((one) => Math.abs(one - nights)));
  const others = Array.from({ length: MAX_NIGHTS - MIN_NIGHTS + 1 }, (_, at) => MIN_NIGHTS + at)
    .filter((nights) => !asked.includes(nights))
    .toSorted((a, b) => distance(a) - distance(b));
  return Array.from({ length: Math.ceil(others.length / MAX_CALENDAR_NIGHTS) }, (_, at) =>
    others.slice(at * MAX_CALENDAR_NIGHTS, (at + 1) * MAX_CALENDAR_NIGHTS),
  );
}
