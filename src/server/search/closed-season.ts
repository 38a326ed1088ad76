import { inSeason } from '#domain/catalogue/local-tax.ts';
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { lineageOf, type Place } from '#server/catalogue/reference.ts';
import { WEEK } from './board/good-weeks.ts';
import { seasonStart } from './board/seasonal-places.ts';

/**
 * The season of the one place that is searched, or of the nearest above it that has one; undefined
 * when it is open on any day that was asked for, or where several places or hotels were.
 */
export function closedSeason({
  locationIds: [place, ...others],
  hotelIds,
  departureDate,
  departureRangeEndDate,
  flexibility,
}: Criteria): NonNullable<Place['season']> | undefined {
  if (place === undefined || others.length > 0 || hotelIds.length > 0) return undefined;
  const season = lineageOf(place).find((one) => one.season)?.season;
  if (!season) return undefined;
  const last = addDays(departureRangeEndDate, flexibility);
  for (let day = addDays(departureDate, -flexibility); day <= last; day = addDays(day, 1))
    if (inSeason(season, day)) return undefined;
  return season;
}

/**
 * The first day from `earliest` on from which a week in a place is in season: the place is open,
 * and its beaches are warm enough; of a country or region, at least half of its resorts and towns.
 */
export const inSeasonFrom = (placeId: string, earliest: IsoDate): IsoDate =>
  seasonStart(placeId, earliest, WEEK);
