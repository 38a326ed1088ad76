/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ChangeHotelPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type ChangeHotelPageQuery = { customer: { id: string } | null, booking: { id: string, reference: string, checkoutId: string, status: OrderStatus, place: string, stay: { hotel: string, checkInDate: string, checkOutDate: string }, hotelChange: { refusal: string | null, offers: Array<{ hotelQuoteId: string, hotel: string, stars: number, place: string, isInPlace: boolean, rooms: Array<string>, board: { name: string, refundableUntil: string | null }, difference: { amount: number, currencyCode: CurrencyCode } }> } | null } | null };

export type HotelBookingFragment = { id: string, reference: string, checkoutId: string, status: OrderStatus, place: string, stay: { hotel: string, checkInDate: string, checkOutDate: string }, hotelChange: { refusal: string | null, offers: Array<{ hotelQuoteId: string, hotel: string, stars: number, place: string, isInPlace: boolean, rooms: Array<string>, board: { name: string, refundableUntil: string | null }, difference: { amount: number, currencyCode: CurrencyCode } }> } | null };

export type OtherHotelFragment = { hotelQuoteId: string, hotel: string, stars: number, place: string, isInPlace: boolean, rooms: Array<string>, board: { name: string, refundableUntil: string | null }, difference: { amount: number, currencyCode: CurrencyCode } };

export type QuoteHotelChangeMutationVariables = Exact<{
  orderCode: string;
  hotelQuoteId: string;
}>;


export type QuoteHotelChangeMutation = { quoteOrderChange:
    | { id: string, kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ message: string }> }
   };

export const ChangeHotelPage: Operation<ChangeHotelPageQuery, ChangeHotelPageQueryVariables> = { name: 'ChangeHotelPage', text };

export const QuoteHotelChange: Operation<QuoteHotelChangeMutation, QuoteHotelChangeMutationVariables> = { name: 'QuoteHotelChange', text };
