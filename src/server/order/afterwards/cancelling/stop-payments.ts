/** From the press on nothing more is taken for an order. */
import type { MarketName } from '#domain/market/market-name.ts';
import type { OrderState } from '#domain/order/order-states.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/purchase-context.ts';
import { isBeingChanged } from '../changes/change-record.ts';

export type OrderToCancel = {
  readonly checkoutId: string;
  readonly code: string;
  readonly market: MarketName;
  readonly currency: string;
  readonly status: OrderState;
};

export const findOrderToCancel = (
  database: Database | Tx,
  orderId: string,
): Promise<OrderToCancel> =>
  database
    .selectFrom('customer_order')
    .select(['checkout_id as checkoutId', 'code', 'market', 'currency', 'status'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

/**
 * False while one is at the bank: whether it was taken is not known yet; so it is with the first
 * one of a request that was confirmed. False too while the order is being changed, which decides
 * what its money is.
 */
export const stopPayments = (database: Database, orderId: string): Promise<boolean> =>
  inTransaction(database, async (tx) => {
    const { checkoutId } = await findOrderToCancel(tx, orderId);
    await lockCheckout(tx, checkoutId);
    if (await isBeingChanged(tx, orderId)) return false;
    const open = await tx
      .selectFrom('instalment')
      .select(['id', 'number', 'state'])
      .where('order_id', '=', orderId)
      .where('state', 'in', ['DUE', 'DECLINED', 'TAKING'])
      .orderBy('id')
      .forUpdate()
      .execute();
    const stopped = open.filter(({ number, state }) => state !== 'TAKING' && number > 1);
    if (stopped.length > 0)
      await tx
        .updateTable('instalment')
        .set({ state: 'CANCELLED', next_try: null })
        .where(
          'id',
          'in',
          stopped.map(({ id }) => id),
        )
        .execute();
    return stopped.length === open.length;
  });
