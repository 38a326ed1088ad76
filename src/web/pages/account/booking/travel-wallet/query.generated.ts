/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, ExtraKind, OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type TravelWalletPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type TravelWalletPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, returnDate: string, papersVersion: string | null, flights: Array<{ carrier: string, flightNumber: string, bags: string, airlineReference: string | null, from: { airport: string, localTime: string }, to: { airport: string, localTime: string } }>, stay: { hotel: string, address: string, checkInDate: string, checkOutDate: string, checkInFrom: string | null, rooms: Array<string>, board: string, reference: string | null }, extras: Array<{ kind: ExtraKind, name: string, detail: string, reference: string | null }>, documents: Array<{ title: string, url: string, mediaType: string }> } | null };

export type WalletBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, returnDate: string, papersVersion: string | null, flights: Array<{ carrier: string, flightNumber: string, bags: string, airlineReference: string | null, from: { airport: string, localTime: string }, to: { airport: string, localTime: string } }>, stay: { hotel: string, address: string, checkInDate: string, checkOutDate: string, checkInFrom: string | null, rooms: Array<string>, board: string, reference: string | null }, extras: Array<{ kind: ExtraKind, name: string, detail: string, reference: string | null }>, documents: Array<{ title: string, url: string, mediaType: string }> };

export const TravelWalletPage: Operation<TravelWalletPageQuery, TravelWalletPageQueryVariables> = { name: 'TravelWalletPage', text };
