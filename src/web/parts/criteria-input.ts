import type { Criteria, Filters } from '#domain/search/criteria.ts';
import type {
  FiltersInput,
  SearchCriteriaInput,
} from '#web/parts/PriceCalendar/prices.generated.ts';

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

/** Only what is chosen is sent. */
function makeFiltersInput({
  review,
  price,
  freeCancellation,
  holdBagIncluded,
  adaptedRoom,
  hotelName,
  ...lists
}: Filters): FiltersInput {
  const chosen = Object.entries(lists).filter(([, values]) => values.length > 0);
  return {
    ...Object.fromEntries(chosen.map(([name, values]) => [name, [...values]])),
    ...(review !== undefined && { review }),
    ...((price.min !== undefined || price.max !== undefined) && { price }),
    ...(freeCancellation && { freeCancellation }),
    ...(holdBagIncluded && { holdBagIncluded }),
    ...(adaptedRoom && { adaptedRoom }),
    ...(hotelName !== '' && { hotelName }),
  };
}
