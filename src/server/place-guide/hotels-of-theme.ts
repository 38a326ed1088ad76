/** Whether a theme has hotels enough in a month, without a search for each pair of them. */
import type { IsoDate } from '#domain/dates.ts';
import { monthSubject, readLanding } from '#domain/place-guide/holiday-subjects.ts';
import { themeFacts, type HolidayTheme } from '#domain/place-guide/holiday-themes.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { placesIn } from '#server/catalogue/groups.ts';
import type { ResultSet } from '#server/price-index/evaluate.ts';
import { listFacets } from '#server/price-index/facets.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { findAll } from '#server/search/search-holidays.ts';

/** `today`, and the first day that can be booked. */
type Days = { readonly today: IsoDate; readonly earliest: IsoDate };

type Wish = {
  readonly theme: HolidayTheme;
  /** `2027-06`. */
  readonly month: string;
  readonly fewest: number;
};

/**
 * Whether so many hotels of a theme can be booked in a month, as the search of their page finds
 * them. Most are found on its first day; only where they are not is the whole month looked through.
 * The search of the day alone, which all themes share, counts its options and says where its hotels
 * lie: most themes need no other.
 */
export function hasHotelsEnough(
  index: SearchIndex,
  { theme, month, fewest }: Wish,
  { today, earliest }: Days,
): boolean {
  const landing = readLanding(monthSubject(month), theme, earliest);
  const whole = readLanding(monthSubject(month), undefined, earliest);
  if (!landing || !whole) return false;
  return [firstDay, allDays].some((part) => {
    const most = hasStaysOfItsOwn(theme)
      ? Infinity
      : mostOfTheme(index, theme, findAll(index, part(whole.criteria), today));
    const isExact = most < Infinity && Object.keys(themeFacts(theme).filters ?? {}).length < 2;
    const found =
      isExact || most < fewest ? most : findAll(index, part(landing.criteria), today).hotels.length;
    return found >= fewest;
  });
}

/** Hotels that can be booked on one of the days can be on all of them. */
const firstDay = (criteria: Criteria): Criteria => ({
  ...criteria,
  departureRangeEndDate: criteria.departureDate,
});
const allDays = (criteria: Criteria): Criteria => criteria;

/** Whether it is sold for other nights, or as something else, than a month by itself. */
function hasStaysOfItsOwn(theme: HolidayTheme): boolean {
  const { nights, searchType } = themeFacts(theme);
  return nights !== undefined || searchType !== undefined;
}

/** Hotels of a month that are in the theme's places, or have the rarest of its options. */
function mostOfTheme(index: SearchIndex, theme: HolidayTheme, result: ResultSet): number {
  const { filters = {}, locationIds } = themeFacts(theme);
  if (locationIds) return hotelsIn(index, result, locationIds);
  const options = new Set(Object.values(filters).flat().map(String));
  const { board, stars, facilities } = listFacets(result.facets);
  const counts = [...board, ...stars, ...facilities].filter(({ value }) => options.has(value));
  return Math.min(...counts.map(({ count }) => count));
}

/** Hotels of a result that lie in any of these places or groups. */
function hotelsIn(
  { facts, placeAt }: SearchIndex,
  { hotels }: ResultSet,
  locationIds: readonly string[],
): number {
  const places = placesIn(locationIds).flatMap((id) => facts.places[placeAt.get(id) ?? -1] ?? []);
  const isIn = new Uint8Array(Math.max(0, ...places.map(({ hotelEnd }) => hotelEnd)));
  for (const { hotelStart, hotelEnd } of places) isIn.fill(1, hotelStart, hotelEnd);
  let count = 0;
  for (const hotel of hotels) count += isIn[hotel] ?? 0;
  return count;
}
