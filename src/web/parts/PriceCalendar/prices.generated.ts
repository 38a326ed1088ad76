/** Written by tools/generate-graphql-types.ts from prices.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, SearchCriteriaInput } from '#web/data/schema.generated.ts';
import text from './prices.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type CalendarPricesQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
  from: string;
  days: number;
}>;


export type CalendarPricesQuery = { holidayCalendar: { currencyCode: CurrencyCode, errors: Array<{ message: string }>, dates: Array<{ date: string, totals: Array<number | null> }>, closedByAdvice: { message: string, dates: Array<string> } | null } };

export const CalendarPrices: Operation<CalendarPricesQuery, CalendarPricesQueryVariables> = { name: 'CalendarPrices', text };
