/** What is said where official advice closes what was asked for. */
import { addDays, type IsoDate } from '#domain/dates.ts';
import { HOLIDAY_REFUSALS } from '#domain/holiday/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { areDaysClosed, isClosedByAdvice } from '#server/advice/advice-blocks.ts';
import type { HotelFacts } from '#server/catalogue/hotels.ts';
import type { WebContext } from '#server/composition/web-context.ts';

/** MSG-06 where advice closes every place and day of a search; null anywhere else. */
export async function adviceOnSearch(
  { database, hotels }: WebContext,
  { locationIds, hotelIds, departureDate, departureRangeEndDate, flexibility, nights }: Criteria,
): Promise<string | null> {
  const named = [...(await hotels(hotelIds)).values()].map(({ place }) => place.id);
  const isClosed = await areDaysClosed(database, {
    placeIds: [...locationIds, ...named],
    firstDay: addDays(departureDate, -flexibility),
    lastDay: addDays(departureRangeEndDate, flexibility),
    nights: Math.min(...nights),
  });
  return isClosed ? sentenceOf(HOLIDAY_REFUSALS, 'advice_closed') : null;
}

/** Why a holiday cannot be had: advice closes it (MSG-06), or it is sold out. */
export async function whyUnavailable(
  { database }: WebContext,
  hotel: HotelFacts | undefined,
  stay: { readonly checkIn: IsoDate; readonly nights: number },
): Promise<string> {
  const isClosed =
    hotel !== undefined && (await isClosedByAdvice(database, { placeId: hotel.place.id, ...stay }));
  return sentenceOf(HOLIDAY_REFUSALS, isClosed ? 'advice_closed' : 'no_availability');
}
