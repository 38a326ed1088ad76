/**
 * The letters about a payment that paid for nothing, about a share of a booking to its lead, and
 * about the card that payments are taken from.
 */
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import { formatMoney, type Money, type Pence } from '#domain/money.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { documentMoney } from '#domain/order/order-sections.ts';
import { bookingFrame, bookingPayments } from './booking-letters.ts';
import type { Letter } from './letter.ts';

export type UnusedPayment = {
  readonly brand: Letter['brand'];
  readonly place: string;
  readonly amount: Money;
  /** Given up while nobody knew whether anything was reserved. */
  readonly isClosed: boolean;
};

/** The payment booked nothing: what is true of the money, and what to do. */
export function makeUnusedPaymentLetter({ brand, place, amount, isClosed }: UnusedPayment): Letter {
  const sum = formatMoney(amount, 'always');
  return {
    brand,
    subject: `Your payment for ${place} was not used`,
    preview: 'Nothing was charged, and no holiday was booked with it.',
    heading: 'Your payment was not used',
    paragraphs: [
      `Your payment of ${sum} for a holiday in ${place} was not used. No holiday was booked with it, and it was not charged.`,
      isClosed
        ? 'The card provider hasn’t told us whether your card was authorised. We’ve closed the payment, so no holiday can be booked with it. If anything is held on your card, we’ll release it as soon as they tell us.'
        : 'Any hold on your card is released. It can take up to 5 working days to show.',
      'If you’ve booked since, that booking isn’t affected: you’ll have a separate email about it.',
    ],
    sections: [],
  };
}

export type LateChargeFacts = {
  readonly amount: Pence;
  /** Where it stands as paid: the day of the payment that had been declined. */
  readonly countedFor: IsoDate | null;
};

/** A bank has taken money of which we knew nothing any more: it went back, or stands as paid. */
export function makeLateChargeLetter(
  order: OrderDocument,
  { amount: taken, countedFor }: LateChargeFacts,
): Letter {
  const amount = documentMoney(order, taken);
  const code = formatOrderCode(order.orderCode);
  const letter = { ...bookingFrame(order), ...bookingPayments(order) };
  return countedFor === null
    ? {
        ...letter,
        subject: `${amount} was taken by mistake and goes back: order ${code}`,
        preview: 'All of it goes back to the same card.',
        heading: `${amount} goes back to your card`,
        paragraphs: [
          `Your bank took ${amount} for ${order.holidayName} after we’d stopped asking for it. We’ve sent all of it back to the same card.`,
          'Your statement may show both, the payment and its return. The return can take up to 5 working days to show. Nothing else about your order changes by it.',
        ],
      }
    : {
        ...letter,
        subject: `Your payment of ${amount} was taken after all: order ${code}`,
        preview: 'It stands as paid, and isn’t tried again.',
        heading: `Your payment of ${amount} was taken after all`,
        paragraphs: [
          `We wrote to you that your bank had declined the payment of ${formatDate(countedFor)}. It has told us since that it was taken. It stands as paid now, and we won’t try it again.`,
        ],
      };
}

/** Somebody else has paid a part: who, how much, and what is left. */
export function makeShareReceivedLetter(
  order: OrderDocument,
  { amount: paid, paidBy }: { readonly amount: Pence; readonly paidBy: string },
): Letter {
  const amount = documentMoney(order, paid);
  // Whoever was erased since has no address any more.
  const payer = paidBy || 'Somebody';
  return {
    ...bookingFrame(order),
    ...bookingPayments(order),
    subject: `${amount} was paid towards ${order.place}: order ${formatOrderCode(order.orderCode)}`,
    preview: `${payer} has paid a share.`,
    heading: `${payer} has paid ${amount}`,
    paragraphs: [
      `It was paid towards ${order.holidayName} by a card of their own. A payment that your bank had declined came first. After that it came off your last payment, then the one before it.`,
      'If the holiday is cancelled, whatever is to be paid back of it goes back to their card.',
    ],
  };
}

type ReplacedFacts = {
  /** "Visa ending 4444", where it is known. */
  readonly card: string | null;
  /** What the bank had declined, and is tried again at once. */
  readonly retried: Pence;
  /** Until it is over nothing more is taken. */
  readonly waitsFor: 'DISPUTE' | 'ANSWER' | 'CHANGE' | null;
};

const WAITS_FOR = {
  DISPUTE: 'once we’ve settled what you don’t agree with about a payment',
  ANSWER: 'once you’ve told us what you’d like to do about the change of your holiday',
  CHANGE: 'once the change of your holiday that’s under way is done',
} as const;

/** Payments are taken from another card now: whoever did not change it has to know at once. */
export function makeCardReplacedLetter(
  order: OrderDocument,
  { card, retried, waitsFor }: ReplacedFacts,
): Letter {
  const from = card === null ? 'another card' : `another card, ${card}`;
  return {
    ...bookingFrame(order),
    ...bookingPayments(order),
    subject: `The card for your payments has changed: order ${formatOrderCode(order.orderCode)}`,
    preview: 'If it wasn’t you, please call us at once.',
    heading: 'The card for your payments has changed',
    paragraphs: [
      `From now on we take the payments that are still to come for ${order.holidayName} from ${from}. Nothing more is taken from the card before it, but for a payment that had begun already, and we have it deleted with our card provider, unless another booking is paid with it.`,
      ...(retried > 0
        ? [
            waitsFor === null
              ? `As you asked, we’re trying ${documentMoney(order, retried)} again with the new card now. If its bank declines it too, we’ll write to you again.`
              : `As you asked, we’ll try ${documentMoney(order, retried)} again with the new card, but not yet: ${WAITS_FOR[waitsFor]}. If its bank declines it too, we’ll write to you again.`,
          ]
        : []),
      'What was paid before stays paid. Whatever is to be paid back of it goes back to the card that paid it.',
      `If it wasn’t you who changed it, please call us at once on ${order.brand.phone}.`,
    ],
  };
}

/** A card was typed and is not used after all: why, and that it is kept nowhere. */
export const makeCardKeptLetter = (order: OrderDocument, reason: string): Letter => ({
  ...bookingFrame(order),
  ...bookingPayments(order),
  subject: `The card for your payments has not changed: order ${formatOrderCode(order.orderCode)}`,
  preview: 'The card you typed isn’t used for this booking.',
  heading: 'The card for your payments has not changed',
  paragraphs: [
    `You wanted to pay for ${order.holidayName} by another card. It isn’t used for this booking, we don’t keep it, and nothing was taken from it.`,
    reason,
    `If it wasn’t you, please call us at once on ${order.brand.phone}.`,
  ],
});
