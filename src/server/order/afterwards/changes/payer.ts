/** Whoever has paid for a change, on a page that they had opened. */
import type { Tx } from '#server/purchase-context.ts';
import { OPENING_ROLES } from '../../people/access.ts';
import type { ChangeRecord } from './change-record.ts';

/** Whether their access to the order has ended; of a page that does not say whose it is, never. */
export async function isPayerGone(
  tx: Tx,
  { orderId, payer }: Pick<ChangeRecord, 'orderId' | 'payer'>,
): Promise<boolean> {
  if (payer === undefined) return false;
  const person = await tx
    .selectFrom('order_person')
    .select('role')
    .where('order_id', '=', orderId)
    .where('customer_id', '=', payer)
    .where('role', 'in', OPENING_ROLES)
    .executeTakeFirst();
  return person === undefined;
}
