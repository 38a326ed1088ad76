/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, CarDetailsInput, OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ChangeCarPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type ChangeCarPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, carChange: { refusal: string | null, car: { registration: string, make: string, model: string, colour: string } } | null } | null };

export type CarBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, carChange: { refusal: string | null, car: { registration: string, make: string, model: string, colour: string } } | null };

export type QuoteCarChangeMutationVariables = Exact<{
  orderCode: string;
  car: CarDetailsInput;
}>;


export type QuoteCarChangeMutation = { quoteOrderChange:
    | { id: string, kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export const ChangeCarPage: Operation<ChangeCarPageQuery, ChangeCarPageQueryVariables> = { name: 'ChangeCarPage', text };

export const QuoteCarChange: Operation<QuoteCarChangeMutation, QuoteCarChangeMutationVariables> = { name: 'QuoteCarChange', text };
