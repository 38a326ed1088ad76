/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, FilterType, SearchCriteriaInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ResultsPageQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
  query: string;
}>;


export type ResultsPageQuery = { isSearchKept: boolean, departureAirports: Array<{ airports: Array<{ iata: string, name: string }> }>, packageSearchResults: { total: number, pages: number, destinationLabel: string, outOfSeason: string | null, errors: Array<{ code: string, message: string, field: string | null }>, packages: Array<{ id: string, hotelQuoteId: string, flightQuoteId: string, checkInDate: string, numberOfNights: number, refundableUntil: string | null, hotel: { id: string, name: string, placeLine: string, ourStarRating: number, decidingFact: string, position: { lat: number, lon: number }, tripAdvisorInformation: { rating: number, reviewCount: number }, pictures: Array<{ url: string, alt: string, placeholder: string }>, views: Array<{ url: string, alt: string }> }, board: { name: string }, rooms: Array<{ displayName: string }>, outbound: { stops: number, duration: { value: number }, segments: Array<{ departureTime: string, arrivalTime: string, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> } | null, inbound: { stops: number, duration: { value: number }, segments: Array<{ departureTime: string, arrivalTime: string, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> } | null, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, lines: Array<{ kind: string, paidAtHotel: boolean, amount: { amount: number } }> }>, filters: Array<{ name: string, label: string, type: FilterType, enabled: boolean, unFormattedOptions: Array<{ value: string, label: string, count: number }> }>, price: { min: { amount: number, currencyCode: CurrencyCode }, max: { amount: number, currencyCode: CurrencyCode } } | null, weeks: Array<{ startDate: string, departureDate: string | null, chosen: boolean, cheapest: boolean, total: { amount: number, currencyCode: CurrencyCode } | null }>, alternatives: Array<{ label: string, query: string, package: { departureDate: string, price: { total: { amount: number, currencyCode: CurrencyCode } } } }> } };

export type ResultPackageFragment = { id: string, hotelQuoteId: string, flightQuoteId: string, checkInDate: string, numberOfNights: number, refundableUntil: string | null, hotel: { id: string, name: string, placeLine: string, ourStarRating: number, decidingFact: string, position: { lat: number, lon: number }, tripAdvisorInformation: { rating: number, reviewCount: number }, pictures: Array<{ url: string, alt: string, placeholder: string }>, views: Array<{ url: string, alt: string }> }, board: { name: string }, rooms: Array<{ displayName: string }>, outbound: { stops: number, duration: { value: number }, segments: Array<{ departureTime: string, arrivalTime: string, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> } | null, inbound: { stops: number, duration: { value: number }, segments: Array<{ departureTime: string, arrivalTime: string, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> } | null, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, lines: Array<{ kind: string, paidAtHotel: boolean, amount: { amount: number } }> };

export type ResultLegFragment = { stops: number, duration: { value: number }, segments: Array<{ departureTime: string, arrivalTime: string, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> };

export const ResultsPage: Operation<ResultsPageQuery, ResultsPageQueryVariables> = { name: 'ResultsPage', text };
