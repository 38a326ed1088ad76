/** The holidays of a party room at their live prices. */
import type { IsoDate } from '#domain/dates.ts';
import { parseQuotes, type Quotes } from '#domain/holiday/quote-id.ts';
import type { Pence } from '#domain/money.ts';
import type { PartyVerdict } from '#domain/saved/party-verdict.ts';
import type { Database } from '#server/db/kysely.ts';
import { openDeal, type DealOutcome } from '#server/search/deal.ts';
import type { SavedContext } from '../saved-context.ts';

export type PartyHoliday = {
  readonly id: string;
  readonly addedBy: string | null;
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  readonly quotes: Quotes;
  /** When it was added, or when limits were last compared with it. */
  readonly total: Pence;
  /** Of this round, once it is over; null for one that was added since, or was gone then. */
  readonly verdict: PartyVerdict | null;
};

/** As it can be had now. */
export type PricedPartyHoliday = PartyHoliday & { readonly deal: DealOutcome };

/**
 * The holidays of a room in the order they were added. Throws for a row whose ids are no quote ids:
 * none such is written.
 */
export async function listPartyHolidays(
  database: Database,
  roomId: string,
): Promise<PartyHoliday[]> {
  const rows = await database
    .selectFrom('party_holiday')
    .selectAll()
    .where('room_id', '=', roomId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const quotes = parseQuotes(row.hotel_quote_id, row.flight_quote_id);
    if (!quotes) throw new Error(`party holiday ${row.id} names no holiday`);
    return {
      id: row.id,
      addedBy: row.added_by,
      hotelQuoteId: row.hotel_quote_id,
      flightQuoteId: row.flight_quote_id,
      quotes,
      total: row.total,
      verdict: row.verdict,
    };
  });
}

/** So many are priced at once: each asks a hotel and an airline. */
const AT_ONCE = 4;

/** Each as the shop prices it now; one that is gone says so. */
export async function priceAll(
  context: SavedContext,
  holidays: readonly PartyHoliday[],
  today: IsoDate,
): Promise<PricedPartyHoliday[]> {
  const priced: PricedPartyHoliday[] = [];
  const price = async (holiday: PartyHoliday): Promise<PricedPartyHoliday> => ({
    ...holiday,
    deal: await openDeal(context, holiday.quotes, holiday.total, today),
  });
  for (let at = 0; at < holidays.length; at += AT_ONCE)
    priced.push(...(await Promise.all(holidays.slice(at, at + AT_ONCE).map(price))));
  return priced;
}
