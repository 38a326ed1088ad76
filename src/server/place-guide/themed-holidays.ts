/** The cheapest holiday of a theme, and how many hotels there are to choose from. */
import type { IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { Offer } from '#server/price-index/offer.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { discoverPlaces } from '#server/search/discover-places.ts';
import { keepOfIndex } from './kept-answer.ts';

export type ThemedHoliday = {
  /** That can be booked. */
  readonly hotels: number;
  /** The cheapest of all. */
  readonly offer: Offer | undefined;
};

const keep = keepOfIndex<ThemedHoliday>();

/**
 * What criteria that checkCriteria calls sound, those of a theme, find first. Kept for a minute;
 * `now` in milliseconds.
 */
export const themedHoliday = (
  index: SearchIndex,
  criteria: Criteria,
  { today, now }: { readonly today: IsoDate; readonly now: number },
): ThemedHoliday =>
  keep(index, JSON.stringify([today, criteria]), now, () => {
    const wish = { level: 'country', first: 1 } as const;
    const { hotels, places } = discoverPlaces(index, criteria, wish, today);
    return { hotels, offer: places[0]?.offer };
  });
