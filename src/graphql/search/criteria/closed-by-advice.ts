/** What is said where official advice closes what was asked for. */
import { addDays, daysBetween, type IsoDate } from '#domain/dates.ts';
import { HOLIDAY_REFUSALS } from '#domain/holiday/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { closedDepartures, isClosedByAdvice } from '#server/advice/advice-blocks.ts';
import { placesIn } from '#server/catalogue/groups.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { HolidayCalendar } from '#server/search/holiday-calendar.ts';

/** MSG-06 where advice closes every place and day of a search; null anywhere else. */
export async function adviceOnSearch(shop: WebContext, criteria: Criteria): Promise<string | null> {
  const { departureDate, departureRangeEndDate, flexibility } = criteria;
  const firstDay = addDays(departureDate, -flexibility);
  const lastDay = addDays(departureRangeEndDate, flexibility);
  const closed = await closedDays(shop, criteria, firstDay, lastDay);
  return closed.length > daysBetween(firstDay, lastDay) ? MESSAGE : null;
}

/**
 * The days of a calendar on which nothing is to be had and advice closes every place of its search,
 * with MSG-06; null where there are none.
 */
export async function adviceOnCalendar(
  shop: WebContext,
  criteria: Criteria,
  { firstDate, days, nights, totals }: HolidayCalendar,
): Promise<ClosedDates | null> {
  const isEmpty = (date: IsoDate): boolean => {
    const row = daysBetween(firstDate, date) * nights.length;
    return totals.subarray(row, row + nights.length).every((total) => total === 0);
  };
  const closed = await closedDays(shop, criteria, firstDate, addDays(firstDate, days - 1));
  const dates = closed.filter(isEmpty);
  return dates.length > 0 ? { message: MESSAGE, dates } : null;
}

type ClosedDates = { readonly message: string; readonly dates: readonly IsoDate[] };

const MESSAGE = sentenceOf(HOLIDAY_REFUSALS, 'advice_closed');

async function closedDays(
  { database, hotels }: WebContext,
  { locationIds, hotelIds, nights }: Criteria,
  firstDay: IsoDate,
  lastDay: IsoDate,
): Promise<readonly IsoDate[]> {
  const named = [...(await hotels(hotelIds)).values()].map(({ place }) => place.id);
  return closedDepartures(database, {
    placeIds: [...placesIn(locationIds), ...named],
    firstDay,
    lastDay,
    nights: Math.min(...nights),
  });
}

/** Why a holiday cannot be had: advice closes it (MSG-06), or it is sold out. */
export async function whyUnavailable(
  { database }: WebContext,
  hotel: HotelFacts | undefined,
  stay: { readonly checkIn: IsoDate; readonly nights: number },
): Promise<string> {
  const isClosed =
    hotel !== undefined && (await isClosedByAdvice(database, { placeId: hotel.place.id, ...stay }));
  return isClosed ? MESSAGE : sentenceOf(HOLIDAY_REFUSALS, 'no_availability');
}
