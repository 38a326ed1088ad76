/** Questions and answers of the price index, which knows pence alone, in what a market sells at. */
import { lessCharged, sellingTotal } from '#domain/holiday/price.ts';
import { leastPence, mostPence, STERLING_RATE, type Tariff } from '#domain/market/tariff.ts';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';

/** Adults and children who fly: of what a search finds. */
export const flyingSeats = ({
  searchType,
  party,
}: Pick<Criteria, 'searchType' | 'party'>): number =>
  searchType === 'UNKNOWN' ? 0 : headsOf(party).paying;

/**
 * Criteria as the index is asked: their price bounds, in minor units of the market's currency, as
 * the pence that are sold within exactly these.
 */
export function criteriaInPence(criteria: Criteria, tariff: Tariff): Criteria {
  const { min, max } = criteria.filters.price;
  if (min === undefined && max === undefined) return criteria;
  const more = lessCharged(tariff, flyingSeats(criteria));
  const price = {
    ...(min !== undefined && { min: leastPence(min, tariff.rate) + more }),
    ...(max !== undefined && { max: mostPence(max, tariff.rate) + more }),
  };
  return { ...criteria, filters: { ...criteria.filters, price } };
}

/** Totals of the index as they are sold, 0 where nothing is to be had. */
export function sellingTotals(totals: Int32Array, tariff: Tariff, seats: number): Int32Array {
  if (tariff.rate === STERLING_RATE && lessCharged(tariff, seats) === 0) return totals;
  return totals.map((total) => (total > 0 ? sellingTotal(total, tariff, seats) : 0));
}
