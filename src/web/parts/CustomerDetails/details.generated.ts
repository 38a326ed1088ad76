/** Written by tools/generate-graphql-types.ts from details.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CustomerDetailsInput } from '#web/data/schema.generated.ts';
import text from './details.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type SaveCustomerDetailsMutationVariables = Exact<{
  details: CustomerDetailsInput;
}>;


export type SaveCustomerDetailsMutation = { saveCustomerDetails:
    | { __typename: 'CustomerDetailsSaved', customer: { id: string } }
    | { __typename: 'InvalidInput', errors: Array<{ code: string, field: string | null, message: string }> }
   };

export const SaveCustomerDetails: Operation<SaveCustomerDetailsMutation, SaveCustomerDetailsMutationVariables> = { name: 'SaveCustomerDetails', text };
