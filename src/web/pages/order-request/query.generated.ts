/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, OrderStatus, OtherStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type OrderRequestPageQueryVariables = Exact<{
  checkoutId: string;
  key?: string | null | undefined;
}>;


export type OrderRequestPageQuery = { orderByCheckout: { isShared: boolean, reference: string, status: OrderStatus, requestStatus: OtherStatus, emailAddress: string | null, passengerNames: Array<string>, hotel: { name: string, placeLine: string }, holiday: { departureDate: string, isPackage: boolean, itinerary: { numberOfNights: number, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } } }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, documents: Array<{ title: string, url: string, mediaType: string }> } | null };

export type RequestMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export const OrderRequestPage: Operation<OrderRequestPageQuery, OrderRequestPageQueryVariables> = { name: 'OrderRequestPage', text };
