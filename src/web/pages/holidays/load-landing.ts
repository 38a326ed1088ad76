import type { IsoDate } from '#domain/dates.ts';
import {
  allMonths,
  FEWEST_HOTELS,
  LATE_DEALS,
  monthSubject,
  readLanding,
  type Landing,
} from '#domain/place-guide/holiday-subjects.ts';
import { isInMonth, ALL_THEMES } from '#domain/place-guide/holiday-themes.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { monthName } from '#web/parts/in-few-words.ts';
import { pricedApart } from '#web/parts/PlacePrices/posters-apart.ts';
import type { LandingLook } from './landing-address.ts';
import {
  HolidaysInMonth,
  HolidaysOfTheme,
  LateHolidays,
  type HolidaysInMonthQuery,
  type HolidaysOfThemeQuery,
} from './query.generated.ts';

/** A page of holidays with its prices and form; undefined where too few hotels can be booked. */
export async function loadLanding(
  call: DataCall,
  landing: Landing,
  look: LandingLook,
  { earliest, reviews }: { readonly earliest: IsoDate; readonly reviews: boolean },
) {
  const criteria = withStops(landing.criteria, look);
  const asked = {
    criteria: makeCriteriaInput(criteria),
    order: look.order,
    theme: landing.theme ?? '',
    reviews,
  };
  const [{ discover, departureAirports, customerReviews = [], ...found }, holidays] =
    await Promise.all([
      isOfDays(landing)
        ? call(HolidaysInMonth, { ...asked, ...daysAround(landing, look, earliest) })
        : call(HolidaysOfTheme, asked),
      landing.path === LATE_DEALS ? findLate(call, criteria) : [],
    ]);
  const isWhole = look.stops === 'any';
  if (isWhole && discover.hotels < FEWEST_HOTELS) return undefined;
  return {
    path: landing.path,
    month: landing.month,
    /** Of the kind of holiday, or of the month alone. */
    poster:
      found.themePoster ?? ('monthPosters' in found ? found.monthPosters[0]?.picture : undefined),
    theme: landing.theme,
    criteria,
    look,
    discover: { ...discover, places: pricedApart(discover.places) },
    holidays,
    days: 'cheapestDays' in found ? found.cheapestDays.days : undefined,
    months: 'cheapestMonths' in found ? monthsSold(landing, found.cheapestMonths) : undefined,
    pairs: 'themes' in found ? pairsOf(landing, found.themes) : monthPairs(landing, found),
    schoolHolidays: 'schoolHolidays' in found ? found.schoolHolidays : [],
    around: monthsAround(landing, earliest),
    departureAirports,
    reviews: customerReviews,
  };
}

export type LoadedLanding = NonNullable<Awaited<ReturnType<typeof loadLanding>>>;
export type Priced = NonNullable<LoadedLanding['days']>[number];

/** How many of them are shown by name. */
const MOST_LATE = 12;

/** The hotels that cost least, each on the day when it does. */
async function findLate(call: DataCall, criteria: Landing['criteria']) {
  const cheapestFirst = { ...makeCriteriaInput(criteria), sort: 'PRICE_LOW_HIGH' as const };
  const { packageSearchResults } = await call(LateHolidays, { criteria: cheapestFirst });
  return packageSearchResults.packages.slice(0, MOST_LATE);
}

/** A theme's own page is of all months, any other of its days. */
const isOfDays = ({ theme, month }: Landing): boolean => theme === undefined || month !== undefined;

const withStops = (criteria: Landing['criteria'], { stops }: LandingLook): Landing['criteria'] =>
  stops === 'any' ? criteria : { ...criteria, filters: { ...criteria.filters, stops: [stops] } };

const pairedThemes = (month: string, own: Landing['theme']) =>
  ALL_THEMES.filter((theme) => theme !== own && isInMonth(theme, month));

/** The days of the page without its theme, for the themes that pair with them. */
function daysAround({ month, theme, criteria }: Landing, look: LandingLook, earliest: IsoDate) {
  const own =
    month === undefined ? undefined : readLanding(monthSubject(month), undefined, earliest);
  const plain = withStops({ ...(own?.criteria ?? criteria), filters: NO_FILTERS }, look);
  return {
    inMonth: makeCriteriaInput(plain),
    months: [month ?? criteria.departureDate.slice(0, 7)],
    from: criteria.departureDate,
    until: criteria.departureRangeEndDate,
    themes: month === undefined ? [] : pairedThemes(month, theme),
  };
}

/** Of the months of its places those in which the theme is sold. */
const monthsSold = (
  { theme }: Landing,
  { months }: HolidaysOfThemeQuery['cheapestMonths'],
): HolidaysOfThemeQuery['cheapestMonths']['months'] =>
  months.filter(({ month }) => theme === undefined || isInMonth(theme, month));

/** Themes with a page of the same month, each with its cheapest holiday. */
const pairsOf = ({ path }: Landing, themes: HolidaysInMonthQuery['themes']) =>
  themes.flatMap(({ id, name, hotels, cheapest }) =>
    cheapest && hotels >= FEWEST_HOTELS
      ? [{ id, name, cheapest, path: `${path.split('/')[0]}/${id}` }]
      : [],
  );

/** Months with a page of the same theme, each with its cheapest holiday. */
const monthPairs = (
  { path }: Landing,
  { monthsOfTheme, cheapestMonths }: Pick<HolidaysOfThemeQuery, 'monthsOfTheme' | 'cheapestMonths'>,
) =>
  cheapestMonths.months
    .filter(({ month }) => monthsOfTheme.includes(month))
    .map(({ month, ...cheapest }) => ({
      id: month,
      name: monthName(month),
      cheapest,
      path: `${monthSubject(month)}/${path}`,
    }));

/** The months before and after the page's, where it is of one alone. */
function monthsAround({ month, theme }: Landing, earliest: IsoDate) {
  if (month === undefined || theme !== undefined) return {};
  const months = allMonths(earliest);
  const at = months.indexOf(month);
  return { before: months[at - 1], after: months[at + 1] };
}
