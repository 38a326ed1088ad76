/** What the provider says of a capture: held against what was asked, then the order follows. */
import type { MarketName } from '#domain/market/market-name.ts';
import { formatMoney, money, readCurrency, type Money } from '#domain/money.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import { parseChargeReference } from '#server/checkout/payment-attempt.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { PaymentNotification } from '#server/payments/port.ts';
import { parseShareReference } from '#server/payments/share-reference.ts';
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import type { WorkProgress } from '#server/workflow/retries.ts';
import { findChange } from '../afterwards/changes/change-record.ts';
import { parseChangeReference } from '../afterwards/changes/charge.ts';
import { lastState, recordState } from '../placing/history.ts';
import { chargeOf, followLater, refundCharge, refundLateCharge } from './late-charges.ts';
import { findAskedShare, noteShareCaptured, noteShareFailed } from './shares.ts';
import { noteTaken } from './take-reserved.ts';

/** After this long, the order that a capture speaks of will not appear any more. */
const NO_ORDER_MS = 24 * 3_600_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * A capture that went through confirms the order; one that failed is asked for again, once for each
 * failure told. `age`: milliseconds since it was told; one that comes before its order waits for
 * it, a day at most; what is paid for by nothing any more goes back. Throws what a person has to
 * look at: another sum than was asked, a capture that no order asked for, a later instalment that
 * was not captured after all.
 */
export async function handleCapture(
  context: PurchaseContext,
  notification: PaymentNotification,
  age: number,
): Promise<WorkProgress> {
  await noteTaken(context.database, notification);
  const paidFor = parseChangeReference(notification.reference);
  if (paidFor) {
    const change = await findChange(context.database, paidFor.changeId);
    const amount = askedFor(change && money(change.charge, change.accepted.currency), notification);
    return change?.state === 'REFUSED'
      ? refundLateCharge(inMarket(context, change.market), { ...change, amount }, notification)
      : followCharge(context, amount, notification);
  }
  const shareId = parseShareReference(notification.reference);
  if (shareId !== undefined) return followShare(context, shareId, notification);
  const asked = parseReference(notification.reference);
  if (!asked) return 'done';
  const payment = await findPayment(context, asked);
  if (!payment) {
    if (age < NO_ORDER_MS) return { laterMs: Math.min(LONGEST_WAIT_MS, Math.max(1_000, age / 2)) };
    throw new Error(
      `${text(notification.amount)} captured for ${notification.reference}: no order`,
    );
  }
  compare(notification, payment.amount);
  const known = { ...asked, ...payment };
  if (payment.isGivenUp)
    return refundLateCharge(inMarket(context, payment.market), known, notification);
  return asked.number > 1
    ? followLater(context, known, notification)
    : followFirst(context, known, notification);
}

/** One that failed is given back, or asked again once it stands as paid. */
async function followShare(
  context: PurchaseContext,
  shareId: string,
  notification: PaymentNotification,
): Promise<WorkProgress> {
  const { database } = context;
  const share = await findAskedShare(database, shareId);
  const amount = askedFor(share?.amount, notification);
  const note = notification.success ? noteShareCaptured : noteShareFailed;
  if (await note(database, shareId)) return followCharge(context, amount, notification);
  // Its payer was written to when it was given up.
  if (share && notification.success)
    await refundCharge(inMarket(context, share.market), share, notification);
  return 'done';
}

/** One that failed is asked for again, once for each failure told. */
async function followCharge(
  { payments }: PurchaseContext,
  amount: Money,
  notification: PaymentNotification,
): Promise<WorkProgress> {
  const { success, eventId, reference } = notification;
  const pspReference = chargeOf(notification);
  if (!success)
    await payments.capture({
      pspReference,
      amount,
      reference,
      idempotencyKey: `again:${eventId}`,
    });
  return 'done';
}

/** Throws where nobody has asked for it, or for another sum. */
function askedFor(asked: Money | undefined, notification: PaymentNotification): Money {
  if (!asked)
    throw new Error(
      `${text(notification.amount)} captured for ${notification.reference}: nobody asked for it`,
    );
  compare(notification, asked);
  return asked;
}

type Asked = { readonly checkoutId: string; readonly number: number };

/** The payment that a charge's reference names, counted from 1; a person's own charge has none. */
function parseReference(reference: string): Asked | undefined {
  const charge = parseChargeReference(reference);
  if (charge) return { checkoutId: charge.checkoutId, number: 1 };
  const match = /^([^:]+):instalment-(\d{1,3})$/.exec(reference);
  return match ? { checkoutId: match[1]!, number: Number(match[2]) } : undefined;
}

type Payment = {
  readonly orderId: string;
  readonly market: MarketName;
  readonly amount: Money;
  /** Its order came to nothing, or this payment of it is not to be made any more. */
  readonly isGivenUp: boolean;
};

async function findPayment(
  { database }: PurchaseContext,
  { checkoutId, number }: Asked,
): Promise<Payment | undefined> {
  const row = await database
    .selectFrom('customer_order')
    .innerJoin('instalment', 'instalment.order_id', 'customer_order.id')
    .select([
      'customer_order.id as orderId',
      'customer_order.market',
      'customer_order.currency',
      'customer_order.status',
      'instalment.amount',
      'instalment.state',
    ])
    .where('customer_order.checkout_id', '=', checkoutId)
    .where('instalment.number', '=', number)
    .executeTakeFirst();
  if (!row) return undefined;
  const { orderId, market, status, state } = row;
  return {
    orderId,
    market,
    amount: money(row.amount, readCurrency(row.currency)),
    isGivenUp: status === 'FAILED' || state === 'CANCELLED',
  };
}

function compare({ amount, reference }: PaymentNotification, asked: Money): void {
  if (amount.amount !== asked.amount || amount.currencyCode !== asked.currencyCode)
    throw new Error(`${text(amount)} captured for ${reference}, ${text(asked)} was asked`);
}

const text = (amount: Money): string => formatMoney(amount, 'always');

async function followFirst(
  context: PurchaseContext,
  { checkoutId, orderId, amount }: Asked & Payment,
  notification: PaymentNotification,
): Promise<WorkProgress> {
  const { eventId, success } = notification;
  await followCharge(context, amount, notification);
  await inTransaction(context.database, async (tx) => {
    await lockCheckout(tx, checkoutId);
    const state = await lastState(tx, checkoutId);
    const next = success ? 'CONFIRMED' : 'PROCESSING';
    if (state !== 'PLACED' && !(state === 'PROCESSING' && success)) return;
    if (!(await isFirstPaid(tx, orderId))) return;
    await recordState(tx, checkoutId, next, { eventId });
    await tx
      .updateTable('customer_order')
      .set({ status: next })
      .where('id', '=', orderId)
      .execute();
  });
  return 'done';
}

/** Of a request that was confirmed just now it is written down by whoever has asked for it. */
const isFirstPaid = async (tx: Tx, orderId: string): Promise<boolean> =>
  (await tx
    .selectFrom('instalment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('number', '=', 1)
    .where('state', '=', 'PAID')
    .executeTakeFirst()) !== undefined;
