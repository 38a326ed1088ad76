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
  places?: Array<string> | string | null | undefined;
}>;


export type DiscoveryPageQuery = { discover: { total: number, pricedAt: string, errors: Array<{ code: string, field: string | null, message: string }>, places: Array<{ hotels: number, departureDate: string, numberOfNights: number, flightMinutes: number | null, warmth: number | null, query: string, place: { value: string, label: string, within: string, path: string | null, picture: { url: string, alt: string, placeholder: string } }, position: { lat: number, lon: number }, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> } };

export type DiscoveryComparedQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
}>;


export type DiscoveryComparedQuery = { packages: { packages: Array<{ hotel: { name: string, resortName: string, nearestAirports: Array<{ name: string, km: number }> }, lines: Array<{ kind: string, basis: string, amount: { amount: number, currencyCode: CurrencyCode } }> }> }, holidayCalendar: { cheapest: { departureDate: string, numberOfNights: number, query: string, total: { amount: number, currencyCode: CurrencyCode } } | null } };

export type DiscoveredPlaceFragment = { hotels: number, departureDate: string, numberOfNights: number, flightMinutes: number | null, warmth: number | null, query: string, place: { value: string, label: string, within: string, path: string | null, picture: { url: string, alt: string, placeholder: string } }, position: { lat: number, lon: number }, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } };

export const DiscoveryPage: Operation<DiscoveryPageQuery, DiscoveryPageQueryVariables> = { name: 'DiscoveryPage', text };

export const DiscoveryCompared: Operation<DiscoveryComparedQuery, DiscoveryComparedQueryVariables> = { name: 'DiscoveryCompared', text };
