/** The letters about an order: confirmed, waiting, failed, and an instalment that was declined. */
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { type IsoDate, formatDate } from '#domain/dates.ts';
import type { DocumentPayment, OrderDocument } from '#domain/order/order-document.ts';
import { documentMoney, orderSections } from '#domain/order/order-sections.ts';
import type { Letter } from './letter.ts';

/** The order is confirmed; the documents are attached by the caller. */
export const makeConfirmationLetter = (order: OrderDocument): Letter => ({
  ...frame(order),
  subject: `You’re going to ${order.place}: order ${formatOrderCode(order.orderCode)}`,
  preview: `${order.holidayName}, booked for ${order.passengers.length}. Your documents are attached.`,
  heading: `You’re going to ${order.place}`,
  paragraphs: [
    `${order.holidayName} is booked for ${namesOf(order)}.`,
    'Your confirmation and the dates for your calendar are attached. Keep them with your passports.',
  ],
  act: { label: 'See your booking', path: order.brand.orderPath },
  sections: orderSections(order),
});

/** The order waits for a supplier (ORD-04, ORD-05). */
export const makePendingLetter = (order: OrderDocument): Letter => ({
  ...frame(order),
  subject: `We are checking your holiday in ${order.place}: order request ${formatOrderCode(order.orderCode)}`,
  preview: 'This is not a confirmed booking yet. We write within 48 hours.',
  heading: 'We are checking availability',
  paragraphs: [
    `We have your order request for ${order.holidayName}. It is not a confirmed booking yet.`,
    'We are checking with the airline and the hotel, and write to you within 48 hours. Until then your card is not charged: the first payment is only held, and the hold is released if the holiday cannot be confirmed.',
    'Please do not book the same holiday again in the meantime.',
  ],
  act: { label: 'See your order request', path: order.brand.orderPath },
  sections: only(order, ['Your flights', 'Where you stay', 'Who is going', 'What it costs']),
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
      ? `${documentMoney(order, returned)} goes back to your card.`
      : 'Nothing was taken from your card.',
  heading: 'Your holiday could not be booked',
  paragraphs: [
    `We are sorry: ${order.holidayName} could not be booked.`,
    returned > 0
      ? `${documentMoney(order, returned)} goes back to the card you paid with. Banks take up to 5 working days to show it.`
      : 'Nothing was taken from your card. A reserved amount disappears from your statement within a few days.',
    `Search again, or call ${order.brand.phone} and we find another holiday with you.`,
  ],
  act: { label: 'Search again', path: '/' },
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
  preview: `${documentMoney(order, instalment.amount)} was declined by your bank. Your booking still stands.`,
  heading: 'Your payment was declined',
  paragraphs: [
    `Your bank declined ${documentMoney(order, instalment.amount)}, due on ${formatDate(instalment.dueDate)}. Your booking still stands.`,
    retryOn === undefined
      ? `Please call ${order.brand.phone} to pay with another card: without this payment we cannot keep the booking.`
      : `We try the card again on ${formatDate(retryOn)}. To pay with another card before then, call ${order.brand.phone}.`,
  ],
  act: { label: 'See your booking', path: order.brand.orderPath },
  sections: only(order, ['Your payments']),
});

const frame = ({ brand, orderCode }: OrderDocument): Pick<Letter, 'brand' | 'label'> => ({
  brand,
  label: { name: 'Order', value: formatOrderCode(orderCode) },
});

const only = (order: OrderDocument, titles: readonly string[]) =>
  orderSections(order).filter(({ title }) => titles.includes(title));

/** `Sarah, Daniel and Edie`, with each name as it stands in the order. */
function namesOf({ passengers }: OrderDocument): string {
  const names = passengers.map(({ name }) => name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
