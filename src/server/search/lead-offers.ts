/** The winners of a search in full. */
import { priceHoliday, totalOf } from '#domain/holiday/price.ts';
import type { ResultSet } from './engine/evaluate.ts';
import { offerFinder } from './engine/offer.ts';
import type { Offer } from './offer.ts';
import type { Query } from './engine/query.ts';
import type { SearchIndex } from './search-index.ts';
import { priceInput } from './price-input.ts';

/** Lead offers of hotels by their positions in the result, in this order. */
export function leadOffers(query: Query, { hotels, totals }: ResultSet, positions: readonly number[]): Offer[] {
  const offerOf = offerFinder(query);
  return positions.map((i) => checkedOffer(query.index, offerOf(hotels[i]!, totals[i]!)));
}

/** Prices an offer anew from the source columns by the price ledger; another total is a bug and thrown. */
function checkedOffer(index: SearchIndex, offer: Offer): Offer {
  const total = totalOf(priceHoliday(priceInput(index, offer)));
  if (total !== offer.total) throw new Error(`hotel ${offer.hotelId}: engine says ${offer.total} pence, ledger ${total}`);
  return offer;
}
