import { addMonths, type IsoDate } from '#domain/dates.ts';

/** DATE-10. */
export const MONTHS_PER_PAGE = 9;

export const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 7)}-01`;

/**
 * The first day of the page of months that a month stands on; pages are counted from the month of
 * `earliest`.
 */
export function calendarPageOf(month: IsoDate, earliest: IsoDate): IsoDate {
  const start = firstOfMonth(earliest);
  const page = Math.max(0, Math.floor(monthsBetween(start, month) / MONTHS_PER_PAGE));
  return addMonths(start, page * MONTHS_PER_PAGE);
}

/** The months of a page as their first days, as far as there are any. */
export const monthsOf = (page: IsoDate, latest: IsoDate): IsoDate[] =>
  Array.from({ length: MONTHS_PER_PAGE }, (_, at) => addMonths(page, at)).filter(
    (month) => month <= latest,
  );

const monthsBetween = (from: IsoDate, to: IsoDate): number => monthNumber(to) - monthNumber(from);

const monthNumber = (date: IsoDate): number =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
