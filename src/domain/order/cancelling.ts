/**
 * What cancelling an order comes to: what is lost by the terms that were stored with it, what goes
 * back of which payment, what is still owed (customers: money rules).
 */
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import type { DocumentCancelling } from './order-document.ts';
import type { OrderState } from './order-states.ts';

/** Within so long after paying, cancelling costs nothing (visitors: section 3, complaint 6). */
export const UNDO_MINUTES = 30;

/** Money goes back, and what is owed is due, within so many days of cancelling. */
export const SETTLE_DAYS = 14;

const MINUTE_MS = 60_000;

/** The first instant at which the terms hold, of an order whose first payment was taken then. */
export const undoEndsAt = (paidAt: string): Date =>
  new Date(Date.parse(paidAt) + UNDO_MINUTES * MINUTE_MS);

export const settledBy = (today: IsoDate): IsoDate => addDays(today, SETTLE_DAYS);

/** Of an order, what decides whether its lead may cancel it. */
export type CancellableOrder = {
  readonly status: OrderState;
  /** The first payment is taken; of an order request it is not. */
  readonly isPaid: boolean;
  /** When the first flight leaves, or the day of check-in begins. */
  readonly startsAt: Date;
};

/** Null for what can be cancelled; else why not, as `CANCELLING_REFUSALS` words it. */
export function whyNotCancellable(
  { status, isPaid, startsAt }: CancellableOrder,
  now: Date,
): 'cancelled_already' | 'not_confirmed_yet' | 'travel_has_begun' | null {
  if (status === 'CANCELLED' || status === 'FAILED') return 'cancelled_already';
  if (status === 'PENDING' || !isPaid) return 'not_confirmed_yet';
  return now >= startsAt ? 'travel_has_begun' : null;
}

/**
 * What is lost by cancelling on `today`, by the stored terms, earliest first; nothing before
 * `undoEnds`.
 */
export function lossNow(
  terms: readonly DocumentCancelling[],
  {
    now,
    today,
    undoEnds,
  }: { readonly now: Date; readonly today: IsoDate; readonly undoEnds: Date },
): Pence {
  if (now < undoEnds) return 0;
  const term = terms.find(({ until }) => until === null || today <= until) ?? terms.at(-1);
  if (!term) throw new Error('an order without terms');
  return term.lost;
}

/** What goes back and what is owed, of all that was paid and not given back. */
export const settle = (
  paid: Pence,
  lost: Pence,
): { readonly refund: Pence; readonly owed: Pence } => ({
  refund: Math.max(0, paid - lost),
  owed: Math.max(0, lost - paid),
});

/** A payment that was taken, and what of it has gone back or is to. */
export type TakenPayment = {
  readonly id: string;
  readonly amount: Pence;
  readonly refunded: Pence;
};

export type RefundPart = { readonly id: string; readonly amount: Pence };

export const leftOf = ({ amount, refunded }: TakenPayment): Pence => amount - refunded;

/**
 * `sum` as refunds of these payments, the newest first, none of more than is left of it; `taken` is
 * in the order of the payments. Throws when the payments do not hold the sum.
 */
export function refundParts(taken: readonly TakenPayment[], sum: Pence): RefundPart[] {
  const parts: RefundPart[] = [];
  let open = sum;
  for (const payment of taken.toReversed()) {
    const amount = Math.min(open, leftOf(payment));
    if (amount > 0) parts.push({ id: payment.id, amount });
    open -= amount;
  }
  if (open > 0) throw new Error(`${open} more is to go back than was paid`);
  return parts;
}

/** Where money that goes back stands. SETTLED: paid back another way, by a person. */
export const REFUND_STATES = ['REQUESTED', 'SENT', 'DONE', 'FAILED', 'SETTLED'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Which state may follow which. A refund that the bank sent back fails even when it was done. */
const REFUND_NEXT: Record<RefundState, readonly RefundState[]> = {
  REQUESTED: ['SENT', 'DONE', 'FAILED'],
  SENT: ['DONE', 'FAILED'],
  DONE: ['FAILED'],
  FAILED: ['REQUESTED', 'SETTLED'],
  SETTLED: [],
};

export const canRefundBecome = (from: RefundState, to: RefundState): boolean =>
  REFUND_NEXT[from].includes(to);
