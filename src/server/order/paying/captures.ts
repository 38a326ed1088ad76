/** What the provider says of a capture: held against what was asked, then the order follows. */
import * as v from 'valibot';
import type { MarketName } from '#domain/market/market-name.ts';
import { CURRENCIES, formatMoney, money, type Money } from '#domain/money.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import { parseChargeReference } from '#server/checkout/payment-attempt.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { PaymentNotification } from '#server/payments/port.ts';
import { parseShareReference } from '#server/payments/share-reference.ts';
import { inMarket, type PurchaseContext, type Tx } from '#server/purchase-context.ts';
import type { WorkProgress } from '#server/workflow/retries.ts';
import { findChange } from '../afterwards/changes/change-record.ts';
import { parseChangeReference } from '../afterwards/changes/charge.ts';
import { notePaid } from '../instalments.ts';
import { putMail } from '../mail-outbox.ts';
import { lastState, recordState } from '../placing/history.ts';
import { loadOrderDocument, lockOrder } from '../versions.ts';
import { postGivenUp } from './ledger.ts';
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
  const changeId = parseChangeReference(notification.reference);
  if (changeId !== undefined) {
    const change = await findChange(context.database, changeId);
    const asked = change && money(change.charge, change.accepted.currency);
    if (change?.state === 'REFUSED')
      return followGivenUp(inMarket(context, change.market), { ...change, asked }, notification);
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
  if (payment.isGivenUp)
    return followGivenUp(
      inMarket(context, payment.market),
      { ...asked, ...payment, asked: payment.amount },
      notification,
    );
  if (asked.number > 1) return followLater(context, { ...asked, ...payment }, notification);
  await followFirst(context, { ...asked, ...payment }, notification);
  return 'done';
}

type GivenUp = {
  readonly orderId: string;
  readonly checkoutId: string;
  readonly asked: Money | undefined;
};

/**
 * Of what nothing is to be paid for any more a failure is none, and money that was taken all the
 * same goes back whole, once, however often it is told; its customer learns why their statement has
 * both.
 */
async function followGivenUp(
  { database, payments, market }: PurchaseContext,
  { orderId, checkoutId, asked }: GivenUp,
  notification: PaymentNotification,
): Promise<WorkProgress> {
  if (!notification.success) return 'done';
  const amount = askedFor(asked, notification);
  const posting = await giveBack(payments, { checkoutId, amount }, notification);
  await inTransaction(database, async (tx) => {
    await postGivenUp(tx, posting, amount.amount);
    const order = await loadOrderDocument(tx, orderId);
    const facts = { id: posting.key, amount: amount.amount, countedFor: null };
    await putMail(tx, market, order.contact.email, { template: 'late-charge', order, ...facts });
  });
  return 'done';
}

/** Once, however often; what the ledger says of it goes under its key. */
async function giveBack(
  payments: PurchaseContext['payments'],
  { checkoutId, amount }: { readonly checkoutId: string; readonly amount: Money },
  { pspReference, originalReference = pspReference, reference }: PaymentNotification,
) {
  const idempotencyKey = `given-up:${originalReference}`;
  await payments.refund({ amount, pspReference: originalReference, reference, idempotencyKey });
  return { key: `${checkoutId}:${idempotencyKey}`, checkoutId, currency: amount.currencyCode };
}

/** One that failed is given back, or asked again once it stands as paid. */
async function followShare(
  context: PurchaseContext,
  shareId: string,
  notification: PaymentNotification,
): Promise<WorkProgress> {
  const { database } = context;
  const share = await findAskedShare(database, shareId);
  if (!share) return followCharge(context, undefined, notification);
  compare(notification, share.amount);
  const note = notification.success ? noteShareCaptured : noteShareFailed;
  if (await note(database, shareId)) return followCharge(context, share.amount, notification);
  if (!notification.success) return 'done';
  // Its payer was written to when it was given up.
  const { payments } = inMarket(context, share.market);
  const posting = await giveBack(payments, share, notification);
  await inTransaction(database, (tx) => postGivenUp(tx, posting, share.amount.amount));
  return 'done';
}

/** That of a change or of a share, of which so much was asked: one that failed is asked again. */
async function followCharge(
  { payments }: PurchaseContext,
  asked: Money | undefined,
  notification: PaymentNotification,
): Promise<WorkProgress> {
  const { success, eventId, pspReference, originalReference, reference } = notification;
  const amount = askedFor(asked, notification);
  if (!success)
    await payments.capture({
      pspReference: originalReference ?? pspReference,
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

/** While it is at the bank, a later payment is looked at again after so long. */
const AT_BANK_MS = 10_000;

/**
 * One that its bank had declined, and that may be due again since, stands as paid once the provider
 * tells that it was taken: nobody is charged for it again, and its customer learns so. Where it was
 * paid since by another charge, the one told of goes back.
 */
async function followLater(
  site: PurchaseContext,
  payment: Asked & Payment,
  notification: PaymentNotification,
): Promise<WorkProgress> {
  const { orderId, checkoutId, number, market, amount } = payment;
  const { success, reference, pspReference, originalReference = pspReference } = notification;
  if (!success) throw new Error(`${reference} was not captured`);
  const progress = await inTransaction(site.database, async (tx) => {
    await lockOrder(tx, orderId);
    const { id, state, dueDate, paidBy } = await tx
      .selectFrom('instalment')
      .select(['id', 'state', 'due_date as dueDate', 'psp_reference as paidBy'])
      .where('order_id', '=', orderId)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    if (state === 'TAKING') return { laterMs: AT_BANK_MS };
    // It was given up since it was read: looked at again, it goes back.
    if (state === 'CANCELLED') return { laterMs: 0 };
    if (state === 'PAID') return paidBy === originalReference ? 'done' : 'paid twice';
    const { amount: paid, currencyCode: currency } = amount;
    await notePaid(
      tx,
      { id, checkoutId, amount: paid, currency },
      { pspReference: originalReference },
    );
    const order = await loadOrderDocument(tx, orderId);
    await putMail(tx, { market }, order.contact.email, {
      template: 'late-charge',
      order,
      id: `${checkoutId}:late:${originalReference}`,
      amount: paid,
      countedFor: dueDate,
    });
    return 'done';
  });
  if (progress !== 'paid twice') return progress;
  return followGivenUp(inMarket(site, market), { ...payment, asked: amount }, notification);
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
    amount: money(row.amount, v.parse(CurrencySchema, row.currency)),
    isGivenUp: status === 'FAILED' || state === 'CANCELLED',
  };
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
    if (!(await isFirstPaid(tx, orderId))) return;
    await recordState(tx, checkoutId, next, { eventId });
    await tx
      .updateTable('customer_order')
      .set({ status: next })
      .where('id', '=', orderId)
      .execute();
  });
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
