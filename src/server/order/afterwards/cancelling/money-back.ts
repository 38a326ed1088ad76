/** What comes back of the payments of an order that is cancelled, or would. */
import type { IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import { leftOf, refundParts, settle } from '#domain/order/cancelling.ts';
import type { CardSummary } from '#server/payments/port.ts';
import type { Cancellation, listTaken, Refund } from './cancellation-record.ts';

/** A payment that was taken, and what of it would go back. */
export type PaidPart = {
  readonly id: string;
  readonly paidOn: IsoDate;
  /** That paid it, so far as it may be named. */
  readonly card: CardSummary | null;
  readonly amount: Pence;
  readonly back: Pence;
};

type Money = {
  readonly payments: Awaited<ReturnType<typeof listTaken>>;
  readonly refunds: readonly Refund[];
  readonly cancellation: Cancellation | undefined;
  readonly lost: Pence;
};

type MoneyBack = {
  readonly paid: Pence;
  readonly refund: Pence;
  readonly owed: Pence;
  /** The newest first. */
  readonly payments: readonly PaidPart[];
};

/** What has come, or would come, of the payments that were taken. */
export function moneyBack({ payments, refunds, cancellation, lost }: Money): MoneyBack {
  const left = payments.reduce((sum, payment) => sum + leftOf(payment), 0);
  const { done } = cancellation ?? {};
  const settled = done ? { refund: done.refunded, owed: done.owed } : settle(left, lost);
  const parts = done
    ? refunds.map(({ paymentId, amount }) => ({ id: paymentId, amount }))
    : refundParts(payments, settled.refund);
  return {
    ...settled,
    paid: payments.reduce((sum, { amount }) => sum + amount, 0),
    payments: payments.toReversed().map(({ id, paidOn, card, amount }) => ({
      id,
      paidOn,
      card,
      amount,
      back: parts.reduce((sum, part) => sum + (part.id === id ? part.amount : 0), 0),
    })),
  };
}
