/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { ContentBlock } from '#domain/content/blocks.ts';
export type GuidesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type GuidesPageQuery = { contentEntries: Array<ContentBlock>, contentPages: Array<{ slug: string, title: string, description: string, minutes: number, poster: { url: string, alt: string, placeholder: string } | null }> };

export const GuidesPage: Operation<GuidesPageQuery, GuidesPageQueryVariables> = { name: 'GuidesPage', text };
