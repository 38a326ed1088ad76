/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, CurrencyCode, ExtraKind, OrderStatus, RefundState, SharePaymentState, SharedRole } from '#web/data/schema.generated.ts';
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


export type SharedPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, place: string, departureDate: string, returnDate: string, flights: Array<{ carrier: string, flightNumber: string, stops: string | null, from: { airport: string, localTime: string }, to: { airport: string, localTime: string } }>, stay: { hotel: string, address: string, checkInDate: string, checkOutDate: string, checkInFrom: string | null, rooms: Array<string>, board: string }, extras: Array<{ kind: ExtraKind, name: string }>, travellers: Array<{ firstName: string }>, share: { stop: string | null, paid: { amount: number, currencyCode: CurrencyCode }, stillToPay: { amount: number, currencyCode: CurrencyCode }, payable: { amount: number, currencyCode: CurrencyCode }, next: { dueDate: string, amount: { amount: number, currencyCode: CurrencyCode } } | null, payments: Array<{ id: string, state: SharePaymentState, paidBy: string, isOwn: boolean, paidOn: string, refusal: string | null, amount: { amount: number, currencyCode: CurrencyCode }, refunds: Array<{ id: string, state: RefundState, dueBy: string, amount: { amount: number, currencyCode: CurrencyCode } }> }> } | null } | null, bookingInvitation?: { role: SharedRole, leadName: string, place: string, departureDate: string, returnDate: string } | null };

export type OpenInvitationFragment = { role: SharedRole, leadName: string, place: string, departureDate: string, returnDate: string };

export type SharedBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, place: string, departureDate: string, returnDate: string, flights: Array<{ carrier: string, flightNumber: string, stops: string | null, from: { airport: string, localTime: string }, to: { airport: string, localTime: string } }>, stay: { hotel: string, address: string, checkInDate: string, checkOutDate: string, checkInFrom: string | null, rooms: Array<string>, board: string }, extras: Array<{ kind: ExtraKind, name: string }>, travellers: Array<{ firstName: string }>, share: { stop: string | null, paid: { amount: number, currencyCode: CurrencyCode }, stillToPay: { amount: number, currencyCode: CurrencyCode }, payable: { amount: number, currencyCode: CurrencyCode }, next: { dueDate: string, amount: { amount: number, currencyCode: CurrencyCode } } | null, payments: Array<{ id: string, state: SharePaymentState, paidBy: string, isOwn: boolean, paidOn: string, refusal: string | null, amount: { amount: number, currencyCode: CurrencyCode }, refunds: Array<{ id: string, state: RefundState, dueBy: string, amount: { amount: number, currencyCode: CurrencyCode } }> }> } | null };

export type SharedMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type PayBookingShareMutationVariables = Exact<{
  orderCode: string;
  amount: number;
  payableWas: number;
  idempotencyKey: string;
}>;


export type PayBookingShareMutation = { payBookingShare:
    | { url: string, kind: 'PaymentPage' }
    | { id: string, kind: 'SharePaying' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export type FinishBookingShareMutationVariables = Exact<{
  orderCode: string;
  shareId: string;
  sessionId: string;
  sessionResult: string;
}>;


export type FinishBookingShareMutation = { finishBookingShare:
    | { kind: 'PaymentPage' }
    | { id: string, kind: 'SharePaying' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export type AcceptBookingInvitationMutationVariables = Exact<{
  orderCode: string;
  token: string;
}>;


export type AcceptBookingInvitationMutation = { acceptBookingInvitation:
    | { kind: 'InvitationAccepted' }
    | { kind: 'OrderNotFound' }
   };

export const SharedPage: Operation<SharedPageQuery, SharedPageQueryVariables> = { name: 'SharedPage', text };

export const PayBookingShare: Operation<PayBookingShareMutation, PayBookingShareMutationVariables> = { name: 'PayBookingShare', text };

export const FinishBookingShare: Operation<FinishBookingShareMutation, FinishBookingShareMutationVariables> = { name: 'FinishBookingShare', text };

export const AcceptBookingInvitation: Operation<AcceptBookingInvitationMutation, AcceptBookingInvitationMutationVariables> = { name: 'AcceptBookingInvitation', text };
