/** What cancelling costs, as it is said beside a plan (R6). */
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, money, type Currency, type Pence } from '#domain/money.ts';
import type { FirstSpan } from './cancellation.ts';

/**
 * `If you cancel by Fri 14 May 2027, you lose £480 in all: this £120 and £360 more; later you lose
 * more.` `paid` is the first payment with its fee, in minor units of `currency`; `next` the date of
 * the second, if any: from then on another sum than `owed` is missing, or comes back.
 */
export function cancellingSentence(
  { lost, owed, until }: FirstSpan,
  paid: Pence,
  currency: Currency,
  next?: IsoDate,
): string {
  const words = (amount: Pence): string => formatMoney(money(amount, currency));
  const isForEver = until === null;
  const when = isForEver ? 'Whenever you cancel' : `If you cancel by ${formatDate(until)}`;
  const loss =
    lost === 0
      ? 'nothing'
      : owed === 0
        ? `${words(lost)} in all and owe nothing more`
        : next !== undefined && (until === null || next <= until)
          ? `${words(lost)} in all: you owe what is missing of it then, or get back what you have paid beyond it`
          : `${words(lost)} in all: this ${words(paid)} and ${words(owed)} more`;
  return `${when}, you lose ${loss}${isForEver ? '.' : '; later you lose more.'}`;
}
