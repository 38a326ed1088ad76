/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, SearchCriteriaInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type HotelPageQueryVariables = Exact<{
  id: string;
  criteria: SearchCriteriaInput;
}>;


export type HotelPageQuery = { hotel: { id: string, slug: string, name: string, placeLine: string, ourStarRating: number, description: string, access: Array<string>, checkInFrom: string, metresToBeach: number | null, resortName: string, seasonality: { startDate: string, endDate: string } | null, position: { lat: number, lon: number }, resortPosition: { lat: number, lon: number }, facilities: Array<{ code: string, name: string }>, address: { line: string, country: string }, nearestAirports: Array<{ iata: string, name: string, km: number }>, locatedIn: Array<{ id: string, name: string, path: string | null }>, pictures: Array<{ url: string, alt: string, view: string, scene: string, placeholder: string }>, tripAdvisorInformation: { rating: number, reviewCount: number, reviewsUrl: string, distribution: Array<number>, topics: Array<{ code: string, name: string, count: number }>, reviews: Array<{ rating: number, date: string, title: string, content: string, party: string, stayed: string, topics: Array<string> }> } } | null, cheapestMonths: { months: Array<{ month: string, departureDate: string, numberOfNights: number, total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> } };

export type HotelNextFreeQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
  from: string;
}>;


export type HotelNextFreeQuery = { nextFree: { until: string, holiday: { departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, total: { amount: number, currencyCode: CurrencyCode } } | null } };

export type HotelWeekQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
  others: SearchCriteriaInput;
  id: string;
}>;


export type HotelWeekQuery = { packagesByBoard: { packages: Array<{ hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, board: { name: string, meaning: string }, rooms: Array<{ displayName: string }>, firstRoom: { sizeM2: number, beds: string, view: string | null, picture: { url: string, alt: string, view: string, scene: string, placeholder: string } | null } | null, outbound: { segments: Array<{ departureAirport: { name: string } }> } | null, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } }> }, destinationById: { label: string, path: string | null, picture: { url: string, alt: string, view: string, scene: string, placeholder: string } } | null, placeGuide: { climates: Array<{ months: Array<{ air: number, sea: number | null, rainDays: number }> }> } | null, packages: { packages: Array<{ hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { id: string, slug: string, name: string, ourStarRating: number, resortName: string, decidingFact: string, pictures: Array<{ url: string, alt: string, view: string, scene: string, placeholder: string }> }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } }> } };

export type HotelOfferFragment = { hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } };

export type HotelPictureFragment = { url: string, alt: string, view: string, scene: string, placeholder: string };

export const HotelPage: Operation<HotelPageQuery, HotelPageQueryVariables> = { name: 'HotelPage', text };

export const HotelNextFree: Operation<HotelNextFreeQuery, HotelNextFreeQueryVariables> = { name: 'HotelNextFree', text };

export const HotelWeek: Operation<HotelWeekQuery, HotelWeekQueryVariables> = { name: 'HotelWeek', text };
