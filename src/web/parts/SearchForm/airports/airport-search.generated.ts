/** Written by tools/generate-graphql-types.ts from airport-search.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { PositionInput } from '#web/data/schema.generated.ts';
import text from './airport-search.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type AirportSearchQueryVariables = Exact<{
  text: string;
}>;


export type AirportSearchQuery = { airports: Array<{ iata: string }>, airportsNearTown: { town: string, airports: Array<{ iata: string, km: number }> } | null };

export type AirportsNearPositionQueryVariables = Exact<{
  position: PositionInput;
}>;


export type AirportsNearPositionQuery = { airportsNearPosition: Array<{ iata: string, km: number }> };

export const AirportSearch: Operation<AirportSearchQuery, AirportSearchQueryVariables> = { name: 'AirportSearch', text };

export const AirportsNearPosition: Operation<AirportsNearPositionQuery, AirportsNearPositionQueryVariables> = { name: 'AirportsNearPosition', text };
