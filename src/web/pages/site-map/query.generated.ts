/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type HotelListQueryVariables = Exact<{
  page: number;
}>;


export type HotelListQuery = { hotelList: { pages: number, letters: Array<{ letter: string, page: number }>, hotels: Array<{ id: string, name: string, slug: string, letter: string, placeLine: string }> } };

export type AllPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type AllPagesQuery = { contentPages: Array<{ slug: string, title: string }>, themes: Array<{ id: string, name: string, hotels: number }>, continents: Array<{ countries: Array<{ label: string, path: string | null }> }> };

export const HotelList: Operation<HotelListQuery, HotelListQueryVariables> = { name: 'HotelList', text };

export const AllPages: Operation<AllPagesQuery, AllPagesQueryVariables> = { name: 'AllPages', text };
