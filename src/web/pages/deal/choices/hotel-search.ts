import type { IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import { readSearch } from '#web/parts/SearchForm/read-search.ts';
import type { DealHolidayFragment } from '../query.generated.ts';

/** The search that finds this hotel alone: same days, party and airports. */
export function hotelSearch(
  { searchQuery, hotel }: Pick<DealHolidayFragment, 'searchQuery' | 'hotel'>,
  earliest: IsoDate,
): Criteria {
  const { hotelLocationId: _, ...searched } = readSearch(searchQuery, earliest).criteria;
  return { ...searched, locationIds: [], hotelIds: [Number(hotel.id)], filters: NO_FILTERS };
}
