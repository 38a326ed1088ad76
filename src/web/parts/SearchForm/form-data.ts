import type { IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/field-error.ts';
import { refuse } from '#domain/refuse.ts';
import type { Criteria, SearchType } from '#domain/search/criteria.ts';
import { SEARCH_REFUSALS } from '#domain/search/refusals.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { departuresOf, type AirportGroup } from './airports/airport-look-up.ts';
import { SearchFormLists } from './form-lists.generated.ts';
import type { PlaceChoice } from './places/place-choice.ts';
import { findPlaces, loadPlaces } from './places/places.ts';
import { readSearch } from './read-search.ts';

/** What the search form is filled with. */
export type SearchFormData = {
  readonly searchType: SearchType;
  /** The search of the address as its query; empty for an empty form. */
  readonly query: string;
  readonly airports: readonly AirportGroup[];
  readonly popular: readonly PlaceChoice[];
  /** Places of the query, and places that its typed destination could be. */
  readonly chosen: readonly PlaceChoice[];
  readonly matches: readonly PlaceChoice[];
  readonly problems: readonly FieldError[];
};

type FormLists = Pick<SearchFormData, 'airports' | 'popular'>;

/**
 * Fills the form for a query: names of the chosen places, matches of a typed one, and what is
 * wrong.
 */
export async function loadSearchForm(
  call: DataCall,
  query: string,
  lists: FormLists,
  earliest: IsoDate,
): Promise<SearchFormData> {
  const { criteria, problems, typedPlace } = readSearch(query, earliest);
  const ids = [...criteria.locationIds, ...criteria.hotelIds.map(String)];
  const [chosen, matches] = await Promise.all([
    loadPlaces(call, ids),
    typedPlace === '' ? [] : findPlaces(call, typedPlace, criteria.searchType),
  ]);
  const { searchType } = criteria;
  return {
    searchType,
    query,
    ...lists,
    chosen,
    matches,
    problems: [
      ...problems,
      ...(typedPlace === '' ? [] : [typedProblem(matches)]),
      ...unknownOf(criteria, {
        places: chosen.map(({ value }) => value),
        airports: departuresOf(lists.airports).map(({ iata }) => iata),
      }),
    ],
  };
}

/** The same in a browser, with lists of its own; throws where they cannot be had. */
export async function fillForm(query: string, earliest: IsoDate): Promise<SearchFormData> {
  const { postOperation } = await import('#web/browser/data-call.ts');
  const { departureAirports, popular } = await postOperation(SearchFormLists, {
    searchType: readSearch(query, earliest).criteria.searchType,
  });
  return loadSearchForm(postOperation, query, { airports: departureAirports, popular }, earliest);
}

type Known = { readonly places: readonly string[]; readonly airports: readonly string[] };

/** What an address names and nobody sells. */
function unknownOf(
  { locationIds, hotelIds, departureAirports }: Criteria,
  { places, airports }: Known,
): FieldError[] {
  const checks: readonly (readonly [known: boolean, refusal: FieldError])[] = [
    [
      locationIds.every((id) => places.includes(id)),
      refuse(SEARCH_REFUSALS, 'unknown_place', 'locationIds'),
    ],
    [
      hotelIds.every((id) => places.includes(String(id))),
      refuse(SEARCH_REFUSALS, 'unknown_hotel', 'hotelIds'),
    ],
    [
      departureAirports.every((iata) => airports.includes(iata)),
      refuse(SEARCH_REFUSALS, 'unknown_airport', 'departureAirports'),
    ],
  ];
  return checks.flatMap(([known, refusal]) => (known ? [] : [refusal]));
}

/** MSG-04, or which of several is meant. */
const typedProblem = (matches: readonly PlaceChoice[]): FieldError =>
  matches.length === 0
    ? refuse(SEARCH_REFUSALS, 'destination_unrecognised', 'locationIds')
    : refuse(SEARCH_REFUSALS, 'destination_ambiguous', 'locationIds');
