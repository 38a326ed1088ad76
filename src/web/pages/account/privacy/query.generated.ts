/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type PrivacyPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PrivacyPageQuery = { personalData: { erasedOn: string | null, erasureDay: string, isAfterHoliday: boolean, figuresKeptUntil: string | null, copy: { isReady: boolean, keptUntil: string } | null } | null };

export type RequestDataCopyMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDataCopyMutation = { requestDataCopy:
    | { __typename: 'DataRequested' }
    | { __typename: 'FreshProofNeeded' }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, message: string }> }
   };

export type RequestErasureMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestErasureMutation = { requestErasure:
    | { __typename: 'DataRequested' }
    | { __typename: 'FreshProofNeeded' }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, message: string }> }
   };

export type WithdrawErasureMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawErasureMutation = { withdrawErasure: boolean };

export const PrivacyPage: Operation<PrivacyPageQuery, PrivacyPageQueryVariables> = { name: 'PrivacyPage', text };

export const RequestDataCopy: Operation<RequestDataCopyMutation, RequestDataCopyMutationVariables> = { name: 'RequestDataCopy', text };

export const RequestErasure: Operation<RequestErasureMutation, RequestErasureMutationVariables> = { name: 'RequestErasure', text };

export const WithdrawErasure: Operation<WithdrawErasureMutation, WithdrawErasureMutationVariables> = { name: 'WithdrawErasure', text };
