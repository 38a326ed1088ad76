/** A booking by its code, for the customers whom it names (ACCT-02, S-05). */
import { BOOKING_ROLES } from '#domain/booking/booking-roles.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import { travelDays, type TravelDays } from '#domain/order/travel-days.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Accepted } from '#server/order/accepted.ts';
import { findPaymentHold, type PaymentHold } from '#server/order/instalments.ts';
import { findTheirOrder, type TheirOrder } from '#server/order/lead.ts';
import { loadOrderDocument, loadVersion } from '#server/order/versions.ts';

/** As whoever asks for it may know it is for its role to say: `mayDo`. */
export type OwnBooking = TheirOrder &
  TravelDays & {
    readonly accepted: Accepted;
    /** With the payments as they stand now. */
    readonly document: OrderDocument;
    /** In the order of their days; none for whoever may not know what it costs. */
    readonly payments: readonly BookingPayment[];
    /** What its payments wait for before any more are taken; null: for nothing. */
    readonly waitsFor: PaymentHold | null;
  };

export type BookingPayment = {
  readonly number: number;
  readonly dueDate: IsoDate;
  readonly amount: Pence;
  readonly state: 'DUE' | 'TAKING' | 'PAID' | 'DECLINED' | 'CANCELLED';
  /** Of one that the bank has refused: when its card is tried again. */
  readonly nextTry: IsoDate | null;
};

/** The booking with this code, for each of its people (`findTheirOrder`). */
export async function loadBooking(
  context: Parameters<typeof findTheirOrder>[0],
  orderCode: string,
): Promise<OwnBooking | undefined> {
  const { database } = context;
  const order = await findTheirOrder(context, orderCode, BOOKING_ROLES);
  if (!order) return undefined;
  const [document, payments, { accepted }, waitsFor] = await Promise.all([
    loadOrderDocument(database, order.id),
    loadPayments(database, order.id),
    loadVersion(database, order.id),
    findPaymentHold(database, order.id),
  ]);
  return { ...order, waitsFor, accepted, document, payments, ...travelDays(document) };
}

/** Whether a payment is on its way, or goes there today. */
export const isBeingTaken = (
  { state, dueDate }: BookingPayment,
  { waitsFor }: Pick<OwnBooking, 'waitsFor'>,
  today: IsoDate,
): boolean => state === 'TAKING' || (state === 'DUE' && dueDate <= today && waitsFor === null);

async function loadPayments(database: Database, orderId: string): Promise<BookingPayment[]> {
  const rows = await database
    .selectFrom('instalment')
    .select(['number', 'due_date', 'amount', 'state', 'next_try'])
    .where('order_id', '=', orderId)
    .orderBy('due_date')
    .orderBy('number')
    .execute();
  return rows.map(({ due_date, next_try, ...payment }) => ({
    ...payment,
    dueDate: due_date,
    nextTry: next_try,
  }));
}
