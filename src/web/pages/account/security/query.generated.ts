/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type SecurityPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityPageQuery = { customer: { id: string } | null, customerAuthenticator: { since: string, recoveryCodesLeft: number } | null, customerSessions: Array<{ id: string, deviceName: string, loggedInAt: string, lastUsedAt: string, isCurrent: boolean }>, customerPasskeys: Array<{ id: string, name: string, createdAt: string, lastUsedAt: string | null }> };

export type RenamePasskeyMutationVariables = Exact<{
  passkeyId: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey:
    | { kind: 'PasskeyRenamed' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export type RemovePasskeyMutationVariables = Exact<{
  passkeyId: string;
}>;


export type RemovePasskeyMutation = { removePasskey:
    | { kind: 'PasskeyRemoved' }
    | { kind: 'FreshProofNeeded' }
    | { kind: 'InvalidInput' }
   };

export type PasskeyOfListFragment = { id: string, name: string, createdAt: string, lastUsedAt: string | null };

export type EndCustomerSessionsMutationVariables = Exact<{
  sessionId?: string | null | undefined;
}>;


export type EndCustomerSessionsMutation = { endCustomerSessions:
    | { __typename: 'CustomerSessionsEnded' }
    | { __typename: 'FreshProofNeeded' }
    | { __typename: 'InvalidInput' }
   };

export type LogOutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogOutMutation = { logOut: boolean };

export type SessionOfListFragment = { id: string, deviceName: string, loggedInAt: string, lastUsedAt: string, isCurrent: boolean };

export const SecurityPage: Operation<SecurityPageQuery, SecurityPageQueryVariables> = { name: 'SecurityPage', text };

export const RenamePasskey: Operation<RenamePasskeyMutation, RenamePasskeyMutationVariables> = { name: 'RenamePasskey', text };

export const RemovePasskey: Operation<RemovePasskeyMutation, RemovePasskeyMutationVariables> = { name: 'RemovePasskey', text };

export const EndCustomerSessions: Operation<EndCustomerSessionsMutation, EndCustomerSessionsMutationVariables> = { name: 'EndCustomerSessions', text };

export const LogOut: Operation<LogOutMutation, LogOutMutationVariables> = { name: 'LogOut', text };
