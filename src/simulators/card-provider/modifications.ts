/**
 * What may be done to an authorised payment: capture, cancel, refund. Money never leaves the bounds
 * of what was authorised.
 */
import type { CardPayment } from './book.ts';
import { cardOf } from './cards.ts';
import { type Desk, newReference, notifyMerchant, withEvent } from './desk.ts';

type Change = { readonly value: number; readonly reference: string; readonly pspReference: string };
export type Modified =
  | { readonly kind: 'received'; readonly pspReference: string }
  | { readonly kind: 'impossible'; readonly message: string }
  | { readonly kind: 'failed' };

/** Captures what is still reserved; the first capture of one magic card fails. */
export function capturePayment(
  desk: Desk,
  payment: CardPayment,
  value: number,
  reference: string,
): Modified {
  if (value <= 0 || value > openAmount(payment))
    return { kind: 'impossible', message: 'Capture above the authorised amount' };
  const change = { value, reference, pspReference: newReference() };
  if (
    cardOf(payment.cardId).quirk === 'first-capture-fails' &&
    !payment.history.some(({ event }) => event === 'capture-failed')
  ) {
    desk.book.payments.save(
      payment.pspReference,
      withEvent(payment, { event: 'capture-failed', ...change }, desk.now()),
    );
    return { kind: 'failed' };
  }
  captureAmount(desk, payment, change);
  return { kind: 'received', pspReference: change.pspReference };
}

/** Books a capture that is known to be possible, and gives the payment after it. */
export const captureAmount = (desk: Desk, payment: CardPayment, change: Change): CardPayment =>
  book(
    desk,
    { ...payment, captured: payment.captured + change.value },
    'captured',
    'CAPTURE',
    change,
  );

/** Releases what is reserved and not captured. */
export function cancelPayment(desk: Desk, payment: CardPayment, reference: string): Modified {
  const value = openAmount(payment);
  if (value === 0 || payment.captured > 0)
    return { kind: 'impossible', message: 'Nothing is left to cancel' };
  const change = { value, reference, pspReference: newReference() };
  book(
    desk,
    { ...payment, cancelled: payment.cancelled + value },
    'cancelled',
    'CANCELLATION',
    change,
  );
  return { kind: 'received', pspReference: change.pspReference };
}

/** The bank of one magic card says so late that it takes nothing back. */
const REFUND_FAILS_AFTER_MS = 60_000;

/** Gives captured money back. */
export function refundPayment(
  desk: Desk,
  payment: CardPayment,
  value: number,
  reference: string,
): Modified {
  if (value <= 0 || value > payment.captured - payment.refunded)
    return { kind: 'impossible', message: 'Refund above the captured amount' };
  const change = { value, reference, pspReference: newReference() };
  if (cardOf(payment.cardId).quirk === 'refunds-fail') {
    const after = withEvent(payment, { event: 'refund-failed', ...change }, desk.now());
    desk.book.payments.save(after.pspReference, after);
    notifyMerchant(desk, after, {
      eventCode: 'REFUND',
      success: false,
      reason: 'Card expired',
      afterMs: REFUND_FAILS_AFTER_MS,
      ...change,
    });
    return { kind: 'received', pspReference: change.pspReference };
  }
  book(desk, { ...payment, refunded: payment.refunded + value }, 'refunded', 'REFUND', change);
  return { kind: 'received', pspReference: change.pspReference };
}

const openAmount = (payment: CardPayment): number =>
  payment.authorised - payment.captured - payment.cancelled;

function book(
  desk: Desk,
  payment: CardPayment,
  event: 'captured' | 'cancelled' | 'refunded',
  eventCode: string,
  change: Change,
): CardPayment {
  const after = withEvent(payment, { event, ...change }, desk.now());
  desk.book.payments.save(after.pspReference, after);
  notifyMerchant(desk, after, { eventCode, success: true, ...change });
  return after;
}
