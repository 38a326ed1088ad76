/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, CheckInState, FlightWay, OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type CheckInPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type CheckInPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, travellers: Array<{ number: number, firstName: string, lastName: string }>, flights: Array<{ carrier: string, flightNumber: string, isToBook: boolean, airlineReference: string | null, checkedIn: Array<number>, from: { airport: string, localTime: string }, to: { airport: string }, checkIn: { state: CheckInState, opensAt: string, closesAt: string | null, note: string | null, source: string } | null }> } | null };

export type CheckedInBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, travellers: Array<{ number: number, firstName: string, lastName: string }>, flights: Array<{ carrier: string, flightNumber: string, isToBook: boolean, airlineReference: string | null, checkedIn: Array<number>, from: { airport: string, localTime: string }, to: { airport: string }, checkIn: { state: CheckInState, opensAt: string, closesAt: string | null, note: string | null, source: string } | null }> };

export type SaveCheckedInMutationVariables = Exact<{
  orderCode: string;
  way: FlightWay;
  traveller: number;
  name: string;
  done: boolean;
}>;


export type SaveCheckedInMutation = { saveCheckedIn:
    | { kind: 'InvalidInput', errors: Array<{ message: string }> }
    | { kind: 'CheckedInSaved' }
   };

export const CheckInPage: Operation<CheckInPageQuery, CheckInPageQueryVariables> = { name: 'CheckInPage', text };

export const SaveCheckedIn: Operation<SaveCheckedInMutation, SaveCheckedInMutationVariables> = { name: 'SaveCheckedIn', text };
