/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, SearchCriteriaInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { ContentBlock } from '#domain/content/blocks.ts';
export type ContentPageQueryVariables = Exact<{
  slug: string;
}>;


export type ContentPageQuery = { contentPage: { slug: string, title: string, description: string, checked: string | null, changed: string, blocks: Array<ContentBlock>, rail: Array<ContentBlock>, hasError: boolean, errorStatusCode: number | null, sources: Array<{ what: string, href: string | null }>, poster: { url: string, alt: string, placeholder: string } | null } | null };

export type NearestWrittenQueryVariables = Exact<{ [key: string]: never; }>;


export type NearestWrittenQuery = { contentPages: Array<{ slug: string, title: string }> };

export type ContentPricesQueryVariables = Exact<{
  one: SearchCriteriaInput;
  two: SearchCriteriaInput;
  three: SearchCriteriaInput;
  hasSecond: boolean;
  hasThird: boolean;
}>;


export type ContentPricesQuery = { first: { packages: Array<{ id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { name: string, resortName: string, pictures: Array<{ url: string, alt: string, placeholder: string }> }, price: { total: { amount: number, currencyCode: CurrencyCode } } }> }, second?: { packages: Array<{ id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { name: string, resortName: string, pictures: Array<{ url: string, alt: string, placeholder: string }> }, price: { total: { amount: number, currencyCode: CurrencyCode } } }> }, third?: { packages: Array<{ id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { name: string, resortName: string, pictures: Array<{ url: string, alt: string, placeholder: string }> }, price: { total: { amount: number, currencyCode: CurrencyCode } } }> } };

export type ContentComparisonQueryVariables = Exact<{
  id: string;
  criteria: SearchCriteriaInput;
}>;


export type ContentComparisonQuery = { destinationById: { label: string } | null, placeGuide: { climates: Array<{ months: Array<{ air: number, sea: number | null, sun: number, rainDays: number }> }> } | null, cheapestMonths: { months: Array<{ month: string, departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> } };

export type PricedHolidayFragment = { id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { name: string, resortName: string, pictures: Array<{ url: string, alt: string, placeholder: string }> }, price: { total: { amount: number, currencyCode: CurrencyCode } } };

export const ContentPage: Operation<ContentPageQuery, ContentPageQueryVariables> = { name: 'ContentPage', text };

export const NearestWritten: Operation<NearestWrittenQuery, NearestWrittenQueryVariables> = { name: 'NearestWritten', text };

export const ContentPrices: Operation<ContentPricesQuery, ContentPricesQueryVariables> = { name: 'ContentPrices', text };

export const ContentComparison: Operation<ContentComparisonQuery, ContentComparisonQueryVariables> = { name: 'ContentComparison', text };
