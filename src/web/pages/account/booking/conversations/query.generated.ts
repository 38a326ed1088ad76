/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { OrderStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ConversationsPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type ConversationsPageQuery = { customer: { id: string } | null, booking: { id: string, reference: string, checkoutId: string, status: OrderStatus, conversation: { pausesPayments: boolean, messages: Array<{ id: string, message: string, isOurs: boolean, disputesPayment: boolean, writtenAt: string }> } | null } | null };

export type TalkedBookingFragment = { id: string, reference: string, checkoutId: string, status: OrderStatus, conversation: { pausesPayments: boolean, messages: Array<{ id: string, message: string, isOurs: boolean, disputesPayment: boolean, writtenAt: string }> } | null };

export type WriteMessageMutationVariables = Exact<{
  orderCode: string;
  message: string;
  disputesPayment: boolean;
}>;


export type WriteMessageMutation = { writeMessage:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { kind: 'MessageWritten' }
   };

export const ConversationsPage: Operation<ConversationsPageQuery, ConversationsPageQueryVariables> = { name: 'ConversationsPage', text };

export const WriteMessage: Operation<WriteMessageMutation, WriteMessageMutationVariables> = { name: 'WriteMessage', text };
