/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { OtherStatus, PlacementState } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type CreatePaymentPageMutationVariables = Exact<{
  checkoutId: string;
}>;


export type CreatePaymentPageMutation = { createPaymentPage:
    | { __typename: 'PaymentPage', url: string }
    | { __typename: 'CheckoutDoesNotExist' }
    | { __typename: 'BasketExpired', message: string }
    | { __typename: 'BasketMissingPaymentSchedule', message: string }
    | { __typename: 'PaymentAlreadyExists', message: string }
    | { __typename: 'PaymentPageCreationFailed', message: string }
   };

export type CreatePaymentRequestMutationVariables = Exact<{
  checkoutId: string;
  cardToken: string;
  idempotencyKey: string;
}>;


export type CreatePaymentRequestMutation = { createPaymentRequest:
    | { __typename: 'PaymentRequest', paymentToken: string, challengeUrl: string | null }
    | { __typename: 'CheckoutDoesNotExist' }
    | { __typename: 'BasketExpired', message: string }
    | { __typename: 'BasketMissingPaymentSchedule', message: string }
    | { __typename: 'PaymentAlreadyExists', message: string }
    | { __typename: 'PaymentRequestCreationFailed', message: string, reason: string }
   };

export type ClosePaymentMutationVariables = Exact<{
  checkoutId: string;
}>;


export type ClosePaymentMutation = { closePayment: { errors: Array<{ code: string }> } };

export type FinishPaymentRequestMutationVariables = Exact<{
  checkoutId: string;
  attempt?: number | null | undefined;
  redirectResult?: string | null | undefined;
  sessionId?: string | null | undefined;
  sessionResult?: string | null | undefined;
}>;


export type FinishPaymentRequestMutation = { finishPaymentRequest:
    | { __typename: 'PaymentRequest', paymentToken: string, challengeUrl: string | null }
    | { __typename: 'CheckoutDoesNotExist' }
    | { __typename: 'BasketExpired', message: string }
    | { __typename: 'BasketMissingPaymentSchedule', message: string }
    | { __typename: 'PaymentAlreadyExists', message: string }
    | { __typename: 'PaymentRequestCreationFailed', message: string, reason: string }
   };

export type PlaceOrderMutationVariables = Exact<{
  checkoutId: string;
  paymentToken: string;
}>;


export type PlaceOrderMutation = { placeOrder:
    | { __typename: 'PlacedOrder', order: { requestStatus: OtherStatus } }
    | { __typename: 'BasketExpired', message: string }
    | { __typename: 'CheckoutDoesNotExist' }
    | { __typename: 'DuplicateOrder', message: string }
    | { __typename: 'ItemDoesNotExist', message: string }
    | { __typename: 'OrderPlacementFailed', message: string, reason: string }
    | { __typename: 'PaymentTokenInvalid', message: string }
   };

type PaymentAnswer_PaymentRequest_Fragment = { __typename: 'PaymentRequest', paymentToken: string, challengeUrl: string | null };

type PaymentAnswer_CheckoutDoesNotExist_Fragment = { __typename: 'CheckoutDoesNotExist' };

type PaymentAnswer_BasketExpired_Fragment = { __typename: 'BasketExpired', message: string };

type PaymentAnswer_BasketMissingPaymentSchedule_Fragment = { __typename: 'BasketMissingPaymentSchedule', message: string };

type PaymentAnswer_PaymentAlreadyExists_Fragment = { __typename: 'PaymentAlreadyExists', message: string };

type PaymentAnswer_PaymentRequestCreationFailed_Fragment = { __typename: 'PaymentRequestCreationFailed', message: string, reason: string };

export type PaymentAnswerFragment =
  | PaymentAnswer_PaymentRequest_Fragment
  | PaymentAnswer_CheckoutDoesNotExist_Fragment
  | PaymentAnswer_BasketExpired_Fragment
  | PaymentAnswer_BasketMissingPaymentSchedule_Fragment
  | PaymentAnswer_PaymentAlreadyExists_Fragment
  | PaymentAnswer_PaymentRequestCreationFailed_Fragment
;

export type PlacementNowQueryVariables = Exact<{
  checkoutId: string;
}>;


export type PlacementNowQuery = { placementProgress: { steps: Array<{ state: PlacementState, label: string }> } | null };

export type PlacementProgressSubscriptionVariables = Exact<{
  checkoutId: string;
}>;


export type PlacementProgressSubscription = { placementProgress: { isOver: boolean, steps: Array<{ state: PlacementState, label: string }> } };

export const CreatePaymentPage: Operation<CreatePaymentPageMutation, CreatePaymentPageMutationVariables> = { name: 'CreatePaymentPage', text };

export const CreatePaymentRequest: Operation<CreatePaymentRequestMutation, CreatePaymentRequestMutationVariables> = { name: 'CreatePaymentRequest', text };

export const ClosePayment: Operation<ClosePaymentMutation, ClosePaymentMutationVariables> = { name: 'ClosePayment', text };

export const FinishPaymentRequest: Operation<FinishPaymentRequestMutation, FinishPaymentRequestMutationVariables> = { name: 'FinishPaymentRequest', text };

export const PlaceOrder: Operation<PlaceOrderMutation, PlaceOrderMutationVariables> = { name: 'PlaceOrder', text };

export const PlacementNow: Operation<PlacementNowQuery, PlacementNowQueryVariables> = { name: 'PlacementNow', text };

export const PlacementProgress: Operation<PlacementProgressSubscription, PlacementProgressSubscriptionVariables> = { name: 'PlacementProgress', text };
