/** Written by tools/generate-graphql-types.ts from acts.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LocationType =
  | 'COUNTRY'
  | 'HOTEL'
  | 'LOCATION'
  | 'REGION'
  | 'RESORT'
  | 'TOWN';

export type CurrencyCode =
  | 'GBP'
  | 'EUR';

export type LuggageType =
  | 'CABIN_BAGGAGE'
  | 'HAND_LUGGAGE'
  | 'HOLD_LUGGAGE';

export type Board =
  | 'AI'
  | 'BB'
  | 'FB'
  | 'HB'
  | 'RO'
  | 'SC';

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
