/** What the provider says of a capture: held against what was asked, then the order follows. */
import * as v from 'valibot';
import { CURRENCIES, formatMoney, money, type Money } from '#domain/money.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import { parseChargeReference } from '#server/checkout/payment-attempt.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { PaymentNotification } from '#server/payments/port.ts';
import { parseShareReference } from '#server/payments/share-reference.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import type { WorkProgress } from '#server/workflow/retries.ts';
import { findChange } from '../afterwards/changes/change-record.ts';
import { parseChangeReference } from '../afterwards/changes/charge.ts';
import { lastState, recordState } from '../placing/history.ts';
import { findAskedShare, noteShareCaptured, noteShareFailed } from './shares.ts';
import { noteTaken } from './take-reserved.ts';

/** After this long, the order that a capture speaks of will not appear any more. */
const NO_ORDER_MS = 24 * 3_600_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * A capture that went through confirms the order; one that failed is asked for again, once for each
 * failure told. `age`: milliseconds since it was told; one that comes before its order waits for
 * it, a day at most. Throws what a person has to look at: another sum than was asked, a capture
 * that no order asked for, a later instalment that was not captured after all.
 */
export async function handleCapture(
  context: PurchaseContext,
  notification: PaymentNotification,
  age: number,
): Promise<WorkProgress> {
  await noteTaken(context.database, notification);
  const changeId = parseChangeReference(notification.reference);
  if (changeId !== undefined) {
    const change = await findChange(context.database, changeId);
    if (change?.state === 'REFUSED') return followGivenUp(notification);
    const asked = change && money(change.charge, change.accepted.currency);
    return followCharge(context, asked, notification);
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
  if (asked.number === 1) await followFirst(context, { ...asked, ...payment }, notification);
  else if (!notification.success) throw new Error(`${notification.reference} was not captured`);
  return 'done';
}

/** What was refused is not taken: a failure is none, and money that was taken is for a person. */
function followGivenUp({ success, amount, reference }: PaymentNotification): WorkProgress {
  if (!success) return 'done';
  throw new Error(
    `${text(amount)} captured for ${reference}, which was refused: to be given back by hand`,
  );
}

/** One that failed is given back, or asked again once it stands as paid. */
async function followShare(
  context: PurchaseContext,
  shareId: string,
  notification: PaymentNotification,
): Promise<WorkProgress> {
  const { database } = context;
  const share = await findAskedShare(database, shareId);
  if (share && !notification.success) {
    compare(notification, share.amount);
    if (!(await noteShareFailed(database, shareId))) return 'done';
  }
  const progress = await followCharge(context, share?.amount, notification);
  if (notification.success) await noteShareCaptured(database, shareId, notification);
  return progress;
}

/** That of a change or of a share, of which so much was asked: one that failed is asked again. */
async function followCharge(
  { payments }: PurchaseContext,
  amount: Money | undefined,
  notification: PaymentNotification,
): Promise<WorkProgress> {
  const { success, eventId, pspReference, originalReference, reference } = notification;
  if (!amount)
    throw new Error(`${text(notification.amount)} captured for ${reference}: nobody asked for it`);
  compare(notification, amount);
  if (!success)
    await payments.capture({
      pspReference: originalReference ?? pspReference,
      amount,
      reference,
      idempotencyKey: `again:${eventId}`,
    });
  return 'done';
}

type Asked = { readonly checkoutId: string; readonly number: number };

/** The payment that a charge's reference names, counted from 1; a person's own charge has none. */
function parseReference(reference: string): Asked | undefined {
  const charge = parseChargeReference(reference);
  if (charge) return { checkoutId: charge.checkoutId, number: 1 };
  const match = /^([^:]+):instalment-(\d{1,3})$/.exec(reference);
  return match ? { checkoutId: match[1]!, number: Number(match[2]) } : undefined;
}

const CurrencySchema = v.picklist(CURRENCIES);

type Payment = { readonly orderId: string; readonly amount: Money };

async function findPayment(
  { database }: PurchaseContext,
  { checkoutId, number }: Asked,
): Promise<Payment | undefined> {
  const row = await database
    .selectFrom('customer_order')
    .innerJoin('instalment', 'instalment.order_id', 'customer_order.id')
    .select(['customer_order.id', 'instalment.amount', 'customer_order.currency'])
    .where('customer_order.checkout_id', '=', checkoutId)
    .where('instalment.number', '=', number)
    .executeTakeFirst();
  if (!row) return undefined;
  const currency = v.parse(CurrencySchema, row.currency);
  return { orderId: row.id, amount: money(row.amount, currency) };
}

function compare({ amount, reference }: PaymentNotification, asked: Money): void {
  if (amount.amount !== asked.amount || amount.currencyCode !== asked.currencyCode)
    throw new Error(`${text(amount)} captured for ${reference}, ${text(asked)} was asked`);
}

const text = (amount: Money): string => formatMoney(amount, 'always');

async function followFirst(
  { database, payments }: PurchaseContext,
  { checkoutId, orderId, amount }: Asked & Payment,
  { eventId, success, pspReference, originalReference, reference }: PaymentNotification,
): Promise<void> {
  if (!success)
    await payments.capture({
      pspReference: originalReference ?? pspReference,
      amount,
      reference,
      idempotencyKey: `again:${eventId}`,
    });
  await inTransaction(database, async (tx) => {
    await lockCheckout(tx, checkoutId);
    const state = await lastState(tx, checkoutId);
    const next = success ? 'CONFIRMED' : 'PROCESSING';
    if (state !== 'PLACED' && !(state === 'PROCESSING' && success)) return;
    await recordState(tx, checkoutId, next, { eventId });
    await tx
      .updateTable('customer_order')
      .set({ status: next })
      .where('id', '=', orderId)
      .execute();
  });
}
