/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, SearchCriteriaInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ResultsMapPinsQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
  resorts?: Array<string> | string | null | undefined;
}>;


export type ResultsMapPinsQuery = { mapPins: { pins: Array<{ id: string, label: string, hotels: number, hotelId: string, position: { lat: number, lon: number }, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> } };

export type ResultsMapCardsQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
}>;


export type ResultsMapCardsQuery = { packageSearchResults: { packages: Array<{ id: string, hotelQuoteId: string, flightQuoteId: string, hotel: { id: string, name: string, placeLine: string, ourStarRating: number, tripAdvisorInformation: { rating: number, reviewCount: number }, pictures: Array<{ url: string, alt: string, placeholder: string }> }, board: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } }> } };

export type MapCardPackageFragment = { id: string, hotelQuoteId: string, flightQuoteId: string, hotel: { id: string, name: string, placeLine: string, ourStarRating: number, tripAdvisorInformation: { rating: number, reviewCount: number }, pictures: Array<{ url: string, alt: string, placeholder: string }> }, board: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } };

export const ResultsMapPins: Operation<ResultsMapPinsQuery, ResultsMapPinsQueryVariables> = { name: 'ResultsMapPins', text };

export const ResultsMapCards: Operation<ResultsMapCardsQuery, ResultsMapCardsQueryVariables> = { name: 'ResultsMapCards', text };
