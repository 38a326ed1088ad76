/** Letters to whoever books the flights with the airline themselves (FLT-16). */
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { orderSections } from '#domain/order/order-sections.ts';
import type { Letter } from './letter.ts';

export type SelfBookingFacts = {
  /** Their card is open; the day is nearly over; the card has paid, and nobody told for what. */
  readonly what: 'book' | 'reminder' | 'used';
  /** `11:00 on Sun 22 November 2026` */
  readonly until: string;
};

export function makeSelfBookingLetter(order: OrderDocument, facts: SelfBookingFacts): Letter {
  const { subject, heading, paragraphs, label, page } = wordsOf(order, facts);
  return {
    brand: order.brand,
    label: { name: 'ORDER', value: formatOrderCode(order.orderCode) },
    subject: `${subject}: order ${formatOrderCode(order.orderCode)}`,
    preview: paragraphs[0]!,
    heading,
    paragraphs,
    act: { label, path: `/account/bookings/${order.orderCode}/${page}` },
    sections: orderSections(order).slice(0, 1),
  };
}

function wordsOf(order: OrderDocument, { what, until }: SelfBookingFacts) {
  const airline = order.flights[0]!.carrier;
  const forgotten =
    'If you don’t, we book them for you, and you pay no booking fee and no more than you have agreed to.';
  switch (what) {
    case 'book':
      return {
        subject: `Book your flights by ${until}`,
        heading: 'Book your flights now',
        paragraphs: [
          `Please book your flights with ${airline} by ${until}. Your card for it, and each step, are on your booking.`,
          forgotten,
        ],
        label: 'Book your flights',
        page: 'selfbook-instructions',
      };
    case 'reminder':
      return {
        subject: `Your flights are still to be booked, by ${until}`,
        heading: 'Your flights are still to be booked',
        paragraphs: [
          `You haven’t told us ${airline}’s reference for your flights yet. Please book them by ${until}, or type the reference if you have.`,
          forgotten,
        ],
        label: 'Book your flights',
        page: 'selfbook-instructions',
      };
    case 'used':
      return {
        subject: `Tell us ${airline}’s reference`,
        heading: `Tell us ${airline}’s reference`,
        paragraphs: [
          `Your card has paid ${airline}, so we haven’t booked your flights again. Please type the reference in ${airline}’s email, so that your documents have it.`,
          `If you didn’t get a reference, call us on ${order.brand.phone}. If we hear nothing for two days, one of us asks you.`,
        ],
        label: 'Type the reference',
        page: 'confirm-booking',
      };
  }
}
