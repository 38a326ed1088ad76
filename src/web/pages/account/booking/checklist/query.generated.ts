/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, OrderStatus, PassengerType } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ChecklistPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type ChecklistPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, place: string, departureDate: string, travellers: Array<{ number: number, firstName: string, lastName: string, type: PassengerType }>, checklist: { entry: { britishPassport: string, britishVisa: string, irishPassport: string, irishVisa: string, health: string, check: string } | null, checks: Array<{ number: number, passport: string, issuedOn: string, expiresOn: string, problems: Array<string>, isNameAlike: boolean | null }> } | null } | null };

export type CheckedBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, place: string, departureDate: string, travellers: Array<{ number: number, firstName: string, lastName: string, type: PassengerType }>, checklist: { entry: { britishPassport: string, britishVisa: string, irishPassport: string, irishVisa: string, health: string, check: string } | null, checks: Array<{ number: number, passport: string, issuedOn: string, expiresOn: string, problems: Array<string>, isNameAlike: boolean | null }> } | null };

export type SaveTravellerCheckMutationVariables = Exact<{
  orderCode: string;
  traveller: number;
  name?: string | null | undefined;
  passport: string;
  issuedOn: string;
  expiresOn: string;
  firstNames?: string | null | undefined;
  lastName?: string | null | undefined;
}>;


export type SaveTravellerCheckMutation = { saveTravellerCheck:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { kind: 'TravellerCheckChanged' }
   };

export type RemoveTravellerCheckMutationVariables = Exact<{
  orderCode: string;
  traveller: number;
  name?: string | null | undefined;
}>;


export type RemoveTravellerCheckMutation = { removeTravellerCheck:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { kind: 'TravellerCheckChanged' }
   };

export const ChecklistPage: Operation<ChecklistPageQuery, ChecklistPageQueryVariables> = { name: 'ChecklistPage', text };

export const SaveTravellerCheck: Operation<SaveTravellerCheckMutation, SaveTravellerCheckMutationVariables> = { name: 'SaveTravellerCheck', text };

export const RemoveTravellerCheck: Operation<RemoveTravellerCheckMutation, RemoveTravellerCheckMutationVariables> = { name: 'RemoveTravellerCheck', text };
