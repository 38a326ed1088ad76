/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CruiseNewsInput, CurrencyCode, SearchCriteriaInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type AskCruiseNewsMutationVariables = Exact<{
  news: CruiseNewsInput;
}>;


export type AskCruiseNewsMutation = { askCruiseNews:
    | { __typename: 'CruiseNewsAsked', emailAddress: string }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type PortCitiesQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
}>;


export type PortCitiesQuery = { discover: { places: Array<{ departureDate: string, hotelQuoteId: string, flightQuoteId: string, place: { value: string, label: string, path: string | null, picture: { url: string, alt: string, placeholder: string, scene: string, others: Array<{ url: string, alt: string, placeholder: string, scene: string }> } }, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> } };

export const AskCruiseNews: Operation<AskCruiseNewsMutation, AskCruiseNewsMutationVariables> = { name: 'AskCruiseNews', text };

export const PortCities: Operation<PortCitiesQuery, PortCitiesQueryVariables> = { name: 'PortCities', text };
