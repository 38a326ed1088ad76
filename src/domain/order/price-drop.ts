/**
 * Price-drop protection: what a customer gets back when the holiday they have booked is sold for
 * less (decisions: GQL-08).
 */
import { addDays, addMonths, type IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import type { OrderState } from '#domain/order/order-states.ts';

/** What the same holiday with the same extras would cost now. */
export type PriceNow =
  /** In pence: what would be paid to us, before any code or credit. */
  | { readonly kind: 'priced'; readonly payable: Pence }
  /** It cannot be had any more as it was booked. */
  | { readonly kind: 'sold_out' }
  /** A supplier did not answer: a list price is none to give money back for. */
  | { readonly kind: 'unknown' };

/** Why nothing is given back. */
export type NoDrop = 'not_cheaper' | 'sold_out' | 'unknown';

export type ClaimDecision =
  | { readonly kind: 'granted'; readonly was: Pence; readonly now: Pence }
  | { readonly kind: 'refused'; readonly reason: NoDrop };

/**
 * Decides a claim: `last` is the price that was claimed last, or booked. A drop is given back once:
 * the next claim is measured by what this one found.
 */
export function decideClaim(last: Pence, now: PriceNow): ClaimDecision {
  if (now.kind !== 'priced') return { kind: 'refused', reason: now.kind };
  return now.payable < last
    ? { kind: 'granted', was: last, now: now.payable }
    : { kind: 'refused', reason: 'not_cheaper' };
}

/** So many days before it leaves a holiday is protected for the last time. */
const LAST_DAYS_BEFORE = 60;

/** The last day on which a drop can be claimed. */
export const protectedUntil = (departureDate: IsoDate): IsoDate =>
  addDays(departureDate, -LAST_DAYS_BEFORE);

/** What is only requested has no price yet, what is cancelled none any more. */
export const PROTECTED_STATES: readonly OrderState[] = ['PLACED', 'PROCESSING', 'CONFIRMED'];

/** Whether a drop can be claimed on `today`. */
export const isProtected = (
  { status, departureDate }: { readonly status: OrderState; readonly departureDate: IsoDate },
  today: IsoDate,
): boolean => PROTECTED_STATES.includes(status) && today <= protectedUntil(departureDate);

/** What is given back can be used for so many months. */
const CREDIT_MONTHS = 12;

/** The last day of a credit that is given on `today`. */
export const creditEndsOn = (today: IsoDate): IsoDate => addMonths(today, CREDIT_MONTHS);

/** Less is not worth a letter; whoever looks gets it all the same. */
const LEAST_WRITTEN: Pence = 1_000;

/**
 * Whether we write of a price: when it is well below what was claimed or booked `last`, and below
 * what we have written of before.
 */
export const isWorthALetter = (last: Pence, writtenBefore: Pence | null, now: Pence): boolean =>
  now <= Math.min(last, writtenBefore ?? last) - LEAST_WRITTEN;
