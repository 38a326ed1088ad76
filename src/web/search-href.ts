import type { Features } from '#domain/features.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { discoveryHref, resultsHref, testResultsHref } from './href.ts';

/**
 * The address of a search: `/results`, or what the deployment has in its place (RSLT-01, RSLT-04,
 * RSLT-05; decisions: Search).
 */
export function searchHref(criteria: Criteria, features: Features): string {
  const query = makeCriteriaQuery(criteria, features);
  if (features.holidayDiscovery && criteria.locationIds.length + criteria.hotelIds.length === 0)
    return discoveryHref(query);
  return features.searchToAppRouter ? testResultsHref(query) : resultsHref(query);
}
