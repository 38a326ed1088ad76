/** A holiday that is to be added to a party room, at its live price for the people of the room. */
import type { IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { totalOf } from '#domain/holiday/price.ts';
import { departureDateOf, type Quotes } from '#domain/holiday/quote-id.ts';
import type { Pence } from '#domain/money.ts';
import type { Party } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import { PARTY_REFUSALS } from '#domain/saved/party-refusals.ts';
import { openDeal } from '#server/search/deal.ts';
import type { SavedContext } from '../saved-context.ts';
import { quotesForParty } from './holiday-for-party.ts';

export type FoundHoliday = {
  readonly kind: 'found';
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  readonly departsOn: IsoDate;
  readonly total: Pence;
};

export type HolidayFinding =
  | FoundHoliday
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] };

/** Refused when it is gone, or the hotel has no room for these people. */
export async function findHolidayFor(
  context: SavedContext,
  asked: Quotes,
  party: Party,
  today: IsoDate,
): Promise<HolidayFinding> {
  const quotes = quotesForParty(context, asked, party, today);
  if (!quotes) return refused('party_holiday_other_people');
  const deal = await openDeal(context, quotes, undefined, today);
  if (deal.kind !== 'Holiday') return refused('party_holiday_gone');
  return {
    kind: 'found',
    hotelQuoteId: deal.holiday.hotelQuoteId,
    flightQuoteId: deal.holiday.flightQuoteId,
    departsOn: departureDateOf(quotes.stay, quotes.flights),
    total: totalOf(deal.holiday.lines),
  };
}

const refused = (code: 'party_holiday_other_people' | 'party_holiday_gone'): HolidayFinding => ({
  kind: 'refused',
  errors: [refuse(PARTY_REFUSALS, code, 'hotelQuoteId')],
});
