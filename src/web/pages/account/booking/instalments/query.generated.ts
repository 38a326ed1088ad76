/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingPaymentState, BookingRole, CardChangeState, CurrencyCode, OrderStatus, PassengerType, PaymentHold, RefundState, SharePaymentState } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type InstalmentsPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type InstalmentsPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, travellers: Array<{ type: PassengerType }>, receipt: { lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, paid: { amount: number, currencyCode: CurrencyCode }, back: { amount: number, currencyCode: CurrencyCode }, stillToPay: { amount: number, currencyCode: CurrencyCode }, paidAtHotel: { amount: number, currencyCode: CurrencyCode }, payments: Array<{ number: number, dueDate: string, state: BookingPaymentState, nextTry: string | null, amount: { amount: number, currencyCode: CurrencyCode } }> } | null, paymentPlan: { balanceDay: string, waitsFor: PaymentHold | null, movesLeft: number, movable: Array<number>, card: string | null, canReplaceCard: boolean, payableEarly: { amount: number, currencyCode: CurrencyCode }, beingTaken: { amount: number, currencyCode: CurrencyCode }, declined: { amount: number, currencyCode: CurrencyCode }, cardChange: { id: string, state: CardChangeState, refusal: string | null } | null } | null, share: { payments: Array<{ id: string, state: SharePaymentState, paidBy: string, isOwn: boolean, paidOn: string, refusal: string | null, amount: { amount: number, currencyCode: CurrencyCode }, refunds: Array<{ id: string, state: RefundState, dueBy: string, amount: { amount: number, currencyCode: CurrencyCode } }> }> } | null } | null };

export type PlannedBookingMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type PlannedBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, travellers: Array<{ type: PassengerType }>, receipt: { lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, paid: { amount: number, currencyCode: CurrencyCode }, back: { amount: number, currencyCode: CurrencyCode }, stillToPay: { amount: number, currencyCode: CurrencyCode }, paidAtHotel: { amount: number, currencyCode: CurrencyCode }, payments: Array<{ number: number, dueDate: string, state: BookingPaymentState, nextTry: string | null, amount: { amount: number, currencyCode: CurrencyCode } }> } | null, paymentPlan: { balanceDay: string, waitsFor: PaymentHold | null, movesLeft: number, movable: Array<number>, card: string | null, canReplaceCard: boolean, payableEarly: { amount: number, currencyCode: CurrencyCode }, beingTaken: { amount: number, currencyCode: CurrencyCode }, declined: { amount: number, currencyCode: CurrencyCode }, cardChange: { id: string, state: CardChangeState, refusal: string | null } | null } | null, share: { payments: Array<{ id: string, state: SharePaymentState, paidBy: string, isOwn: boolean, paidOn: string, refusal: string | null, amount: { amount: number, currencyCode: CurrencyCode }, refunds: Array<{ id: string, state: RefundState, dueBy: string, amount: { amount: number, currencyCode: CurrencyCode } }> }> } | null };

export type MoveBookingPaymentMutationVariables = Exact<{
  orderCode: string;
  payment: number;
  to: string;
}>;


export type MoveBookingPaymentMutation = { moveBookingPayment:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { kind: 'PaymentsChanged' }
   };

export type ReplaceBookingCardMutationVariables = Exact<{
  orderCode: string;
  retryAmount?: number | null | undefined;
  idempotencyKey: string;
}>;


export type ReplaceBookingCardMutation = { replaceBookingCard:
    | { url: string, kind: 'PaymentPage' }
    | { id: string, kind: 'CardReplacing' }
    | { kind: 'OrderNotFound' }
    | { kind: 'FreshProofNeeded' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export type FinishBookingCardMutationVariables = Exact<{
  orderCode: string;
  replacementId: string;
  sessionId: string;
  sessionResult: string;
}>;


export type FinishBookingCardMutation = { finishBookingCard:
    | { kind: 'PaymentPage' }
    | { id: string, kind: 'CardReplacing' }
    | { kind: 'OrderNotFound' }
    | { kind: 'FreshProofNeeded' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export const InstalmentsPage: Operation<InstalmentsPageQuery, InstalmentsPageQueryVariables> = { name: 'InstalmentsPage', text };

export const MoveBookingPayment: Operation<MoveBookingPaymentMutation, MoveBookingPaymentMutationVariables> = { name: 'MoveBookingPayment', text };

export const ReplaceBookingCard: Operation<ReplaceBookingCardMutation, ReplaceBookingCardMutationVariables> = { name: 'ReplaceBookingCard', text };

export const FinishBookingCard: Operation<FinishBookingCardMutation, FinishBookingCardMutationVariables> = { name: 'FinishBookingCard', text };
