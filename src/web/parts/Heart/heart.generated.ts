/** Written by tools/generate-graphql-types.ts from heart.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import text from './heart.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type SavedHolidaysQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedHolidaysQuery = { holidayBookmarks: Array<{ id: string, hotelQuoteId: string, flightQuoteId: string }> };

export type SaveHolidayMutationVariables = Exact<{
  hotelQuoteId: string;
  flightQuoteId: string;
}>;


export type SaveHolidayMutation = { createHolidayBookmark:
    | { id: string, kind: 'HolidayBookmark' }
    | { kind: 'HolidayNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { kind: 'NoAvailability' }
   };

export type RemoveHolidayMutationVariables = Exact<{
  bookmarkId: string;
}>;


export type RemoveHolidayMutation = { deleteHolidayBookmark:
    | { kind: 'HolidayBookmarkDeleted' }
    | { kind: 'HolidayBookmarkNotFound' }
   };

export const SavedHolidays: Operation<SavedHolidaysQuery, SavedHolidaysQueryVariables> = { name: 'SavedHolidays', text };

export const SaveHoliday: Operation<SaveHolidayMutation, SaveHolidayMutationVariables> = { name: 'SaveHoliday', text };

export const RemoveHoliday: Operation<RemoveHolidayMutation, RemoveHolidayMutationVariables> = { name: 'RemoveHoliday', text };
