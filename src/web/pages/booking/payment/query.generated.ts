/** Written by tools/generate-graphql-types.ts from query.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Assistance =
  | 'ADAPTED_HOTEL_ROOM'
  | 'ADDITIONAL_PARTY_ASSISTANCE'
  | 'PARTY_ASSISTANCE'
  | 'STAIRS'
  | 'VEHICLE'
  | 'WHEELCHAIR';

export type Board =
  | 'AI'
  | 'BB'
  | 'FB'
  | 'HB'
  | 'RO'
  | 'SC';

export type CheckoutStatus =
  | 'OPEN'
  | 'PLACING'
  | 'PLACED'
  | 'EXPIRED';

export type CurrencyCode =
  | 'GBP'
  | 'EUR';

export type Impairment =
  | 'HEARING_IMPAIRMENT'
  | 'MENTAL_IMPAIRMENT'
  | 'OTHER'
  | 'VISUAL_IMPAIRMENT';

export type LocationType =
  | 'COUNTRY'
  | 'HOTEL'
  | 'LOCATION'
  | 'REGION'
  | 'RESORT'
  | 'TOWN';

export type LuggageType =
  | 'CABIN_BAGGAGE'
  | 'HAND_LUGGAGE'
  | 'HOLD_LUGGAGE';

export type OrderStatus =
  | 'PLACED'
  | 'PROCESSING'
  | 'CONFIRMED'
  | 'PENDING'
  | 'FAILED'
  | 'CANCELLED';

export type OtherStatus =
  | 'COMPLETED'
  | 'PENDING';

export type PassengerType =
  | 'ADULT'
  | 'CHILD'
  | 'INFANT';

export type PaymentMethod =
  | 'PAYPAL'
  | 'PAY_WITH_CARD'
  | 'PAY_WITH_CASH'
  | 'PAY_WITH_GOOGLE_PAY'
  | 'PAY_WITH_KLARNA'
  | 'UNKNOWN';

export type PaymentOutcome =
  | 'CONFIRMED'
  | 'TIMEOUT'
  | 'UNKNOWN';

export type WheelchairType =
  | 'MANUAL'
  | 'MANUAL_FOLDABLE'
  | 'ELECTRIC_DRY_BATTERY'
  | 'ELECTRIC_WET_BATTERY'
  | 'MOBILITY_SCOOTER';

export type CreatePaymentPageMutationVariables = Exact<{
  checkoutId: string;
}>;


export type CreatePaymentPageMutation = { createPaymentPage:
    | { __typename: 'PaymentPage', url: string }
    | { __typename: 'CheckoutDoesNotExist' }
    | { __typename: 'BasketExpired' }
    | { __typename: 'BasketMissingPaymentSchedule' }
    | { __typename: 'PaymentAlreadyExists' }
    | { __typename: 'PaymentPageCreationFailed' }
   };

export type CreatePaymentRequestMutationVariables = Exact<{
  checkoutId: string;
  cardToken: string;
  idempotencyKey: string;
}>;


export type CreatePaymentRequestMutation = { createPaymentRequest:
    | { __typename: 'PaymentRequest', paymentToken: string, challengeUrl: string | null }
    | { __typename: 'CheckoutDoesNotExist' }
    | { __typename: 'BasketExpired' }
    | { __typename: 'BasketMissingPaymentSchedule' }
    | { __typename: 'PaymentAlreadyExists' }
    | { __typename: 'PaymentRequestCreationFailed', reason: string }
   };

export type FinishPaymentRequestMutationVariables = Exact<{
  checkoutId: string;
  redirectResult?: string | null | undefined;
  sessionId?: string | null | undefined;
  sessionResult?: string | null | undefined;
}>;


export type FinishPaymentRequestMutation = { finishPaymentRequest:
    | { __typename: 'PaymentRequest', paymentToken: string, challengeUrl: string | null }
    | { __typename: 'CheckoutDoesNotExist' }
    | { __typename: 'BasketExpired' }
    | { __typename: 'BasketMissingPaymentSchedule' }
    | { __typename: 'PaymentAlreadyExists' }
    | { __typename: 'PaymentRequestCreationFailed', reason: string }
   };

export type PlaceOrderMutationVariables = Exact<{
  checkoutId: string;
  paymentToken: string;
}>;


export type PlaceOrderMutation = { placeOrder:
    | { __typename: 'PlacedOrder', order: { requestStatus: OtherStatus } }
    | { __typename: 'BasketExpired' }
    | { __typename: 'CheckoutDoesNotExist' }
    | { __typename: 'DuplicateOrder', orderReference: string | null }
    | { __typename: 'ItemDoesNotExist', item: string }
    | { __typename: 'OrderPlacementFailed', reason: string, moneyReturned: boolean }
    | { __typename: 'PaymentTokenInvalid', reason: string }
   };

type PaymentAnswer_PaymentRequest_Fragment = { __typename: 'PaymentRequest', paymentToken: string, challengeUrl: string | null };

type PaymentAnswer_CheckoutDoesNotExist_Fragment = { __typename: 'CheckoutDoesNotExist' };

type PaymentAnswer_BasketExpired_Fragment = { __typename: 'BasketExpired' };

type PaymentAnswer_BasketMissingPaymentSchedule_Fragment = { __typename: 'BasketMissingPaymentSchedule' };

type PaymentAnswer_PaymentAlreadyExists_Fragment = { __typename: 'PaymentAlreadyExists' };

type PaymentAnswer_PaymentRequestCreationFailed_Fragment = { __typename: 'PaymentRequestCreationFailed', reason: string };

export type PaymentAnswerFragment =
  | PaymentAnswer_PaymentRequest_Fragment
  | PaymentAnswer_CheckoutDoesNotExist_Fragment
  | PaymentAnswer_BasketExpired_Fragment
  | PaymentAnswer_BasketMissingPaymentSchedule_Fragment
  | PaymentAnswer_PaymentAlreadyExists_Fragment
  | PaymentAnswer_PaymentRequestCreationFailed_Fragment
;
