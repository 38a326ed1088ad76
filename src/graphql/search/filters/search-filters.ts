/** The filters of a result with their exact counts (RSLT-08). */
import type { Criteria } from '#domain/search/criteria.ts';
import { FILTER_DEFINITIONS, targetOf } from '#domain/search/filter-definitions.ts';
import {
  FLIGHT_FILTERS,
  isOptionOn,
  type FilterName,
  type FilterOption,
} from '#domain/search/filters.ts';
import { findCarrier, findPlace } from '#server/catalogue/reference.ts';
import type { FacetCount, Facets } from '#server/price-index/facets.ts';
import type { SearchAnswer } from '#server/search/search-holidays.ts';

/** All that the search can have: without flights none that they decide. */
export function makeResultFilters(
  { facets }: Pick<SearchAnswer, 'facets'>,
  { filters, searchType }: Criteria,
) {
  const isHad = (name: string): boolean =>
    searchType !== 'UNKNOWN' || !FLIGHT_FILTERS.some((filter) => filter === name);
  return FILTER_DEFINITIONS.filter(({ name }) => isHad(name)).map(({ options, ...definition }) => ({
    ...definition,
    unFormattedOptions: (foundOptions(definition.name, facets) ?? options)
      .map((option) => ({ option, target: targetOf(definition.name, option.value) }))
      .filter(({ target: [filter] }) => isHad(filter))
      .map(({ option, target: [filter, value] }) => ({
        ...option,
        count: countOf(facets, filter, value),
        selected: isOptionOn(filters, filter, value),
      })),
  }));
}

/** Areas and carriers come with the result; the rest are closed lists. */
function foundOptions(name: string, { areas, carriers }: Facets): FilterOption[] | undefined {
  if (name === 'areas') return named(areas, (id) => findPlace(id)?.name ?? id);
  return name === 'carriers'
    ? named(carriers, (code) => findCarrier(code)?.name ?? code)
    : undefined;
}

const named = (counts: readonly FacetCount[], label: (value: string) => string): FilterOption[] =>
  counts
    .map(({ value }) => ({ value, label: label(value) }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));

function countOf(
  facets: Partial<Record<FilterName, number | readonly FacetCount[]>>,
  filter: FilterName,
  option: string,
): number {
  const counted = facets[filter] ?? [];
  return typeof counted === 'number'
    ? counted
    : (counted.find(({ value }) => value === option)?.count ?? 0);
}
