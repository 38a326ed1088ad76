/** The letter about an order that was changed. */
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import type { ChangedLine } from '#domain/order/contact-change.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { documentMoney, orderSections } from '#domain/order/order-sections.ts';
import type { Letter } from './letter.ts';

export type ChangedFacts = {
  readonly lines: readonly ChangedLine[];
  readonly difference: Pence;
  readonly spread: Pence;
  readonly lowered: Pence;
  readonly refunded: Pence;
  /** The last day on which money goes back. */
  readonly refundBy: IsoDate;
};

/** What it was and is, what that comes to, and all of the booking as it stands now. */
export const makeChangedLetter = (order: OrderDocument, facts: ChangedFacts): Letter => ({
  brand: order.brand,
  label: { name: 'Order', value: formatOrderCode(order.orderCode) },
  subject: `Your holiday in ${order.place} is changed: order ${formatOrderCode(order.orderCode)}`,
  preview: 'What you asked for is booked. Your new documents are attached.',
  heading: 'Your holiday is changed',
  paragraphs: [
    'What you asked for is booked. The attached documents and dates take the place of those you had.',
    ...moneyWords(order, facts),
    `If it wasn’t you or somebody you travel with, please call us at once on ${order.brand.phone}.`,
  ],
  act: { label: 'See your booking', path: `/account/bookings/${order.orderCode}` },
  sections: [
    {
      title: 'What has changed',
      rows: facts.lines.map(({ what, was, now }) => ({
        label: what,
        detail: `Was: ${was}. Now: ${now}.`,
      })),
    },
    ...orderSections(order),
  ],
});

function moneyWords(order: OrderDocument, facts: ChangedFacts): string[] {
  const { difference, spread, lowered, refunded, refundBy } = facts;
  const sum = (amount: Pence) => documentMoney(order, amount);
  if (difference === 0) return ['The price stays the same. We charge nothing for the change.'];
  return [
    difference > 0
      ? `It costs ${sum(difference)} more. We charge nothing for the change itself.`
      : `It costs ${sum(-difference)} less. We charge nothing for the change.`,
    ...(spread > 0 ? [`The ${sum(spread)} is added to your last payment.`] : []),
    ...(lowered > 0 ? [`We take ${sum(lowered)} less with what you still have to pay.`] : []),
    ...(refunded > 0
      ? [
          `${sum(refunded)} goes back to the card you paid with, by ${formatDate(refundBy)} at the latest. Your bank may take up to 5 working days more to show it.`,
        ]
      : []),
  ];
}
