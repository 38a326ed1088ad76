/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CheckoutStatus, CurrencyCode, FlightWay, SeatMapStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ChooseSeatsPageQueryVariables = Exact<{
  basketId: string;
  way: FlightWay;
}>;


export type ChooseSeatsPageQuery = { basket: { basket: { id: string, checkoutStatus: CheckoutStatus | null, seatMapStatus: SeatMapStatus | null, seatedFlights: Array<{ way: FlightWay, flightNumber: string, seats: Array<{ seat: string }> }>, flights: { outbound: { segments: Array<{ departureTime: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> }, inbound: { segments: Array<{ departureTime: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> } } | null } | null }, seatMap: { errors: Array<{ message: string }>, seatMap: { columns: string, rows: Array<{ number: number, isExit: boolean, free: string, price: { amount: number, currencyCode: CurrencyCode } }>, travellers: Array<{ name: string, age: number | null, holdsInfant: boolean }>, together: { seats: Array<string>, price: { amount: number, currencyCode: CurrencyCode } } | null } | null } };

export type SetSeatsMutationVariables = Exact<{
  basketId: string;
  way: FlightWay;
  seats: Array<string> | string;
}>;


export type SetSeatsMutation = { setSeats: { errors: Array<{ field: string | null, message: string }> } };

export type SeatsBasketFragment = { id: string, checkoutStatus: CheckoutStatus | null, seatMapStatus: SeatMapStatus | null, seatedFlights: Array<{ way: FlightWay, flightNumber: string, seats: Array<{ seat: string }> }>, flights: { outbound: { segments: Array<{ departureTime: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> }, inbound: { segments: Array<{ departureTime: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> } } | null };

export type SeatsLegFragment = { segments: Array<{ departureTime: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> };

export type CabinFragment = { columns: string, rows: Array<{ number: number, isExit: boolean, free: string, price: { amount: number, currencyCode: CurrencyCode } }>, travellers: Array<{ name: string, age: number | null, holdsInfant: boolean }>, together: { seats: Array<string>, price: { amount: number, currencyCode: CurrencyCode } } | null };

export type SeatsMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export const ChooseSeatsPage: Operation<ChooseSeatsPageQuery, ChooseSeatsPageQueryVariables> = { name: 'ChooseSeatsPage', text };

export const SetSeats: Operation<SetSeatsMutation, SetSeatsMutationVariables> = { name: 'SetSeats', text };
