/** The letter about a payment that paid for nothing. */
import { formatMoney, type Money } from '#domain/money.ts';
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
