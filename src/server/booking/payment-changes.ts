/**
 * What the people of an order change about its open payments: paid early or moved. Nothing is
 * charged here: a payment that is brought forward falls due today, and `takeDueInstalments` takes
 * it by the stored mandate within a minute, once, as it takes every other.
 */
import { mayDo } from '#domain/booking/booking-roles.ts';
import { PAYMENT_CHANGE_REFUSALS } from '#domain/booking/payment-change-refusals.ts';
import {
  bringForward,
  checkEarlyAmount,
  checkMove,
  movesCountFrom,
  payableEarly,
  sumOf,
  type UntakenPayment,
} from '#domain/booking/payment-changes.ts';
import { formatDate, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { lastPaymentDay } from '#domain/holiday/payment-plans.ts';
import { formatMoney, money, type Pence } from '#domain/money.ts';
import { hasFailed } from '#domain/order/order-states.ts';
import { refuse } from '#domain/refuse.ts';
import { customerOf } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import { findPaymentHold } from '#server/order/instalments.ts';
import { putMail } from '#server/order/mail-outbox.ts';
import { loadOrderDocument, lockOrder } from '#server/order/versions.ts';
import type { Tx, VisitorContext } from '#server/purchase-context.ts';
import { loadBooking, type OwnBooking } from './own-booking.ts';
import { lockOpen, saveForward } from './paying/open-payments.ts';

export type PaymentChange =
  | { readonly kind: 'changed'; readonly booking: OwnBooking }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/**
 * Brings `amount` forward to today. `payableWas`: what the caller saw as payable early, so that of
 * two tabs one is told that the payments have changed (I5).
 */
export async function payEarly(
  context: VisitorContext,
  asked: { readonly orderCode: string; readonly amount: number; readonly payableWas: number },
): Promise<PaymentChange> {
  return change(context, asked.orderCode, async (tx, { booking, open, today, customerId }) => {
    if (await findPaymentHold(tx, booking.id))
      return [refuse(PAYMENT_CHANGE_REFUSALS, 'payments_paused', '')];
    const payable = payableEarly(open, today);
    const most = sumOf(payable);
    if (most !== asked.payableWas) return [refuse(PAYMENT_CHANGE_REFUSALS, 'payments_changed', '')];
    const words = formatMoney(money(most, context.market.currency), 'always');
    const errors = checkEarlyAmount(most, asked.amount, words);
    if (errors.length > 0) return errors;
    if (!(await hasMandate(tx, booking.id)))
      return [refuse(PAYMENT_CHANGE_REFUSALS, 'no_card_kept', '')];
    const number = await saveForward(tx, {
      orderId: booking.id,
      place: bringForward(payable, asked.amount),
      amount: asked.amount,
      today,
      newId: context.newId,
    });
    const was = payable[0]?.dueDate ?? today;
    await note(context, tx, {
      booking,
      customerId,
      kind: 'BROUGHT_FORWARD',
      number,
      was,
      becomes: today,
      amount: asked.amount,
    });
    return [];
  });
}

/** Moves the payment of this number to another day, at most to the last day of the plan. */
export async function movePayment(
  context: VisitorContext,
  asked: { readonly orderCode: string; readonly number: number; readonly to: string },
): Promise<PaymentChange> {
  return change(context, asked.orderCode, async (tx, { booking, open, today, customerId }) => {
    const payment = open.find(({ number }) => number === asked.number);
    const balanceDay = balanceDayOf(booking);
    const errors = checkMove({
      payment,
      to: asked.to,
      balanceDay,
      balanceDayWords: formatDate(balanceDay),
      today,
      moves: await countMoves(tx, booking.id, today),
    });
    if (errors.length > 0 || !payment) return errors;
    await tx
      .updateTable('instalment')
      .set({ due_date: asked.to })
      .where('order_id', '=', booking.id)
      .where('number', '=', payment.number)
      .execute();
    await note(context, tx, {
      booking,
      customerId,
      kind: 'MOVED',
      number: payment.number,
      was: payment.dueDate,
      becomes: asked.to,
      amount: payment.amount,
    });
    return [];
  });
}

/**
 * The day on which all of a holiday is paid: the last of the plan that was agreed to, or the last
 * for where the holiday was moved since.
 */
export const balanceDayOf = ({ accepted }: OwnBooking): IsoDate => {
  const planned = accepted.plan.instalments.map(({ dueDate }) => dueDate);
  const last = planned.toSorted().at(-1)!;
  const latest = lastPaymentDay(accepted.holiday.departureDate);
  return planned.length > 1 && latest < last ? latest : last;
};

/** How often payments were moved in the last twelve months. */
export async function countMoves(
  database: VisitorContext['database'] | Tx,
  orderId: string,
  today: IsoDate,
): Promise<number> {
  const { n } = await database
    .selectFrom('payment_change')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'MOVED')
    .where('created_at', '>=', movesCountFrom(today))
    .executeTakeFirstOrThrow();
  return Number(n);
}

type Locked = {
  readonly booking: OwnBooking;
  readonly open: readonly UntakenPayment[];
  readonly today: IsoDate;
  readonly customerId: string;
};

/**
 * Does `work` while the order and its open payments are locked, and nobody changes or ends it; with
 * errors it has changed nothing.
 */
async function change(
  context: VisitorContext,
  orderCode: string,
  work: (tx: Tx, locked: Locked) => Promise<readonly FieldError[]>,
): Promise<PaymentChange> {
  const booking = await loadBooking(context, orderCode);
  const customer = customerOf(context.visitor);
  if (!booking || !customer || !mayDo(booking.role, 'pay') || hasFailed(booking.status))
    return { kind: 'refused', errors: [NOT_FOUND] };
  const errors = await inTransaction(context.database, async (tx) => {
    const underWay = await lockOrder(tx, booking.id);
    if (underWay !== 'standing') return [refuse(PAYMENT_CHANGE_REFUSALS, UNDER_WAY[underWay], '')];
    const open = await lockOpen(tx, booking.id);
    return work(tx, { booking, open, today: todayOf(context), customerId: customer.id });
  });
  return errors.length > 0 ? { kind: 'refused', errors } : { kind: 'changed', booking };
}

const UNDER_WAY = { changing: 'booking_changing', ending: 'booking_ending' } as const;
const NOT_FOUND = refuse(PAYMENT_CHANGE_REFUSALS, 'booking_not_found', '');

const hasMandate = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx
    .selectFrom('customer_order')
    .select('id')
    .where('id', '=', orderId)
    .where('mandate', 'is not', null)
    .executeTakeFirst()) !== undefined;

type Noted = {
  readonly booking: OwnBooking;
  readonly customerId: string;
  readonly kind: keyof typeof LETTERS;
  readonly number: number;
  readonly was: IsoDate;
  readonly becomes: IsoDate;
  readonly amount: Pence;
};

const LETTERS = { MOVED: 'payment-moved', BROUGHT_FORWARD: 'payment-early' } as const;

/** Keeps what was changed and by whom, and writes to whoever is written to about the order. */
async function note(
  { newId, market }: VisitorContext,
  tx: Tx,
  { booking, customerId, ...what }: Noted,
): Promise<void> {
  const id = newId();
  await tx
    .insertInto('payment_change')
    .values({ id, order_id: booking.id, customer_id: customerId, ...what })
    .execute();
  const order = await loadOrderDocument(tx, booking.id);
  const { kind, amount, was, becomes } = what;
  const mail = { template: LETTERS[kind], order, id, amount, was, becomes };
  await putMail(tx, market, order.contact.email, mail);
}
