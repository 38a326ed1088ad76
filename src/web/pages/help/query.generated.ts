/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

import type { ContentBlock } from '#domain/content/blocks.ts';
export type HelpPageQueryVariables = Exact<{
  text: string;
}>;


export type HelpPageQuery = { contentEntries: Array<ContentBlock>, contentPage: { title: string, checked: string | null, description: string, blocks: Array<ContentBlock>, rail: Array<ContentBlock>, poster: { url: string, alt: string, placeholder: string } | null } | null, contentSearch: Array<{ slug: string, title: string, heading: string | null, headingId: string | null, excerpt: string }>, contentPages: Array<{ slug: string, title: string, minutes: number, poster: { url: string, alt: string, placeholder: string } | null }> };

export type HelpPictureFragment = { url: string, alt: string, placeholder: string };

export const HelpPage: Operation<HelpPageQuery, HelpPageQueryVariables> = { name: 'HelpPage', text };
