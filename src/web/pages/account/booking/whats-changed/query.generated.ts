/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingRole, CurrencyCode, OrderStatus, TheirChangeState } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type WhatsChangedPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type WhatsChangedPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, place: string, flights: Array<{ isToBook: boolean, isOwn: boolean }>, theirChanges: Array<{ id: string, state: TheirChangeState, title: string, noticedOn: string, answerBy: string | null, answerDay: string | null, reminderDays: Array<string>, words: Array<{ what: string, was: string, now: string }>, reduction: { amount: number, currencyCode: CurrencyCode } | null, back: { amount: number, currencyCode: CurrencyCode } | null }>, theirAlternatives: Array<{ id: string, isOtherHotel: boolean, isOtherFlights: boolean, hotel: string, stars: number, place: string, rooms: Array<string>, board: string, outbound: { carrier: string, flightNumber: string, from: string, date: string, departs: string } | null, inbound: { carrier: string, flightNumber: string, from: string, date: string, departs: string } | null, difference: { amount: number, currencyCode: CurrencyCode } }> } | null };

export type TheirMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type ChangedBookingFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, place: string, flights: Array<{ isToBook: boolean, isOwn: boolean }>, theirChanges: Array<{ id: string, state: TheirChangeState, title: string, noticedOn: string, answerBy: string | null, answerDay: string | null, reminderDays: Array<string>, words: Array<{ what: string, was: string, now: string }>, reduction: { amount: number, currencyCode: CurrencyCode } | null, back: { amount: number, currencyCode: CurrencyCode } | null }>, theirAlternatives: Array<{ id: string, isOtherHotel: boolean, isOtherFlights: boolean, hotel: string, stars: number, place: string, rooms: Array<string>, board: string, outbound: { carrier: string, flightNumber: string, from: string, date: string, departs: string } | null, inbound: { carrier: string, flightNumber: string, from: string, date: string, departs: string } | null, difference: { amount: number, currencyCode: CurrencyCode } }> };

export type FlownInsteadFragment = { carrier: string, flightNumber: string, from: string, date: string, departs: string };

export type TakenInsteadFragment = { id: string, isOtherHotel: boolean, isOtherFlights: boolean, hotel: string, stars: number, place: string, rooms: Array<string>, board: string, outbound: { carrier: string, flightNumber: string, from: string, date: string, departs: string } | null, inbound: { carrier: string, flightNumber: string, from: string, date: string, departs: string } | null, difference: { amount: number, currencyCode: CurrencyCode } };

export type ChangeOfTheirsFragment = { id: string, state: TheirChangeState, title: string, noticedOn: string, answerBy: string | null, answerDay: string | null, reminderDays: Array<string>, words: Array<{ what: string, was: string, now: string }>, reduction: { amount: number, currencyCode: CurrencyCode } | null, back: { amount: number, currencyCode: CurrencyCode } | null };

export type AnswerTheirChangeMutationVariables = Exact<{
  orderCode: string;
  noticeId: string;
  alternativeId?: string | null | undefined;
}>;


export type AnswerTheirChangeMutation = { quoteTheirChange:
    | { id: string, kind: 'OrderChange' }
    | { kind: 'OrderNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ message: string }> }
   };

export const WhatsChangedPage: Operation<WhatsChangedPageQuery, WhatsChangedPageQueryVariables> = { name: 'WhatsChangedPage', text };

export const AnswerTheirChange: Operation<AnswerTheirChangeMutation, AnswerTheirChangeMutationVariables> = { name: 'AnswerTheirChange', text };
