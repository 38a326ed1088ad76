/** Written by tools/generate-graphql-types.ts from acts.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import text from './acts.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ExtendBasketMutationVariables = Exact<{
  basketId: string;
}>;


export type ExtendBasketMutation = { extendBasket: { errors: Array<{ code: string, message: string }> } };

export type RefreshBasketMutationVariables = Exact<{
  basketId: string;
}>;


export type RefreshBasketMutation = { refreshBasket: { errors: Array<{ code: string, message: string }> } };

export type AcceptBasketPriceMutationVariables = Exact<{
  basketId: string;
  acceptedTotal: number;
}>;


export type AcceptBasketPriceMutation = { acceptBasketPrice: { errors: Array<{ code: string, message: string }> } };

export type BasketActErrorFragment = { code: string, message: string };

export const ExtendBasket: Operation<ExtendBasketMutation, ExtendBasketMutationVariables> = { name: 'ExtendBasket', text };

export const RefreshBasket: Operation<RefreshBasketMutation, RefreshBasketMutationVariables> = { name: 'RefreshBasket', text };

export const AcceptBasketPrice: Operation<AcceptBasketPriceMutation, AcceptBasketPriceMutationVariables> = { name: 'AcceptBasketPrice', text };
