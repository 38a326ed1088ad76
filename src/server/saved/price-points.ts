/** What saved holidays cost from day to day, in the currency of its market. */
import { sql } from 'kysely';
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Pence } from '#domain/money.ts';
import { CHART_DAYS } from '#domain/saved/limits.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Bookmark } from './bookmark-record.ts';

export type PricePoint = { readonly day: IsoDate; readonly total: Pence };

type Named = Pick<Bookmark, 'market' | 'hotelQuoteId' | 'flightQuoteId'>;

/** Writes down what a saved holiday costs today; the last look of a day counts. */
export async function notePrice(
  database: Database,
  { market, hotelQuoteId, flightQuoteId }: Named,
  { day, total }: PricePoint,
): Promise<void> {
  await database
    .insertInto('holiday_price')
    .values({ market, hotel_quote_id: hotelQuoteId, flight_quote_id: flightQuoteId, day, total })
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'hotel_quote_id', 'flight_quote_id', 'day'])
        .doUpdateSet({ total }),
    )
    .execute();
}

/** The last days' prices of a saved holiday, oldest first: as many as a chart shows, at most. */
export async function listPricePoints(
  database: Database,
  { market, hotelQuoteId, flightQuoteId }: Named,
  today: IsoDate,
): Promise<PricePoint[]> {
  return database
    .selectFrom('holiday_price')
    .select(['day', 'total'])
    .where('market', '=', market)
    .where('hotel_quote_id', '=', hotelQuoteId)
    .where('flight_quote_id', '=', flightQuoteId)
    .where('day', '>', addDays(today, -CHART_DAYS))
    .where('day', '<=', today)
    .orderBy('day')
    .execute();
}

/** The day on which a holiday was last seen on sale, in any market; undefined when it never was. */
export async function lastSeenOn(
  database: Database,
  { market, hotelQuoteId, flightQuoteId }: Named,
): Promise<IsoDate | undefined> {
  const { rows } = await sql<{ day: IsoDate | null }>`
    select max(day) as day from holiday_price
    where market = ${market} and hotel_quote_id = ${hotelQuoteId} and flight_quote_id = ${flightQuoteId}`.execute(
    database,
  );
  return rows[0]?.day ?? undefined;
}
