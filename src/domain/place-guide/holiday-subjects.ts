/**
 * What `/holidays/{subject}` can be: a theme, a month, both, the next four weeks, or a year; and
 * the search that each stands for (ROUTE-20). The list is closed: any other address is not found.
 */
import { addDays, addMonths, MONTH_NAMES, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { editsBetween } from '#domain/spelling.ts';
import {
  isInMonth,
  isTheme,
  leadMonth,
  themedCriteria,
  ALL_THEMES,
  type HolidayTheme,
} from './holiday-themes.ts';

/** What leaves in the next four weeks. */
export const LATE_DEALS = 'late-deals';
const LATE_DAYS = 28;

/** Bookable hotels without which a page would say too little. */
export const FEWEST_HOTELS = 20;

/** A page of holidays with its search. */
export type Landing = {
  /** Below `/holidays/`: `june-2027/all-inclusive`. */
  readonly path: string;
  /** `2027-06`; none on a theme's own page and for the next four weeks. */
  readonly month?: string;
  readonly theme?: HolidayTheme;
  /** Of a theme the month that it begins with. */
  readonly criteria: Criteria;
};

/** DATE-12: until this day of December "this year" is the current year. */
const CUTOFF = '12-15';

/**
 * The year that quick links offer on a day: until 15 December the current one, after it the next
 * (DATE-12).
 */
export function travelYear(today: IsoDate): number {
  const year = Number(today.slice(0, 4));
  return today.slice(5) > CUTOFF ? year + 1 : year;
}

/**
 * Months of a year, `2027-06`, in which a holiday can still leave when `earliest` is the first day
 * that can be booked.
 */
export function monthsToTravel(year: number, earliest: IsoDate): string[] {
  const latest = latestDeparture(earliest);
  return MONTH_NAMES.map((_, at) => `${year}-${String(at + 1).padStart(2, '0')}`).filter(
    (month) => month >= earliest.slice(0, 7) && month <= latest.slice(0, 7),
  );
}

/** The years in which a holiday can leave. */
export const yearsToTravel = (earliest: IsoDate): number[] => {
  const first = Number(earliest.slice(0, 4));
  return [first, first + 1, first + 2].filter((year) => monthsToTravel(year, earliest).length > 0);
};

/** Every month in which a holiday can leave, in order. */
export const allMonths = (earliest: IsoDate): string[] =>
  yearsToTravel(earliest).flatMap((year) => monthsToTravel(year, earliest));

/** The address of a month, `june-2027` of `2027-06`. */
export const monthSubject = (month: string): string => `${nameOf(month)}-${month.slice(0, 4)}`;

/** The month of a name without a year, `june`: the next that can be booked. */
export const nextMonthOf = (subject: string, earliest: IsoDate): string | undefined =>
  allMonths(earliest).find((month) => nameOf(month) === subject);

/**
 * The page of `/holidays/{subject}/{theme}`; undefined for what is none: a month that cannot be
 * booked, a theme out of its season, a pair in the other order.
 */
export function readLanding(
  subject: string,
  theme: string | undefined,
  earliest: IsoDate,
): Landing | undefined {
  const untouched = { ...defaultCriteria(earliest), sort: 'PRICE_LOW_HIGH' } as const;
  const months = allMonths(earliest);
  if (theme === undefined && subject === LATE_DEALS)
    return { path: subject, criteria: { ...untouched, ...lateDays(earliest) } };
  if (theme === undefined && isTheme(subject)) {
    const lead = leadMonth(subject, months);
    const days = lead === undefined ? {} : daysOf(lead, earliest);
    const criteria = themedCriteria(subject, { ...untouched, ...days });
    return { path: subject, theme: subject, criteria };
  }
  const month = months.find((one) => monthSubject(one) === subject);
  if (month === undefined) return undefined;
  const inMonth = { ...untouched, ...daysOf(month, earliest) };
  if (theme === undefined) return { path: subject, month, criteria: inMonth };
  if (!isTheme(theme) || !isInMonth(theme, month)) return undefined;
  const criteria = themedCriteria(theme, inMonth);
  return { path: `${subject}/${theme}`, month, theme, criteria };
}

/** Every page but the pairs, below `/holidays/`. */
export const landingPaths = (earliest: IsoDate): string[] => [
  LATE_DEALS,
  ...ALL_THEMES,
  ...allMonths(earliest).map(monthSubject),
  ...yearsToTravel(earliest).map(String),
];

/** Up to `most` pages for an address that has none: of the pair its halves, then by spelling. */
export function nearestLandings(
  subject: string,
  theme: string | undefined,
  { earliest, most }: { readonly earliest: IsoDate; readonly most: number },
): string[] {
  const asked = `${subject}${theme === undefined ? '' : `/${theme}`}`;
  const paths = landingPaths(earliest).filter((path) => path !== asked);
  const halves = paths.filter((path) => theme !== undefined && [subject, theme].includes(path));
  const bySpelling = paths
    .map((path) => ({ path, edits: editsBetween(subject, path) }))
    .toSorted((a, b) => a.edits - b.edits);
  return [...new Set([...halves, ...bySpelling.map(({ path }) => path)])].slice(0, most);
}

type DepartureDays = Pick<Criteria, 'departureDate' | 'departureRangeEndDate' | 'flexibility'>;

/** The days of a month on which a holiday can leave. */
function daysOf(month: string, earliest: IsoDate): DepartureDays {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const latest = latestDeparture(earliest);
  return {
    departureDate: first < earliest ? earliest : first,
    departureRangeEndDate: last > latest ? latest : last,
    flexibility: 0,
  };
}

const lateDays = (earliest: IsoDate): DepartureDays => ({
  departureDate: earliest,
  departureRangeEndDate: addDays(earliest, LATE_DAYS - 1),
  flexibility: 0,
});

/** The last day that can be booked when `earliest` is the first. */
const latestDeparture = (earliest: IsoDate): IsoDate =>
  addDays(earliest, LATEST_DEPARTURE_DAYS - EARLIEST_DEPARTURE_DAYS);

const nameOf = (month: string): string | undefined =>
  MONTH_NAMES[Number(month.slice(5)) - 1]?.toLowerCase();
