/** A holiday that was taken in place of a changed one, at a price that was lowered for it. */
import type { PriceLine } from '#domain/holiday/price.ts';
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import type { Accepted } from '../../accepted.ts';
import type { ChangeKind } from './change-record.ts';

/** What a holiday may cost less by, of what can be changed in one that others have changed. */
const MAY_COST_LESS: readonly ChangeKind[] = ['STAY', 'TRANSFER'];

type Taken = {
  readonly orderId: string;
  readonly accepted: Pick<Accepted, 'reductions'>;
};

/**
 * Why its room and its transfer stay: what was taken off it is what it costs more than the holiday
 * that was booked, and would be drawn as money by something cheaper. What was taken off one that
 * its people have kept is theirs whatever they choose.
 */
export async function whyLoweredStays(
  database: Database | Tx,
  taken: Taken,
  kind: ChangeKind,
): Promise<ChangeRefusal | null> {
  if (!MAY_COST_LESS.includes(kind)) return null;
  return (await listLowered(database, taken)).length > 0 ? 'lowered_instead' : null;
}

/** What was taken off it, each line called by its notice; nothing of one that people have kept. */
export async function listLowered(
  database: Database | Tx,
  { orderId, accepted: { reductions = [] } }: Taken,
): Promise<readonly PriceLine[]> {
  const lines = reductions.filter(({ kind }) => kind === 'discount');
  if (lines.length === 0) return [];
  const taken = await database
    .selectFrom('supplier_notice')
    .select('title')
    .where('order_id', '=', orderId)
    .where('answer', '=', 'OTHER')
    .execute();
  return lines.filter(({ basis }) => taken.some(({ title }) => title === basis));
}
