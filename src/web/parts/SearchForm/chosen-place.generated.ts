/** Written by tools/generate-graphql-types.ts from chosen-place.graphql. */
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

export type Board =
  | 'AI'
  | 'BB'
  | 'FB'
  | 'HB'
  | 'RO'
  | 'SC';

export type ChosenPlaceQueryVariables = Exact<{
  id: string;
}>;


export type ChosenPlaceQuery = { destinationById: { value: string, label: string, type: LocationType, within: string } | null };
