/** Saves a holiday at what it costs now, and gives it up again (SAVE-02). */
import { sql } from 'kysely';
import type { FieldError } from '#domain/field-error.ts';
import { totalOf } from '#domain/holiday/price.ts';
import { departureDateOf, type Quotes } from '#domain/holiday/quote-id.ts';
import { refuse } from '#domain/refuse.ts';
import { keptUntil, VISITOR_DAYS } from '#domain/saved/kept-until.ts';
import { MOST_SAVED } from '#domain/saved/limits.ts';
import { SAVED_REFUSALS } from '#domain/saved/refusals.ts';
import type { VisitorSession } from '#server/account/session.ts';
import { customerOf, ownerFor, type KnownVisitor, type Visitor } from '#server/account/visitor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { todayOf } from '#server/market/market.ts';
import { putFact } from '#server/platform/outbox.ts';
import type { Tx } from '#server/purchase-context.ts';
import { openDeal, type Deal, type SoldOutDeal } from '#server/search/deal.ts';
import { factHolidayOf, findBookmark, makeBookmark, type Bookmark } from './bookmark-record.ts';
import { notePrice } from './price-points.ts';
import type { SavedContext } from './saved-context.ts';

export type CreateBookmarkOutcome =
  | Bookmark
  | SoldOutDeal
  | { readonly kind: 'HolidayNotFound' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/**
 * Keeps the holiday of both quotes for whoever asks, with its live price; one that is saved already
 * stays as it was.
 */
export async function createBookmark(
  context: SavedContext,
  session: Pick<VisitorSession, 'openFor' | 'client'>,
  quotes: Quotes,
): Promise<CreateBookmarkOutcome> {
  const today = todayOf(context);
  const deal = await openDeal(context, quotes, undefined, today);
  if (deal.kind !== 'Holiday') return deal;
  // The day of saving counts besides.
  const visitor = await session.openFor(VISITOR_DAYS + 1);
  const bookmark = await inTransaction(context.database, (tx) =>
    keep(tx, context, { visitor, client: session.client }, deal),
  );
  if (!bookmark)
    return {
      kind: 'refused',
      errors: [refuse(SAVED_REFUSALS, 'too_many_saved', 'hotelQuoteId', { most: MOST_SAVED })],
    };
  await notePrice(context.database, bookmark, { day: today, total: totalOf(deal.holiday.lines) });
  return bookmark;
}

type Saver = Pick<VisitorSession, 'client'> & { readonly visitor: KnownVisitor };

/** Undefined when there are as many as are kept; those of one owner wait for each other. */
async function keep(
  tx: Tx,
  context: SavedContext,
  { visitor, client }: Saver,
  { holiday, quotes }: Deal,
): Promise<Bookmark | undefined> {
  const owner = ownerFor(visitor);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bookmark ${owner}`}, 0))`.execute(tx);
  const today = todayOf(context);
  await tx
    .deleteFrom('bookmark')
    .where('owner', '=', owner)
    .where('kept_until', '<', today)
    .execute();
  const { currency, market } = context.market;
  const { hotelQuoteId, flightQuoteId } = holiday;
  const rows = await tx
    .selectFrom('bookmark')
    .selectAll()
    .where('owner', '=', owner)
    .where('market', '=', market)
    .execute();
  const same = rows.find(
    (row) => row.hotel_quote_id === hotelQuoteId && row.flight_quote_id === flightQuoteId,
  );
  if (same) return makeBookmark(same);
  if (rows.length >= MOST_SAVED) return undefined;
  const departureDate = departureDateOf(quotes.stay, quotes.flights);
  const row = await tx
    .insertInto('bookmark')
    .values({
      id: context.newId(),
      owner,
      market,
      hotel_quote_id: hotelQuoteId,
      flight_quote_id: flightQuoteId,
      saved_on: today,
      kept_until: keptUntil(today, departureDate, visitor.customer ? 'customer' : 'visitor'),
      total: totalOf(holiday.lines),
      currency,
      looked_on: today,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const bookmark = makeBookmark(row);
  await putFact(
    tx,
    context,
    { client, customer: customerOf(visitor) ?? null },
    { kind: 'HolidayBookmark', holiday: factHolidayOf(bookmark) },
  );
  return bookmark;
}

/** Gives up a saved holiday; false when the visitor has none of this id. */
export async function deleteBookmark(
  context: Pick<SavedContext, 'database' | 'market' | 'clock'>,
  visitor: Visitor,
  id: string,
): Promise<boolean> {
  const bookmark = await findBookmark(context, visitor, id);
  if (!bookmark) return false;
  await context.database.deleteFrom('bookmark').where('id', '=', bookmark.id).execute();
  return true;
}
