/**
 * Payments that a visitor was told we look after: each page they came back from is asked for until
 * the provider knows, then placed or given back (decisions: Paying).
 */
import { CLOSED_ATTEMPT, PAYMENT_CLOSED } from '#server/checkout/awaited-payment.ts';
import { PAGE_OPEN_MS } from '#server/checkout/open-payment-page.ts';
import { settlePage } from '#server/checkout/page-result.ts';
import { findAttempt, moveAttempt, type PaymentAttempt } from '#server/checkout/payment-attempt.ts';
import { isPaymentOutage } from '#server/payments/port.ts';
import type { PurchaseContext } from '#server/purchase-context.ts';
import { isDue, type Queue, type WorkProgress } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { placeAlone } from './paying/place-alone.ts';

const QUEUE: Queue = {
  name: 'awaited-payment',
  tries: 6,
  firstPauseMs: 1_000,
  isOutage: isPaymentOutage,
};
const AT_ONCE = 200;
/** A shopper who came back places the order by themselves within this time, or has left. */
const STAY_MS = 10_000;
/** So long a closed page is asked for, for a hold to give back; later ones are notified of. */
const CLOSED_MS = 24 * 3_600_000;
const ASK_EVERY_MS = 3_000;

/** A periodic job: follows each page that somebody came back from and no order has come of. */
export async function followPaymentPages(context: PurchaseContext): Promise<LookEnd> {
  const ago = (ms: number) => new Date(context.clock().getTime() - ms).toISOString();
  const rows = await context.database
    .selectFrom('payment_attempt')
    .select(['id', 'returned_at'])
    .where('page_session', 'is not', null)
    .where('returned_at', '<', ago(STAY_MS))
    .where('state', '<>', 'USED')
    .where(({ or, and, eb }) =>
      or([
        eb('state', 'in', ['CREATED', 'READY']),
        and([
          eb('refusal', '=', PAYMENT_CLOSED),
          eb('page_result', 'is', null),
          eb('returned_at', '>', ago(CLOSED_MS)),
        ]),
      ]),
    )
    .where(isDue(QUEUE.name, 'payment_attempt.id'))
    .orderBy('returned_at')
    .limit(AT_ONCE)
    .execute();
  return workThrough(context.database, QUEUE, rows, {
    idOf: ({ id }) => id,
    work: async ({ id, returned_at }) => {
      const attempt = await findAttempt(context.database, { id });
      const age = context.clock().getTime() - Date.parse(returned_at ?? '');
      return attempt ? follow(context, attempt, age) : 'done';
    },
  });
}

/** `age`: milliseconds since the shopper came back. */
async function follow(
  context: PurchaseContext,
  attempt: PaymentAttempt,
  age: number,
): Promise<WorkProgress> {
  if (attempt.state === 'READY') return placeAlone(context, attempt);
  const settled = await settlePage(context, attempt);
  if (settled?.state === 'READY') return placeAlone(context, settled);
  if (settled) return 'done';
  if (attempt.state === 'CREATED' && age > PAGE_OPEN_MS)
    await moveAttempt(context.database, attempt, CLOSED_ATTEMPT);
  return { laterMs: Math.max(ASK_EVERY_MS, age / 20) };
}
