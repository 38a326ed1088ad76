import type { PurchaseContext } from '#server/purchase-context.ts';

/** As long as events are kept: after it nobody is told of an order any more. */
const KEPT_MS = 3 * 86_400_000;

/**
 * A periodic job: forgets who made an attempt, and with what, once no order can come of it that
 * anybody would be told of. What an order came of was forgotten with it.
 */
export async function forgetFactSources({
  database,
  clock,
}: Pick<PurchaseContext, 'database' | 'clock'>): Promise<void> {
  const old = new Date(clock().getTime() - KEPT_MS).toISOString();
  await database
    .updateTable('payment_attempt')
    .set({ fact_source: null })
    .where('fact_source', 'is not', null)
    .where(({ or, eb }) => or([eb('state', '=', 'REFUSED'), eb('created_at', '<', old)]))
    .execute();
}
