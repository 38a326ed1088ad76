/** Written by tools/generate-graphql-types.ts from place-search.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LocationType =
  | 'COUNTRY'
  | 'HOTEL'
  | 'LOCATION'
  | 'REGION'
  | 'RESORT'
  | 'TOWN';

export type CurrencyCode =
  | 'GBP'
  | 'EUR';

export type LuggageType =
  | 'CABIN_BAGGAGE'
  | 'HAND_LUGGAGE'
  | 'HOLD_LUGGAGE';

export type SearchType =
  | 'HOLIDAY'
  | 'CITY_BREAK'
  | 'UNKNOWN';

export type Board =
  | 'AI'
  | 'BB'
  | 'FB'
  | 'HB'
  | 'RO'
  | 'SC';

export type PlaceSearchQueryVariables = Exact<{
  text: string;
  searchType?: SearchType | null | undefined;
}>;


export type PlaceSearchQuery = { destinations: Array<{ value: string, label: string, type: LocationType, within: string }> };
