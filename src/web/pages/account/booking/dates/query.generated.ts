/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ChangeDatesPageQueryVariables = Exact<{
  orderCode: string;
  checkIn?: string | null | undefined;
  nights?: number | null | undefined;
  from?: string | null | undefined;
}>;


export type ChangeDatesPageQuery = { customer: { id: string } | null, booking: { id: string, reference: string, checkoutId: string, status: OrderStatus, flightChoices: { refusal: string | null, from: string | null, airports: Array<{ iata: string, name: string }>, choices: Array<{ flightQuoteId: string, outbound: { carrier: string, flightNumber: string, from: string, to: string, date: string, departs: string, arrives: string, stops: number }, inbound: { carrier: string, flightNumber: string, from: string, to: string, date: string, departs: string, arrives: string, stops: number }, price: { amount: number, currencyCode: CurrencyCode } }> } | null, flights: Array<{ carrier: string }>, stay: { hotel: string, checkInDate: string, checkOutDate: string }, datesChange: { refusal: string | null, from: string, until: string, fewestNights: number, mostNights: number } | null } | null };

export type DatesBookingFragment = { id: string, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string }>, stay: { hotel: string, checkInDate: string, checkOutDate: string }, datesChange: { refusal: string | null, from: string, until: string, fewestNights: number, mostNights: number } | null };

export type ChoicesFragment = { refusal: string | null, from: string | null, airports: Array<{ iata: string, name: string }>, choices: Array<{ flightQuoteId: string, outbound: { carrier: string, flightNumber: string, from: string, to: string, date: string, departs: string, arrives: string, stops: number }, inbound: { carrier: string, flightNumber: string, from: string, to: string, date: string, departs: string, arrives: string, stops: number }, price: { amount: number, currencyCode: CurrencyCode } }> };

export type ChosenWayFragment = { carrier: string, flightNumber: string, from: string, to: string, date: string, departs: string, arrives: string, stops: number };

export type QuoteDatesChangeMutationVariables = Exact<{
  orderCode: string;
  checkIn: string;
  nights: number;
  flightQuoteId?: string | null | undefined;
}>;


export type QuoteDatesChangeMutation = { quoteOrderChange:
    | { id: string, kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export const ChangeDatesPage: Operation<ChangeDatesPageQuery, ChangeDatesPageQueryVariables> = { name: 'ChangeDatesPage', text };

export const QuoteDatesChange: Operation<QuoteDatesChangeMutation, QuoteDatesChangeMutationVariables> = { name: 'QuoteDatesChange', text };
