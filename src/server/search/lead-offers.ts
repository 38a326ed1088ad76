/** The winners of a search in full. */
import { priceHoliday, totalOf } from '#domain/holiday/price.ts';
import type { ResultSet } from './engine/evaluate.ts';
import { flightTables } from './engine/flight-table.ts';
import { offerOf } from './engine/offer.ts';
import type { Offer } from './offer.ts';
import type { Query } from './engine/query.ts';
import type { SearchIndex } from './search-index.ts';
import { taxTables } from './engine/taxes.ts';
import { priceInput } from './price-input.ts';

/** Lead offers of hotels by their positions in the result, in this order. */
export function leadOffers(query: Query, result: ResultSet, positions: readonly number[]): Offer[] {
  const { index } = query;
  const tableOf = flightTables(query, 'asked');
  const taxesOf = taxTables(query);
  return positions.map((i) => {
    const hotel = result.hotels[i]!;
    const costs = { table: tableOf(index.columns.hotelAirportSet[hotel]!), taxes: taxesOf(hotel) };
    return checkedOffer(index, hotel, offerOf(query, hotel, result.totals[i]!, costs));
  });
}

/** Prices an offer anew from the source columns by the price ledger; another total is a bug and thrown. */
function checkedOffer(index: SearchIndex, hotel: number, offer: Offer | undefined): Offer {
  if (!offer) throw new Error(`hotel ${index.columns.hotelId[hotel]}: a result without a holiday at its price`);
  const total = totalOf(priceHoliday(priceInput(index, offer)));
  if (total !== offer.total) throw new Error(`hotel ${offer.hotelId}: engine says ${offer.total} pence, ledger ${total}`);
  return offer;
}
