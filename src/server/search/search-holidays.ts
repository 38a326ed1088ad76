/** A search: criteria → one page of priced holidays with exact facets. */
import type { IsoDate } from '#domain/dates.ts';
import { priceHoliday, totalOf } from '#domain/holiday/price.ts';
import { RESULTS_PER_PAGE, type Criteria } from '#domain/search/criteria.ts';
import type { ResultSet } from './engine/evaluate.ts';
import type { Facets } from './facets.ts';
import { flightTables } from './engine/flight-table.ts';
import { readConsistently } from './engine/index-lock.ts';
import { offerOn } from './engine/offer.ts';
import type { Offer } from './offer.ts';
import { makeQuery, type Query } from './engine/query.ts';
import { pageOf } from './engine/rank.ts';
import type { SearchIndex } from './search-index.ts';
import { taxTables } from './engine/taxes.ts';
import { priceInput } from './price-input.ts';
import { resultOf } from './result-of.ts';

export type SearchAnswer = {
  /** Hotels in the result. */
  readonly total: number;
  /** From 1, as asked. */
  readonly page: number;
  readonly pages: number;
  readonly offers: readonly Offer[];
  readonly facets: Facets;
  /** Lead prices in pence of the result without its price filter; undefined when it is empty. */
  readonly price: { readonly min: number; readonly max: number } | undefined;
};

/** Runs criteria that checkCriteria calls sound; `today` is the date in Europe/London. */
export function searchHolidays(index: SearchIndex, criteria: Criteria, today: IsoDate): SearchAnswer {
  return readConsistently(index, (epoch) => {
    const query = makeQuery(index, criteria, today);
    const result = resultOf(query, epoch, today);
    return {
      total: result.hotels.length,
      page: criteria.page,
      pages: Math.ceil(result.hotels.length / RESULTS_PER_PAGE),
      offers: offersOf(query, result),
      facets: result.facets,
      price: result.price,
    };
  });
}

function offersOf(query: Query, result: ResultSet): Offer[] {
  const { index, criteria } = query;
  const tableOf = flightTables(query, false);
  const taxesOf = taxTables(query);
  return pageOf(index, result, criteria.sort, criteria.page).map((i) => {
    const hotel = result.hotels[i]!;
    const stay = Math.floor(result.entries[i]! / query.offsets);
    const [day, night] = [Math.floor(stay / query.nights.length), stay % query.nights.length];
    return checkedOffer(index, offerOn(query, hotel, result.totals[i]!, tableOf(index.columns.hotelAirportSet[hotel]!), taxesOf(hotel), day, night));
  });
}

/** Prices an offer anew from the source columns by the price ledger; another total is a bug and thrown. */
function checkedOffer(index: SearchIndex, offer: Offer | undefined): Offer {
  if (!offer) throw new Error('a result without a holiday at its price');
  const total = totalOf(priceHoliday(priceInput(index, offer)));
  if (total !== offer.total) throw new Error(`hotel ${offer.hotelId}: engine says ${offer.total} pence, ledger ${total}`);
  return offer;
}
