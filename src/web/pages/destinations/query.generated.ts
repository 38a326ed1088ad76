/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, SearchCriteriaInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type DestinationsPageQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
}>;


export type DestinationsPageQuery = { continents: Array<{ id: string, name: string, countries: Array<{ value: string, label: string, path: string | null, position: { lat: number, lon: number } | null, picture: { scene: string, url: string, alt: string, placeholder: string, others: Array<{ scene: string, url: string, alt: string, placeholder: string }> } }> }>, countries: { hotels: number, places: Array<{ departureDate: string, hotelQuoteId: string, flightQuoteId: string, place: { value: string }, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> }, good: { places: Array<{ departureDate: string, hotelQuoteId: string, flightQuoteId: string, place: { value: string, label: string, path: string | null, picture: { scene: string, url: string, alt: string, placeholder: string, others: Array<{ scene: string, url: string, alt: string, placeholder: string }> } }, weather: { air: number, sea: number | null, rainDays: number } | null, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> }, cheap: { places: Array<{ departureDate: string, hotelQuoteId: string, flightQuoteId: string, place: { value: string, label: string, path: string | null, within: string, picture: { scene: string, url: string, alt: string, placeholder: string, others: Array<{ scene: string, url: string, alt: string, placeholder: string }> } }, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> } };

export type PlacePriceFragment = { departureDate: string, hotelQuoteId: string, flightQuoteId: string, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } };

export type AnyPlacePosterFragment = { url: string, alt: string, placeholder: string };

export const DestinationsPage: Operation<DestinationsPageQuery, DestinationsPageQueryVariables> = { name: 'DestinationsPage', text };
