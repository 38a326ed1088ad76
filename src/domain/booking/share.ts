/** Paying a part of a booking by a card of one's own: how much of what is open. */
import type { IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import type { Pence } from '#domain/money.ts';
import { refuse } from '#domain/refuse.ts';
import { bringForward, payableEarly, sumOf, type UntakenPayment } from './payment-changes.ts';
import { SHARE_AMOUNT_REFUSALS, type ShareRefusal } from './share-refusals.ts';

/** Why nothing is paid towards an order at the moment, as the database says it (`share_stop`). */
const STOPS = [
  'share_cancelled',
  'share_not_confirmed',
  'share_being_cancelled',
  'share_being_changed',
  'share_paused',
] as const satisfies readonly ShareRefusal[];
export type ShareStop = (typeof STOPS)[number];

/** Null for what is none of them. */
export const findShareStop = (stop: string | null | undefined): ShareStop | null =>
  STOPS.find((known) => known === stop) ?? null;

/** It passes by itself, so that whoever has paid already need not be given it back. */
export const passes = (stop: ShareRefusal): boolean =>
  stop === 'share_being_changed' || stop === 'share_being_cancelled';

/** What is wrong with a share, in minor units; nothing when it can be paid. */
export function checkShare(payable: Pence, amount: number, most: string): FieldError[] {
  if (!Number.isSafeInteger(amount) || amount < 1)
    return [refuse(SHARE_AMOUNT_REFUSALS, 'share_amount_invalid', 'amount')];
  return amount > payable
    ? [refuse(SHARE_AMOUNT_REFUSALS, 'share_amount_too_high', 'amount', { most })]
    : [];
}

export type SharePlace = ReturnType<typeof bringForward> & {
  /** On which it is due again should its card not be charged after all. */
  readonly dueAgain: IsoDate;
};

/**
 * The payments that a share takes the place of, as paying early does: what the bank declined first,
 * then the last payment, then the one before it. Undefined where less than that is open by now.
 */
export function placeOfShare(
  open: readonly UntakenPayment[],
  amount: Pence,
  today: IsoDate,
): SharePlace | undefined {
  const payable = payableEarly(open, today);
  if (sumOf(payable) < amount) return undefined;
  const place = bringForward(payable, amount);
  const days = [place.becomes, ...place.joined, place.reduced?.payment].flatMap((payment) =>
    payment ? [payment.dueDate] : [],
  );
  const last = days.toSorted((a, b) => a.localeCompare(b)).at(-1)!;
  return { ...place, dueAgain: last < today ? today : last };
}
