import { departureDateOf, makeQuoteIds } from '#domain/holiday/quote-id.ts';
import { perPerson } from '#domain/money.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { Offer } from '#server/price-index/offer.ts';
import { flyingSeats } from '#server/search/selling.ts';
import { moneyOf, soldAt } from '../money.ts';

/** The cheapest holiday of a search at what it is sold at, and the ids that it opens by. */
export function makeCheapest(
  shop: WebContext,
  criteria: Criteria,
  { hotelId, hotelQuote, flightQuote, total }: Offer,
) {
  const sold = soldAt(shop, total, flyingSeats(criteria));
  return {
    departureDate: departureDateOf(hotelQuote, flightQuote),
    numberOfNights: hotelQuote.nights,
    total: sold,
    perPerson: moneyOf(shop, perPerson(sold.amount, headsOf(criteria.party).paying)),
    hotelId: String(hotelId),
    ...makeQuoteIds(hotelQuote, flightQuote),
  };
}
