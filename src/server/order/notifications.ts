/**
 * The card provider's notifications: verified, kept once, answered, and only then worked on
 * (reliability-security, rule 7).
 */
import { sql } from 'kysely';
import * as v from 'valibot';
import { CURRENCIES } from '#domain/money.ts';
import { releasePage } from '#server/checkout/abandoned-payments.ts';
import {
  findAttempt,
  parseChargeReference,
  type PaymentAttempt,
} from '#server/checkout/payment-attempt.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { PaymentNotification } from '#server/payments/port.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { lastState, recordState } from './history.ts';
import { claimCheckout } from './placing/claim.ts';

const EVENTS = [
  'AUTHORISATION',
  'CAPTURE',
  'CANCELLATION',
  'REFUND',
  'CHARGEBACK',
  'OTHER',
] as const;
const NotificationSchema = v.object({
  eventId: v.string(),
  event: v.picklist(EVENTS),
  success: v.boolean(),
  pspReference: v.string(),
  originalReference: v.exactOptional(v.string()),
  reference: v.string(),
  amount: v.object({ amount: v.number(), currencyCode: v.picklist(CURRENCIES) }),
  eventDate: v.string(),
});

/**
 * Keeps the items of a notification. False when its signature does not hold: answer 400, keep
 * nothing.
 */
export async function receiveNotification(
  { database, payments }: Pick<PurchaseContext, 'database' | 'payments'>,
  rawBody: string,
): Promise<boolean> {
  const items = payments.readNotification(rawBody);
  if (!items) return false;
  const rows = items.map((item) => ({ event_id: item.eventId, raw: JSON.stringify(item) }));
  if (rows.length > 0)
    await database
      .insertInto('payment_notification')
      .values(rows)
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .execute();
  return true;
}

/**
 * How long a shopper may take to come back from a payment page before the shop goes on without
 * them.
 */
const RETURN_MS = 5 * 60_000;
/** After this long, what a notification speaks of will not appear any more. */
const FORGET_MS = 24 * 3_600_000;

/** Works on what has been kept; what cannot be done yet is looked at again. */
export async function handleNotifications(context: PurchaseContext): Promise<void> {
  const rows = await context.database
    .selectFrom('payment_notification')
    .select(['event_id', 'raw', 'received_at'])
    .where('handled_at', 'is', null)
    .orderBy('received_at')
    .limit(200)
    .execute();
  for (const { event_id, raw, received_at } of rows) {
    const age = context.clock().getTime() - Date.parse(received_at);
    const isDone = await handle(context, v.parse(NotificationSchema, raw), age);
    if (!isDone && age < FORGET_MS) continue;
    await context.database
      .updateTable('payment_notification')
      .set({ handled_at: sql<string>`now()` })
      .where('event_id', '=', event_id)
      .execute();
  }
}

/** True when nothing is left to do about it. */
async function handle(
  context: PurchaseContext,
  notification: PaymentNotification,
  age: number,
): Promise<boolean> {
  const charge = parseChargeReference(notification.reference);
  if (!charge) return true;
  if (notification.event === 'CAPTURE')
    return noteCapture(context, charge.checkoutId, notification);
  if (notification.event !== 'AUTHORISATION' || !notification.success) return true;
  const attempt = await findAttempt(context.database, {
    checkout_id: charge.checkoutId,
    attempt: charge.attempt,
  });
  if (attempt?.pageSession === undefined || !isUnused(attempt)) return true;
  if (age < RETURN_MS) return false;
  await goOnAlone(context, attempt, notification.pspReference);
  return true;
}

/** Opened and never returned from, or returned from and left before the order was placed. */
const isUnused = ({ state }: PaymentAttempt): boolean => state === 'CREATED' || state === 'READY';

/**
 * A payment page was authorised and its shopper is gone: they pressed pay, so the order is placed
 * as if they had stayed; what cannot be placed is given back.
 */
async function goOnAlone(
  context: PurchaseContext,
  attempt: PaymentAttempt,
  pspReference: string,
): Promise<void> {
  const { id, checkoutId } = attempt;
  if (attempt.state === 'CREATED') await adoptPage(context, attempt, pspReference);
  const { owner } = await context.database
    .selectFrom('checkout')
    .select('owner')
    .where('id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  const claim = await claimCheckout(
    { ...context, visitor: { kind: 'known', owner } },
    checkoutId,
    id,
  );
  if (claim.kind !== 'claimed') await releasePage(context, checkoutId, id);
}

/**
 * Takes the page's result from the notification. A plan needs the mandate that only the page itself
 * gives: it cannot go on.
 */
async function adoptPage(
  context: PurchaseContext,
  { id, checkoutId }: PaymentAttempt,
  pspReference: string,
): Promise<void> {
  const authorised = { kind: 'authorised', pspReference, card: { brand: 'card', lastFour: '' } };
  const { payment_schedule } = await context.database
    .selectFrom('checkout')
    .select('payment_schedule')
    .where('id', '=', checkoutId)
    .executeTakeFirstOrThrow();
  const isWhole = payment_schedule === null || payment_schedule === 'pay_in_full';
  await context.database
    .updateTable('payment_attempt')
    .set({ page_result: JSON.stringify(authorised), state: isWhole ? 'READY' : 'REFUSED' })
    .where('id', '=', id)
    .where('state', '=', 'CREATED')
    .execute();
}

/**
 * A capture that went through confirms the order; one that failed is asked for again, once for each
 * failure told.
 */
async function noteCapture(
  context: PurchaseContext,
  checkoutId: string,
  { eventId, success, amount, pspReference, originalReference, reference }: PaymentNotification,
): Promise<boolean> {
  const order = await context.database
    .selectFrom('customer_order')
    .select('id')
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  if (!order) return false;
  if (!success)
    await context.payments.capture({
      pspReference: originalReference ?? pspReference,
      amount,
      reference,
      idempotencyKey: `again:${eventId}`,
    });
  await inTransaction(context.database, async (tx) => {
    await tx.selectFrom('checkout').select('id').where('id', '=', checkoutId).forUpdate().execute();
    const state = await lastState(tx, checkoutId);
    const next = success ? 'CONFIRMED' : 'PROCESSING';
    if (state !== 'PLACED' && !(state === 'PROCESSING' && success)) return;
    await recordState(tx, checkoutId, next, { eventId });
    await tx
      .updateTable('customer_order')
      .set({ status: next })
      .where('id', '=', order.id)
      .execute();
  });
  return true;
}
