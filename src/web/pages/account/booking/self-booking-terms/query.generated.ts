/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, OrderStatus, SelfBookingState } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type SelfBookingTermsPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type SelfBookingTermsPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string }>, selfBooking: { state: SelfBookingState } | null } | null };

export type BookingWithTermsFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string }>, selfBooking: { state: SelfBookingState } | null };

export const SelfBookingTermsPage: Operation<SelfBookingTermsPageQuery, SelfBookingTermsPageQueryVariables> = { name: 'SelfBookingTermsPage', text };
