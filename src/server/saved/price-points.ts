/** What saved holidays cost from day to day, in the currency of the market where they are saved. */
import { sql } from 'kysely';
import { addDays, type IsoDate } from '#domain/dates.ts';
import type { Money, Pence } from '#domain/money.ts';
import { CHART_DAYS } from '#domain/saved/limits.ts';
import type { Database } from '#server/db/kysely.ts';
import type { Bookmark } from './bookmark-record.ts';

export type PricePoint = { readonly day: IsoDate; readonly total: Pence };

type Saved = Pick<Bookmark, 'hotelQuoteId' | 'flightQuoteId'> & {
  readonly price: Pick<Money, 'currencyCode'>;
};

/** Writes down what a saved holiday costs today; the last look of a day counts. */
export async function notePrice(
  database: Database,
  { hotelQuoteId, flightQuoteId, price: { currencyCode } }: Saved,
  { day, total }: PricePoint,
): Promise<void> {
  await database
    .insertInto('price_point')
    .values({
      hotel_quote_id: hotelQuoteId,
      flight_quote_id: flightQuoteId,
      currency: currencyCode,
      day,
      total,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['hotel_quote_id', 'flight_quote_id', 'currency', 'day'])
        .doUpdateSet({ total }),
    )
    .execute();
}

/** The last days' prices of a saved holiday, oldest first: as many as a chart shows, at most. */
export async function listPricePoints(
  database: Database,
  { hotelQuoteId, flightQuoteId, price: { currencyCode } }: Saved,
  today: IsoDate,
): Promise<PricePoint[]> {
  return database
    .selectFrom('price_point')
    .select(['day', 'total'])
    .where('hotel_quote_id', '=', hotelQuoteId)
    .where('flight_quote_id', '=', flightQuoteId)
    .where('currency', '=', currencyCode)
    .where('day', '>', addDays(today, -CHART_DAYS))
    .where('day', '<=', today)
    .orderBy('day')
    .execute();
}

/** The day on which a holiday was last seen on sale, in any market; undefined when it never was. */
export async function lastSeenOn(
  database: Database,
  { hotelQuoteId, flightQuoteId }: Omit<Saved, 'price'>,
): Promise<IsoDate | undefined> {
  const { rows } = await sql<{ day: IsoDate | null }>`
    select max(day) as day from price_point
    where hotel_quote_id = ${hotelQuoteId} and flight_quote_id = ${flightQuoteId}`.execute(
    database,
  );
  return rows[0]?.day ?? undefined;
}
