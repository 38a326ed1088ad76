import type { IsoDate } from '#domain/dates.ts';
import type { Quotes } from '#domain/holiday/quote-id.ts';
import { headsOf, makeParty, type Party } from '#domain/party.ts';
import { checkCriteria } from '#domain/search/check-criteria.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { criteriaOfHoliday } from '#server/search/alternatives.ts';
import { boardOfRooms } from '#server/search/quote-holiday.ts';
import { topOffers } from '#server/search/search-holidays.ts';
import type { SavedContext } from '../saved-context.ts';

/**
 * The same hotel on the same days, with the same board and airport, for the people of a room: a
 * holiday that was found for others is found again. Undefined when there is none.
 */
export function quotesForParty(
  { index }: Pick<SavedContext, 'index'>,
  quotes: Quotes,
  party: Party,
  today: IsoDate,
): Quotes | undefined {
  const { stay, flights } = quotes;
  if (makeParty(stay.party) === makeParty(party)) return quotes;
  const same = criteriaOfHoliday(index, stay, flights);
  const board = boardOfRooms(index, stay);
  const criteria: Criteria = {
    ...same,
    party,
    bags: Math.min(same.bags, headsOf(party).paying),
    filters: { ...same.filters, board: board === undefined ? [] : [board] },
    sort: 'PRICE_LOW_HIGH',
  };
  if (checkCriteria(criteria, today).kind !== 'sound') return undefined;
  const [offer] = topOffers(index, criteria, 1, today);
  return offer && { stay: offer.hotelQuote, flights: offer.flightQuote };
}
