/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CompanionInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type CustomerPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerPageQuery = { customer: { id: string, emailAddress: string, details: { title: string, firstName: string, lastName: string, phoneNumber: string, postalCode: string } | null } | null, companions: Array<{ id: string, title: string, firstName: string, lastName: string, dateOfBirth: string }> };

export type SaveCompanionMutationVariables = Exact<{
  companion: CompanionInput;
  companionId?: string | null | undefined;
}>;


export type SaveCompanionMutation = { saveCompanion:
    | { __typename: 'CompanionSaved' }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type RemoveCompanionMutationVariables = Exact<{
  companionId: string;
}>;


export type RemoveCompanionMutation = { removeCompanion:
    | { __typename: 'CompanionRemoved' }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export const CustomerPage: Operation<CustomerPageQuery, CustomerPageQueryVariables> = { name: 'CustomerPage', text };

export const SaveCompanion: Operation<SaveCompanionMutation, SaveCompanionMutationVariables> = { name: 'SaveCompanion', text };

export const RemoveCompanion: Operation<RemoveCompanionMutation, RemoveCompanionMutationVariables> = { name: 'RemoveCompanion', text };
