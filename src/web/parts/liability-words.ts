import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, type Money } from '#domain/money.ts';

type Liability = {
  readonly lostOnCancelling: Money;
  readonly owedOnCancelling: Money;
  /** Null: until departure. */
  readonly owedUntil: IsoDate | null;
};

/** What the sentences about cancelling after a first payment are filled with (visitors: R6). */
export const liabilityWords = ({ lostOnCancelling, owedOnCancelling, owedUntil }: Liability) => ({
  ever: String(owedUntil === null),
  until: owedUntil === null ? '' : formatDate(owedUntil),
  nothing: String(lostOnCancelling.amount === 0),
  lost: formatMoney(lostOnCancelling),
  owed: formatMoney(owedOnCancelling),
});
