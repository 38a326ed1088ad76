/** Written by tools/generate-graphql-types.ts from map-names.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { MapNameKind } from '#web/data/schema.generated.ts';
import text from './map-names.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type NamesOnMapQueryVariables = Exact<{
  map: string;
}>;


export type NamesOnMapQuery = { mapNames: Array<{ name: string, kind: MapNameKind, spots: Array<{ x: number, y: number }> }> };

export const NamesOnMap: Operation<NamesOnMapQuery, NamesOnMapQueryVariables> = { name: 'NamesOnMap', text };
