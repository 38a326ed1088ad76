/**
 * Paying a holiday earlier than planned, in whole or in part, and moving a payment (customers:
 * Instalments). A change moves money between payments and makes none: the open sum stays the same.
 */
import { addMonths, isIsoDate, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { Pence } from '#domain/money.ts';
import { refuse } from '#domain/refuse.ts';
import { PAYMENT_CHANGE_REFUSALS } from './payment-change-refusals.ts';

/** A payment that nobody is taking yet; `isDeclined`: the bank has refused it once. */
export type UntakenPayment = {
  readonly number: number;
  readonly dueDate: IsoDate;
  readonly amount: Pence;
  readonly isDeclined: boolean;
};

/** How often the payments of one order may be moved. */
export const MOST_MOVES = 12;
/** In how many months. */
const MOVES_MONTHS = 12;
/** Since when moves count. */
export const movesCountFrom = (today: IsoDate): IsoDate => addMonths(today, -MOVES_MONTHS);

/**
 * What can be paid early on a day: what falls due later, and what the bank has declined. The rest
 * of the open payments is being taken on the day itself.
 */
export const payableEarly = (
  open: readonly UntakenPayment[],
  today: IsoDate,
): readonly UntakenPayment[] =>
  open.filter(({ dueDate, isDeclined }) => isDeclined || dueDate > today);

export const sumOf = (payments: readonly { readonly amount: Pence }[]): Pence =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

export type BroughtForward = {
  /** The payment that becomes the one of today, with another amount; none: a new one is added. */
  readonly becomes: UntakenPayment | undefined;
  /** Payments that are paid by it whole, and no longer there. */
  readonly joined: readonly UntakenPayment[];
  /** The one that is paid by it in part, with what is left of it. */
  readonly reduced: { readonly payment: UntakenPayment; readonly left: Pence } | undefined;
};

/**
 * So much is paid today: what the bank declined first, then the last payment, then the one before
 * it. `payable` holds at least as much.
 */
export function bringForward(payable: readonly UntakenPayment[], amount: Pence): BroughtForward {
  const order = [
    ...payable.filter(({ isDeclined }) => isDeclined),
    ...payable.filter(({ isDeclined }) => !isDeclined).toSorted(latestFirst),
  ];
  const whole: UntakenPayment[] = [];
  let left = amount;
  for (const payment of order) {
    if (payment.amount > left) {
      const reduced = left > 0 ? { payment, left: payment.amount - left } : undefined;
      return { becomes: whole[0], joined: whole.slice(1), reduced };
    }
    whole.push(payment);
    left -= payment.amount;
  }
  if (left > 0) throw new RangeError(`${left} more is paid than is open`);
  return { becomes: whole[0], joined: whole.slice(1), reduced: undefined };
}

const latestFirst = (a: UntakenPayment, b: UntakenPayment): number =>
  a.dueDate > b.dueDate ? -1 : Number(a.dueDate < b.dueDate);

/** What is wrong with an amount to pay today, in minor units; nothing when it can be paid. */
export function checkEarlyAmount(payable: Pence, amount: number, most: string): FieldError[] {
  if (!Number.isSafeInteger(amount) || amount < 1)
    return [refuse(PAYMENT_CHANGE_REFUSALS, 'pay_amount_invalid', 'amount')];
  return amount > payable
    ? [refuse(PAYMENT_CHANGE_REFUSALS, 'pay_amount_too_high', 'amount', { most })]
    : [];
}

export type WishedMove = {
  readonly payment: UntakenPayment | undefined;
  readonly to: string;
  /** On which all of the holiday is paid: no payment is moved beyond it. */
  readonly balanceDay: IsoDate;
  /** As people read it. */
  readonly balanceDayWords: string;
  readonly today: IsoDate;
  /** In the last twelve months. */
  readonly moves: number;
};

/** What is wrong with moving a payment; nothing when it can be moved. */
export function checkMove(move: WishedMove): FieldError[] {
  const { payment, to, balanceDay, balanceDayWords, today, moves } = move;
  if (!payment || payment.isDeclined || payment.dueDate <= today || payment.dueDate >= balanceDay)
    return [refuse(PAYMENT_CHANGE_REFUSALS, 'payment_not_movable', 'to')];
  if (moves >= MOST_MOVES)
    return [refuse(PAYMENT_CHANGE_REFUSALS, 'payment_moved_too_often', 'to', { most: MOST_MOVES })];
  if (!isIsoDate(to) || to <= today)
    return [refuse(PAYMENT_CHANGE_REFUSALS, 'payment_day_too_early', 'to')];
  return to > balanceDay
    ? [refuse(PAYMENT_CHANGE_REFUSALS, 'payment_day_too_late', 'to', { day: balanceDayWords })]
    : [];
}
