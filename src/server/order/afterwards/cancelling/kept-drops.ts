/**
 * What a change counted as given before, as a price-drop credit, is not given again by cancelling
 * where that credit is used: it cannot be withdrawn any more.
 */
import { sql } from 'kysely';
import type { Pence } from '#domain/money.ts';
import { dropsCounted } from '#domain/order/price-drop.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import { withdrawDropCredits } from '#server/wallet/issue-credit.ts';
import type { Accepted } from '../../accepted.ts';
import type { Cancellation } from './cancellation-record.ts';

type Holiday = { readonly orderId: string; readonly accepted: Pick<Accepted, 'reductions'> };

/** Of what was paid, what stays beside what the terms take. */
export async function findKeptDrops(
  database: Database | Tx,
  { orderId, accepted }: Holiday,
): Promise<Pence> {
  const counted = dropsCounted(accepted.reductions);
  if (counted === 0) return 0;
  const { rows } = await sql<{
    used: Pence;
  }>`select used_drop_credits(${orderId}) as used`.execute(database);
  return Math.min(counted, rows[0]!.used);
}

/** What becomes of price-drop credits of an order beside the money: as its people are told. */
export type DropCredits = {
  /** Another order uses them, and nothing is taken off for it. */
  readonly theirs: Pence;
  /** Nobody has used them: they end with the order. */
  readonly ending: Pence;
};

/** `kept`: what of those that are used is lost beside what the terms take. */
export async function findDropCredits(
  database: Database | Tx,
  orderId: string,
  kept: Pence,
): Promise<DropCredits> {
  const { rows } = await sql<{ used: Pence; ending: Pence }>`
    select used_drop_credits(${orderId}) as used, unused_drop_credits(${orderId}) as ending`.execute(
    database,
  );
  const { used = 0, ending = 0 } = rows[0] ?? {};
  return { theirs: Math.max(0, used - kept), ending };
}

/**
 * Withdraws what is not used, and answers what is lost in all. A credit that was used or came free
 * since the press counts as it is now: either the credit or the money is theirs.
 */
export async function settleDrops(
  tx: Tx,
  holiday: Holiday,
  { lost, dropKept }: Cancellation,
): Promise<Pence> {
  const { orderId } = holiday;
  await withdrawDropCredits(tx, orderId);
  if (dropKept === null) return lost;
  const kept = await findKeptDrops(tx, holiday);
  if (kept === dropKept) return lost;
  const settled = { lost: lost - dropKept + kept, drop_kept: kept };
  await tx.updateTable('order_cancellation').set(settled).where('order_id', '=', orderId).execute();
  return settled.lost;
}
