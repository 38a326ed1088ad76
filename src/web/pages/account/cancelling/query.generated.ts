/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, CancellationState, CancelledPartKind, CurrencyCode, OwnFlights, RefundState, RefundedChangeKind } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type CancellingPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type CancellingPageQuery = { customer: { id: string } | null, booking: { id: string, reference: string, role: BookingRole, place: string, refunds: Array<{ id: string, state: RefundState, dueBy: string, paidOn: string, amount: { amount: number, currencyCode: CurrencyCode }, card: { brand: string, lastFour: string } | null, change: { id: string, kind: RefundedChangeKind } | null }> } | null, orderCancellation: { id: string, orderReference: string, state: CancellationState, isOurs: boolean, refusal: string | null, place: string, departureDate: string, today: string, isForTheirChange: boolean, freeUntil: string | null, ownFlights: OwnFlights | null, keepsTickets: boolean, settledBy: string, returnsCredits: boolean, terms: Array<{ until: string | null, lost: { amount: number, currencyCode: CurrencyCode } }>, paid: { amount: number, currencyCode: CurrencyCode }, lost: { amount: number, currencyCode: CurrencyCode }, dropKept: { amount: number, currencyCode: CurrencyCode } | null, dropTheirs: { amount: number, currencyCode: CurrencyCode } | null, dropEnding: { amount: number, currencyCode: CurrencyCode } | null, aside: { amount: number, currencyCode: CurrencyCode } | null, refund: { amount: number, currencyCode: CurrencyCode }, owed: { amount: number, currencyCode: CurrencyCode }, parts: Array<{ kind: CancelledPartKind, amount: { amount: number, currencyCode: CurrencyCode }, lost: { amount: number, currencyCode: CurrencyCode } }>, payments: Array<{ paidOn: string, card: { brand: string, lastFour: string } | null, amount: { amount: number, currencyCode: CurrencyCode }, back: { amount: number, currencyCode: CurrencyCode } }> } | null };

export type CancelOrderMutationVariables = Exact<{
  orderCode: string;
  acceptedLoss: number;
  acceptedAside: number;
}>;


export type CancelOrderMutation = { cancelOrder:
    | { __typename: 'OrderCancellation', id: string, orderReference: string, state: CancellationState }
    | { __typename: 'OrderNotFound' }
    | { __typename: 'FreshProofNeeded' }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, message: string, field: string | null }> }
   };

export const CancellingPage: Operation<CancellingPageQuery, CancellingPageQueryVariables> = { name: 'CancellingPage', text };

export const CancelOrder: Operation<CancelOrderMutation, CancelOrderMutationVariables> = { name: 'CancelOrder', text };
