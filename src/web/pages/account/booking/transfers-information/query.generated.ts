/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, ExtraKind, OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type TransfersInformationPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type TransfersInformationPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ from: { airport: string, localTime: string }, to: { airport: string, localTime: string } }>, stay: { hotel: string, address: string }, extras: Array<{ kind: ExtraKind, name: string, detail: string, reference: string | null }> } | null };

export type TransferredBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, flights: Array<{ from: { airport: string, localTime: string }, to: { airport: string, localTime: string } }>, stay: { hotel: string, address: string }, extras: Array<{ kind: ExtraKind, name: string, detail: string, reference: string | null }> };

export const TransfersInformationPage: Operation<TransfersInformationPageQuery, TransfersInformationPageQueryVariables> = { name: 'TransfersInformationPage', text };
