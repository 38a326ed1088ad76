/** Cheapest holidays by date: around a deal, and by week for a search. */
import { addDays, dayNumber, isoDate, weekday, type IsoDate } from '#domain/dates.ts';
import { calendarCost } from '#domain/search/check-calendar.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { withoutLeastPrice } from '#domain/search/filters.ts';
import {
  EARLIEST_DEPARTURE_DAYS,
  LATEST_DEPARTURE_DAYS,
  MAX_CALENDAR_COST,
} from '#domain/search/limits.ts';
import { calendarTotals, hasPrice } from '#server/price-index/calendar-totals.ts';
import { makeCalendar } from '#server/price-index/calendar.ts';
import type { Offer } from '#server/price-index/offer.ts';
import { makeQuery } from '#server/price-index/query.ts';
import { readConsistently } from '#server/price-index/read-stable.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { criteriaOfHoliday } from './alternatives.ts';
import type { Deal } from './deal.ts';

/** Nights that a deal page compares. */
export const COMPARED_NIGHTS = [3, 4, 7, 10, 11, 14];
const DAYS_AROUND = 14;
/** Bars of the week graph. */
export const WEEKS = 24;
const WEEKS_BEFORE = 5;

export type DateChoice = {
  readonly departureDate: IsoDate;
  readonly nights: number;
  readonly offer: Offer;
};

/**
 * The cheapest offer of each departure date within two weeks of `date`, per number of nights, by
 * date; `criteria` name the hotel.
 */
export function dateChoices(
  index: SearchIndex,
  criteria: Criteria,
  date: IsoDate,
  today: IsoDate,
  nights: readonly number[] = COMPARED_NIGHTS,
): DateChoice[] {
  const range = {
    departureDate: addDays(date, -DAYS_AROUND),
    departureRangeEndDate: addDays(date, DAYS_AROUND),
    nights,
  };
  return readConsistently(index, () => {
    const query = makeQuery(index, { ...criteria, ...range }, today);
    const { offer } = makeCalendar(query);
    return Array.from({ length: query.days }, (_, day) => day).flatMap((day) =>
      query.nights.flatMap((count, night) => {
        const found = offer(day, night);
        return found
          ? [
              {
                departureDate: found.flightQuote?.outbound.date ?? found.hotelQuote.checkIn,
                nights: count,
                offer: found,
              },
            ]
          : [];
      }),
    );
  });
}

/** A date choice of a deal; `cheapest` among those of as many nights. */
export type DealDate = DateChoice & { readonly chosen: boolean; readonly cheapest: boolean };

/** What the holiday of a deal costs on the dates around it. */
export function datesOfDeal(
  index: SearchIndex,
  { quotes, holiday }: Deal,
  today: IsoDate,
): DealDate[] {
  const criteria = criteriaOfHoliday(index, quotes.stay, quotes.flights);
  const choices = dateChoices(index, criteria, holiday.departureDate, today);
  const isAsLong = ({ nights }: DateChoice): boolean => nights === holiday.nights;
  const least = Math.min(...choices.filter(isAsLong).map(({ offer }) => offer.total));
  return choices.map((choice) => ({
    ...choice,
    chosen: isAsLong(choice) && choice.departureDate === holiday.departureDate,
    cheapest: isAsLong(choice) && choice.offer.total === least,
  }));
}

export type WeekChoice = {
  /** A Monday, or the first day that can be booked. */
  readonly startDate: IsoDate;
  /** Cheapest departure of the week; undefined when there is none. */
  readonly departureDate: IsoDate | undefined;
  /** Pence; undefined when there is none. */
  readonly total: number | undefined;
  /** Holds the searched date. */
  readonly chosen: boolean;
  /** The first of those with the least total. */
  readonly cheapest: boolean;
};

/**
 * The cheapest total of each of 24 weeks around a search, under its filters but for a least price;
 * none where that is more than a calendar may cost.
 */
export function weekChoices(index: SearchIndex, criteria: Criteria, today: IsoDate): WeekChoice[] {
  const filters = withoutLeastPrice(criteria.filters);
  if (calendarCost({ ...criteria, filters }, 7 * WEEKS) > MAX_CALENDAR_COST) return [];
  const earliest = addDays(today, EARLIEST_DEPARTURE_DAYS);
  const monday = addDays(criteria.departureDate, -((weekday(criteria.departureDate) + 6) % 7));
  const start = later(
    addDays(monday, -7 * WEEKS_BEFORE),
    addDays(earliest, -((weekday(earliest) + 6) % 7)),
  );
  const end = earlier(addDays(start, 7 * WEEKS - 1), addDays(today, LATEST_DEPARTURE_DAYS));
  return readConsistently(index, () => {
    const query = makeQuery(
      index,
      { ...criteria, departureDate: start, departureRangeEndDate: end, flexibility: 0 },
      today,
    );
    const totals = calendarTotals(query, filters.price);
    const first = later(start, earliest);
    const firstDay = dayNumber(first);
    const totalOn = (day: number): number => {
      const at = (day - firstDay) * query.nights.length;
      return Math.min(
        Infinity,
        ...totals.subarray(Math.max(0, at), Math.max(0, at + query.nights.length)),
      );
    };
    return markCheapest(
      Array.from({ length: WEEKS }, (_, week) =>
        makeWeek(addDays(start, 7 * week), criteria.departureDate, first, totalOn),
      ),
    );
  });
}

type Week = Omit<WeekChoice, 'cheapest'>;

function markCheapest(weeks: readonly Week[]): WeekChoice[] {
  const least = Math.min(...weeks.map(({ total }) => total ?? Infinity));
  const first = weeks.findIndex(({ total }) => total === least);
  return weeks.map((week, i) => ({ ...week, cheapest: i === first }));
}

function makeWeek(
  monday: IsoDate,
  chosenDate: IsoDate,
  first: IsoDate,
  totalOn: (day: number) => number,
): Week {
  const days = Array.from({ length: 7 }, (_, i) => dayNumber(monday) + i).filter(
    (day) => day >= dayNumber(first),
  );
  const cheapest = days
    .map((day) => ({ day, total: totalOn(day) }))
    .filter(({ total }) => hasPrice(total))
    .toSorted((a, b) => a.total - b.total)[0];
  return {
    startDate: later(monday, first),
    departureDate: cheapest && isoDate(cheapest.day),
    total: cheapest?.total,
    chosen: chosenDate >= monday && chosenDate <= addDays(monday, 6),
  };
}

const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);

const earlier = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b);
