/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type BaggagePageQueryVariables = Exact<{
  orderCode: string;
}>;


export type BaggagePageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string, flightNumber: string, bags: string, from: { airport: string, localTime: string }, to: { airport: string }, allowances: Array<{ label: string, isIncluded: boolean, sizeLimit: { height: number, width: number, depth: number } | null, weightLimit: { value: number } | null }> }> } | null };

export type PackedBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ carrier: string, flightNumber: string, bags: string, from: { airport: string, localTime: string }, to: { airport: string }, allowances: Array<{ label: string, isIncluded: boolean, sizeLimit: { height: number, width: number, depth: number } | null, weightLimit: { value: number } | null }> }> };

export const BaggagePage: Operation<BaggagePageQuery, BaggagePageQueryVariables> = { name: 'BaggagePage', text };
