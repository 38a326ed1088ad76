import { useEffect, useState } from 'react';
import type { Criteria } from '#domain/search/criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import { MAX_DESTINATIONS } from '#domain/search/limits.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { ResultsMapCards, type MapCardPackageFragment } from './query.generated.ts';

export type MapCardPackage = MapCardPackageFragment;

/**
 * The holidays of these hotels in the search, by hotel id, as far as they have come; those of the
 * page are there at once, the others are asked for as they are wanted.
 */
export function useMapCards(
  criteria: Criteria,
  onPage: readonly MapCardPackage[],
  wanted: readonly string[],
): ReadonlyMap<string, MapCardPackage> {
  const [fetched, setFetched] = useState<readonly MapCardPackage[]>([]);
  const cards = new Map([...fetched, ...onPage].map((one) => [one.hotel.id, one]));
  const missing = wanted
    .filter((id) => !cards.has(id))
    .slice(0, MAX_DESTINATIONS)
    .join(' ');
  const search = JSON.stringify(criteria);
  useEffect(() => {
    if (missing === '') return;
    let isCurrent = true;
    const load = async () => {
      const found = await ask(parseCriteria(search), missing.split(' ').map(Number));
      if (isCurrent) setFetched((before) => [...before, ...found]);
    };
    // Without its card a pin still says its price.
    void load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [search, missing]);
  return cards;
}

/** What was written a moment ago. */
const parseCriteria: (text: string) => Criteria = JSON.parse;

/** The same search for these hotels alone. */
async function ask(criteria: Criteria, hotelIds: readonly number[]): Promise<MapCardPackage[]> {
  const { postOperation } = await import('#web/browser/data-call.ts');
  const { hotelLocationId: _, ...rest } = criteria;
  const { packageSearchResults: found } = await postOperation(ResultsMapCards, {
    criteria: makeCriteriaInput({
      ...rest,
      locationIds: [],
      hotelIds,
      filters: { ...criteria.filters, areas: NO_FILTERS.areas },
      sort: 'PRICE_LOW_HIGH',
      page: 1,
    }),
  });
  return [...found.packages];
}
