/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type FlightExtrasPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type FlightExtrasPageQuery = { customer: { id: string } | null, booking: { id: string, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string, flightNumber: string, bags: string, from: { airport: string, localTime: string }, to: { airport: string }, allowances: Array<{ label: string, isIncluded: boolean, sizeLimit: { height: number, width: number, depth: number } | null }> }>, flightExtrasChange: { refusal: string | null, bagsHeld: number, bagWeight: number | null, flyingApart: Array<string>, hasPriorityBoarding: boolean, unanswered: Array<string>, bagChoices: Array<{ quantity: number, total: { amount: number, currencyCode: CurrencyCode } }>, priorityBoarding: { amount: number, currencyCode: CurrencyCode } | null } | null } | null };

export type FlightExtrasBookingFragment = { id: string, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string, flightNumber: string, bags: string, from: { airport: string, localTime: string }, to: { airport: string }, allowances: Array<{ label: string, isIncluded: boolean, sizeLimit: { height: number, width: number, depth: number } | null }> }>, flightExtrasChange: { refusal: string | null, bagsHeld: number, bagWeight: number | null, flyingApart: Array<string>, hasPriorityBoarding: boolean, unanswered: Array<string>, bagChoices: Array<{ quantity: number, total: { amount: number, currencyCode: CurrencyCode } }>, priorityBoarding: { amount: number, currencyCode: CurrencyCode } | null } | null };

export type ExtraMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type QuoteFlightExtrasMutationVariables = Exact<{
  orderCode: string;
  bags: number;
  priorityBoarding: boolean;
}>;


export type QuoteFlightExtrasMutation = { quoteOrderChange:
    | { id: string, kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export const FlightExtrasPage: Operation<FlightExtrasPageQuery, FlightExtrasPageQueryVariables> = { name: 'FlightExtrasPage', text };

export const QuoteFlightExtras: Operation<QuoteFlightExtrasMutation, QuoteFlightExtrasMutationVariables> = { name: 'QuoteFlightExtras', text };
