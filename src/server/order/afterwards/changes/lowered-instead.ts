/** A holiday that was taken in place of a changed one, at a price that was lowered for it. */
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
 * its people have kept is theirs whatever they choose. Each line is called by its notice.
 */
export async function whyLoweredStays(
  database: Database | Tx,
  { orderId, accepted: { reductions = [] } }: Taken,
  kind: ChangeKind,
): Promise<ChangeRefusal | null> {
  const titles = reductions.filter((line) => line.kind === 'discount').map(({ basis }) => basis);
  if (!MAY_COST_LESS.includes(kind) || titles.length === 0) return null;
  const taken = await database
    .selectFrom('supplier_notice')
    .select('id')
    .where('order_id', '=', orderId)
    .where('answer', '=', 'OTHER')
    .where('title', 'in', titles)
    .limit(1)
    .executeTakeFirst();
  return taken ? 'lowered_instead' : null;
}
