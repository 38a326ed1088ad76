/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, CurrencyCode, OrderStatus, SelfBookingState } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type SelfBookingPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type SelfBookingPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string, flightNumber: string, bags: string, from: { airport: string, localTime: string }, to: { airport: string, localTime: string } }>, selfBooking: { state: SelfBookingState, endsAt: string | null, endsOn: string | null, cardFrame: string | null, airlineReference: string | null, airlinePage: string | null, limit: { amount: number, currencyCode: CurrencyCode }, people: Array<{ title: string, firstName: string, lastName: string, dateOfBirth: string }> } | null } | null };

export type BookingToFlyFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string, flightNumber: string, bags: string, from: { airport: string, localTime: string }, to: { airport: string, localTime: string } }>, selfBooking: { state: SelfBookingState, endsAt: string | null, endsOn: string | null, cardFrame: string | null, airlineReference: string | null, airlinePage: string | null, limit: { amount: number, currencyCode: CurrencyCode }, people: Array<{ title: string, firstName: string, lastName: string, dateOfBirth: string }> } | null };

export const SelfBookingPage: Operation<SelfBookingPageQuery, SelfBookingPageQueryVariables> = { name: 'SelfBookingPage', text };
