/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type AuthenticatorPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AuthenticatorPageQuery = { customer: { id: string } | null, customerAuthenticator: { since: string, recoveryCodesLeft: number } | null, authenticatorSetUp: { secret: string, address: string, qrCode: { size: number, path: string } } | null };

export type StartAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAuthenticatorMutation = { startAuthenticator:
    | { __typename: 'AuthenticatorStarted' }
    | { __typename: 'FreshProofNeeded' }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator:
    | { __typename: 'RecoveryCodesMade', codes: Array<string> }
    | { __typename: 'FreshProofNeeded' }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type MakeRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeRecoveryCodesMutation = { makeRecoveryCodes:
    | { __typename: 'RecoveryCodesMade', codes: Array<string> }
    | { __typename: 'FreshProofNeeded' }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type RemoveAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAuthenticatorMutation = { removeAuthenticator:
    | { __typename: 'AuthenticatorRemoved' }
    | { __typename: 'FreshProofNeeded' }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export const AuthenticatorPage: Operation<AuthenticatorPageQuery, AuthenticatorPageQueryVariables> = { name: 'AuthenticatorPage', text };

export const StartAuthenticator: Operation<StartAuthenticatorMutation, StartAuthenticatorMutationVariables> = { name: 'StartAuthenticator', text };

export const ConfirmAuthenticator: Operation<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables> = { name: 'ConfirmAuthenticator', text };

export const MakeRecoveryCodes: Operation<MakeRecoveryCodesMutation, MakeRecoveryCodesMutationVariables> = { name: 'MakeRecoveryCodes', text };

export const RemoveAuthenticator: Operation<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables> = { name: 'RemoveAuthenticator', text };
