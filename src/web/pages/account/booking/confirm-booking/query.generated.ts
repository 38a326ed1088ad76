/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, OrderStatus, SelfBookingState } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ConfirmBookingPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type ConfirmBookingPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string }>, selfBooking: { state: SelfBookingState, airlineReference: string | null } | null } | null };

export type BookingToConfirmFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string }>, selfBooking: { state: SelfBookingState, airlineReference: string | null } | null };

export type ConfirmFlightsMutationVariables = Exact<{
  orderCode: string;
  airlineReference: string;
}>;


export type ConfirmFlightsMutation = { confirmFlights:
    | { kind: 'FlightsConfirmed' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export const ConfirmBookingPage: Operation<ConfirmBookingPageQuery, ConfirmBookingPageQueryVariables> = { name: 'ConfirmBookingPage', text };

export const ConfirmFlights: Operation<ConfirmFlightsMutation, ConfirmFlightsMutationVariables> = { name: 'ConfirmFlights', text };
