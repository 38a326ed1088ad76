/** Orders as their owner sees them (ORD-02 to ORD-07). */
import { flightDesks } from '#domain/order/flight-desks.ts';
import { ORDER_REFUSALS } from '#domain/order/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { loadOrder, type Order } from '#server/order/load-order.ts';
import { visitorContext, makeBasketHoliday } from '../basket/basket.ts';
import type { GraphContext } from '../context.ts';
import { makeFlightItinerary } from '../holiday/flight-leg.ts';
import { makeLines, makePrice, moneyOf } from '../holiday/price.ts';
import type { ResolverMap } from '../schema.ts';

type OrderArgs = { readonly checkoutId: string; readonly key?: string | null };

const documentsOf = (checkoutId: string, isPackage: boolean) => {
  const link = (title: string, name: string, mediaType: string) => ({
    title,
    mediaType,
    url: `/booking/${encodeURIComponent(checkoutId)}/documents/${name}`,
  });
  return [
    link('Booking confirmation', 'confirmation.pdf', 'application/pdf'),
    ...(isPackage
      ? [link('ATOL-style certificate (demonstration)', 'certificate.pdf', 'application/pdf')]
      : []),
    link('Calendar file', 'holiday.ics', 'text/calendar'),
  ];
};

export const orderResolvers: ResolverMap = {
  Query: {
    orderByCheckout: async (_parent: never, args: OrderArgs, context: GraphContext) =>
      (await loadOrder(visitorContext(context), args)) ?? null,
  },
  Mutation: {
    commitOrder: async (_parent: never, args: OrderArgs, context: GraphContext) => {
      const order = await loadOrder(visitorContext(context), args);
      const stands = order && order.status !== 'FAILED' && order.status !== 'CANCELLED';
      if (stands) return { kind: 'ProcessingOrder', order };
      return {
        kind: 'UnprocessedOrder',
        message: sentenceOf(ORDER_REFUSALS, order ? 'order_failed' : 'order_not_found'),
        reason: order?.status ?? 'ABSENT',
      };
    },
  },
  Order: {
    reference: ({ code }: Order) => code,
    isShared: ({ access }: Order) => access === 'read-only',
    requestStatus: ({ status }: Order) => (status === 'PENDING' ? 'PENDING' : 'COMPLETED'),
    hotel: async ({ accepted }: Order, _args: unknown, { shop }: GraphContext) =>
      (await shop.hotels([accepted.holiday.hotel.id])).get(accepted.holiday.hotel.id),
    flights: ({ accepted: { holiday } }: Order) =>
      holiday.flights && makeFlightItinerary(holiday.flights, holiday.flightQuoteId),
    holiday: ({ accepted }: Order, _args: unknown, { shop }: GraphContext) =>
      makeBasketHoliday(shop, accepted.holiday),
    passengerNames: ({ accepted }: Order) =>
      accepted.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    emailAddress: ({ accepted, access }: Order) =>
      access === 'yes' ? accepted.contact.emailAddress : null,
    price: ({ accepted }: Order, _args: unknown, { shop }: GraphContext) =>
      makePrice(shop, { ...accepted.holiday, lines: receiptOf(accepted).lines }),
    lines: ({ accepted }: Order, _args: unknown, { shop }: GraphContext) =>
      makeLines(shop, receiptOf(accepted).lines),
    payments: ({ payments }: Order, _args: unknown, { shop }: GraphContext) =>
      payments.map(({ dueDate, amount, state }) => ({
        dueDate,
        amount: moneyOf(shop, amount),
        isPaid: state === 'PAID',
        outcome: state === 'PAID' ? 'CONFIRMED' : 'UNKNOWN',
      })),
    parts: ({ document: { flights, stay, extras } }: Order) => [
      ...flightDesks(flights).map(({ carrier, flightNumbers, airlineReference }) => ({
        name: carrier,
        detail: `${flightNumbers.join(' and ')}.`,
        reference: airlineReference ?? null,
      })),
      { name: stay.hotel, detail: `${stay.address}.`, reference: stay.supplierReference ?? null },
      ...extras.map(({ name, detail, supplierReference }) => ({
        name,
        detail,
        reference: supplierReference ?? null,
      })),
    ],
    // A request is no booking yet: there is nothing to show at a desk (ORD-04).
    documents: ({ checkoutId, accepted, status, access }: Order) =>
      access === 'yes' && status !== 'PENDING'
        ? documentsOf(checkoutId, accepted.holiday.flights !== null)
        : [],
  },
};
