/** What a person of ours has found out about flights that visitors were to book (FLT-16). */
import { sql } from 'kysely';
import type { Pence } from '#domain/money.ts';
import type { Database } from '#server/db/kysely.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockOrder } from '#server/order/versions.ts';

/**
 * `booked`: under this reference, and what our card has not paid is seen to: so many minor units
 * were paid back to whoever has paid it, 0: nothing is to be. `not booked`: what our card has paid
 * came back, so that we book them.
 */
export type FoundFlights =
  | { readonly kind: 'booked'; readonly reference: string; readonly paidBack?: Pence }
  | { readonly kind: 'not booked' };

/** `absent`: nothing of this order waits for it. */
export type SettledFlights =
  | 'settled'
  | 'absent'
  | 'ended'
  | 'being changed'
  | 'noted otherwise'
  | 'paid by our card'
  | 'not said what was paid back';

/**
 * Under the lock of the order, which is asked first whether it stands. What a person has noted may
 * have been paid by now: noted again it stays, and anything else is refused.
 */
export const settleSelfBooking = (
  database: Database,
  orderCode: string,
  found: FoundFlights,
): Promise<SettledFlights> =>
  inTransaction(database, async (tx) => {
    const order = await tx
      .selectFrom('customer_order')
      .select('id')
      .where('code', '=', orderCode)
      .executeTakeFirst();
    if (!order) return 'absent';
    const underWay = await lockOrder(tx, order.id);
    const row = await tx
      .selectFrom('self_booking')
      .select(['spent', 'airline_reference', 'settled_at', 'paid_back'])
      .where('order_id', '=', order.id)
      .where('state', '=', 'USED')
      .executeTakeFirst();
    if (!row) return 'absent';
    if (underWay !== 'standing') return underWay === 'ending' ? 'ended' : 'being changed';
    const paidBack = found.kind === 'booked' ? found.paidBack : undefined;
    if (row.settled_at !== null)
      return found.kind === 'booked' &&
        found.reference === row.airline_reference &&
        (paidBack || null) === row.paid_back
        ? 'settled'
        : 'noted otherwise';
    const isPaidByUs = (row.spent ?? 0) > 0;
    if (isPaidByUs && (paidBack ?? 0) > 0) return 'paid by our card';
    // They have paid for what their holiday's price has in it: that is kept by nobody's oversight.
    if (found.kind === 'booked' && !isPaidByUs && paidBack === undefined)
      return 'not said what was paid back';
    await tx
      .updateTable('self_booking')
      .set(
        found.kind === 'not booked'
          ? { state: 'BOOKING', airline_reference: null, spent: 0 }
          : {
              airline_reference: found.reference,
              settled_at: sql<string>`now()`,
              paid_back: paidBack || null,
            },
      )
      .where('order_id', '=', order.id)
      .execute();
    await tx
      .deleteFrom('retry')
      .where('queue', '=', 'self-booking')
      .where('id', '=', order.id)
      .execute();
    return 'settled';
  });
