/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type PreviousSearchesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PreviousSearchesPageQuery = { keepsPreviousSearches: boolean, previousSearches: Array<{ id: string, query: string, destinationLabel: string, departureDate: string, departureRangeEndDate: string, nights: Array<number>, searchedAt: string, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number }, priceThen: { amount: number, currencyCode: CurrencyCode } | null, priceNow: { amount: number, currencyCode: CurrencyCode } | null }> };

export type DeletePreviousSearchMutationVariables = Exact<{
  id: string;
}>;


export type DeletePreviousSearchMutation = { deletePreviousSearch: boolean };

export type DeletePreviousSearchesMutationVariables = Exact<{ [key: string]: never; }>;


export type DeletePreviousSearchesMutation = { deletePreviousSearches: boolean };

export type KeepPreviousSearchesMutationVariables = Exact<{
  keep: boolean;
}>;


export type KeepPreviousSearchesMutation = { keepPreviousSearches: boolean };

export type PreviousSearchOfPageFragment = { id: string, query: string, destinationLabel: string, departureDate: string, departureRangeEndDate: string, nights: Array<number>, searchedAt: string, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number }, priceThen: { amount: number, currencyCode: CurrencyCode } | null, priceNow: { amount: number, currencyCode: CurrencyCode } | null };

export const PreviousSearchesPage: Operation<PreviousSearchesPageQuery, PreviousSearchesPageQueryVariables> = { name: 'PreviousSearchesPage', text };

export const DeletePreviousSearch: Operation<DeletePreviousSearchMutation, DeletePreviousSearchMutationVariables> = { name: 'DeletePreviousSearch', text };

export const DeletePreviousSearches: Operation<DeletePreviousSearchesMutation, DeletePreviousSearchesMutationVariables> = { name: 'DeletePreviousSearches', text };

export const KeepPreviousSearches: Operation<KeepPreviousSearchesMutation, KeepPreviousSearchesMutationVariables> = { name: 'KeepPreviousSearches', text };
