/** The filters of a result with their exact counts (RSLT-08). */
import type { Criteria, Filters } from '#domain/search/criteria.ts';
import {
  FILTER_DEFINITIONS,
  targetOf,
  type FilterDefinition,
  type FilterOption,
} from '#domain/search/filter-definitions.ts';
import { findCarrier, findPlace } from '#server/catalogue/reference.ts';
import type { FacetCount, Facets } from '#server/price-index/facets.ts';
import type { SearchAnswer } from '#server/search/search-holidays.ts';

export const makeResultFilters = ({ facets }: SearchAnswer, { filters, searchType }: Criteria) =>
  FILTER_DEFINITIONS.filter(
    ({ name }) => searchType !== 'UNKNOWN' || !FLIGHT_FILTERS.has(name),
  ).map((definition) => ({
    name: definition.name,
    label: definition.label,
    type: definition.type,
    apiType: definition.apiType,
    enabled: definition.enabled,
    unFormattedOptions: optionsOf(definition, facets)
      .filter(
        ({ value }) =>
          searchType !== 'UNKNOWN' || !FLIGHT_FILTERS.has(targetOf(definition.name, value)[0]),
      )
      .map((option) => ({
        ...option,
        count: countOf(definition.name, option.value, facets),
        selected: isSelected(definition.name, option.value, filters),
      })),
  }));

const FLIGHT_FILTERS: ReadonlySet<string> = new Set([
  'carriers',
  'stops',
  'outboundTime',
  'inboundTime',
  'holdBagIncluded',
]);

/** Areas and carriers come with the result; the rest are closed lists. */
function optionsOf({ name, options }: FilterDefinition, facets: Facets): readonly FilterOption[] {
  if (name === 'areas') return named(facets.areas, (id) => findPlace(id)?.name ?? id);
  return name === 'carriers'
    ? named(facets.carriers, (code) => findCarrier(code)?.name ?? code)
    : options;
}

const named = (counts: readonly FacetCount[], label: (value: string) => string): FilterOption[] =>
  counts
    .map(({ value }) => ({ value, label: label(value) }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1));

function countOf(name: FilterDefinition['name'], value: string, facets: Facets): number {
  const [group, option] = targetOf(name, value);
  if (isFlag(group)) return facets[group];
  return (
    (isCounted(group) ? facets[group] : []).find((count) => count.value === option)?.count ?? 0
  );
}

const COUNTED = [
  'board',
  'stars',
  'review',
  'facilities',
  'areas',
  'carriers',
  'stops',
  'outboundTime',
  'inboundTime',
] as const;
const isCounted = (name: string): name is (typeof COUNTED)[number] =>
  (COUNTED as readonly string[]).includes(name);

const FLAGS = ['freeCancellation', 'holdBagIncluded', 'adaptedRoom'] as const;
const isFlag = (name: string): name is (typeof FLAGS)[number] =>
  FLAGS.some((flag) => flag === name);

function isSelected(name: FilterDefinition['name'], value: string, filters: Filters): boolean {
  const [group, option] = targetOf(name, value);
  const chosen = filters[group];
  return Array.isArray(chosen)
    ? chosen.map(String).includes(option)
    : typeof chosen !== 'object' && String(chosen) === option;
}
