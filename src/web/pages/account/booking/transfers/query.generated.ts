/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, ExtraKind, OrderStatus, TransferFlightInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ChangeTransferPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type ChangeTransferPageQuery = { customer: { id: string } | null, booking: { id: string, reference: string, checkoutId: string, status: OrderStatus, extras: Array<{ kind: ExtraKind }>, flights: Array<{ flightNumber: string }>, transferChange: { refusal: string | null, flight: { number: string, landsAt: string | null } | null, offers: Array<{ id: string, title: string, supplierName: string, about: string, stepFree: boolean, chosen: boolean, duration: { value: number }, price: { amount: number, currencyCode: CurrencyCode } }> } | null } | null };

export type TransferBookingFragment = { id: string, reference: string, checkoutId: string, status: OrderStatus, extras: Array<{ kind: ExtraKind }>, flights: Array<{ flightNumber: string }>, transferChange: { refusal: string | null, flight: { number: string, landsAt: string | null } | null, offers: Array<{ id: string, title: string, supplierName: string, about: string, stepFree: boolean, chosen: boolean, duration: { value: number }, price: { amount: number, currencyCode: CurrencyCode } }> } | null };

export type QuoteTransferChangeMutationVariables = Exact<{
  orderCode: string;
  quoteId?: string | null | undefined;
  flight?: TransferFlightInput | null | undefined;
}>;


export type QuoteTransferChangeMutation = { quoteOrderChange:
    | { id: string, kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export const ChangeTransferPage: Operation<ChangeTransferPageQuery, ChangeTransferPageQueryVariables> = { name: 'ChangeTransferPage', text };

export const QuoteTransferChange: Operation<QuoteTransferChangeMutation, QuoteTransferChangeMutationVariables> = { name: 'QuoteTransferChange', text };
