/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type CustomerBookingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerBookingsQuery = { customer: { id: string, emailAddress: string } | null, customerOrders: Array<{ id: string, reference: string, checkoutId: string, status: OrderStatus, place: string, hotelName: string, board: string, departureDate: string, returnDate: string, firstNames: Array<string>, picture: { url: string, alt: string, placeholder: string } | null, total: { amount: number, currencyCode: CurrencyCode }, duePayments: Array<{ dueDate: string, isDeclined: boolean, amount: { amount: number, currencyCode: CurrencyCode } }> }> | null, sharedBookings: Array<{ reference: string, status: OrderStatus, leadName: string, place: string, departureDate: string, returnDate: string }> | null, priceDropProtections: Array<{ id: string, orderReference: string, isOpen: boolean }> | null };

export type BookingOfListFragment = { id: string, reference: string, checkoutId: string, status: OrderStatus, place: string, hotelName: string, board: string, departureDate: string, returnDate: string, firstNames: Array<string>, picture: { url: string, alt: string, placeholder: string } | null, total: { amount: number, currencyCode: CurrencyCode }, duePayments: Array<{ dueDate: string, isDeclined: boolean, amount: { amount: number, currencyCode: CurrencyCode } }> };

export const CustomerBookings: Operation<CustomerBookingsQuery, CustomerBookingsQueryVariables> = { name: 'CustomerBookings', text };
