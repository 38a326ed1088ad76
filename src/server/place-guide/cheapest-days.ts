/** The cheapest holiday of each day of departure, each with the offer that it opens as. */
import { addDays, daysBetween, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { Offer } from '#server/price-index/offer.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { discoverPlaces } from '#server/search/discover-places.ts';
import { keepOfIndex } from './kept-answer.ts';

const keep = keepOfIndex<Offer[]>();

/**
 * The cheapest holiday of each day of criteria that checkCriteria calls sound, in order; a day with
 * nothing is left out. Kept for a minute; `now` in milliseconds.
 */
export const cheapestDays = (
  index: SearchIndex,
  criteria: Criteria,
  { today, now }: { readonly today: IsoDate; readonly now: number },
): Offer[] =>
  keep(index, JSON.stringify([today, criteria]), now, () =>
    daysOf(criteria).flatMap((day) => {
      const onTheDay: Criteria = {
        ...criteria,
        departureDate: day,
        departureRangeEndDate: day,
        flexibility: 0,
      };
      const { places } = discoverPlaces(index, onTheDay, { level: 'country', first: 1 }, today);
      return places.map(({ offer }) => offer);
    }),
  );

function daysOf({ departureDate, departureRangeEndDate }: Criteria): IsoDate[] {
  const days = daysBetween(departureDate, departureRangeEndDate) + 1;
  return Array.from({ length: days }, (_, day) => addDays(departureDate, day));
}
