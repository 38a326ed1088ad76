/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ChangeDatesPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type ChangeDatesPageQuery = { customer: { id: string } | null, booking: { id: string, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string }>, stay: { hotel: string, checkInDate: string, checkOutDate: string }, datesChange: { refusal: string | null, from: string, until: string, fewestNights: number, mostNights: number } | null } | null };

export type DatesBookingFragment = { id: string, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string }>, stay: { hotel: string, checkInDate: string, checkOutDate: string }, datesChange: { refusal: string | null, from: string, until: string, fewestNights: number, mostNights: number } | null };

export type QuoteDatesChangeMutationVariables = Exact<{
  orderCode: string;
  checkIn: string;
  nights: number;
}>;


export type QuoteDatesChangeMutation = { quoteOrderChange:
    | { id: string, kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export const ChangeDatesPage: Operation<ChangeDatesPageQuery, ChangeDatesPageQueryVariables> = { name: 'ChangeDatesPage', text };

export const QuoteDatesChange: Operation<QuoteDatesChangeMutation, QuoteDatesChangeMutationVariables> = { name: 'QuoteDatesChange', text };
