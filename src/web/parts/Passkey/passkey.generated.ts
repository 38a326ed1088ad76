/** Written by tools/generate-graphql-types.ts from passkey.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import text from './passkey.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey:
    | { options: string, kind: 'PasskeyStarted' }
    | { kind: 'FreshProofNeeded' }
    | { kind: 'InvalidInput', errors: Array<{ message: string }> }
   };

export type AddPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type AddPasskeyMutation = { addPasskey:
    | { kind: 'PasskeyAdded', passkey: { id: string, name: string } }
    | { kind: 'FreshProofNeeded' }
    | { kind: 'InvalidInput', errors: Array<{ message: string }> }
   };

export const StartPasskey: Operation<StartPasskeyMutation, StartPasskeyMutationVariables> = { name: 'StartPasskey', text };

export const AddPasskey: Operation<AddPasskeyMutation, AddPasskeyMutationVariables> = { name: 'AddPasskey', text };
