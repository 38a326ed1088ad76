import type { MarketName } from '#domain/market/market-name.ts';
import { settledBy, whyNotCancellable } from '#domain/order/cancelling.ts';
import type { Database } from '#server/db/kysely.ts';
import { todayIn } from '#server/market/market.ts';

type Canceller = {
  readonly database: Database;
  readonly now: Date;
  readonly timeZoneOf: (market: MarketName) => string;
};

/**
 * We cancel an order: all that was paid goes back, whatever the terms say; the worker does it. Says
 * why not when it cannot be; undefined when no order has this code.
 */
export async function cancelByUs(
  { database, now, timeZoneOf }: Canceller,
  orderCode: string,
): Promise<'asked' | NonNullable<ReturnType<typeof whyNotCancellable>> | undefined> {
  const order = await database
    .selectFrom('customer_order as o')
    .innerJoin('instalment as i', (join) =>
      join.onRef('i.order_id', '=', 'o.id').on('i.number', '=', 1),
    )
    .select(['o.id', 'o.status', 'o.market', 'i.state'])
    .where('o.code', '=', orderCode)
    .executeTakeFirst();
  if (!order) return undefined;
  // We may have to cancel while they travel, too.
  const startsAt = new Date(now.getTime() + 1);
  const refusal = whyNotCancellable({ ...order, isPaid: order.state === 'PAID', startsAt }, now);
  if (refusal) return refusal;
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto('order_cancellation')
    .values({
      order_id: order.id,
      asked_by: 'OPERATOR',
      asked_at: now.toISOString(),
      lost: 0,
      refund_by: settledBy(todayIn(timeZoneOf(order.market), now)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n ? 'asked' : 'cancelled_already';
}
