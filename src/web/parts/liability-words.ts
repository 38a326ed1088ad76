import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, type Money } from '#domain/money.ts';

type Liability = {
  readonly lostOnCancelling: Money;
  readonly owedOnCancelling: Money;
  /** Null: until departure. */
  readonly owedUntil: IsoDate | null;
};

/** What the sentence about cancelling after a first payment is filled with (visitors: R6). */
export const liabilityWords = (
  { lostOnCancelling, owedOnCancelling, owedUntil }: Liability,
  paid: Money,
) => ({
  ever: String(owedUntil === null),
  until: owedUntil === null ? '' : formatDate(owedUntil),
  what: whatIsOwed(lostOnCancelling, owedOnCancelling),
  lost: formatMoney(lostOnCancelling),
  owed: formatMoney(owedOnCancelling),
  paid: formatMoney(paid),
});

function whatIsOwed(lost: Money, owed: Money): 'nothing' | 'covered' | 'more' {
  if (lost.amount === 0) return 'nothing';
  return owed.amount === 0 ? 'covered' : 'more';
}
