/** Orders as their owner sees them (ORD-02 to ORD-07). */
import { perkSentences } from '#domain/holiday/perks.ts';
import { flightDesks } from '#domain/order/flight-desks.ts';
import { documentPath, type DocumentName } from '#domain/order/order-addresses.ts';
import type { DocumentProtection } from '#domain/order/order-document.ts';
import { hasFailed, hasPapers, type OrderState } from '#domain/order/order-states.ts';
import { ORDER_REFUSALS } from '#domain/order/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import type { ResolverMap } from '#graphql/schema/resolver-map.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { loadOrder, type Order } from '#server/order/load-order.ts';
import { loadHotel, makeBasketHoliday } from '../basket/basket.ts';
import { visitorContext } from '../context.ts';
import { makeFlightItinerary } from '../holiday/flights.ts';
import { makeLines, makePrice } from '../holiday/price.ts';
import { moneyOf } from '../money.ts';

export const orderResolvers = {
  Query: {
    orderByCheckout: (_root, args, context) => loadOrder(visitorContext(context, args), args),
  },
  Mutation: {
    commitOrder: async (_root, args, context) => {
      const order = await loadOrder(visitorContext(context, args), args);
      if (order && !hasFailed(order.status)) return { kind: 'ProcessingOrder', order };
      return {
        kind: 'UnprocessedOrder',
        message: sentenceOf(ORDER_REFUSALS, whyUnprocessed(order?.status)),
        reason: order?.status ?? 'ABSENT',
      };
    },
  },
  Order: {
    reference: ({ code }) => code,
    isShared: ({ access }) => access === 'read-only',
    requestStatus: ({ status }) => (status === 'PENDING' ? 'PENDING' : 'COMPLETED'),
    hotel: ({ accepted: { holiday } }, _args, { shop }) => loadHotel(shop, holiday),
    flights: ({ accepted: { holiday } }) =>
      holiday.flights && makeFlightItinerary(holiday.flights, holiday.flightQuoteId),
    holiday: ({ accepted }, _args, { shop }) => makeBasketHoliday(shop, accepted.holiday),
    passengerNames: ({ accepted }) =>
      accepted.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    emailAddress: ({ accepted, access }) =>
      access === 'yes' ? accepted.contact.emailAddress : null,
    price: ({ accepted }, _args, { shop }) =>
      makePrice(shop, { ...accepted.holiday, lines: receiptOf(accepted, accepted.currency).lines }),
    lines: ({ accepted }, _args, { shop }) =>
      makeLines(shop, receiptOf(accepted, accepted.currency).lines),
    payments: ({ payments }, _args, { shop }) =>
      payments.map(({ dueDate, amount, state }) => ({
        dueDate,
        amount: moneyOf(shop, amount),
        isPaid: state === 'PAID',
        outcome: state === 'PAID' ? 'CONFIRMED' : 'UNKNOWN',
      })),
    cancelling: ({ document: { cancelling = [] } }, _args, { shop }) =>
      cancelling.map(({ until, lost }) => ({ until, lost: moneyOf(shop, lost) })),
    ownFlights: ({ document: { flights } }) => {
      if (flights.some(({ isOwn }) => isOwn)) return 'THEIRS';
      return flights.some(({ isToBook }) => isToBook) ? 'TO_BOOK' : null;
    },
    parts: ({ document }) => partsOf(document),
    documents: ({ checkoutId, document, status, access }) =>
      access === 'yes' && hasPapers(status) ? documentsOf(checkoutId, document.protection) : [],
  },
} satisfies ResolverMap;

function whyUnprocessed(status: OrderState | undefined): keyof typeof ORDER_REFUSALS {
  if (status === undefined) return 'order_not_found';
  return status === 'CANCELLED' ? 'order_cancelled' : 'order_failed';
}

/** Each part with where it is and its supplier's reference. */
const partsOf = ({ flights, stay, extras, perks = [] }: Order['document']) => [
  ...flightDesks(flights).map(({ carrier, flightNumbers, airlineReference }) => ({
    name: carrier,
    detail: `${flightNumbers.join(' and ')}.`,
    reference: airlineReference,
  })),
  { name: stay.hotel, detail: `${stay.address}.`, reference: stay.supplierReference },
  ...extras.map(({ name, detail, supplierReference }) => ({
    name,
    detail,
    reference: supplierReference,
  })),
  ...perks.map((perk) => ({ name: perk.name, detail: perkSentences(perk) })),
];

/** What the certificate of an order is called where its papers are listed. */
function certificateTitle({ atolNumber, scheme }: DocumentProtection): string {
  if (scheme) return 'Certificate of protection (demonstration)';
  return atolNumber === undefined ? 'ATOL-style certificate (demonstration)' : 'ATOL certificate';
}

export const documentsOf = (checkoutId: string, protection: DocumentProtection) => {
  const link = (title: string, name: DocumentName, mediaType: string) => ({
    title,
    mediaType,
    url: documentPath(checkoutId, name),
  });
  return [
    link('Booking confirmation', 'confirmation.pdf', 'application/pdf'),
    ...(protection.certificateNumber === undefined
      ? []
      : [link(certificateTitle(protection), 'certificate.pdf', 'application/pdf')]),
    link('Calendar file', 'holiday.ics', 'text/calendar'),
  ];
};
