/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingPaymentState, BookingRole, CurrencyCode, OrderStatus, PassengerType, PaymentHold } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type PayPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type PayPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, travellers: Array<{ type: PassengerType }>, receipt: { lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, paid: { amount: number, currencyCode: CurrencyCode }, back: { amount: number, currencyCode: CurrencyCode }, stillToPay: { amount: number, currencyCode: CurrencyCode }, paidAtHotel: { amount: number, currencyCode: CurrencyCode }, payments: Array<{ number: number, dueDate: string, state: BookingPaymentState, nextTry: string | null, amount: { amount: number, currencyCode: CurrencyCode } }> } | null, paymentPlan: { balanceDay: string, waitsFor: PaymentHold | null, movesLeft: number, movable: Array<number>, payableEarly: { amount: number, currencyCode: CurrencyCode }, beingTaken: { amount: number, currencyCode: CurrencyCode }, declined: { amount: number, currencyCode: CurrencyCode } } | null } | null };

export type PayableBookingMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type PayableBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, travellers: Array<{ type: PassengerType }>, receipt: { lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, paid: { amount: number, currencyCode: CurrencyCode }, back: { amount: number, currencyCode: CurrencyCode }, stillToPay: { amount: number, currencyCode: CurrencyCode }, paidAtHotel: { amount: number, currencyCode: CurrencyCode }, payments: Array<{ number: number, dueDate: string, state: BookingPaymentState, nextTry: string | null, amount: { amount: number, currencyCode: CurrencyCode } }> } | null, paymentPlan: { balanceDay: string, waitsFor: PaymentHold | null, movesLeft: number, movable: Array<number>, payableEarly: { amount: number, currencyCode: CurrencyCode }, beingTaken: { amount: number, currencyCode: CurrencyCode }, declined: { amount: number, currencyCode: CurrencyCode } } | null };

export type PayBookingEarlyMutationVariables = Exact<{
  orderCode: string;
  amount: number;
  payableWas: number;
}>;


export type PayBookingEarlyMutation = { payBookingEarly:
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
    | { kind: 'PaymentsChanged' }
   };

export const PayPage: Operation<PayPageQuery, PayPageQueryVariables> = { name: 'PayPage', text };

export const PayBookingEarly: Operation<PayBookingEarlyMutation, PayBookingEarlyMutationVariables> = { name: 'PayBookingEarly', text };
