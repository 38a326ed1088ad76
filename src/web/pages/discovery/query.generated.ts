/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, DiscoverLevel, SearchCriteriaInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type DiscoveryPageQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
  level: DiscoverLevel;
}>;


export type DiscoveryPageQuery = { discover: { total: number, pricedAt: string, errors: Array<{ code: string, field: string | null, message: string }>, places: Array<{ hotels: number, departureDate: string, numberOfNights: number, query: string, place: { value: string, label: string, within: string }, position: { lat: number, lon: number }, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> } };

export type DiscoveredPlaceFragment = { hotels: number, departureDate: string, numberOfNights: number, query: string, place: { value: string, label: string, within: string }, position: { lat: number, lon: number }, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } };

export const DiscoveryPage: Operation<DiscoveryPageQuery, DiscoveryPageQueryVariables> = { name: 'DiscoveryPage', text };
