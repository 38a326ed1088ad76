/** What those who provide an order have changed of it comes before what its people want of it. */
import type { ChangeRefusal } from '#domain/order/changing-refusals.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Tx } from '#server/purchase-context.ts';
import { isDropped } from '#server/workflow/retries.ts';
import { findOpenNotice } from '../cancelling/open-notice.ts';
import type { ChangeKind, ChangeRecord } from './change-record.ts';

/** What is chosen by what the holiday is: where, when, by which flights, and for whom. */
const BY_HOLIDAY: readonly ChangeKind[] = [
  'STAY',
  'HOTEL',
  'TRANSFER',
  'DATES',
  'FEWER',
  'JOIN',
  'FLIGHTS',
  'FLIGHT_EXTRAS',
  'SEATS',
];

/** Why a change of this kind has to wait for an answer to others; null when it need not. */
export const whyTheirsFirst = async (
  database: Database | Tx,
  orderId: string,
  kind: ChangeKind,
): Promise<ChangeRefusal | null> =>
  BY_HOLIDAY.includes(kind) && (await findOpenNotice(database, orderId)) !== undefined
    ? 'their_change_open'
    : null;

/**
 * The same as a change is made, which does not outlive what was told of its order meanwhile, read,
 * still to be read, or put aside for a person; and of an answer to others, whether it is to what
 * they have changed last.
 */
export async function whyTheirsCameFirst(
  tx: Tx,
  { orderId, checkoutId, kind, noticeId }: ChangeRecord,
): Promise<ChangeRefusal | null> {
  if (kind === 'NOTICE')
    return (await findOpenNotice(tx, orderId)) === noticeId ? null : 'nothing_to_answer';
  const refusal = await whyTheirsFirst(tx, orderId, kind);
  if (refusal || !BY_HOLIDAY.includes(kind)) return refusal;
  const unread = await tx
    .selectFrom('supplier_notice as n')
    .innerJoin('supplier_booking as b', 'b.key', 'n.booking_key')
    .leftJoin('retry as r', (join) =>
      join.onRef('r.id', '=', 'n.id').on('r.queue', '=', 'supplier-notice'),
    )
    .select('r.stuck_at as stuckAt')
    .where('b.checkout_id', '=', checkoutId)
    .where('b.state', 'in', ['TRYING', 'BOOKED', 'ON_REQUEST'])
    .where('n.handled_at', 'is', null)
    .where((eb) => eb.not(isDropped('supplier-notice', 'n.id')))
    .orderBy('r.stuck_at', (stuck) => stuck.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  if (!unread) return null;
  return unread.stuckAt === null ? 'their_news_unread' : 'their_news_with_us';
}
