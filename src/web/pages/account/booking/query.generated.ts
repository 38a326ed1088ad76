/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type BookingsByCodeQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingsByCodeQuery = { customer: { id: string } | null, customerOrders: Array<{ id: string, reference: string, checkoutId: string, status: OrderStatus }> | null };

export const BookingsByCode: Operation<BookingsByCodeQuery, BookingsByCodeQueryVariables> = { name: 'BookingsByCode', text };
