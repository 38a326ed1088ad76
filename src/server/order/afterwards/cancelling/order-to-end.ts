/** An order as it is before somebody decides to end it, and once it is ended. */
import { sql } from 'kysely';
import type { Pence } from '#domain/money.ts';
import type { VisitorContext } from '#server/purchase-context.ts';
import { loadVersion } from '../../versions.ts';
import { findCancellation, listRefunds, listTaken } from './cancellation-record.ts';
import { findOpenNotice } from './open-notice.ts';
import { findOwnFlights, flightsPriceOf } from './own-flights.ts';

/** What decides what cancelling comes to. */
export async function readOrderToEnd(
  context: Pick<VisitorContext, 'database' | 'payments' | 'clock'>,
  orderId: string,
) {
  const { database } = context;
  const [order, version, payments, cancellation, refunds, noticeId, own] = await Promise.all([
    database
      .selectFrom('customer_order')
      .select(['code', 'status', 'placed_at', paidAt])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow(),
    loadVersion(database, orderId),
    listTaken(database, orderId),
    findCancellation(database, orderId),
    listRefunds(database, orderId),
    findOpenNotice(database, orderId),
    findOwnFlights(context, orderId),
  ]);
  return { order, version, payments, cancellation, refunds, noticeId, own };
}

/** Once its money is settled what was put aside and is not back; before, what would be. */
export function asideNow(
  { version, cancellation, own }: Awaited<ReturnType<typeof readOrderToEnd>>,
  isByTerms: boolean,
): Pence {
  if (cancellation?.done) return cancellation.tickets === 'RETURNED' ? 0 : cancellation.aside;
  const areLost = cancellation ? cancellation.keepsTickets : isByTerms;
  return own?.kind !== 'theirs' || areLost ? 0 : flightsPriceOf(version.accepted);
}

/** An order request is paid once it is confirmed. */
const paidAt = sql<string>`to_jsonb(coalesce(
  (select max(created_at) from order_version v where v.order_id = customer_order.id and v.reason = 'CONFIRMED'),
  placed_at))#>>'{}'`.as('paidAt');
