/** Written by tools/generate-graphql-types.ts from rooms.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { Board, CurrencyCode } from '#web/data/schema.generated.ts';
import text from './rooms.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type DealRoomsQueryVariables = Exact<{
  hotelQuoteId: string;
  flightQuoteId: string;
}>;


export type DealRoomsQuery = { holiday:
    | { hotelQuoteId: string, flightQuoteId: string, kind: 'Holiday', hotel: { name: string }, hotelItinerary: { checkInDate: string, checkOutDate: string, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } }, roomKinds: Array<{ displayName: string, sizeM2: number, beds: string, bedKinds: Array<string>, view: string | null, sleeps: number, isAdapted: boolean, picture: { url: string, alt: string } | null }>, roomChoices: Array<{ hotelQuoteId: string, chosen: boolean, rooms: Array<{ displayName: string }>, board: { code: Board, name: string, meaning: string, refundableUntil: string | null }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } }> }
    | { kind: 'HolidayNotFound' }
    | { kind: 'NoAvailability' }
   };

export const DealRooms: Operation<DealRoomsQuery, DealRoomsQueryVariables> = { name: 'DealRooms', text };
