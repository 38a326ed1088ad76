/**
 * Criteria as the API brings them → criteria as the engine takes them. Values of closed lists that
 * do not exist are told, not dropped.
 */
import { isBoardCode } from '#domain/catalogue/board.ts';
import { isFacility } from '#domain/catalogue/facilities.ts';
import { parseId } from '#domain/id.ts';
import type { FieldError } from '#domain/outcome.ts';
import {
  FLEXIBILITIES,
  NO_FILTERS,
  REVIEW_STEPS,
  STOPS,
  TIME_BANDS,
  type Criteria,
  type Filters,
} from '#domain/search/criteria.ts';
import type { FiltersInput, SearchCriteriaInput } from '../../generated.ts';

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
    hotelIds: (input.hotelIds ?? []).map((id) => parseId(id) ?? 0),
    departureAirports: searchType === 'UNKNOWN' ? [] : [...(input.departureAirports ?? [])],
    departureDate,
    departureRangeEndDate: end,
    flexibility: oneOf(FLEXIBILITIES, input.flexibility ?? 3, 'flexibility', problems) ?? 3,
    nights: [...(input.nights ?? [7])],
    party: input.rooming.map(({ adults, childAges }) => ({
      adults,
      childAges: [...(childAges ?? [])],
    })),
    filters: input.filters ? parseFilters(input.filters, problems) : NO_FILTERS,
    sort: input.sort === 'TRIPADVISOR_RATING' ? 'TRIP_ADVISOR_SCORE' : (input.sort ?? 'POPULARITY'),
    page: input.page ?? 1,
    bags: input.bags ?? 0,
  };
  if (criteria.hotelIds.includes(0)) problems.push(unknown('hotelIds'));
  if (criteria.page < 1) problems.push(unknown('page'));
  return { criteria, problems };
}

function parseFilters(input: FiltersInput, problems: FieldError[]): Filters {
  const all = <T extends string>(
    name: string,
    values: readonly string[] | null | undefined,
    is: (text: string) => text is T,
  ): T[] => {
    const known = (values ?? []).filter(is);
    if (known.length < (values ?? []).length) problems.push(unknown(`filters.${name}`));
    return known;
  };
  return {
    board: all('board', input.board, isBoardCode),
    stars: [...(input.stars ?? [])],
    review:
      input.review === null || input.review === undefined
        ? undefined
        : oneOf(REVIEW_STEPS, input.review, 'filters.review', problems),
    price: {
      ...(typeof input.price?.min === 'number' && { min: input.price.min }),
      ...(typeof input.price?.max === 'number' && { max: input.price.max }),
    },
    facilities: all('facilities', input.facilities, isFacility),
    areas: [...(input.areas ?? [])],
    carriers: [...(input.carriers ?? [])],
    stops: all('stops', input.stops, (text): text is (typeof STOPS)[number] =>
      (STOPS as readonly string[]).includes(text),
    ),
    outboundTime: all('outboundTime', input.outboundTime, isTimeBand),
    inboundTime: all('inboundTime', input.inboundTime, isTimeBand),
    freeCancellation: input.freeCancellation ?? false,
    holdBagIncluded: input.holdBagIncluded ?? false,
    adaptedRoom: input.adaptedRoom ?? false,
    hotelName: (input.hotelName ?? '').slice(0, 100),
  };
}

const isTimeBand = (text: string): text is (typeof TIME_BANDS)[number] =>
  (TIME_BANDS as readonly string[]).includes(text);

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

const unknown = (field: string): FieldError => ({
  code: 'invalid_input',
  field,
  message: 'Invalid input',
});
