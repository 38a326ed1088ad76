/** What a person of ours has found out, at the card provider, about payments put aside. */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notePaid, noteDeclined } from '#server/order/instalments.ts';
import { lockOrder } from '#server/order/versions.ts';
import type { Tx } from '#server/purchase-context.ts';
import { findShare, lockShare } from './paying/share-record.ts';

/**
 * A running site sets it down as paid, or gives it back, and tells its payer. False, and nothing is
 * changed, unless it was put aside (dropped or not) while nobody knows whether it was taken.
 */
export const settleShareByPerson = (
  database: Database,
  id: string,
  found: 'taken' | 'not-taken',
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const asked = await findShare(tx, id);
    if (!asked) return false;
    await lockOrder(tx, asked.orderId);
    const { state, capturedAt, captureFailedAt } = await lockShare(tx, id);
    if (state !== 'CLAIMED' || capturedAt !== null || captureFailedAt !== null) return false;
    if (!(await takeBack(tx, ['share'], id))) return false;
    const now = sql<string>`now()`;
    await tx
      .updateTable('share_payment')
      .set(found === 'taken' ? { captured_at: now } : { capture_failed_at: now })
      .where('id', '=', id)
      .execute();
    return true;
  });

/**
 * The first payment of an order that is being placed, or the rise of one that is being changed: its
 * workflow goes on by it. False, and nothing is changed, unless it was put aside while nobody
 * knows.
 */
export const settleCaptureByPerson = (
  database: Database,
  id: string,
  found: 'taken' | 'not-taken',
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const asked = await tx
      .selectFrom('capture_ask')
      .select('found')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (asked?.found !== null || !(await takeBack(tx, ['placement', 'change'], id))) return false;
    await tx
      .updateTable('capture_ask')
      .set({ found: found === 'taken' ? 'TAKEN' : 'NOT_TAKEN', found_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    return true;
  });

/**
 * A later payment that was put aside while it was being taken: `pspReference` is what the provider
 * took it under; null: it took nothing, and the card is tried again as after a refusal. False, and
 * nothing is changed, for any other.
 */
export const settlePaymentByPerson = (
  context: Parameters<typeof noteDeclined>[0],
  id: string,
  pspReference: string | null,
): Promise<boolean> =>
  inTransaction(context.database, async (tx) => {
    const order = await tx
      .selectFrom('instalment')
      .select('order_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!order) return false;
    await lockOrder(tx, order.order_id);
    const due = await tx
      .selectFrom('instalment as i')
      .innerJoin('customer_order as o', 'o.id', 'i.order_id')
      .select([
        'i.id',
        'i.order_id as orderId',
        'o.checkout_id as checkoutId',
        'i.number',
        'i.due_date as dueDate',
        'i.amount',
        'o.currency',
        'i.tries',
      ])
      .where('i.id', '=', id)
      .where('i.state', '=', 'TAKING')
      .where('i.share_id', 'is', null)
      .forUpdate('i')
      .executeTakeFirst();
    if (!due || !(await takeBack(tx, ['instalment'], id))) return false;
    await (pspReference === null
      ? noteDeclined(context, tx, due)
      : notePaid(tx, due, { pspReference }));
    return true;
  });

/** It waits for a person no more; false where it never did. */
async function takeBack(tx: Tx, queues: readonly string[], id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('retry')
    .where('queue', 'in', queues)
    .where('id', '=', id)
    .where('stuck_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
