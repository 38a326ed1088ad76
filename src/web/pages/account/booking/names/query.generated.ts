/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, GivenPlaceInput, JoiningInput, OrderStatus, PersonNameInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ChangeNamesPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type ChangeNamesPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string }>, stay: { rooms: Array<string> }, travellers: Array<{ number: number, firstName: string, lastName: string }>, namesChange: { refusal: string | null, placesGivenUntil: string | null, placeRefusal: string | null, leavingRefusal: string | null, joiningRefusal: string | null } | null } | null };

export type NamesBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string }>, stay: { rooms: Array<string> }, travellers: Array<{ number: number, firstName: string, lastName: string }>, namesChange: { refusal: string | null, placesGivenUntil: string | null, placeRefusal: string | null, leavingRefusal: string | null, joiningRefusal: string | null } | null };

export type QuotePlaceChangeMutationVariables = Exact<{
  orderCode: string;
  place: GivenPlaceInput;
}>;


export type QuotePlaceChangeMutation = { quoteOrderChange:
    | { id: string, kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export type QuoteFewerChangeMutationVariables = Exact<{
  orderCode: string;
  leaving: Array<number> | number;
}>;


export type QuoteFewerChangeMutation = { quoteOrderChange:
    | { id: string, kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export type QuoteNamesChangeMutationVariables = Exact<{
  orderCode: string;
  names: Array<PersonNameInput> | PersonNameInput;
}>;


export type QuoteNamesChangeMutation = { quoteOrderChange:
    | { id: string, kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export type QuoteJoinChangeMutationVariables = Exact<{
  orderCode: string;
  joining: JoiningInput;
}>;


export type QuoteJoinChangeMutation = { quoteOrderChange:
    | { id: string, kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export const ChangeNamesPage: Operation<ChangeNamesPageQuery, ChangeNamesPageQueryVariables> = { name: 'ChangeNamesPage', text };

export const QuotePlaceChange: Operation<QuotePlaceChangeMutation, QuotePlaceChangeMutationVariables> = { name: 'QuotePlaceChange', text };

export const QuoteFewerChange: Operation<QuoteFewerChangeMutation, QuoteFewerChangeMutationVariables> = { name: 'QuoteFewerChange', text };

export const QuoteNamesChange: Operation<QuoteNamesChangeMutation, QuoteNamesChangeMutationVariables> = { name: 'QuoteNamesChange', text };

export const QuoteJoinChange: Operation<QuoteJoinChangeMutation, QuoteJoinChangeMutationVariables> = { name: 'QuoteJoinChange', text };
