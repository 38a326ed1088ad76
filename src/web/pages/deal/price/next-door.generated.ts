/** Written by tools/generate-graphql-types.ts from next-door.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode } from '#web/data/schema.generated.ts';
import text from './next-door.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type DealNextDoorQueryVariables = Exact<{
  hotelQuoteId: string;
  flightQuoteId: string;
}>;


export type DealNextDoorQuery = { neighbours:
    | { kind: 'Neighbours', neighbours: Array<{ label: string, hotelQuoteId: string, flightQuoteId: string, price: { total: { amount: number, currencyCode: CurrencyCode } }, difference: { amount: number, currencyCode: CurrencyCode } }> }
    | { kind: 'HolidayNotFound' }
   };

export type NextDoorHolidayFragment = { label: string, hotelQuoteId: string, flightQuoteId: string, price: { total: { amount: number, currencyCode: CurrencyCode } }, difference: { amount: number, currencyCode: CurrencyCode } };

export const DealNextDoor: Operation<DealNextDoorQuery, DealNextDoorQueryVariables> = { name: 'DealNextDoor', text };
