/**
 * The letters about an order: confirmed, waiting, failed, changed, and an instalment that was
 * declined.
 */
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { type IsoDate, formatDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import type { ChangedLine } from '#domain/order/contact-change.ts';
import type { DocumentPayment, OrderDocument } from '#domain/order/order-document.ts';
import { documentMoney, orderSections } from '#domain/order/order-sections.ts';
import { bookingPayments } from './booking-letters.ts';
import type { Letter } from './letter.ts';

/** The order is confirmed; the documents are attached by the caller. */
export const makeConfirmationLetter = (order: OrderDocument): Letter => ({
  ...frame(order),
  subject: `You’re going to ${order.place}: order ${formatOrderCode(order.orderCode)}`,
  preview: `${order.holidayName}, booked for ${order.passengers.length}. Your documents are attached.`,
  heading: `You’re going to ${order.place}`,
  paragraphs: [
    `Thank you for booking with us. ${order.holidayName} is booked for ${namesOf(order)}.`,
    'Your confirmation and the dates for your calendar are attached. Please keep them with your passports.',
  ],
  act: { label: 'See your booking', path: order.brand.orderPath },
  sections: orderSections(order),
});

/** The order waits for a supplier (ORD-04, ORD-05). */
export const makePendingLetter = (order: OrderDocument): Letter => ({
  ...frame(order),
  subject: `We’re checking your holiday in ${order.place}: order request ${formatOrderCode(order.orderCode)}`,
  preview: 'This is not a confirmed booking yet. We’ll write to you within 48 hours.',
  heading: 'We’re checking availability',
  paragraphs: [
    `Thank you, we’ve got your order request for ${order.holidayName}. It is not a confirmed booking yet.`,
    `We’re checking with ${order.flights.length > 0 ? 'the airline and the hotel' : 'the hotel'}, and we’ll write to you within 48 hours. Until then your card is not charged: we only hold the first payment, and we release it if we can’t confirm the holiday.`,
    'Please do not book the same holiday again in the meantime.',
  ],
  act: { label: 'See your order request', path: order.brand.orderPath },
  sections: only(order, ['Your flights', 'Where you’re staying', 'Who’s going', 'What it costs']),
});

/**
 * The order failed, and what was taken goes back. `returned` is in minor units; 0 when nothing had
 * been taken.
 */
export const makeFailedLetter = (order: OrderDocument, returned: number): Letter => ({
  ...frame(order),
  subject: `Your holiday in ${order.place} could not be booked`,
  preview:
    returned > 0
      ? `${documentMoney(order, returned)} is going back to your card.`
      : 'Nothing was taken from your card.',
  heading: 'Your holiday could not be booked',
  paragraphs: [
    `We’re sorry: we couldn’t book ${order.holidayName}.`,
    returned > 0
      ? `${documentMoney(order, returned)} is going back to the card you paid with. It can take up to 5 working days to show.`
      : 'Nothing was taken from your card. If an amount was held, it will disappear from your statement within a few days.',
    `Search again, or call ${order.brand.phone} and we’ll help you find another holiday.`,
  ],
  act: { label: 'Search again', path: '/' },
  sections: [],
});

/** We have answered what the people of an order wrote; each paragraph of the answer is one here. */
export const makeReplyLetter = (order: OrderDocument, message: string): Letter => ({
  ...frame(order),
  subject: `Our answer about your holiday in ${order.place}: order ${formatOrderCode(order.orderCode)}`,
  preview: 'We’ve answered your message.',
  heading: 'We’ve answered your message',
  paragraphs: message.split(/\n+/).filter((line) => line.trim() !== ''),
  act: {
    label: 'See all messages',
    path: `/account/bookings/${order.orderCode}/conversations`,
  },
  sections: [],
});

/** An instalment was declined; it is tried again on `retryOn`, when there is another try. */
export const makeInstalmentDeclinedLetter = (
  order: OrderDocument,
  instalment: DocumentPayment,
  retryOn: IsoDate | undefined,
): Letter => ({
  ...frame(order),
  subject: `A payment for ${order.place} was declined: order ${formatOrderCode(order.orderCode)}`,
  preview: `${documentMoney(order, instalment.amount)} was declined by your bank. Your holiday is still booked.`,
  heading: 'Your payment was declined',
  paragraphs: [
    `Your bank declined ${documentMoney(order, instalment.amount)}, due on ${formatDate(instalment.dueDate)}. Your holiday is still booked.`,
    retryOn === undefined
      ? `Please pay with another card: without this payment we cannot keep the booking. The lead passenger can give us one on the page of your payments, or call ${order.brand.phone}.`
      : `We’ll try the card again on ${formatDate(retryOn)}. To pay with another card before then, the lead passenger can give us one on the page of your payments, or call ${order.brand.phone}.`,
  ],
  ...bookingPayments(order),
});

/**
 * How we reach them was changed, was and now; `to` says whether this is the address that was. That
 * one learns of it, and not of what is new.
 */
export const makeContactChangedLetter = (
  order: OrderDocument,
  { lines, to }: { readonly lines: readonly ChangedLine[]; readonly to: 'was' | 'now' },
): Letter => ({
  ...frame(order),
  subject: `Your contact details have changed: order ${formatOrderCode(order.orderCode)}`,
  preview: 'If it wasn’t you, please call us at once.',
  heading: 'Your contact details have changed',
  paragraphs: [
    to === 'now'
      ? `From now on we write to this address about ${order.holidayName} in ${order.place}.`
      : `From now on we write to another address about ${order.holidayName} in ${order.place}.`,
    `If it wasn’t you or somebody you travel with, please call us at once on ${order.brand.phone}.`,
  ],
  act: { label: 'See your booking', path: `/account/bookings/${order.orderCode}` },
  sections:
    to === 'now'
      ? [
          {
            title: 'What has changed',
            rows: lines.map(wasNow),
          },
        ]
      : [],
});

export type ChangedFacts = {
  readonly lines: readonly ChangedLine[];
  readonly difference: Pence;
  readonly spread: Pence;
  readonly lowered: Pence;
  readonly refunded: Pence;
  /** Taken from a card for it. */
  readonly charged: Pence;
  /** The last day on which money goes back. */
  readonly refundBy: IsoDate;
  /** Others have changed it, and its people keep it. */
  readonly isTheirs: boolean;
  /** Somebody else has taken a traveller’s place. */
  readonly isPlace: boolean;
};

/** Package Travel Regulations 2018, regulation 9; the form for giving a place says it too. */
const OWING =
  'You and the person who takes the place are both responsible for whatever is still to be paid ' +
  'for this holiday.';

/** What it was and is, what that comes to, and all of the booking as it stands now. */
export const makeChangedLetter = (order: OrderDocument, facts: ChangedFacts): Letter => ({
  ...frame(order),
  subject: `Your holiday in ${order.place} is changed: order ${formatOrderCode(order.orderCode)}`,
  preview: facts.isTheirs
    ? 'You keep your holiday as it is now. Your new documents are attached.'
    : 'What you asked for is booked. Your new documents are attached.',
  heading: facts.isTheirs ? 'You’re keeping your holiday' : 'Your holiday is changed',
  paragraphs: [
    `${facts.isTheirs ? 'Thank you for your answer.' : 'What you asked for is booked.'} The attached documents and dates take the place of those you had.`,
    ...moneyWords(order, facts),
    ...(facts.isPlace ? [OWING] : []),
    `If it wasn’t you or somebody you travel with, please call us at once on ${order.brand.phone}.`,
  ],
  act: { label: 'See your booking', path: `/account/bookings/${order.orderCode}` },
  sections: [{ title: 'What has changed', rows: facts.lines.map(wasNow) }, ...orderSections(order)],
});

/** A change that they accepted was not made, and why. */
export const makeChangeRefusedLetter = (
  order: OrderDocument,
  { reason, lines }: { readonly reason: string; readonly lines: readonly ChangedLine[] },
): Letter => ({
  ...frame(order),
  subject: `We couldn’t change your holiday in ${order.place}: order ${formatOrderCode(order.orderCode)}`,
  preview: 'The change you asked for wasn’t made, and you’ve paid nothing for it.',
  heading: 'We couldn’t make your change',
  paragraphs: [reason, 'The change you asked for wasn’t made, and you’ve paid nothing for it.'],
  act: { label: 'See your booking', path: `/account/bookings/${order.orderCode}` },
  sections: [
    {
      title: 'What you asked for',
      rows: lines.map(({ what, now }) => ({ label: what, detail: now })),
    },
  ],
});

const wasNow = ({ what, was, now }: ChangedLine) => ({
  label: what,
  detail: `Was: ${was}. Now: ${now}.`,
});

function moneyWords(order: OrderDocument, facts: ChangedFacts): string[] {
  const { difference, spread, lowered, refunded, charged, refundBy } = facts;
  const sum = (amount: Pence) => documentMoney(order, amount);
  if (difference === 0) return ['The price stays the same. We charge nothing for the change.'];
  return [
    difference > 0
      ? `It costs ${sum(difference)} more. We charge nothing for the change itself.`
      : `It costs ${sum(-difference)} less. We charge nothing for the change.`,
    ...(charged > 0 ? [`You’ve paid the ${sum(charged)} with your card.`] : []),
    ...(spread > 0 ? [`The ${sum(spread)} is added to your last payment.`] : []),
    ...(lowered > 0 ? [`We take ${sum(lowered)} less with what you still have to pay.`] : []),
    ...(refunded > 0
      ? [
          `${sum(refunded)} goes back the way it was paid, by ${formatDate(refundBy)} at the latest. Your bank may take up to 5 working days more to show it.`,
        ]
      : []),
  ];
}

const frame = ({ brand, orderCode }: OrderDocument): Pick<Letter, 'brand' | 'label'> => ({
  brand,
  label: { name: 'Order', value: formatOrderCode(orderCode) },
});

const only = (order: OrderDocument, titles: readonly string[]) =>
  orderSections(order).filter(({ title }) => titles.includes(title));

/** `Sarah, Daniel and Edie`, with each name as it is in the order. */
function namesOf({ passengers }: OrderDocument): string {
  const names = passengers.map(({ name }) => name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
