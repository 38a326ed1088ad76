/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, PartyHolidayInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type PartyRoomsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PartyRoomsPageQuery = { partyRooms: Array<{ link: string, name: string }> };

export type HolidaysToChooseQueryVariables = Exact<{ [key: string]: never; }>;


export type HolidaysToChooseQuery = { savedDeals: Array<{ id: string, bookmark: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number }, holiday:
      | { kind: 'Holiday', hotel: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode } } }
      | { kind: 'HolidayNotFound' }
      | { kind: 'NoAvailability' }
     }> };

export type CreatePartyRoomMutationVariables = Exact<{
  name: string;
  firstName: string;
  numberOfPeople: number;
  holidays: Array<PartyHolidayInput> | PartyHolidayInput;
}>;


export type CreatePartyRoomMutation = { createPartyRoom:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { link: string, kind: 'PartyRoomChanged' }
    | { kind: 'PartyRoomNotFound' }
   };

export type HolidayToChooseFragment = { bookmark: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number }, holiday:
    | { kind: 'Holiday', hotel: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode } } }
    | { kind: 'HolidayNotFound' }
    | { kind: 'NoAvailability' }
   };

export const PartyRoomsPage: Operation<PartyRoomsPageQuery, PartyRoomsPageQueryVariables> = { name: 'PartyRoomsPage', text };

export const HolidaysToChoose: Operation<HolidaysToChooseQuery, HolidaysToChooseQueryVariables> = { name: 'HolidaysToChoose', text };

export const CreatePartyRoom: Operation<CreatePartyRoomMutation, CreatePartyRoomMutationVariables> = { name: 'CreatePartyRoom', text };
