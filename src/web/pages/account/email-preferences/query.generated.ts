/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { MailKind } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type EmailPreferencesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailPreferencesPageQuery = { mailPreferences: Array<MailKind> | null };

export type SaveMailPreferencesMutationVariables = Exact<{
  kinds: Array<MailKind> | MailKind;
}>;


export type SaveMailPreferencesMutation = { saveMailPreferences:
    | { __typename: 'InvalidInput', errors: Array<{ message: string }> }
    | { __typename: 'MailPreferencesSaved' }
   };

export const EmailPreferencesPage: Operation<EmailPreferencesPageQuery, EmailPreferencesPageQueryVariables> = { name: 'EmailPreferencesPage', text };

export const SaveMailPreferences: Operation<SaveMailPreferencesMutation, SaveMailPreferencesMutationVariables> = { name: 'SaveMailPreferences', text };
