/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingPaymentState, BookingRole, CurrencyCode, ExtraKind, OrderStatus, PassengerType } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type BookingPageQueryVariables = Exact<{
  orderCode: string;
}>;


export type BookingPageQuery = { customer: { id: string } | null, booking: { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, bookedOn: string, place: string, departureDate: string, returnDate: string, picture: { url: string, alt: string, placeholder: string } | null, flights: Array<{ carrier: string, flightNumber: string, stops: string | null, minutes: number, bags: string, airlineReference: string | null, from: { airport: string, code: string, localTime: string }, to: { airport: string, code: string, localTime: string } }>, stay: { hotel: string, address: string, checkInDate: string, checkOutDate: string, checkInFrom: string | null, rooms: Array<string>, board: string, reference: string | null }, extras: Array<{ kind: ExtraKind, name: string, detail: string, reference: string | null }>, travellers: Array<{ number: number, firstName: string, type: PassengerType }>, receipt: { lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, paid: { amount: number, currencyCode: CurrencyCode }, stillToPay: { amount: number, currencyCode: CurrencyCode }, paidAtHotel: { amount: number, currencyCode: CurrencyCode }, payments: Array<{ number: number, dueDate: string, state: BookingPaymentState, amount: { amount: number, currencyCode: CurrencyCode } }> } | null, checklist: { checks: Array<{ number: number, problems: Array<string> }> } | null, documents: Array<{ title: string, url: string, mediaType: string }> } | null };

export type BookingMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type BookingOverviewFragment = { id: string, role: BookingRole, reference: string, checkoutId: string, status: OrderStatus, bookedOn: string, place: string, departureDate: string, returnDate: string, picture: { url: string, alt: string, placeholder: string } | null, flights: Array<{ carrier: string, flightNumber: string, stops: string | null, minutes: number, bags: string, airlineReference: string | null, from: { airport: string, code: string, localTime: string }, to: { airport: string, code: string, localTime: string } }>, stay: { hotel: string, address: string, checkInDate: string, checkOutDate: string, checkInFrom: string | null, rooms: Array<string>, board: string, reference: string | null }, extras: Array<{ kind: ExtraKind, name: string, detail: string, reference: string | null }>, travellers: Array<{ number: number, firstName: string, type: PassengerType }>, receipt: { lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, paid: { amount: number, currencyCode: CurrencyCode }, stillToPay: { amount: number, currencyCode: CurrencyCode }, paidAtHotel: { amount: number, currencyCode: CurrencyCode }, payments: Array<{ number: number, dueDate: string, state: BookingPaymentState, amount: { amount: number, currencyCode: CurrencyCode } }> } | null, checklist: { checks: Array<{ number: number, problems: Array<string> }> } | null, documents: Array<{ title: string, url: string, mediaType: string }> };

export type FlightOfBookingFragment = { carrier: string, flightNumber: string, stops: string | null, minutes: number, bags: string, airlineReference: string | null, from: { airport: string, code: string, localTime: string }, to: { airport: string, code: string, localTime: string } };

export const BookingPage: Operation<BookingPageQuery, BookingPageQueryVariables> = { name: 'BookingPage', text };
