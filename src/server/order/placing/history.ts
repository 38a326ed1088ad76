/** The history of a checkout's placements, along the declared transitions only (I8). */
import { sql } from 'kysely';
import { canFollow, isPlacementState, type PlacementState } from '#domain/order/order-states.ts';
import { lockCheckout } from '#server/checkout/checkout-record.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/purchase-context.ts';
import { HISTORY_CHANNEL } from '../follow-placement.ts';

/**
 * Writes the next state while `tx` locks the checkout's row. Repeated with the state it is in, it
 * does nothing, so that a step may run twice. Throws on a step that the table does not allow.
 */
export async function recordState(
  tx: Tx,
  checkoutId: string,
  state: PlacementState,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await lockCheckout(tx, checkoutId);
  const last = await lastState(tx, checkoutId);
  if (last === state) return;
  if (!canFollow(last, state))
    throw new Error(`checkout ${checkoutId}: ${state} may not follow ${last ?? 'the start'}`);
  await tx
    .insertInto('order_history')
    .values({ checkout_id: checkoutId, state, detail: JSON.stringify(detail) })
    .execute();
  await sql`select pg_notify(${HISTORY_CHANNEL}, ${checkoutId})`.execute(tx);
}

/** Writes one state in a transaction of its own. */
export const recordProgress = (
  database: Database,
  { checkoutId, attempt }: { readonly checkoutId: string; readonly attempt: number },
  state: PlacementState,
): Promise<void> =>
  inTransaction(database, (tx) => recordState(tx, checkoutId, state, { attempt }));

/** The state a checkout's history has come to; undefined before the first claim. */
export async function lastState(
  database: Database | Tx,
  checkoutId: string,
): Promise<PlacementState | undefined> {
  const row = await database
    .selectFrom('order_history')
    .select('state')
    .where('checkout_id', '=', checkoutId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  if (!isPlacementState(row.state))
    throw new Error(`checkout ${checkoutId}: unknown state ${row.state}`);
  return row.state;
}
