import type { Criteria } from '#domain/search/criteria.ts';
import { targetOf } from '#domain/search/filter-definitions.ts';
import {
  isFiltered,
  isOptionOn,
  NO_FILTERS,
  toggleOption,
  type Filters,
} from '#domain/search/filters.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import type { ResultsPageQuery } from '../query.generated.ts';

export type ResultFilter = ResultsPageQuery['packageSearchResults']['filters'][number];

/** A filter that is on: what it says, and the query of the results without it. */
export type ChosenFilter = { readonly id: string; readonly label: string; readonly query: string };

/** Whether an option of a filter is on. */
export const isChosen = (filters: Filters, name: string, value: string): boolean =>
  isOptionOn(filters, ...targetOf(name, value));

/** The query of the results with an option of a filter on or off, from the first page. */
export const toggledQuery = (criteria: Criteria, name: string, value: string): string =>
  queryWith(criteria, toggleOption(criteria.filters, ...targetOf(name, value)));

/** Whether an option leaves fewer of the `total` holidays and some, or is on. */
export const canNarrow = (
  { name, unFormattedOptions }: ResultFilter,
  filters: Filters,
  total: number,
): boolean =>
  unFormattedOptions.some(
    ({ value, count }) => (count > 0 && count !== total) || isChosen(filters, name, value),
  );

/** All filters that are on, in the order of the filter column, without the shortcuts. */
export function chosenFilters(
  criteria: Criteria,
  filters: readonly ResultFilter[],
  priceWords: (price: Filters['price']) => string,
): ChosenFilter[] {
  const listed = filters
    .filter(({ name }) => name !== 'popular')
    .flatMap((filter) => filter.unFormattedOptions.map((option) => ({ filter, option })))
    .filter(({ filter, option }) => isChosen(criteria.filters, filter.name, option.value))
    .map(({ filter, option }) => ({
      id: `${filter.name} ${option.value}`,
      label: option.label === 'Yes' ? filter.label : option.label,
      query: toggledQuery(criteria, filter.name, option.value),
    }));
  return [
    ...chipOf(criteria, 'price', ({ price }) => priceWords(price)),
    ...listed,
    ...chipOf(criteria, 'hotelName', ({ hotelName }) => `“${hotelName}”`),
  ];
}

/** The results with nothing narrowed down. */
export const unfilteredQuery = (criteria: Criteria): string => queryWith(criteria, NO_FILTERS);

/** The chip of a filter without options; none while it is off. */
const chipOf = (
  criteria: Criteria,
  name: 'price' | 'hotelName',
  makeLabel: (filters: Filters) => string,
): ChosenFilter[] =>
  isFiltered(criteria.filters, name)
    ? [
        {
          id: name,
          label: makeLabel(criteria.filters),
          query: queryWith(criteria, { ...criteria.filters, [name]: NO_FILTERS[name] }),
        },
      ]
    : [];

const queryWith = (criteria: Criteria, filters: Filters): string =>
  makeCriteriaQuery({ ...criteria, filters, page: 1 });
