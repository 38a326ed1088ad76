/** What cancelling costs, as it is said beside a plan (R6). */
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, money, type Currency, type Pence } from '#domain/money.ts';
import type { FirstSpan } from './cancellation.ts';

/**
 * `If you cancel by Fri 14 May 2027, you lose £480 in total: this £120 and another £360; after that
 * it costs more.` `paid` is the first payment with its fee, in minor units of `currency`; `next`
 * the date of the second, if any: from then on another sum than `owed` is missing, or comes back.
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
        ? `${words(lost)} in total and owe nothing more`
        : next !== undefined && (until === null || next <= until)
          ? `${words(lost)} in total: ${OWED_OR_BACK}`
          : `${words(lost)} in total: this ${words(paid)} and another ${words(owed)}`;
  return `${when}, you lose ${loss}${isForEver ? '.' : '; after that it costs more.'}`;
}

const OWED_OR_BACK =
  'you owe any of it you haven’t paid by then, or get back anything you’ve paid beyond it';
