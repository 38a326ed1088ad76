/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, OrderChangeState } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ChangePageQueryVariables = Exact<{
  changeId: string;
}>;


export type ChangePageQuery = { customer: { id: string } | null, orderChange: { id: string, orderReference: string, place: string, state: OrderChangeState, isTheirs: boolean, isInstead: boolean, expiresAt: string, refusal: string | null, words: Array<{ what: string, was: string, now: string }>, lines: Array<{ label: string, basis: string, was: { amount: number, currencyCode: CurrencyCode } | null, now: { amount: number, currencyCode: CurrencyCode } | null, difference: { amount: number, currencyCode: CurrencyCode } | null }>, totalWas: { amount: number, currencyCode: CurrencyCode }, totalNow: { amount: number, currencyCode: CurrencyCode }, difference: { amount: number, currencyCode: CurrencyCode }, payments: Array<{ dueDate: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } }>, charge: { amount: number, currencyCode: CurrencyCode }, refund: { amount: number, currencyCode: CurrencyCode }, lessByEnding: { amount: number, currencyCode: CurrencyCode } | null } | null };

export type ChangeMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type QuotedChangeFragment = { id: string, orderReference: string, place: string, state: OrderChangeState, isTheirs: boolean, isInstead: boolean, expiresAt: string, refusal: string | null, words: Array<{ what: string, was: string, now: string }>, lines: Array<{ label: string, basis: string, was: { amount: number, currencyCode: CurrencyCode } | null, now: { amount: number, currencyCode: CurrencyCode } | null, difference: { amount: number, currencyCode: CurrencyCode } | null }>, totalWas: { amount: number, currencyCode: CurrencyCode }, totalNow: { amount: number, currencyCode: CurrencyCode }, difference: { amount: number, currencyCode: CurrencyCode }, payments: Array<{ dueDate: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } }>, charge: { amount: number, currencyCode: CurrencyCode }, refund: { amount: number, currencyCode: CurrencyCode }, lessByEnding: { amount: number, currencyCode: CurrencyCode } | null };

export type AcceptOrderChangeMutationVariables = Exact<{
  changeId: string;
  acceptedTotal: number;
}>;


export type AcceptOrderChangeMutation = { acceptOrderChange:
    | { id: string, kind: 'OrderChange' }
    | { url: string, kind: 'PaymentPage' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ message: string }> }
   };

export type FinishOrderChangePaymentMutationVariables = Exact<{
  changeId: string;
  sessionId: string;
  sessionResult: string;
}>;


export type FinishOrderChangePaymentMutation = { finishOrderChangePayment:
    | { kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ message: string }> }
   };

export const ChangePage: Operation<ChangePageQuery, ChangePageQueryVariables> = { name: 'ChangePage', text };

export const AcceptOrderChange: Operation<AcceptOrderChangeMutation, AcceptOrderChangeMutationVariables> = { name: 'AcceptOrderChange', text };

export const FinishOrderChangePayment: Operation<FinishOrderChangePaymentMutation, FinishOrderChangePaymentMutationVariables> = { name: 'FinishOrderChangePayment', text };
