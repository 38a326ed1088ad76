/** Written by tools/generate-graphql-types.ts from place-search.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { LocationType, SearchType } from '#web/data/schema.generated.ts';
import text from './place-search.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type PlaceSearchQueryVariables = Exact<{
  text: string;
  searchType?: SearchType | null | undefined;
}>;


export type PlaceSearchQuery = { destinations: Array<{ value: string, label: string, isNamed: boolean, type: LocationType, within: string, locationId: string | null, availableFrom: string | null, seasonality: { startDate: string, endDate: string } | null }> };

export const PlaceSearch: Operation<PlaceSearchQuery, PlaceSearchQueryVariables> = { name: 'PlaceSearch', text };
