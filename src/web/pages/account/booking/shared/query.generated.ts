/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, ExtraKind, OrderStatus, SharedRole } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type SharedPageQueryVariables = Exact<{
  orderCode: string;
  token: string;
  isInvited: boolean;
}>;


export type SharedPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, place: string, departureDate: string, returnDate: string, flights: Array<{ carrier: string, flightNumber: string, stops: string | null, from: { airport: string, localTime: string }, to: { airport: string, localTime: string } }>, stay: { hotel: string, address: string, checkInDate: string, checkOutDate: string, checkInFrom: string | null, rooms: Array<string>, board: string }, extras: Array<{ kind: ExtraKind, name: string }>, travellers: Array<{ firstName: string }> } | null, bookingInvitation?: { role: SharedRole, leadName: string, place: string, departureDate: string, returnDate: string } | null };

export type OpenInvitationFragment = { role: SharedRole, leadName: string, place: string, departureDate: string, returnDate: string };

export type SharedBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, place: string, departureDate: string, returnDate: string, flights: Array<{ carrier: string, flightNumber: string, stops: string | null, from: { airport: string, localTime: string }, to: { airport: string, localTime: string } }>, stay: { hotel: string, address: string, checkInDate: string, checkOutDate: string, checkInFrom: string | null, rooms: Array<string>, board: string }, extras: Array<{ kind: ExtraKind, name: string }>, travellers: Array<{ firstName: string }> };

export type AcceptBookingInvitationMutationVariables = Exact<{
  orderCode: string;
  token: string;
}>;


export type AcceptBookingInvitationMutation = { acceptBookingInvitation:
    | { kind: 'InvitationAccepted' }
    | { kind: 'OrderNotFound' }
   };

export const SharedPage: Operation<SharedPageQuery, SharedPageQueryVariables> = { name: 'SharedPage', text };

export const AcceptBookingInvitation: Operation<AcceptBookingInvitationMutation, AcceptBookingInvitationMutationVariables> = { name: 'AcceptBookingInvitation', text };
