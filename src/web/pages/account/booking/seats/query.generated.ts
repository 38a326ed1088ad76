/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CabinState, CurrencyCode, FlightWay, OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type BookedSeatsPageQueryVariables = Exact<{
  orderCode: string;
  way: FlightWay;
}>;


export type BookedSeatsPageQuery = { customer: { id: string } | null, booking: { id: string, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string, from: { airport: string, localTime: string }, to: { airport: string } }>, seatsChange: { refusal: string | null, flights: Array<{ way: FlightWay, seats: Array<string> }>, cabin: { state: CabinState, seatMap: { columns: string, rows: Array<{ number: number, isExit: boolean, free: string, price: { amount: number, currencyCode: CurrencyCode } }>, travellers: Array<{ name: string, age: number | null, holdsInfant: boolean }>, together: { seats: Array<string>, price: { amount: number, currencyCode: CurrencyCode } } | null } | null } } | null } | null };

export type SeatsBookingFragment = { id: string, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string, from: { airport: string, localTime: string }, to: { airport: string } }>, seatsChange: { refusal: string | null, flights: Array<{ way: FlightWay, seats: Array<string> }>, cabin: { state: CabinState, seatMap: { columns: string, rows: Array<{ number: number, isExit: boolean, free: string, price: { amount: number, currencyCode: CurrencyCode } }>, travellers: Array<{ name: string, age: number | null, holdsInfant: boolean }>, together: { seats: Array<string>, price: { amount: number, currencyCode: CurrencyCode } } | null } | null } } | null };

export type BookedSeatsMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type QuoteSeatsMutationVariables = Exact<{
  orderCode: string;
  outbound: Array<string> | string;
  inbound: Array<string> | string;
}>;


export type QuoteSeatsMutation = { quoteOrderChange:
    | { id: string, kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export const BookedSeatsPage: Operation<BookedSeatsPageQuery, BookedSeatsPageQueryVariables> = { name: 'BookedSeatsPage', text };

export const QuoteSeats: Operation<QuoteSeatsMutation, QuoteSeatsMutationVariables> = { name: 'QuoteSeats', text };
