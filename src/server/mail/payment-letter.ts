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
    preview: 'Nothing was charged, and this payment booked nothing.',
    heading: 'Your payment was not used',
    paragraphs: [
      `Your payment of ${sum} for a holiday in ${place} booked nothing, and nothing was charged by it.`,
      isClosed
        ? 'The card provider has not told us whether your card was authorised. The payment is closed: it can book nothing any more, and if anything is held on your card, we release it as soon as we hear of it.'
        : 'Any hold on your card is released. Banks take up to 5 working days to show it.',
      'If you have booked since, that booking is not affected, and has a mail of its own.',
    ],
    sections: [],
  };
}
