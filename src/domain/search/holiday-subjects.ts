/**
 * What `/holidays/{subject}` can be: a theme, a month or a year, and the search it stands for
 * (ROUTE-20).
 */
import { addDays, addMonths, type IsoDate } from '#domain/dates.ts';
import type { Criteria } from './criteria.ts';
import { defaultCriteria } from './default-criteria.ts';
import { NO_FILTERS } from './filters.ts';
import { LATEST_DEPARTURE_DAYS, EARLIEST_DEPARTURE_DAYS } from './limits.ts';

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** Themes by the filters that make them. */
export const HOLIDAY_THEMES = {
  'all-inclusive': { board: ['AI'] },
  'half-board': { board: ['HB'] },
  'self-catering': { board: ['SC'] },
  beach: { facilities: ['beachfront'] },
  family: { facilities: ['kids_club'] },
  'adults-only': { facilities: ['adults_only'] },
  spa: { facilities: ['spa'] },
  golf: { facilities: ['golf'] },
  'five-star': { stars: [5] },
} as const satisfies Readonly<Record<string, Partial<Criteria['filters']>>>;
export type HolidayTheme = keyof typeof HOLIDAY_THEMES;

export const isTheme = (subject: string): subject is HolidayTheme =>
  Object.hasOwn(HOLIDAY_THEMES, subject);

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
  return MONTHS.map((_, at) => `${year}-${String(at + 1).padStart(2, '0')}`).filter(
    (month) => month >= earliest.slice(0, 7) && month <= latest.slice(0, 7),
  );
}

/** The address of a month, `june-2027` of `2027-06`. */
export const monthSubject = (month: string): string => `${nameOf(month)}-${month.slice(0, 4)}`;

/**
 * The search of a theme, of a month (`june-2027`, or `june` for the next one); undefined for
 * anything else.
 */
export function subjectCriteria(subject: string, earliest: IsoDate): Criteria | undefined {
  const untouched = defaultCriteria(earliest);
  if (isTheme(subject))
    return { ...untouched, filters: { ...NO_FILTERS, ...HOLIDAY_THEMES[subject] } };
  const month = readMonth(subject, earliest);
  if (month === undefined) return undefined;
  const first = `${month}-01`;
  const departureDate = first < earliest ? earliest : first;
  const latest = latestDeparture(earliest);
  const last = addDays(addMonths(first, 1), -1);
  return { ...untouched, departureDate, departureRangeEndDate: last > latest ? latest : last };
}

/** The last day that can be booked when `earliest` is the first. */
const latestDeparture = (earliest: IsoDate): IsoDate =>
  addDays(earliest, LATEST_DEPARTURE_DAYS - EARLIEST_DEPARTURE_DAYS);

/**
 * The first month that a subject names, `2027-06`; undefined when it is none that can be booked.
 */
function readMonth(subject: string, earliest: IsoDate): string | undefined {
  const thisYear = Number(earliest.slice(0, 4));
  return [thisYear, thisYear + 1, thisYear + 2]
    .flatMap((year) => monthsToTravel(year, earliest))
    .find((month) => subject === monthSubject(month) || subject === nameOf(month));
}

const nameOf = (month: string): string | undefined => MONTHS[Number(month.slice(5)) - 1];
