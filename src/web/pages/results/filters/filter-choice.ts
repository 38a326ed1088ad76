import { NO_FILTERS, type Criteria, type Filters } from '#domain/search/criteria.ts';
import { targetOf } from '#domain/search/filter-definitions.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import type { ResultsPageQuery } from '../query.generated.ts';

export type ResultFilter = ResultsPageQuery['packageSearchResults']['filters'][number];

/** A filter that is on: what it says, and the query of the results without it. */
export type ChosenFilter = { readonly id: string; readonly label: string; readonly query: string };

type Group = keyof Filters;

/** Whether an option of a filter is on. */
export const isChosen = (filters: Filters, name: string, value: string): boolean => {
  const [group, option] = targetOf(name, value);
  return chosenIn(filters[group]).includes(option);
};

/** The query of the results with an option of a filter on or off, from the first page. */
export function toggledQuery(criteria: Criteria, name: string, value: string): string {
  const [group, option] = targetOf(name, value);
  const isOn = isChosen(criteria.filters, name, value);
  return queryWith(criteria, { [group]: toggled(criteria.filters[group], option, isOn) });
}

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
  return [...priceChip(criteria, priceWords), ...listed, ...nameChip(criteria)];
}

/** The results with nothing narrowed down. */
export const unfilteredQuery = (criteria: Criteria): string =>
  makeCriteriaQuery({ ...criteria, filters: NO_FILTERS, page: 1 });

function priceChip(
  criteria: Criteria,
  priceWords: (price: Filters['price']) => string,
): ChosenFilter[] {
  const { price } = criteria.filters;
  if (price.min === undefined && price.max === undefined) return [];
  return [{ id: 'price', label: priceWords(price), query: queryWith(criteria, { price: {} }) }];
}

function nameChip(criteria: Criteria): ChosenFilter[] {
  const { hotelName } = criteria.filters;
  return hotelName === ''
    ? []
    : [{ id: 'hotelName', label: `“${hotelName}”`, query: queryWith(criteria, { hotelName: '' }) }];
}

const queryWith = (criteria: Criteria, filters: Partial<Filters>): string =>
  makeCriteriaQuery({ ...criteria, filters: { ...criteria.filters, ...filters }, page: 1 });

/** Options that are on in a group, as they are written in an option's value. */
function chosenIn(chosen: Filters[Group]): string[] {
  if (Array.isArray(chosen)) return chosen.map(String);
  return typeof chosen === 'object' || chosen === undefined ? [] : [String(chosen)];
}

/** A group after an option was turned; numbers stay numbers, a choice of one is replaced. */
function toggled(chosen: Filters[Group], option: string, isOn: boolean): unknown {
  if (typeof chosen === 'boolean') return !isOn;
  if (!Array.isArray(chosen)) return isOn ? undefined : Number(option);
  const others = chosenIn(chosen).filter((one) => one !== option);
  return (isOn ? others : [...others, option]).map((one) =>
    /^\d+$/.test(one) ? Number(one) : one,
  );
}
