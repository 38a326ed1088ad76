/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { OrderContactInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type BookingContactPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type BookingContactPageQuery = { customer: { id: string, hasFreshProof: boolean } | null, orderContact: { id: string, orderReference: string, place: string, version: number, emailAddress: string, alternativeEmailAddress: string | null, phoneNumber: string, address: string, city: string, postalCode: string, country: string } | null };

export type ChangeOrderContactMutationVariables = Exact<{
  orderCode: string;
  version: number;
  contact: OrderContactInput;
}>;


export type ChangeOrderContactMutation = { changeOrderContact:
    | { __typename: 'OrderContact', id: string, version: number }
    | { __typename: 'OrderNotFound' }
    | { __typename: 'FreshProofNeeded' }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, message: string, field: string | null }> }
   };

export const BookingContactPage: Operation<BookingContactPageQuery, BookingContactPageQueryVariables> = { name: 'BookingContactPage', text };

export const ChangeOrderContact: Operation<ChangeOrderContactMutation, ChangeOrderContactMutationVariables> = { name: 'ChangeOrderContact', text };
