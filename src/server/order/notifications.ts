/**
 * The card provider's notifications: verified, kept once, answered, and only then worked on
 * (reliability-security, rule 7).
 */
import { sql } from 'kysely';
import * as v from 'valibot';
import { CURRENCIES } from '#domain/money.ts';
import { releasePage } from '#server/checkout/abandoned-payments.ts';
import { CLOSED_ATTEMPT } from '#server/checkout/awaited-payment.ts';
import {
  findAttempt,
  moveAttempt,
  parseChargeReference,
  type PaymentAttempt,
} from '#server/checkout/payment-attempt.ts';
import { PaymentProviderUnavailable, type PaymentNotification } from '#server/payments/port.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { dueSince, isDue, type WorkProgress, type Queue } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { handleCapture } from './paying/captures.ts';
import { placeAlone } from './paying/place-alone.ts';

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
const QUEUE: Queue = {
  name: 'notification',
  tries: 6,
  firstPauseMs: 1_000,
  isOutage: (error) => error instanceof PaymentProviderUnavailable,
};
const AT_ONCE = 200;

/**
 * Works on what has been kept, whoever has waited longest first. What cannot be done yet is looked
 * at again later, what cannot be done at all is put aside.
 */
export async function handleNotifications(context: PurchaseContext): Promise<LookEnd> {
  const rows = await context.database
    .selectFrom('payment_notification')
    .select(['event_id', 'raw', 'received_at'])
    .where('handled_at', 'is', null)
    .where(isDue(QUEUE.name, 'event_id'))
    .orderBy((eb) => eb.fn.coalesce(dueSince(QUEUE.name, 'event_id'), 'received_at'))
    .limit(AT_ONCE)
    .execute();
  return workThrough(context.database, QUEUE, rows, {
    idOf: ({ event_id }) => event_id,
    work: async ({ event_id, raw, received_at }) => {
      const age = context.clock().getTime() - Date.parse(received_at);
      const progress = await handle(context, v.parse(NotificationSchema, raw), age);
      if (progress === 'done') await noteHandled(context, event_id);
      return progress;
    },
  });
}

async function noteHandled({ database }: PurchaseContext, eventId: string): Promise<void> {
  await database
    .updateTable('payment_notification')
    .set({ handled_at: sql<string>`now()` })
    .where('event_id', '=', eventId)
    .execute();
}

async function handle(
  context: PurchaseContext,
  notification: PaymentNotification,
  age: number,
): Promise<WorkProgress> {
  const { event, success, reference, pspReference } = notification;
  if (event === 'CAPTURE') return handleCapture(context, notification, age);
  const charge = parseChargeReference(reference);
  if (!charge || event !== 'AUTHORISATION' || !success) return 'done';
  const attempt = await findAttempt(context.database, {
    checkout_id: charge.checkoutId,
    attempt: charge.attempt,
  });
  if (attempt?.pageSession === undefined || attempt.state === 'USED') return 'done';
  if (attempt.state === 'REFUSED') return giveBack(context, attempt, pspReference);
  if (age < RETURN_MS) return { laterMs: Math.min(RETURN_MS - age, RETURN_MS) };
  return goOnAlone(context, attempt, pspReference);
}

/** A closed or refused page was authorised all the same: it is never placed. */
async function giveBack(
  context: PurchaseContext,
  attempt: PaymentAttempt,
  pspReference: string,
): Promise<WorkProgress> {
  if (!attempt.authorised)
    await moveAttempt(context.database, attempt, {
      state: 'REFUSED',
      page_result: pageResult(pspReference),
    });
  await releasePage(context, attempt.checkoutId, attempt.id);
  return 'done';
}

/**
 * A payment page was authorised and its shopper is gone: they pressed pay and were told that they
 * need not come back, so the order is placed; what cannot be placed is given back.
 */
async function goOnAlone(
  context: PurchaseContext,
  attempt: PaymentAttempt,
  pspReference: string,
): Promise<WorkProgress> {
  if (attempt.state === 'CREATED') await adoptPage(context, attempt, pspReference);
  return placeAlone(context, attempt);
}

/**
 * Takes the page's result from the notification. A plan needs the mandate that only the page itself
 * gives: it cannot go on.
 */
async function adoptPage(
  context: PurchaseContext,
  attempt: PaymentAttempt,
  pspReference: string,
): Promise<void> {
  const { payment_schedule } = await context.database
    .selectFrom('checkout')
    .select('payment_schedule')
    .where('id', '=', attempt.checkoutId)
    .executeTakeFirstOrThrow();
  const isWhole = payment_schedule === null || payment_schedule === 'pay_in_full';
  await moveAttempt(context.database, attempt, {
    ...(isWhole ? { state: 'READY' } : CLOSED_ATTEMPT),
    page_result: pageResult(pspReference),
  });
}

const pageResult = (pspReference: string): string =>
  JSON.stringify({ kind: 'authorised', pspReference, card: { brand: 'card', lastFour: '' } });
