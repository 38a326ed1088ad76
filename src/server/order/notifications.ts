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
import { PaymentProviderUnavailable, type PaymentNotification } from '#server/payments/port.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { dueSince, isDue, type WorkProgress, type Queue } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { handleCapture } from './captures.ts';
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
  if (attempt?.pageSession === undefined || !isUnused(attempt)) return 'done';
  if (age < RETURN_MS) return { laterMs: Math.min(RETURN_MS - age, RETURN_MS) };
  return goOnAlone(context, attempt, pspReference);
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
): Promise<WorkProgress> {
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
  if (claim.kind === 'locked') return { laterMs: 1_000 };
  if (claim.kind === 'refused') await releasePage(context, checkoutId, id);
  return 'done';
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
