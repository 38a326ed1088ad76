/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type EmailPageQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailPageQuery = { customer: { id: string, emailAddress: string, hasFreshProof: boolean } | null };

export type EmailChangeUnderWayQueryVariables = Exact<{
  loginId: string;
}>;


export type EmailChangeUnderWayQuery = { login: { id: string, emailAddress: string } | null };

export type StartEmailChangeMutationVariables = Exact<{
  emailAddress: string;
}>;


export type StartEmailChangeMutation = { startEmailChange:
    | { __typename: 'LoginStarted', login: { id: string } }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type ResendEmailChangeCodeMutationVariables = Exact<{
  loginId: string;
}>;


export type ResendEmailChangeCodeMutation = { resendLoginCode:
    | { __typename: 'LoginStarted' }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export type FinishEmailChangeMutationVariables = Exact<{
  loginId: string;
  code: string;
}>;


export type FinishEmailChangeMutation = { finishEmailChange:
    | { __typename: 'EmailChanged' }
    | { __typename: 'FreshProofNeeded' }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export const EmailPage: Operation<EmailPageQuery, EmailPageQueryVariables> = { name: 'EmailPage', text };

export const EmailChangeUnderWay: Operation<EmailChangeUnderWayQuery, EmailChangeUnderWayQueryVariables> = { name: 'EmailChangeUnderWay', text };

export const StartEmailChange: Operation<StartEmailChangeMutation, StartEmailChangeMutationVariables> = { name: 'StartEmailChange', text };

export const ResendEmailChangeCode: Operation<ResendEmailChangeCodeMutation, ResendEmailChangeCodeMutationVariables> = { name: 'ResendEmailChangeCode', text };

export const FinishEmailChange: Operation<FinishEmailChangeMutation, FinishEmailChangeMutationVariables> = { name: 'FinishEmailChange', text };
