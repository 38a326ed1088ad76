/** Written by tools/generate-graphql-types.ts from messages.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import text from './messages.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type DealMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type DealMessagesQuery = { banner: Array<{ name: string, words: string }>, airlineFlights: Array<{ name: string, words: string }>, cheaperFlights: Array<{ name: string, words: string }> };

export type MessageWordsFragment = { name: string, words: string };

export const DealMessages: Operation<DealMessagesQuery, DealMessagesQueryVariables> = { name: 'DealMessages', text };
