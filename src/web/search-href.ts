import type { Flags } from '#domain/market/flags.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { routes } from './routes.ts';

/**
 * The address of a search: `/results`, or what the deployment has in its place (RSLT-01, RSLT-04,
 * RSLT-05; decisions: Search).
 */
export function searchHref(criteria: Criteria, features: Flags): string {
  const query = makeCriteriaQuery(criteria, features);
  if (features.holidayDiscovery && criteria.locationIds.length + criteria.hotelIds.length === 0)
    return routes.discovery.href({ query });
  return (features.searchToAppRouter ? routes.testResults : routes.results).href({ query });
}
