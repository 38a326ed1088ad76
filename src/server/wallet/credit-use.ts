/**
 * The use of credits by one checkout: locked in the transaction that claims it, redeemed in that of
 * its order, free again when either comes to nothing. However many pay at once, no credit is used
 * for two orders (I5).
 */
import { addDays } from '#domain/dates.ts';
import { todayOf } from '#server/market/market.ts';
import type { PurchaseContext, Tx } from '#server/purchase-context.ts';
import { findCredits, type CreditRecord } from './credit-record.ts';
import { endOfDay } from './end-of-day.ts';

/** A credit whose end came while an order had it can be used for so many more days. */
const DAYS_AFTER_RELEASE = 30;

/**
 * Locks the credits for a checkout: all of them, or none where one is used elsewhere or withdrawn;
 * answers those. One that has ended since it was chosen is taken. The rows of the credits stay
 * locked until the transaction ends.
 */
export async function lockCredits(
  tx: Tx,
  checkoutId: string,
  ids: readonly string[],
): Promise<readonly CreditRecord[]> {
  if (ids.length === 0) return [];
  await tx
    .selectFrom('credit')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const credits = await findCredits(tx, ids);
  const gone = credits.filter(({ use, cancelledAt }) => use ?? cancelledAt);
  if (gone.length > 0) return gone;
  await tx
    .insertInto('credit_use')
    .values(ids.map((id) => ({ credit_id: id, checkout_id: checkoutId, state: 'LOCKED' as const })))
    .execute();
  return [];
}

/** The order stands: what its checkout has locked is used. */
export async function redeemCredits(tx: Tx, checkoutId: string): Promise<void> {
  await tx
    .updateTable('credit_use')
    .set({ state: 'REDEEMED' })
    .where('checkout_id', '=', checkoutId)
    .execute();
}

/**
 * The order came to nothing: its credits can be used again until their old end, or for 30 days
 * where that is over. Done again, it changes nothing.
 */
export async function freeCredits(
  tx: Tx,
  context: Pick<PurchaseContext, 'clock' | 'market'>,
  checkoutId: string,
): Promise<void> {
  const freed = await tx
    .deleteFrom('credit_use')
    .where('checkout_id', '=', checkoutId)
    .returning('credit_id')
    .execute();
  if (freed.length === 0) return;
  await tx
    .updateTable('credit')
    .set({ ends_at: endOfDay(addDays(todayOf(context), DAYS_AFTER_RELEASE), context.market) })
    .where(
      'id',
      'in',
      freed.map(({ credit_id }) => credit_id),
    )
    .where('ends_at', '<=', context.clock().toISOString())
    .execute();
}
