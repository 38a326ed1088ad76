/** Written by tools/generate-graphql-types.ts from form-lists.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { LocationType, SearchType } from '#web/data/schema.generated.ts';
import text from './form-lists.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type SearchFormListsQueryVariables = Exact<{
  searchType?: SearchType | null | undefined;
}>;


export type SearchFormListsQuery = { departureAirports: Array<{ name: string, airports: Array<{ iata: string, name: string }>, any: Array<{ iata: string, name: string }> }>, popular: Array<{ value: string, label: string, type: LocationType, within: string, locationId: string | null, availableFrom: string | null, seasonality: { startDate: string, endDate: string } | null }> };

export const SearchFormLists: Operation<SearchFormListsQuery, SearchFormListsQueryVariables> = { name: 'SearchFormLists', text };
