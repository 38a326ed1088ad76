import type { Criteria } from '#domain/search/criteria.ts';
import { FILTER_NAMES, isFiltered, type FilterName, type Filters } from '#domain/search/filters.ts';
import type { SearchCriteriaInput } from '#web/data/schema.generated.ts';

/** Criteria as the API takes them. */
export function makeCriteriaInput(criteria: Criteria): SearchCriteriaInput {
  const { searchType, departureDate, departureRangeEndDate, flexibility, sort, page, bags } =
    criteria;
  return {
    searchType,
    locationIds: [...criteria.locationIds],
    hotelIds: criteria.hotelIds.map(String),
    departureAirports: [...criteria.departureAirports],
    dateFormat: departureDate === departureRangeEndDate ? 'SPECIFIC' : 'RANGE',
    departureDate,
    departureRangeEndDate,
    flexibility,
    nights: [...criteria.nights],
    rooming: criteria.party.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
    filters: makeFiltersInput(criteria.filters),
    sort,
    page,
    bags,
  };
}

/** What the API is sent of a filter: its value, in lists of the query's own. */
type Sent<Value> = Value extends readonly (infer One)[] ? One[] : Value;
type SentFilters = { [Name in FilterName]?: Sent<Filters[Name]> };

/** Only those that are on are sent. */
const makeFiltersInput = (filters: Filters): SentFilters =>
  Object.fromEntries(
    FILTER_NAMES.filter((name) => isFiltered(filters, name)).map((name) => [name, filters[name]]),
  );
