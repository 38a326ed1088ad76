/** What others have changed of an order, and its people have not answered to yet. */
import { sql } from 'kysely';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';

/** Its id; undefined when nothing waits. Until it is answered, ending the holiday loses nothing. */
export async function findOpenNotice(
  database: Database | Tx,
  orderId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('supplier_notice')
    .select('id')
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'ASKED')
    .where('answer', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** The order is ended: there is nothing to answer any more. */
export async function closeNotices(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('supplier_notice')
    .set({ answer: 'ENDED', answered_at: sql<string>`now()` })
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'ASKED')
    .where('answer', 'is', null)
    .execute();
}
