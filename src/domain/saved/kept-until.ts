/** How long a saved holiday is kept (SAVE-03, SAVE-04). */
import { addDays, type IsoDate } from '#domain/dates.ts';

/** SAVE-03. */
export const VISITOR_DAYS = 7;
/** SAVE-04: decisions. */
const CUSTOMER_DAYS = 365;

/** Whose it is: a customer's, or only of the browser it was saved in. */
export type Keeper = 'customer' | 'visitor';

/**
 * The last day on which a holiday that was saved on `savedOn` is still there: never later than it
 * leaves.
 */
export function keptUntil(savedOn: IsoDate, departureDate: IsoDate, keeper: Keeper): IsoDate {
  const last = addDays(savedOn, keeper === 'customer' ? CUSTOMER_DAYS : VISITOR_DAYS);
  return last < departureDate ? last : departureDate;
}
