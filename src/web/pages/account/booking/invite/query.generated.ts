/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, OrderStatus, SharedRole } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type InvitePageQueryVariables = Exact<{
  orderCode: string;
}>;


export type InvitePageQuery = { customer: { id: string, hasFreshProof: boolean } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, sharing: Array<{ id: string, emailAddress: string, role: SharedRole, acceptedAt: string | null, expiresAt: string }> | null } | null };

export type InvitingBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, sharing: Array<{ id: string, emailAddress: string, role: SharedRole, acceptedAt: string | null, expiresAt: string }> | null };

export type InviteToBookingMutationVariables = Exact<{
  orderCode: string;
  emailAddress: string;
  role: SharedRole;
}>;


export type InviteToBookingMutation = { inviteToBooking:
    | { kind: 'SharingChanged' }
    | { kind: 'OrderNotFound' }
    | { kind: 'FreshProofNeeded' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export type EndBookingAccessMutationVariables = Exact<{
  orderCode: string;
  sharingId: string;
}>;


export type EndBookingAccessMutation = { endBookingAccess:
    | { kind: 'SharingChanged' }
    | { kind: 'OrderNotFound' }
    | { kind: 'FreshProofNeeded' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export const InvitePage: Operation<InvitePageQuery, InvitePageQueryVariables> = { name: 'InvitePage', text };

export const InviteToBooking: Operation<InviteToBookingMutation, InviteToBookingMutationVariables> = { name: 'InviteToBooking', text };

export const EndBookingAccess: Operation<EndBookingAccessMutation, EndBookingAccessMutationVariables> = { name: 'EndBookingAccess', text };
