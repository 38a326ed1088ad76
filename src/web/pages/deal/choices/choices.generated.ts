/** Written by tools/generate-graphql-types.ts from choices.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode } from '#web/data/schema.generated.ts';
import text from './choices.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type DealFlightsQueryVariables = Exact<{
  hotelQuoteId: string;
  flightQuoteId: string;
}>;


export type DealFlightsQuery = { holiday:
    | { kind: 'Holiday', flightChoices: Array<{ flightQuoteId: string, hotelQuoteId: string, chosen: boolean, outbound: { stopWords: string, duration: { value: number }, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> }, inbound: { stopWords: string, duration: { value: number }, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> }, price: { total: { amount: number, currencyCode: CurrencyCode } } }> }
    | { kind: 'HolidayNotFound' }
    | { kind: 'NoAvailability' }
   };

export type DealDatesQueryVariables = Exact<{
  hotelQuoteId: string;
  flightQuoteId: string;
}>;


export type DealDatesQuery = { holiday:
    | { kind: 'Holiday', dateChoices: Array<{ departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, chosen: boolean, cheapest: boolean, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } }> }
    | { kind: 'HolidayNotFound' }
    | { kind: 'NoAvailability' }
   };

export type FlightChoiceFragment = { flightQuoteId: string, hotelQuoteId: string, chosen: boolean, outbound: { stopWords: string, duration: { value: number }, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> }, inbound: { stopWords: string, duration: { value: number }, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> }, price: { total: { amount: number, currencyCode: CurrencyCode } } };

export type DateChoiceFragment = { departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, chosen: boolean, cheapest: boolean, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } };

export type ChoiceMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type ChoiceLegFragment = { stopWords: string, duration: { value: number }, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> };

export const DealFlights: Operation<DealFlightsQuery, DealFlightsQueryVariables> = { name: 'DealFlights', text };

export const DealDates: Operation<DealDatesQuery, DealDatesQueryVariables> = { name: 'DealDates', text };
