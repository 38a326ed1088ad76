/** What a person does about money that a bank did not accept. */
import * as v from 'valibot';
import { CURRENCIES } from '#domain/money.ts';
import type { RefundState } from '#domain/order/cancelling.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockRefund, moveRefund } from './refunds/refund-record.ts';

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
