/**
 * The card provider's notifications: verified, kept once, answered, and only then worked on
 * (reliability-security, rule 7).
 */
import { sql } from 'kysely';
import * as v from 'valibot';
import { CURRENCIES, formatMoney } from '#domain/money.ts';
import {
  PAYMENT_EVENTS,
  isPaymentOutage,
  type PaymentNotification,
} from '#server/payments/port.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { dueSince, isDue, type WorkProgress, type Queue } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { handleRefund } from './afterwards/refunds/refund-notices.ts';
import { handleAuthorisation } from './paying/authorisations.ts';
import { handleCapture } from './paying/captures.ts';

const NotificationSchema = v.object({
  eventId: v.string(),
  event: v.picklist(PAYMENT_EVENTS),
  success: v.boolean(),
  pspReference: v.string(),
  originalReference: v.exactOptional(v.string()),
  reference: v.string(),
  amount: v.object({ amount: v.number(), currencyCode: v.picklist(CURRENCIES) }),
  eventDate: v.string(),
});

/** `unreadable`: how many items were not kept, as they are not in the provider's shape. */
type ReceivedNotification =
  | { readonly kind: 'kept'; readonly unreadable: number }
  | { readonly kind: 'forged' };

/** Keeps the items of a notification. `forged`: answer 400, nothing of it is kept. */
export async function receiveNotification(
  { database, payments }: Pick<PurchaseContext, 'database' | 'payments'>,
  rawBody: string,
): Promise<ReceivedNotification> {
  const body = payments.readNotification(rawBody);
  if (!body) return { kind: 'forged' };
  const rows = body.items.map((item) => ({ event_id: item.eventId, raw: JSON.stringify(item) }));
  if (rows.length > 0)
    await database
      .insertInto('payment_notification')
      .values(rows)
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .execute();
  return { kind: 'kept', unreadable: body.unreadable };
}

const QUEUE: Queue = {
  name: 'notification',
  tries: 6,
  firstPauseMs: 1_000,
  isOutage: isPaymentOutage,
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
  const { event, success } = notification;
  if (event === 'CAPTURE') return handleCapture(context, notification, age);
  if (event === 'AUTHORISATION')
    return success ? handleAuthorisation(context, notification, age) : 'done';
  if (event === 'REFUND' || event === 'REFUND_FAILED') {
    const progress = await handleRefund(context, notification);
    if (progress) return progress;
  }
  const isAsWeAsked = success && (event === 'CANCELLATION' || event === 'REFUND');
  if (isAsWeAsked || event === 'OTHER') return 'done';
  throw new Error(settleByHand(notification));
}

/** Nothing that the shop can do by itself makes up for it. */
function settleByHand({ event, success, amount, reference }: PaymentNotification): string {
  return `${event}${success ? '' : ' refused'}: ${formatMoney(amount, 'always')} for ${reference}, to be settled by hand`;
}
