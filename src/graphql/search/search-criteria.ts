/**
 * Criteria as the API brings them → criteria as the engine takes them. Values of closed lists that
 * do not exist are told, not dropped.
 */
import type { FieldError } from '#domain/field-error.ts';
import { parseId } from '#domain/input/id.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import type { Party } from '#domain/party.ts';
import { refuse } from '#domain/refuse.ts';
import { FLEXIBILITIES, type Criteria } from '#domain/search/criteria.ts';
import {
  acceptFilters,
  NO_FILTERS,
  type FilterName,
  type Filters,
} from '#domain/search/filters.ts';
import type { FiltersInput, RoomInput, SearchCriteriaInput } from '../generated.ts';

export type ParsedInput = { readonly criteria: Criteria; readonly problems: readonly FieldError[] };

export function parseCriteriaInput(input: SearchCriteriaInput): ParsedInput {
  const problems: FieldError[] = [];
  const departureDate = input.departureDate;
  const end =
    input.dateFormat === 'SPECIFIC'
      ? departureDate
      : (input.departureRangeEndDate ?? departureDate);
  const searchType = input.searchType ?? 'HOLIDAY';
  const criteria: Criteria = {
    searchType,
    locationIds: [...(input.locationIds ?? [])],
    hotelIds: (input.hotelIds ?? []).map((id) => parseId(id) ?? NO_HOTEL),
    departureAirports: searchType === 'UNKNOWN' ? [] : [...(input.departureAirports ?? [])],
    departureDate,
    departureRangeEndDate: end,
    flexibility: oneOf(FLEXIBILITIES, input.flexibility ?? 3, 'flexibility', problems) ?? 3,
    nights: [...(input.nights ?? [7])],
    party: parseRooming(input.rooming),
    filters: parseFilters(input.filters, problems),
    sort: input.sort === 'TRIPADVISOR_RATING' ? 'TRIP_ADVISOR_SCORE' : (input.sort ?? 'POPULARITY'),
    page: input.page ?? 1,
    bags: input.bags ?? 0,
  };
  if (criteria.hotelIds.includes(NO_HOTEL)) problems.push(unknown('hotelIds'));
  return { criteria, problems };
}

/** Ids count from 1. */
const NO_HOTEL = 0;

/** An age that is not told is no number, and told at its room as one that is missing (SRCH-13). */
export const parseRooming = (rooming: readonly RoomInput[]): Party =>
  rooming.map(({ adults, childAges }) => ({
    adults,
    childAges: (childAges ?? []).map((age) => age ?? Number.NaN),
  }));

/**
 * Without filters it is the one value that says so. A filter that the schema or the descriptions
 * have alone does not compile.
 */
function parseFilters(
  given: Pick<FiltersInput, FilterName> | null | undefined,
  problems: FieldError[],
): Pick<Filters, keyof FiltersInput> {
  if (!given) return NO_FILTERS;
  const { filters, unknown: names } = acceptFilters(given);
  problems.push(...names.map((name) => unknown(`filters.${name}`)));
  return filters;
}

function oneOf<const T extends number>(
  values: readonly T[],
  value: number,
  field: string,
  problems: FieldError[],
): T | undefined {
  const found = values.find((each) => each === value);
  if (found === undefined) problems.push(unknown(field));
  return found;
}

const unknown = (field: string): FieldError => refuse(INPUT_REFUSALS, 'invalid_input', field);
