/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, InformedChangeReason, InformedChangeState, OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type InformChangePageQueryVariables = Exact<{
  orderCode: string;
}>;


export type InformChangePageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string, flightNumber: string, from: { airport: string, localTime: string }, to: { airport: string } }>, informedChanges: Array<{ id: string, flight: number, newTime: string | null, bookedTime: string, words: string, state: InformedChangeState, reason: InformedChangeReason | null, answerBy: string | null, answer: string | null, heardAt: string }> | null } | null };

export type InformedBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string, flightNumber: string, from: { airport: string, localTime: string }, to: { airport: string } }>, informedChanges: Array<{ id: string, flight: number, newTime: string | null, bookedTime: string, words: string, state: InformedChangeState, reason: InformedChangeReason | null, answerBy: string | null, answer: string | null, heardAt: string }> | null };

export type InformOfChangeMutationVariables = Exact<{
  orderCode: string;
  leg: string;
  said: string;
  newDate: string;
  newTime: string;
  words: string;
  airlineReference: string;
}>;


export type InformOfChangeMutation = { informOfChange:
    | { kind: 'ChangeInformed' }
    | { message: string, kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export const InformChangePage: Operation<InformChangePageQuery, InformChangePageQueryVariables> = { name: 'InformChangePage', text };

export const InformOfChange: Operation<InformOfChangeMutation, InformOfChangeMutationVariables> = { name: 'InformOfChange', text };
