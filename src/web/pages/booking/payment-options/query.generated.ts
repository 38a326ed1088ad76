/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type AddPromotionalCodeMutationVariables = Exact<{
  checkoutId: string;
  code: string;
}>;


export type AddPromotionalCodeMutation = { addPromotionalCodeToCheckout:
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
   };

export type RemovePromotionalCodeMutationVariables = Exact<{
  checkoutId: string;
}>;


export type RemovePromotionalCodeMutation = { removePromotionalCodeFromCheckout:
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
   };

export type CheckoutCreditsOfPageQueryVariables = Exact<{
  checkoutId: string;
}>;


export type CheckoutCreditsOfPageQuery = { checkoutCredits: { bestCreditIds: Array<string>, options: Array<{ isChosen: boolean, refusal: string | null, credit:
        | { id: string, name: string, endsOn: string, amount: { amount: number, currencyCode: CurrencyCode } }
        | { id: string, name: string, endsOn: string, amount: { amount: number, currencyCode: CurrencyCode } }
      , takes: { amount: number, currencyCode: CurrencyCode } }>, payable: { amount: number, currencyCode: CurrencyCode }, room: { amount: number, currencyCode: CurrencyCode }, taken: { amount: number, currencyCode: CurrencyCode }, bestTakes: { amount: number, currencyCode: CurrencyCode } } | null };

export type SetCheckoutCreditsMutationVariables = Exact<{
  checkoutId: string;
  creditIds: Array<string> | string;
  acceptedLoss: number;
}>;


export type SetCheckoutCreditsMutation = { setCheckoutCredits:
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
   };

export type PlanMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanMessagesQuery = { contentMessages: Array<{ name: string, words: string }> };

export type CreditsOfPageFragment = { bestCreditIds: Array<string>, options: Array<{ isChosen: boolean, refusal: string | null, credit:
      | { id: string, name: string, endsOn: string, amount: { amount: number, currencyCode: CurrencyCode } }
      | { id: string, name: string, endsOn: string, amount: { amount: number, currencyCode: CurrencyCode } }
    , takes: { amount: number, currencyCode: CurrencyCode } }>, payable: { amount: number, currencyCode: CurrencyCode }, room: { amount: number, currencyCode: CurrencyCode }, taken: { amount: number, currencyCode: CurrencyCode }, bestTakes: { amount: number, currencyCode: CurrencyCode } };

type CodeSaved_BasketExpired_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CodeSaved_CheckoutDoesNotExist_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CodeSaved_CheckoutIneligibleForPromotionalCode_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CodeSaved_CheckoutResponse_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CodeSaved_ChildAgesAreInconsistent_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CodeSaved_CreditArrayInvalid_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CodeSaved_InvalidInput_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CodeSaved_NegativeTotalCost_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CodeSaved_ProfitBelowThreshold_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

export type CodeSavedFragment =
  | CodeSaved_BasketExpired_Fragment
  | CodeSaved_CheckoutDoesNotExist_Fragment
  | CodeSaved_CheckoutIneligibleForPromotionalCode_Fragment
  | CodeSaved_CheckoutResponse_Fragment
  | CodeSaved_ChildAgesAreInconsistent_Fragment
  | CodeSaved_CreditArrayInvalid_Fragment
  | CodeSaved_InvalidInput_Fragment
  | CodeSaved_NegativeTotalCost_Fragment
  | CodeSaved_ProfitBelowThreshold_Fragment
;

export type CheckoutMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export const AddPromotionalCode: Operation<AddPromotionalCodeMutation, AddPromotionalCodeMutationVariables> = { name: 'AddPromotionalCode', text };

export const RemovePromotionalCode: Operation<RemovePromotionalCodeMutation, RemovePromotionalCodeMutationVariables> = { name: 'RemovePromotionalCode', text };

export const CheckoutCreditsOfPage: Operation<CheckoutCreditsOfPageQuery, CheckoutCreditsOfPageQueryVariables> = { name: 'CheckoutCreditsOfPage', text };

export const SetCheckoutCredits: Operation<SetCheckoutCreditsMutation, SetCheckoutCreditsMutationVariables> = { name: 'SetCheckoutCredits', text };

export const PlanMessages: Operation<PlanMessagesQuery, PlanMessagesQueryVariables> = { name: 'PlanMessages', text };
