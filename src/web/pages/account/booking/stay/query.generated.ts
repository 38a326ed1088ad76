/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ChangeStayPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type ChangeStayPageQuery = { customer: { id: string } | null, booking: { id: string, reference: string, checkoutId: string, status: OrderStatus, stay: { hotel: string, checkInDate: string, checkOutDate: string, rooms: Array<string>, board: string }, stayChange: { refusal: string | null, offers: Array<{ hotelQuoteId: string, rooms: Array<string>, board: { name: string, meaning: string, refundableUntil: string | null }, difference: { amount: number, currencyCode: CurrencyCode } }> } | null } | null };

export type StayBookingFragment = { id: string, reference: string, checkoutId: string, status: OrderStatus, stay: { hotel: string, checkInDate: string, checkOutDate: string, rooms: Array<string>, board: string }, stayChange: { refusal: string | null, offers: Array<{ hotelQuoteId: string, rooms: Array<string>, board: { name: string, meaning: string, refundableUntil: string | null }, difference: { amount: number, currencyCode: CurrencyCode } }> } | null };

export type QuoteStayChangeMutationVariables = Exact<{
  orderCode: string;
  hotelQuoteId: string;
}>;


export type QuoteStayChangeMutation = { quoteOrderChange:
    | { id: string, kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ message: string }> }
   };

export const ChangeStayPage: Operation<ChangeStayPageQuery, ChangeStayPageQueryVariables> = { name: 'ChangeStayPage', text };

export const QuoteStayChange: Operation<QuoteStayChangeMutation, QuoteStayChangeMutationVariables> = { name: 'QuoteStayChange', text };
