/**
 * Address → criteria: every value that is not understood is dropped and its default stands
 * (SRCH-34, SRCH-35).
 */
import { parseUkDate, type IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { isPlaceId } from '#domain/input/id.ts';
import { readQueryFields, wholeNumber, type QueryFields } from '#domain/input/query-fields.ts';
import { checkCriteria, criteriaProblemsOf } from './check-criteria.ts';
import {
  FLEXIBILITIES,
  SEARCH_TYPES,
  SORTS,
  type Criteria,
  type SearchType,
  type Sort,
} from './criteria.ts';
import { defaultCriteria } from './default-criteria.ts';
import { parseSearchParty } from './fields/parse-party.ts';
import { readFilters } from './filters.ts';
import { MAX_NIGHTS, MIN_NIGHTS } from './limits.ts';

export type ParseContext = {
  readonly today: IsoDate;
  /** First departure date of the domain; earlier dates are dropped (DATE-18). */
  readonly earliest: IsoDate;
};

export type ParsedCriteria = {
  readonly criteria: Criteria;
  /** What stands in the way of searching; empty when the search can run. */
  readonly problems: readonly FieldError[];
};

/**
 * The criteria of a query string, always usable to fill the form, with what is wrong about them.
 */
export function parseCriteria(
  query: URLSearchParams | string,
  { today, earliest }: ParseContext,
): ParsedCriteria {
  const fields = readQueryFields(query);
  const searchType = searchTypeOf(fields);
  const { party, problems } = parseSearchParty(fields);
  const hotelIds = unique(
    wholeNumbers(firstList(fields, ['hotelIds', 'hotels'])).filter((id) => id > 0),
  );
  const criteria: Criteria = {
    ...defaultCriteria(earliest),
    searchType,
    locationIds: unique(
      firstList(fields, ['locationIds', 'destinationIds', 'locations']).filter(isPlaceId),
    ),
    hotelIds,
    ...hotelPlaceOf(fields, hotelIds),
    departureAirports:
      searchType === 'UNKNOWN'
        ? []
        : unique(upper(fields.list('departureAirports')).filter(isIata)),
    ...datesOf(fields, earliest),
    flexibility: find(FLEXIBILITIES, wholeNumber(fields.one('flexibility'))) ?? 3,
    nights: nightsOf(fields),
    party,
    filters: readFilters(fields),
    sort: sortOf(fields),
    page: Math.max(1, wholeNumber(fields.one('page')) ?? 1),
    bags: wholeNumber(fields.one('bags')) ?? 0,
  };
  return {
    criteria,
    problems: [...problems, ...criteriaProblemsOf(checkCriteria(criteria, today))],
  };
}

/** `mode=ho` is the address of the Hotels tab (SRCH-37). */
function searchTypeOf(fields: QueryFields): SearchType {
  const posted = find(SEARCH_TYPES, fields.one('searchType')?.toUpperCase());
  return posted ?? (fields.one('mode')?.toLowerCase() === 'ho' ? 'UNKNOWN' : 'HOLIDAY');
}

/** Only a chosen hotel has a place (SRCH-04). */
function hotelPlaceOf(
  fields: QueryFields,
  hotelIds: readonly number[],
): Pick<Criteria, 'hotelLocationId'> {
  const hotelLocationId = fields.one('hotelLocationId');
  return hotelLocationId !== undefined && hotelIds.length > 0 && isPlaceId(hotelLocationId)
    ? { hotelLocationId }
    : {};
}

/** A specific date has equal ends; equal ends are a specific date (DATE-02, DATE-03). */
function datesOf(
  fields: QueryFields,
  earliest: IsoDate,
): Pick<Criteria, 'departureDate' | 'departureRangeEndDate'> {
  const start = departureOf(fields.one('departureDate'), earliest);
  const end = departureOf(fields.one('departureRangeEndDate'), earliest);
  const departureDate = start ?? earliest;
  const isRange =
    fields.one('dateFormat')?.toLowerCase() === 'range' &&
    start !== undefined &&
    end !== undefined &&
    end > start;
  return { departureDate, departureRangeEndDate: isRange ? end : departureDate };
}

function departureOf(text: string | undefined, earliest: IsoDate): IsoDate | undefined {
  const date = text === undefined ? undefined : parseUkDate(text);
  return date !== undefined && date >= earliest ? date : undefined;
}

function nightsOf(fields: QueryFields): number[] {
  const nights = wholeNumbers(fields.list('nights')).filter(
    (count) => count >= MIN_NIGHTS && count <= MAX_NIGHTS,
  );
  return nights.length > 0 ? unique(nights).toSorted((a, b) => a - b) : [7];
}

/** TRIPADVISOR_RATING is a synonym (ENUM-06, decisions: Search). */
function sortOf(fields: QueryFields): Sort {
  const sort = fields.one('sort')?.toUpperCase();
  return sort === 'TRIPADVISOR_RATING' ? 'TRIP_ADVISOR_SCORE' : (find(SORTS, sort) ?? 'POPULARITY');
}

/** The list under the first of its names that the address has. */
const firstList = (fields: QueryFields, names: readonly [string, ...string[]]): string[] =>
  fields.list(names.find((name) => fields.has(name)) ?? names[0]);

const wholeNumbers = (texts: readonly string[]): number[] =>
  texts.map(wholeNumber).filter((value) => value !== undefined);

const find = <T>(values: readonly T[], sought: unknown): T | undefined =>
  values.find((value) => value === sought);

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const upper = (values: readonly string[]): string[] => values.map((value) => value.toUpperCase());

const isIata = (text: string): boolean => /^[A-Z]{3}$/.test(text);
