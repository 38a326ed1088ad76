/** What a person of ours has found out about flights that visitors were to book (FLT-16). */
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';

/**
 * `reference`: they are booked, and what our card has not paid is seen to; null: they are not, and
 * what our card has paid came back, so that we book them. False when nothing of this order waits
 * for it.
 */
export const settleSelfBooking = (
  database: Database,
  orderCode: string,
  reference: string | null,
): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const row = await tx
      .updateTable('self_booking')
      .set(
        reference === null
          ? { state: 'BOOKING', airline_reference: null, spent: 0 }
          : { airline_reference: reference, settled_at: new Date().toISOString() },
      )
      .where('state', '=', 'USED')
      .where('order_id', 'in', (eb) =>
        eb.selectFrom('customer_order').select('id').where('code', '=', orderCode),
      )
      .returning('order_id')
      .executeTakeFirst();
    if (!row) return false;
    await tx
      .deleteFrom('retry')
      .where('queue', '=', 'self-booking')
      .where('id', '=', row.order_id)
      .execute();
    return true;
  });
