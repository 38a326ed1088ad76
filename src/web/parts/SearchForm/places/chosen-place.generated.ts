/** Written by tools/generate-graphql-types.ts from chosen-place.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { LocationType } from '#web/data/schema.generated.ts';
import text from './chosen-place.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ChosenPlaceQueryVariables = Exact<{
  id: string;
}>;


export type ChosenPlaceQuery = { destinationById: { value: string, label: string, type: LocationType, within: string, locationId: string | null, availableFrom: string | null, seasonality: { startDate: string, endDate: string } | null } | null };

export const ChosenPlace: Operation<ChosenPlaceQuery, ChosenPlaceQueryVariables> = { name: 'ChosenPlace', text };
