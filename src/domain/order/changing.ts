/**
 * What a change of a booked holiday comes to: may it be made, was and now line by line, and how its
 * difference is settled (customers: money rules). Our own fee for it is nothing.
 */
import type { LineKind, PriceLine } from '#domain/holiday/price.ts';
import type { Pence } from '#domain/money.ts';
import type { ChangeRefusal } from './changing-refusals.ts';
import type { OrderDocument } from './order-document.ts';
import type { OrderState } from './order-states.ts';

/** So long a quote stands. */
export const QUOTE_MINUTES = 15;
/** Until so long before the first flight a transfer can be changed. */
export const TRANSFER_HOURS = 48;
/** A certificate that changes is sent anew until so long before departure. */
export const CERTIFICATE_HOURS = 72;

const HOUR_MS = 3_600_000;

/** Of an order, what decides whether it may be changed. */
export type ChangeableOrder = {
  readonly status: OrderState;
  readonly isCancelled: boolean;
  readonly hasDeclinedPayment: boolean;
  /** When the first flight leaves, or the day of check-in begins. */
  readonly startsAt: Date;
};

/** Null for an order that can be changed. */
export function whyNotChangeable(
  { status, isCancelled, hasDeclinedPayment, startsAt }: ChangeableOrder,
  now: Date,
): ChangeRefusal | null {
  if (isCancelled || status === 'CANCELLED' || status === 'FAILED') return 'booking_cancelled';
  if (status === 'PENDING') return 'not_changeable_now';
  if (now >= startsAt) return 'travel_begun';
  return hasDeclinedPayment ? 'payment_declined' : null;
}

/** When a holiday begins: with its first flight, or at noon of the day of check-in. */
export const holidayStart = ({
  flights: [first],
  stay,
}: Pick<OrderDocument, 'flights' | 'stay'>): Date =>
  new Date(first?.from.instant ?? `${stay.checkIn}T12:00:00Z`);

export const hoursUntil = (startsAt: Date, now: Date): number =>
  (startsAt.getTime() - now.getTime()) / HOUR_MS;

/** A line of a receipt before and after; null where it was not there, or is no more. */
export type ComparedLine = {
  readonly kind: LineKind;
  readonly was: PriceLine | null;
  readonly now: PriceLine | null;
};

/** Two receipts beside each other: in the order of the new one, then what is no more. */
export function compareLines(
  before: readonly PriceLine[],
  after: readonly PriceLine[],
): readonly ComparedLine[] {
  const left = [...before];
  const take = (now: PriceLine): PriceLine | null => {
    const same = left.findIndex(({ kind, label }) => kind === now.kind && label === now.label);
    const found = same < 0 ? left.findIndex(({ kind }) => kind === now.kind) : same;
    return found < 0 ? null : left.splice(found, 1)[0]!;
  };
  const kept = after.map((now) => ({ kind: now.kind, was: take(now), now }));
  return [...kept, ...left.map((was) => ({ kind: was.kind, was, now: null }))];
}

/** A payment of the plan that nobody has tried to take. */
export type UntriedPayment = {
  readonly number: number;
  readonly dueDate: string;
  readonly amount: Pence;
};

export type SettledDifference = {
  /** Payments with the amounts that they have from now on; 0: there is nothing left of it. */
  readonly payments: readonly { readonly number: number; readonly amount: Pence }[];
  readonly spread: Pence;
  readonly lowered: Pence;
  /** Of what was paid already. */
  readonly refund: Pence;
};

/**
 * A rise is paid with the last open payment; a fall is taken off the last open payments, and what
 * they do not hold goes back. Undefined for a rise where nothing is open: that is paid at once.
 */
export function settleDifference(
  open: readonly UntriedPayment[],
  difference: Pence,
): SettledDifference | undefined {
  const latestFirst = open.toSorted(
    (a, b) => b.dueDate.localeCompare(a.dueDate) || b.number - a.number,
  );
  if (difference > 0) {
    const [last] = latestFirst;
    return (
      last && {
        payments: [{ number: last.number, amount: last.amount + difference }],
        spread: difference,
        lowered: 0,
        refund: 0,
      }
    );
  }
  const payments: { readonly number: number; readonly amount: Pence }[] = [];
  let left = 0 - difference;
  for (const { number, amount } of latestFirst) {
    if (left === 0) break;
    const off = Math.min(left, amount);
    payments.push({ number, amount: amount - off });
    left -= off;
  }
  return { payments, spread: 0, lowered: 0 - difference - left, refund: left };
}
