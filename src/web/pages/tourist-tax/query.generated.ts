/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, TaxUnit, TaxedStayInput, TaxedUnit } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { ContentBlock } from '#domain/content/blocks.ts';
export type TouristTaxPageQueryVariables = Exact<{
  checkIn: string;
  slug: string;
}>;


export type TouristTaxPageQuery = { localTaxes: Array<{ id: string, name: string, unit: TaxUnit, currencyCode: string, exemptUnderAge: number | null, capNights: number | null, capAmount: number | null, effectiveFrom: string | null, isPaidAtHotel: boolean, asOf: string, places: Array<{ value: string, label: string, within: string }>, rates: Array<{ amount: number, leastStars: number | null, mostStars: number | null, from: string | null, to: string | null }>, range: { min: number, max: number } | null, reducedAges: { from: number, to: number, factor: number } | null, reducedAfterNights: { fromNight: number, factor: number } | null, example: { name: string, isPaidAtHotel: boolean, parts: Array<{ who: TaxedUnit, count: number, nights: number, each: number }>, all: { hundredths: number, currencyCode: string, percentOfRoom: number, isPublished: boolean, isEstimated: boolean }, counted: { amount: number, currencyCode: CurrencyCode } } }>, contentPage: { blocks: Array<ContentBlock>, hasError: boolean } | null };

export type TouristTaxOfStayQueryVariables = Exact<{
  id: string;
  stay: TaxedStayInput;
}>;


export type TouristTaxOfStayQuery = { localTaxFor: { name: string, isPaidAtHotel: boolean, parts: Array<{ who: TaxedUnit, count: number, nights: number, each: number }>, all: { hundredths: number, currencyCode: string, percentOfRoom: number, isPublished: boolean, isEstimated: boolean }, counted: { amount: number, currencyCode: CurrencyCode } } | null };

export type TaxOfStayFragment = { name: string, isPaidAtHotel: boolean, parts: Array<{ who: TaxedUnit, count: number, nights: number, each: number }>, all: { hundredths: number, currencyCode: string, percentOfRoom: number, isPublished: boolean, isEstimated: boolean }, counted: { amount: number, currencyCode: CurrencyCode } };

export const TouristTaxPage: Operation<TouristTaxPageQuery, TouristTaxPageQueryVariables> = { name: 'TouristTaxPage', text };

export const TouristTaxOfStay: Operation<TouristTaxOfStayQuery, TouristTaxOfStayQueryVariables> = { name: 'TouristTaxOfStay', text };
