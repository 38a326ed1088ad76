/**
 * What a browser has saved becomes the customer's when they log in, in the login's own transaction
 * (SAVE-04).
 */
import { departureDateOf } from '#domain/holiday/quote-id.ts';
import { keptUntil } from '#domain/saved/kept-until.ts';
import type { ProvenCustomer } from '#server/account/account-context.ts';
import { putFact, type OutboxContext } from '#server/platform/outbox.ts';
import type { Tx } from '#server/purchase-context.ts';
import { makeBookmark } from './bookmark-record.ts';

/** Nothing is lost by a login, unless somebody logs in again and again to keep more than this. */
const MOST_KEPT = 60;

/** A holiday that both had saved stays once, with the day and the price it was saved at first. */
export async function takeOverBookmarks(
  tx: Tx,
  context: OutboxContext,
  { customerId, owner, source }: Pick<ProvenCustomer, 'customerId' | 'owner' | 'source'>,
): Promise<void> {
  const rows = await tx
    .selectFrom('bookmark')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) {
    const { savedOn, quotes } = makeBookmark(row);
    const same = await tx
      .selectFrom('bookmark')
      .select(['id', 'saved_on'])
      .where('owner', '=', customerId)
      .where('market', '=', row.market)
      .where('hotel_quote_id', '=', row.hotel_quote_id)
      .where('flight_quote_id', '=', row.flight_quote_id)
      .executeTakeFirst();
    if (same) await tx.deleteFrom('bookmark').where('id', '=', row.id).execute();
    const isFirst = !same || savedOn < same.saved_on;
    if (isFirst)
      await tx
        .updateTable('bookmark')
        .set({
          owner: customerId,
          saved_on: savedOn,
          total: row.total,
          currency: row.currency,
          kept_until: keptUntil(savedOn, departureDateOf(quotes.stay, quotes.flights), 'customer'),
        })
        .where('id', '=', same?.id ?? row.id)
        .execute();
  }
  await dropBeyond(tx, customerId);
  if (rows.length > 0)
    await putFact(tx, context, source, { kind: 'BookmarkMerge', bookmarks: rows.length });
}

const dropBeyond = (tx: Tx, customerId: string): Promise<unknown> =>
  tx
    .deleteFrom('bookmark')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('bookmark')
        .select('id')
        .where('owner', '=', customerId)
        .orderBy('created_at', 'desc')
        .offset(MOST_KEPT),
    )
    .execute();
