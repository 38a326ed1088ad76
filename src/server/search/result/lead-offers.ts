/** The top offers of a search in full. */
import { holidayTotal } from '#domain/holiday/price.ts';
import type { ResultSet } from '#server/price-index/evaluate.ts';
import { offerFinder, type Offer } from '#server/price-index/offer.ts';
import type { Query } from '#server/price-index/query.ts';
import { epochOf, isStill, readStable, type Epoch } from '#server/price-index/read-stable.ts';
import { isMoved, scopeOf, scopeOfOffers } from '#server/price-index/scope.ts';
import type { SearchIndex } from '#server/price-index/search-index.ts';
import { priceInput } from './price-input.ts';

export type LeadOffers = (query: Query, result: ResultSet, positions: readonly number[]) => Offer[];

/**
 * Runs `read` until the offers that it asks for stood still while they were read: only their hotels
 * and the routes of their own flights count. An offer that is not found at its price means nothing
 * when anything that its price was read from has changed since `read` began.
 */
export function readLeads<Answer>(
  index: SearchIndex,
  read: (offersOf: LeadOffers) => Answer,
): Answer {
  let isSettled: (since: Epoch) => boolean;
  const offersOf: LeadOffers = (query, result, positions) => {
    isSettled = (since) =>
      isStill(index, since) ||
      !isMoved(
        index,
        scopeOf(
          index,
          positions.map((i) => result.hotels[i]!),
        ),
        since,
      );
    const epoch = epochOf(index);
    const offers = leadOffers(query, result, positions);
    isSettled = () => isStill(index, epoch) || !isMoved(index, scopeOfOffers(index, offers), epoch);
    return offers;
  };
  return readStable(
    index,
    (since) => isSettled(since),
    () => {
      isSettled = () => true;
      return read(offersOf);
    },
  );
}

/** Lead offers of hotels by their positions in the result, in this order. */
function leadOffers(
  query: Query,
  { hotels, totals }: ResultSet,
  positions: readonly number[],
): Offer[] {
  const offerOf = offerFinder(query);
  return positions.map((i) => checkedOffer(query.index, offerOf(hotels[i]!, totals[i]!)));
}

/**
 * Prices an offer anew from the source columns by the price ledger; another total is a bug and
 * thrown.
 */
function checkedOffer(index: SearchIndex, offer: Offer): Offer {
  const total = holidayTotal(priceInput(index, offer));
  if (total !== offer.total)
    throw new Error(`hotel ${offer.hotelId}: engine says ${offer.total} pence, ledger ${total}`);
  return offer;
}
