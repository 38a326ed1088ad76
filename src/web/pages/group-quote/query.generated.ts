/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { GroupQuoteInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { ContentBlock } from '#domain/content/blocks.ts';
export type GroupQuotePageQueryVariables = Exact<{
  slug: string;
  id: string;
  hasPlace: boolean;
}>;


export type GroupQuotePageQuery = { departureAirports: Array<{ airports: Array<{ iata: string, name: string }> }>, destinationById?: { label: string } | null, contentPage: { blocks: Array<ContentBlock>, rail: Array<ContentBlock>, hasError: boolean, poster: { url: string, alt: string, placeholder: string } | null } | null };

export type AskGroupQuoteMutationVariables = Exact<{
  quote: GroupQuoteInput;
}>;


export type AskGroupQuoteMutation = { askGroupQuote:
    | { __typename: 'GroupQuoteAsked', reference: string }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export const GroupQuotePage: Operation<GroupQuotePageQuery, GroupQuotePageQueryVariables> = { name: 'GroupQuotePage', text };

export const AskGroupQuote: Operation<AskGroupQuoteMutation, AskGroupQuoteMutationVariables> = { name: 'AskGroupQuote', text };
