/**
 * Sends what is to go back to the cards it came from, each under a key of its own, however often it
 * is asked; the provider tells later what became of it (`afterwards/refunds/refund-notices.ts`).
 * What a bank does not accept is for a person to settle.
 */
import * as v from 'valibot';
import { CURRENCIES, money } from '#domain/money.ts';
import type { RefundState } from '#domain/order/cancelling.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { PaymentProviderUnavailable } from '#server/payments/port.ts';
import { inMarket, type PurchaseContext } from '#server/purchase-context.ts';
import { crashpoint } from '#server/workflow/crashpoint.ts';
import { dueSince, isDue, type Queue, type WorkProgress } from '#server/workflow/retries.ts';
import { workThrough, type LookEnd } from '#server/workflow/work-through.ts';
import { lockRefund, moveRefund } from './afterwards/refunds/refund-record.ts';
import { refundReference } from './afterwards/refunds/refund-reference.ts';

const QUEUE: Queue = {
  name: 'refund',
  tries: 6,
  firstPauseMs: 10_000,
  isOutage: (error) => error instanceof PaymentProviderUnavailable,
};
const AT_ONCE = 50;

/**
 * A periodic job. What the provider refuses is put aside for a person after its tries. Throws the
 * first failure after all others were tried.
 */
export async function sendRefunds(context: PurchaseContext): Promise<LookEnd> {
  const rows = await context.database
    .selectFrom('refund')
    .select('id')
    .where('state', '=', 'REQUESTED')
    .where(isDue(QUEUE.name, 'refund.id'))
    .orderBy((eb) => eb.fn.coalesce(dueSince(QUEUE.name, 'refund.id'), 'requested_at'))
    .limit(AT_ONCE)
    .execute();
  return workThrough(context.database, QUEUE, rows, {
    idOf: ({ id }) => id,
    work: ({ id }) => send(context, id),
  });
}

async function send(context: PurchaseContext, id: string): Promise<WorkProgress> {
  const refund = await inTransaction(context.database, (tx) => lockRefund(tx, { id }));
  if (refund?.state !== 'REQUESTED') return 'done';
  if (refund.pspReference === null) throw new Error(`refund ${id} is of no charge`);
  crashpoint('refund:before');
  await inMarket(context, refund.market).payments.refund({
    amount: money(refund.amount, refund.currency),
    pspReference: refund.pspReference,
    reference: refundReference(refund),
    idempotencyKey: `${id}.${refund.tries}`,
  });
  crashpoint('refund:after');
  await inTransaction(context.database, async (tx) => {
    const now = await lockRefund(tx, { id });
    if (now && now.tries === refund.tries) await moveRefund(tx, now, 'SENT');
  });
  return 'done';
}

/**
 * Sends a failed refund once more (`REQUESTED`), or notes that it was paid another way (`SETTLED`).
 * False when this order has no such refund that has failed. `number` is counted from 1.
 */
export const settleRefund = (
  database: Database,
  orderCode: string,
  number: number,
  to: Extract<RefundState, 'REQUESTED' | 'SETTLED'>,
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const order = await tx
      .selectFrom('customer_order')
      .select('checkout_id')
      .where('code', '=', orderCode)
      .executeTakeFirst();
    const refund = order && (await lockRefund(tx, { checkoutId: order.checkout_id, number }));
    return refund !== undefined && moveRefund(tx, refund, to);
  });

/** Those that wait for a person, those that are due first at the top; amounts in minor units. */
export async function listFailedRefunds(database: Database) {
  const rows = await database
    .selectFrom('refund as r')
    .innerJoin('customer_order as o', 'o.id', 'r.order_id')
    .select(['o.code as orderCode', 'r.number', 'r.amount', 'o.currency', 'r.due_by as dueBy'])
    .where('r.state', '=', 'FAILED')
    .orderBy('r.due_by')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({ ...row, currency: v.parse(v.picklist(CURRENCIES), row.currency) }));
}
