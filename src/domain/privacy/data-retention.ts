/** How long what is held about a person stays once they have asked for its erasure. */
import { addDays, type IsoDate } from '#domain/dates.ts';

/** An erasure may be withdrawn for so many days. */
export const WITHDRAW_DAYS = 14;

/** A copy can be fetched for so many days. */
export const COPY_DAYS = 7;

/**
 * Figures of sales are kept until the end of the sixth year after the one of the sale: what the tax
 * offices of both markets ask (VAT Act 1994, Sch. 11 para. 6; Taxes Consolidation Act 1997, s.
 * 886).
 */
const FIGURES_YEARS = 6;

/**
 * The first day on which an erasure asked for on this day is carried out: once it can no longer be
 * withdrawn, and after the day on which the last holiday ends, which needs names until then.
 */
export function erasureDay(askedOn: IsoDate, lastReturn: IsoDate | undefined): IsoDate {
  const unwithdrawn = addDays(askedOn, WITHDRAW_DAYS);
  const afterHoliday = lastReturn === undefined ? unwithdrawn : addDays(lastReturn, 1);
  return afterHoliday > unwithdrawn ? afterHoliday : unwithdrawn;
}

/** The last day on which the figures of a sale are kept. */
export const figuresKeptUntil = (bookedOn: IsoDate): IsoDate =>
  `${Number(bookedOn.slice(0, 4)) + FIGURES_YEARS}-12-31`;
