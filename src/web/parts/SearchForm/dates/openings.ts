import type { IsoDate } from '#domain/dates.ts';
import type { TravelSeason } from '#domain/market/travel-seasons.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { earliestStart, moveDates, type Opening } from '#domain/search/earliest-start.ts';
import type { PlaceChoice } from '../places/place-choice.ts';

/** When a place can be visited. */
export const openingOf = ({ availableFrom = null, seasonality }: PlaceChoice): Opening => ({
  availableFrom,
  season: seasonality ? { start: seasonality.startDate, end: seasonality.endDate } : null,
});

/** The first day on which any of the chosen places is open; with none the site's own (DATE-06). */
export const firstOpening = (earliest: IsoDate, places: readonly PlaceChoice[]): IsoDate =>
  places.map((place) => earliestStart(earliest, openingOf(place))).toSorted()[0] ?? earliest;

type Untouched = { readonly earliest: IsoDate; readonly season: TravelSeason | undefined };

/**
 * The day to which untouched dates move when these places are chosen; undefined when they stay
 * (DATE-04, DATE-05). Untouched are the first day of all, and the days of the season that a form
 * may begin with.
 */
export function movedDeparture(
  criteria: Criteria,
  { earliest, season }: Untouched,
  places: readonly PlaceChoice[],
): IsoDate | undefined {
  const defaults = defaultCriteria(earliest);
  const isOfSeason =
    season?.start === criteria.departureDate && season.end === criteria.departureRangeEndDate;
  const untouched = isOfSeason
    ? { ...defaults, departureDate: season.start, departureRangeEndDate: season.end }
    : defaults;
  const { departureDate } = moveDates(criteria, untouched, places.map(openingOf));
  return departureDate === criteria.departureDate ? undefined : departureDate;
}
