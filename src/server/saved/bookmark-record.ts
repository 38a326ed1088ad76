/** A saved holiday as it is kept, and who may open it. */
import { sql, type Selectable } from 'kysely';
import type { IsoDate } from '#domain/dates.ts';
import { departureDateOf, parseQuotes, type Quotes } from '#domain/holiday/quote-id.ts';
import { isMadeId } from '#domain/input/id.ts';
import type { FactHoliday } from '#domain/market/facts.ts';
import type { MarketName } from '#domain/market/market-name.ts';
import { money, readCurrency, type Money } from '#domain/money.ts';
import { mayOpen } from '#server/account/access.ts';
import { ownerFor, type Visitor } from '#server/account/visitor.ts';
import type { BookmarkTable } from '#server/db/generated.ts';
import type { Database } from '#server/db/kysely.ts';
import { todayOf } from '#server/market/market.ts';
import type { SavedContext } from './saved-context.ts';

/** A saved holiday; its ids name it for ever, its price is that of the day it was saved. */
export type Bookmark = {
  readonly kind: 'HolidayBookmark';
  readonly id: string;
  readonly owner: string;
  readonly market: MarketName;
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  readonly quotes: Quotes;
  readonly savedOn: IsoDate;
  /** The last day on which it is kept. */
  readonly keptUntil: IsoDate;
  readonly price: Money;
  /** What its customer wants to be told of; null without one. */
  readonly targetPrice: Money | null;
  /** The target was reached, and told of. */
  readonly isTargetReached: boolean;
};

/**
 * Where and on which day it is asked for: what was saved in another market has that one's price,
 * and is shown there.
 */
type Asked = Pick<SavedContext, 'database' | 'market' | 'clock'>;

/** What a visitor has saved in this market and is still kept today, newest first. */
export async function listBookmarks(context: Asked, visitor: Visitor): Promise<Bookmark[]> {
  if (visitor.kind === 'nobody') return [];
  const rows = await context.database
    .selectFrom('bookmark')
    .selectAll()
    .where('owner', '=', ownerFor(visitor))
    .where('market', '=', context.market.market)
    .where('kept_until', '>=', todayOf(context))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(makeBookmark);
}

/** One of them by its id; undefined for what is another's, gone or unknown alike (S-05). */
export async function findBookmark(
  context: Asked,
  visitor: Visitor,
  id: string,
): Promise<Bookmark | undefined> {
  if (!isMadeId(id)) return undefined;
  const row = await context.database
    .selectFrom('bookmark')
    .selectAll()
    .where('id', '=', id)
    .where('market', '=', context.market.market)
    .where('kept_until', '>=', todayOf(context))
    .executeTakeFirst();
  return row && mayOpen({ ...context, visitor }, row) === 'yes' ? makeBookmark(row) : undefined;
}

/** A row of the table. Throws for one whose ids are no quote ids: none such is written. */
export function makeBookmark(row: Selectable<BookmarkTable>): Bookmark {
  const quotes = parseQuotes(row.hotel_quote_id, row.flight_quote_id);
  if (!quotes) throw new Error(`bookmark ${row.id} names no holiday`);
  const currency = readCurrency(row.currency);
  return {
    kind: 'HolidayBookmark',
    id: row.id,
    owner: row.owner,
    market: row.market,
    hotelQuoteId: row.hotel_quote_id,
    flightQuoteId: row.flight_quote_id,
    quotes,
    savedOn: row.saved_on,
    keptUntil: row.kept_until,
    price: money(row.total, currency),
    targetPrice: row.target === null ? null : money(row.target, currency),
    isTargetReached: row.notified_at !== null,
  };
}

/** The holiday as facts name it. */
export const factHolidayOf = ({
  hotelQuoteId,
  flightQuoteId,
  quotes: { stay, flights },
  price,
}: Bookmark): FactHoliday => ({
  hotelQuoteId,
  flightQuoteId,
  hotelId: stay.hotelId,
  departureDate: departureDateOf(stay, flights),
  nights: stay.nights,
  party: stay.party,
  price,
});

/** Forgets what is no longer kept, and the prices of what left long ago; run now and then. */
export async function forgetBookmarks(database: Database, today: IsoDate): Promise<void> {
  await database.deleteFrom('bookmark').where('kept_until', '<', today).execute();
  await sql`
    delete from holiday_price p where day < ${today}::date - 30 and not exists (
      select from bookmark b where b.market = p.market and b.hotel_quote_id = p.hotel_quote_id and b.flight_quote_id = p.flight_quote_id)`.execute(
    database,
  );
}
