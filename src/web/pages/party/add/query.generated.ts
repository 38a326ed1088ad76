/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type PartyAddPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PartyAddPageQuery = { partyRooms: Array<{ link: string, name: string }>, savedDeals: Array<{ id: string, bookmark: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number }, holiday:
      | { kind: 'Holiday', hotel: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode } } }
      | { kind: 'HolidayNotFound' }
      | { kind: 'NoAvailability' }
     }> };

export type AddHolidayToPartyRoomMutationVariables = Exact<{
  link: string;
  hotelQuoteId: string;
  flightQuoteId: string;
}>;


export type AddHolidayToPartyRoomMutation = { addHolidayToPartyRoom:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { link: string, kind: 'PartyRoomChanged' }
    | { kind: 'PartyRoomNotFound' }
   };

export const PartyAddPage: Operation<PartyAddPageQuery, PartyAddPageQueryVariables> = { name: 'PartyAddPage', text };

export const AddHolidayToPartyRoom: Operation<AddHolidayToPartyRoomMutation, AddHolidayToPartyRoomMutationVariables> = { name: 'AddHolidayToPartyRoom', text };
