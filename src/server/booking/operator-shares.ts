/** What a person of ours has found out, at the card provider, about a share put aside. */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockOrder } from '#server/order/versions.ts';
import { findShare, lockShare } from './shares/share-record.ts';

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
    const { numDeletedRows } = await tx
      .deleteFrom('retry')
      .where('queue', '=', 'share')
      .where('id', '=', id)
      .where('stuck_at', 'is not', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    const now = sql<string>`now()`;
    await tx
      .updateTable('share_payment')
      .set(found === 'taken' ? { captured_at: now } : { capture_failed_at: now })
      .where('id', '=', id)
      .execute();
    return true;
  });
