/** Who leads an order: nobody else is given money for it, or ends it. */
import { customerOf } from '#server/account/visitor.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx, VisitorContext } from '#server/purchase-context.ts';

/** Whether the customer leads the order. */
export async function leadsOrder(
  database: Database | Tx,
  customerId: string,
  orderId: string,
): Promise<boolean> {
  const lead = await database
    .selectFrom('order_person')
    .select('role')
    .where('order_id', '=', orderId)
    .where('customer_id', '=', customerId)
    .where('role', '=', 'LEAD')
    .executeTakeFirst();
  return lead !== undefined;
}

/**
 * The order with this code, for the customer who leads it; undefined for everybody else, as for a
 * code that no order has (S-05).
 */
export async function findLedOrder(
  { database, visitor }: Pick<VisitorContext, 'database' | 'visitor'>,
  code: string,
): Promise<{ readonly orderId: string; readonly customerId: string } | undefined> {
  const customer = customerOf(visitor);
  if (!customer) return undefined;
  const order = await database
    .selectFrom('customer_order')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  return order && (await leadsOrder(database, customer.id, order.id))
    ? { orderId: order.id, customerId: customer.id }
    : undefined;
}
