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

const WITHOUT: Partial<Record<FilterName, string>> = {
  price: 'At any price',
  hotelName: 'Any hotel name',
  areas: 'Any resort or area',
  carriers: 'Any airline',
};

const CHANGES: Record<Alternative['change'], (found: Alternative) => string> = {
  wish: ({ wish }) => (wish ? (WITHOUT[wish.name] ?? `Without “${wish.words}”`) : ''),
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
