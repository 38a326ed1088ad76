import type { IsoDate } from '#domain/dates.ts';
import type { FieldError } from '#domain/outcome.ts';
import type { SearchType } from '#domain/search/criteria.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { findPlaces, loadPlaces, type PlaceChoice } from './places/places.ts';
import { readSearch } from './read-search.ts';

export type AirportGroup = {
  readonly name: string;
  readonly airports: readonly { readonly iata: string; readonly name: string }[];
};

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
  const known = lists.airports.flatMap(({ airports }) => airports.map(({ iata }) => iata));
  return {
    searchType,
    query,
    ...lists,
    chosen,
    matches,
    problems: [
      ...problems,
      ...(typedPlace === '' ? [] : [typedProblem(matches)]),
      ...(chosen.length < ids.length ? [UNKNOWN_PLACE] : []),
      ...(criteria.departureAirports.every((iata) => known.includes(iata))
        ? []
        : [UNKNOWN_AIRPORT]),
    ],
  };
}

/** What an address names and nobody sells. */
const UNKNOWN_PLACE: FieldError = {
  code: 'unknownId',
  field: 'locationIds',
  message: 'We do not know the place or hotel in this address. Please choose where you want to go',
};
const UNKNOWN_AIRPORT: FieldError = {
  code: 'unknownId',
  field: 'departureAirports',
  message:
    'We do not know the departure airport in this address. Please choose where you leave from',
};

/** MSG-04, or which of several is meant. */
const typedProblem = (matches: readonly PlaceChoice[]): FieldError =>
  matches.length === 0
    ? { code: 'placeUnknown', field: 'destination', message: "Sorry, we don't recognise that" }
    : {
        code: 'placeUnclear',
        field: 'destination',
        message: 'Please choose which of these places you mean',
      };
