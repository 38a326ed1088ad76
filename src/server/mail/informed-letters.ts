/** The letters about what an airline has told the people of a booking before us. */
import type { InformedReason } from '#domain/booking/informed-change.ts';
import { formatOrderCode } from '#domain/checkout/order-code.ts';
import { formatDate } from '#domain/dates.ts';
import { clockTime, type OrderDocument } from '#domain/order/order-document.ts';
import { orderSections } from '#domain/order/order-sections.ts';
import type { Letter } from './letter.ts';

type InformedFacts = {
  readonly leg: 'outbound' | 'inbound';
  /** By the clock at the airport; null: it does not fly. */
  readonly newTime: string | null;
};

/** We have asked the airline, and a person goes on from there. */
export function makeInformedChangeLetter(
  order: OrderDocument,
  {
    reason,
    by,
    ...heard
  }: InformedFacts & { readonly reason: InformedReason; readonly by: string },
): Letter {
  const { carrier, from } = flightOf(order, heard);
  return {
    ...informedFrame(order),
    subject: `We’re looking into your flight with ${carrier}: order ${formatOrderCode(order.orderCode)}`,
    preview: `You hear from us by ${by}.`,
    heading: 'We’re looking into it',
    paragraphs: [
      `Thank you for telling us what you’ve heard: ${heardWords(carrier, heard)}.`,
      `${LOOKED[reason](carrier, momentOf(from.localTime))} One of us is looking into it, and you hear from us by ${by}. Until then your booking stays as it is, and nothing of it is lost.`,
    ],
  };
}

/** What a person has found out. */
export function makeInformedAnswerLetter(
  order: OrderDocument,
  { answer, ...heard }: InformedFacts & { readonly answer: string },
): Letter {
  const { carrier } = flightOf(order, heard);
  return {
    ...informedFrame(order),
    subject: `About your flight with ${carrier}: order ${formatOrderCode(order.orderCode)}`,
    preview: answer.slice(0, 120),
    heading: `About your flight with ${carrier}`,
    paragraphs: [`You told us what you’d heard: ${heardWords(carrier, heard)}.`, answer],
  };
}

const informedFrame = (order: OrderDocument) => ({
  brand: order.brand,
  label: { name: 'Order', value: formatOrderCode(order.orderCode) },
  act: {
    label: 'See it in your booking',
    path: `/account/bookings/${order.orderCode}/manage-flights/inform-change`,
  },
  sections: orderSections(order).slice(0, 1),
});

const flightOf = ({ flights }: OrderDocument, { leg }: Pick<InformedFacts, 'leg'>) =>
  flights[leg === 'outbound' ? 0 : 1]!;

const heardWords = (carrier: string, { leg, newTime }: InformedFacts): string => {
  const flight = `your flight ${leg === 'outbound' ? 'out' : 'home'} with ${carrier}`;
  return newTime === null
    ? `${flight} is cancelled`
    : `${flight} leaves at ${momentOf(newTime)}, local time`;
};

/** `06:15 on Sat 24 July 2027`, of a local time. */
const momentOf = (localTime: string): string =>
  `${clockTime(localTime)} on ${formatDate(localTime.slice(0, 'yyyy-mm-dd'.length))}`;

const LOOKED: Readonly<Record<InformedReason, (carrier: string, now: string) => string>> = {
  UNCHANGED: (carrier, now) =>
    `We’ve asked ${carrier}: its own system still has this flight at ${now}.`,
  OTHERWISE: (carrier) =>
    `We’ve asked ${carrier}: its own system says something else. What it says is in your booking.`,
  SILENT: (carrier) => `We’ve asked ${carrier}, and its system doesn’t answer just now.`,
  NOT_OURS: (carrier) =>
    `We can’t ask ${carrier}’s system about it, because we didn’t book this flight there.`,
};
