/** Written by tools/generate-graphql-types.ts from first-package.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, SearchCriteriaInput } from '#web/data/schema.generated.ts';
import text from './first-package.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type FirstPackageQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
}>;


export type FirstPackageQuery = { packages: { packages: Array<{ hotelQuoteId: string, flightQuoteId: string, price: { total: { amount: number, currencyCode: CurrencyCode } } }> } };

export const FirstPackage: Operation<FirstPackageQuery, FirstPackageQueryVariables> = { name: 'FirstPackage', text };
