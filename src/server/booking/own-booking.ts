/** A booking by its code, for the customers whom it names (ACCT-02, S-05). */
import { sql } from 'kysely';
import type { BookingRole } from '#domain/booking/booking-roles.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';
import type { OrderState } from '#domain/order/order-states.ts';
import { travelDays, type TravelDays } from '#domain/order/travel-days.ts';
import { customerOf } from '#server/account/visitor.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Accepted } from '#server/order/accepted.ts';
import { paymentHoldOf, type PaymentHold } from '#server/order/instalments.ts';
import { noteStrangerToCode } from '#server/order/lead.ts';
import { loadOrderDocument, loadVersion } from '#server/order/versions.ts';
import type { VisitorContext } from '#server/purchase-context.ts';

/** As whoever asks for it may know it is for its role to say: `mayDo`. */
export type OwnBooking = TravelDays & {
  readonly id: string;
  readonly checkoutId: string;
  readonly code: string;
  readonly status: OrderState;
  /** Of the customer who asks. */
  readonly role: BookingRole;
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

/** `HM7K42QD`, in small letters too. */
const CODE = /^[A-Z\d]{4,16}$/;

/**
 * Every page and every act of a booking asks here. Undefined alike for a code of nobody, for the
 * order of others, at the site of another market, and for whoever is not logged in or was away for
 * too long. A customer who asks for an order of others is noted.
 */
export async function loadBooking(
  context: Pick<VisitorContext, 'database' | 'visitor' | 'market' | 'securityLog'>,
  orderCode: string,
): Promise<OwnBooking | undefined> {
  const { database, visitor, market } = context;
  const customer = customerOf(visitor);
  const code = orderCode.toUpperCase();
  if (!customer || !CODE.test(code)) return undefined;
  const row = await database
    .selectFrom('customer_order as o')
    .innerJoin('order_person as p', 'p.order_id', 'o.id')
    .select(['o.id', 'o.checkout_id', 'o.code', 'o.status', 'p.role'])
    .select(paymentHoldOf(sql.ref('o.id')).as('waitsFor'))
    .where('o.code', '=', code)
    .where('o.market', '=', market.market)
    .where('p.customer_id', '=', customer.id)
    .executeTakeFirst();
  if (!row) {
    await noteStrangerToCode(context, code, customer.id);
    return undefined;
  }
  const { checkout_id: checkoutId, ...order } = row;
  const [document, payments, { accepted }] = await Promise.all([
    loadOrderDocument(database, row.id),
    loadPayments(database, row.id),
    loadVersion(database, row.id),
  ]);
  return { ...order, checkoutId, accepted, document, payments, ...travelDays(document) };
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
