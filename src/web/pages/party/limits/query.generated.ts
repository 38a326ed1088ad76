/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { PartyLimitsInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type PartyLimitsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PartyLimitsPageQuery = { partyRooms: Array<{ link: string, name: string, isJudged: boolean, hasLimits: boolean }>, departureAirports: Array<{ name: string, airports: Array<{ iata: string, name: string }> }> };

export type LockPartyLimitsMutationVariables = Exact<{
  link: string;
  limits?: PartyLimitsInput | null | undefined;
}>;


export type LockPartyLimitsMutation = { lockPartyLimits:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { kind: 'PartyRoomChanged' }
    | { kind: 'PartyRoomNotFound' }
   };

export const PartyLimitsPage: Operation<PartyLimitsPageQuery, PartyLimitsPageQueryVariables> = { name: 'PartyLimitsPage', text };

export const LockPartyLimits: Operation<LockPartyLimitsMutation, LockPartyLimitsMutationVariables> = { name: 'LockPartyLimits', text };
