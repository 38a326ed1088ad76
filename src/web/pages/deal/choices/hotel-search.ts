import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import { EARLIEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { parseCriteria } from '#domain/search/parse-criteria.ts';
import type { DealHolidayFragment } from '../query.generated.ts';

/** The search that finds this hotel alone: same days, party and airports. */
export function hotelSearch(
  { searchQuery, hotel }: Pick<DealHolidayFragment, 'searchQuery' | 'hotel'>,
  earliest: IsoDate,
): Criteria {
  const today = addDays(earliest, -EARLIEST_DEPARTURE_DAYS);
  const { hotelLocationId: _, ...searched } = parseCriteria(searchQuery, {
    today,
    earliest,
  }).criteria;
  return { ...searched, locationIds: [], hotelIds: [Number(hotel.id)], filters: NO_FILTERS };
}
