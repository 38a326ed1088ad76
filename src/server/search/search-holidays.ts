/** A search: criteria → one page of priced holidays with exact facets. */
import { BOARD_CODES } from '#domain/catalogue/board.ts';
import type { IsoDate } from '#domain/dates.ts';
import { RESULTS_PER_PAGE, type Criteria } from '#domain/search/criteria.ts';
import type { ResultSet } from '#server/price-index/evaluate.ts';
import { listFacets, type Facets } from '#server/price-index/facets.ts';
import type { Offer } from '#server/price-index/offer.ts';
import { makeQuery } from '#server/price-index/query.ts';
import { pageOf } from '#server/price-index/rank.ts';
import type { Scope } from '#server/price-index/scope.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { readLeads } from './result/lead-offers.ts';
import { resultOf } from './result/result-of.ts';

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

/**
 * Runs criteria that checkCriteria calls valid; `today` is the market's date. Hotels and routes are
 * each read whole, the top offers anew at the end: what changed elsewhere meanwhile disturbs
 * nobody. `noteRead` hears of all that the answer depends on.
 */
export function searchHolidays(
  index: SearchIndex,
  criteria: Criteria,
  today: IsoDate,
  noteRead?: (scope: Scope) => void,
): SearchAnswer {
  return readLeads(index, (offersOf) => {
    const query = makeQuery(index, criteria, today);
    const result = resultOf(query, today);
    noteRead?.(result.scope);
    return {
      total: result.hotels.length,
      page: criteria.page,
      pages: Math.ceil(result.hotels.length / RESULTS_PER_PAGE),
      offers: offersOf(query, result, pageOf(index, result, criteria.sort, criteria.page)),
      facets: listFacets(result.facets),
      price: result.price,
    };
  });
}

/**
 * The `first` offers of a search alone: finding an offer costs more than knowing which hotel it is
 * of.
 */
export const topOffers = (
  index: SearchIndex,
  criteria: Criteria,
  first: number,
  today: IsoDate,
): readonly Offer[] =>
  readLeads(index, (offersOf) => {
    const query = makeQuery(index, criteria, today);
    const result = resultOf(query, today);
    return offersOf(query, result, pageOf(index, result, criteria.sort, 1).slice(0, first));
  });

/**
 * The first offer of each board under criteria that checkCriteria calls valid, cheapest first:
 * whatever board they ask for, so that what another costs stands beside it.
 */
export const searchBoards = (index: SearchIndex, criteria: Criteria, today: IsoDate): Offer[] =>
  BOARD_CODES.flatMap((code) => {
    const filters = { ...criteria.filters, board: [code] };
    return topOffers(index, { ...criteria, filters }, 1, today);
  }).toSorted((a, b) => a.total - b.total);

/** All hotels that criteria which checkCriteria calls sound find, with every facet; no offers. */
export const findAll = (index: SearchIndex, criteria: Criteria, today: IsoDate): ResultSet =>
  resultOf(makeQuery(index, criteria, today), today);
