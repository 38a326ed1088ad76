/** Days and prices as narrow columns and lists of many tell them. */
import { MONTH_NAMES, type IsoDate } from '#domain/dates.ts';
import type { Money } from '#domain/money.ts';

/** `12 Jun` of `2027-06-12`. */
export const dayAndMonth = (date: IsoDate): string =>
  `${+date.slice(8)} ${MONTH_NAMES[+date.slice(5, 7) - 1]?.slice(0, 3)}`;

/** `June 2027` of `2027-06`. */
export const monthName = (month: string): string =>
  `${MONTH_NAMES[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** Minor units in a pound, a euro. */
const WHOLE = 100;

/** Rounded up to the pound or euro. */
export const roundedUp = ({ amount, currencyCode }: Money): Money => ({
  amount: Math.ceil(amount / WHOLE) * WHOLE,
  currencyCode,
});
