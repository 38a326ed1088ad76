/**
 * Everything the provider's functions work with, and the two things they all do: number a thing,
 * tell the merchant.
 */
import { randomBytes } from 'node:crypto';
import type { Books } from '../books.ts';
import type { CardBook, NotificationItem, CardPayment } from './book.ts';
import { cardOf } from './cards.ts';

export type Desk = {
  readonly books: Books;
  readonly book: CardBook;
  readonly merchantAccount: string;
  /** Origin of the provider's pages, without a slash at the end. */
  readonly url: string;
  /**
   * Name of the shop on the pages where the shopper agrees to an amount (PSD2: payee and amount are
   * shown).
   */
  readonly payee: string;
  /** How long the answer to a slow card is held back, in milliseconds. */
  readonly slowAnswerMs: number;
  now(): Date;
};

/** A reference of 26 capital letters and digits: 130 bits of chance. */
export const newReference = (): string =>
  Array.from(randomBytes(26), (byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32]).join('');

type Event = {
  readonly eventCode: string;
  readonly success: boolean;
  readonly value: number;
  readonly pspReference: string;
  readonly reference: string;
  readonly reason?: string;
  /** Told so much later; at once unless told. */
  readonly afterMs?: number;
};

/** Puts a notification about a payment on the queue; it is signed when it is sent. */
export function notifyMerchant(desk: Desk, payment: CardPayment, event: Event): void {
  const item: NotificationItem = {
    additionalData: {},
    amount: { value: event.value, currency: payment.currency },
    eventCode: event.eventCode,
    eventDate: desk.now().toISOString(),
    merchantAccountCode: desk.merchantAccount,
    merchantReference: event.reference,
    originalReference: event.pspReference === payment.pspReference ? '' : payment.pspReference,
    pspReference: event.pspReference,
    paymentMethod: cardOf(payment.cardId).brand,
    reason: event.reason ?? '',
    success: event.success ? 'true' : 'false',
  };
  const id = `${event.eventCode}:${event.pspReference}`;
  desk.book.queue.save(id, {
    id,
    item,
    attempts: 0,
    dueAt: desk.now().getTime() + (event.afterMs ?? 0),
  });
}

/** The payment with one more line in its history. */
export const withEvent = (
  payment: CardPayment,
  event: Omit<CardPayment['history'][number], 'at'>,
  at: Date,
): CardPayment => ({
  ...payment,
  history: [...payment.history, { at: at.toISOString(), ...event }],
});
