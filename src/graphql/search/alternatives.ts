/** Changes of a search or holiday that find something, in words. */
import { formatDate } from '#domain/dates.ts';
import { departureDateOf } from '#domain/holiday/quote-id.ts';
import type { FilterName } from '#domain/search/filters.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { findPlace } from '#server/catalogue/reference.ts';
import type { WebContext } from '#server/composition/web-context.ts';
import type { Alternative } from '#server/search/alternatives.ts';
import { makePackages } from './package.ts';

/** Each change in words, with its price and the search it leads to. */
export async function makeAlternatives(shop: WebContext, found: readonly Alternative[]) {
  const packages = await makePackages(
    shop,
    found.map(({ offer }) => offer),
  );
  return found.flatMap((one, i) =>
    packages[i]
      ? [
          {
            label: CHANGES[one.change](one),
            package: packages[i],
            total: one.total,
            query: makeCriteriaQuery(one.criteria),
          },
        ]
      : [],
  );
}

/** What is given up where its options do not say it. */
const GIVEN_UP: Partial<Record<FilterName, string>> = {
  price: 'the price limit',
  hotelName: 'the hotel name',
  areas: 'the resorts you chose',
  carriers: 'the airlines you chose',
};

const CHANGES: Record<Alternative['change'], (found: Alternative) => string> = {
  wish: ({ givenUp = [] }) =>
    `Without ${givenUp.map(({ name, words }) => GIVEN_UP[name] ?? `“${words}”`).join(' and ')}`,
  dates: ({ offer }) =>
    `${offer.flightQuote ? 'Leave' : 'Check in'} on ${formatDate(departureDateOf(offer.hotelQuote, offer.flightQuote))}`,
  airports: () => 'From another airport',
  nights: ({ offer }) => `${offer.hotelQuote.nights} nights instead`,
  filters: () => 'Without the filters',
  place: ({ criteria }) =>
    `Elsewhere in ${criteria.locationIds
      .map((id) => findPlace(id)?.name)
      .filter(Boolean)
      .join(', ')}`,
};
