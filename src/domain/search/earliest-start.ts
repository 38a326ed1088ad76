/** The first date on which a holiday to the chosen places can start (DATE-04..07). */
import { inSeason } from '#domain/catalogue/local-tax.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Criteria } from './criteria.ts';

/** When a destination can be visited; `season` is yearly, `MM-DD`, and may run over New Year. */
export type Opening = {
  readonly availableFrom: IsoDate | null;
  readonly season: { readonly start: string; readonly end: string } | null;
};

/**
 * The latest of the domain's start, the destination's and the season's; an ended season gives next
 * year's start (DATE-06, DATE-07).
 */
export function earliestStart(domainStart: IsoDate, { availableFrom, season }: Opening): IsoDate {
  const open = availableFrom !== null && availableFrom > domainStart ? availableFrom : domainStart;
  if (season === null || inSeason(season, open)) return open;
  const year = Number(open.slice(0, 4));
  const thisYear = `${year}-${season.start}`;
  return thisYear >= open ? thisYear : `${year + 1}-${season.start}`;
}

/**
 * Criteria after the destinations changed: untouched dates move forward to the earliest start of
 * any of them, chosen dates stay (DATE-04, DATE-05).
 */
export function moveDates(
  criteria: Criteria,
  defaults: Criteria,
  openings: readonly Opening[],
): Criteria {
  const untouched =
    criteria.departureDate === defaults.departureDate &&
    criteria.departureRangeEndDate === defaults.departureRangeEndDate;
  const starts = openings
    .map((opening) => earliestStart(defaults.departureDate, opening))
    .toSorted();
  const first = starts[0];
  return untouched && first !== undefined && first > criteria.departureDate
    ? { ...criteria, departureDate: first, departureRangeEndDate: first }
    : criteria;
}
