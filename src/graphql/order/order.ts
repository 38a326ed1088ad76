/** Orders as their owner sees them (ORD-02 to ORD-07). */
import * as v from 'valibot';
import { flightDesks } from '#domain/order/flight-desks.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { receiptOf } from '#server/basket/basket-record.ts';
import { AcceptedSchema, type Accepted } from '#server/order/accepted.ts';
import { opensOrder } from '#server/order/order-link.ts';
import { OrderDocumentSchema } from '#server/order/stored-document.ts';
import { today } from '#server/purchase-context.ts';
import { visitorContext, makeBasketHoliday } from '../basket/basket.ts';
import type { GraphContext } from '../context.ts';
import { makeFlightItinerary } from '../holiday/flight-leg.ts';
import { makeLines, makePrice, moneyOf } from '../holiday/price.ts';
import type { ResolverMap } from '../schema.ts';

/** An order with what was accepted and what has been paid. */
type OrderSource = {
  readonly id: string;
  readonly isShared: boolean;
  readonly checkoutId: string;
  readonly code: string;
  readonly status: string;
  readonly placedAt: string;
  readonly accepted: Accepted;
  readonly document: OrderDocument;
  readonly payments: readonly {
    readonly dueDate: string;
    readonly amount: number;
    readonly state: string;
  }[];
};

type OrderArgs = { readonly checkoutId: string; readonly key?: string | null };

/**
 * The order of a checkout for its owner, or for whoever holds its key; null for everybody else, and
 * before there is one.
 */
export async function loadOrder(
  context: GraphContext,
  { checkoutId, key }: OrderArgs,
): Promise<OrderSource | null> {
  const booking = visitorContext(context);
  const { database, owner, secret } = booking;
  const row = await database
    .selectFrom('customer_order')
    .select(['id', 'code', 'status', 'placed_at', 'owner', 'document'])
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  if (!row) return null;
  const isShared = row.owner !== owner;
  if (isShared && !(key && opensOrder(secret, checkoutId, key, today(booking)))) return null;
  const [placement, payments] = await Promise.all([
    database
      .selectFrom('placement')
      .select('accepted')
      .where('checkout_id', '=', checkoutId)
      .orderBy('attempt', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('instalment')
      .select(['due_date', 'amount', 'state'])
      .where('order_id', '=', row.id)
      .orderBy('number')
      .execute(),
  ]);
  return {
    id: row.id,
    isShared,
    checkoutId,
    code: row.code,
    status: row.status,
    placedAt: row.placed_at,
    document: v.parse(OrderDocumentSchema, row.document),
    accepted: v.parse(AcceptedSchema, placement.accepted),
    payments: payments.map(({ due_date, amount, state }) => ({ dueDate: due_date, amount, state })),
  };
}

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
    orderByCheckout: (_parent: never, args: OrderArgs, context: GraphContext) =>
      loadOrder(context, args),
  },
  Mutation: {
    commitOrder: async (_parent: never, args: OrderArgs, context: GraphContext) => {
      const order = await loadOrder(context, args);
      const stands = order && order.status !== 'FAILED' && order.status !== 'CANCELLED';
      if (stands) return { kind: 'ProcessingOrder', order };
      return {
        kind: 'UnprocessedOrder',
        message: order
          ? 'This order did not go through. Your money is on its way back'
          : 'There is no order yet',
        reason: order?.status ?? 'ABSENT',
      };
    },
  },
  Order: {
    reference: ({ code }: OrderSource) => code,
    requestStatus: ({ status }: OrderSource) => (status === 'PENDING' ? 'PENDING' : 'COMPLETED'),
    hotel: async ({ accepted }: OrderSource, _args: unknown, { shop }: GraphContext) =>
      (await shop.hotels([accepted.holiday.hotel.id])).get(accepted.holiday.hotel.id),
    flights: ({ accepted: { holiday } }: OrderSource) =>
      holiday.flights && makeFlightItinerary(holiday.flights, holiday.flightQuoteId),
    holiday: ({ accepted }: OrderSource, _args: unknown, { shop }: GraphContext) =>
      makeBasketHoliday(shop, accepted.holiday),
    passengerNames: ({ accepted }: OrderSource) =>
      accepted.passengers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    emailAddress: ({ accepted, isShared }: OrderSource) =>
      isShared ? null : accepted.contact.emailAddress,
    price: ({ accepted }: OrderSource, _args: unknown, { shop }: GraphContext) =>
      makePrice(shop, { ...accepted.holiday, lines: receiptOf(accepted).lines }),
    lines: ({ accepted }: OrderSource, _args: unknown, { shop }: GraphContext) =>
      makeLines(shop, receiptOf(accepted).lines),
    payments: ({ payments }: OrderSource, _args: unknown, { shop }: GraphContext) =>
      payments.map(({ dueDate, amount, state }) => ({
        dueDate,
        amount: moneyOf(shop, amount),
        isPaid: state === 'PAID',
        outcome: state === 'PAID' ? 'CONFIRMED' : 'UNKNOWN',
      })),
    parts: ({ document: { flights, stay, extras } }: OrderSource) => [
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
    documents: ({ checkoutId, accepted, status, isShared }: OrderSource) =>
      isShared || status === 'PENDING'
        ? []
        : documentsOf(checkoutId, accepted.holiday.flights !== null),
  },
};
