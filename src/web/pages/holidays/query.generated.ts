/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, PlaceOrder, SearchCriteriaInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type HolidaysIndexQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
  months: Array<string> | string;
}>;


export type HolidaysIndexQuery = { monthPosters: Array<{ month: string, picture: { url: string, alt: string, placeholder: string } }>, cheapestMonths: { months: Array<{ month: string, departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> }, warmMonths: Array<{ month: number, place: { label: string }, weather: { air: number, sea: number | null } }>, themes: Array<{ id: string, name: string, hotels: number, picture: { url: string, alt: string, placeholder: string }, cheapest: { departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } | null }> };

export type HolidaysInMonthQueryVariables = Exact<{
  months: Array<string> | string;
  criteria: SearchCriteriaInput;
  order: PlaceOrder;
  inMonth: SearchCriteriaInput;
  from: string;
  until: string;
  themes: Array<string> | string;
  theme: string;
  reviews: boolean;
}>;


export type HolidaysInMonthQuery = { monthPosters: Array<{ month: string, picture: { url: string, alt: string, placeholder: string } }>, themePoster: { url: string, alt: string, placeholder: string } | null, customerReviews?: Array<{ rating: number, date: string, title: string, content: string, party: string, hotel: { id: string, slug: string, name: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> } }>, discover: { hotels: number, total: number, places: Array<{ departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, place: { value: string, label: string, path: string | null, picture: { scene: string, url: string, alt: string, placeholder: string, others: Array<{ scene: string, url: string, alt: string, placeholder: string }> } }, weather: { air: number, sea: number | null, rainDays: number } | null, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> }, cheapestDays: { days: Array<{ departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> }, themes: Array<{ id: string, name: string, hotels: number, cheapest: { departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } | null }>, departureAirports: Array<{ name: string, airports: Array<{ iata: string, name: string }>, any: Array<{ iata: string, name: string }> }>, schoolHolidays: Array<{ nation: string, name: string, startDate: string, endDate: string }> };

export type LateHolidaysQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
}>;


export type LateHolidaysQuery = { packageSearchResults: { packages: Array<{ id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { name: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> }, board: { name: string }, outbound: { segments: Array<{ departureAirport: { name: string } }> } | null, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } }> } };

export type HolidaysOfThemeQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
  order: PlaceOrder;
  theme: string;
  reviews: boolean;
}>;


export type HolidaysOfThemeQuery = { monthsOfTheme: Array<string>, customerReviews?: Array<{ rating: number, date: string, title: string, content: string, party: string, hotel: { id: string, slug: string, name: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> } }>, themePoster: { url: string, alt: string, placeholder: string } | null, discover: { hotels: number, total: number, places: Array<{ departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, place: { value: string, label: string, path: string | null, picture: { scene: string, url: string, alt: string, placeholder: string, others: Array<{ scene: string, url: string, alt: string, placeholder: string }> } }, weather: { air: number, sea: number | null, rainDays: number } | null, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> }, departureAirports: Array<{ name: string, airports: Array<{ iata: string, name: string }>, any: Array<{ iata: string, name: string }> }>, cheapestMonths: { months: Array<{ month: string, departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> } };

export type RankedPlacesFragment = { hotels: number, total: number, places: Array<{ departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, place: { value: string, label: string, path: string | null, picture: { scene: string, url: string, alt: string, placeholder: string, others: Array<{ scene: string, url: string, alt: string, placeholder: string }> } }, weather: { air: number, sea: number | null, rainDays: number } | null, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> };

export type CheapestOfAllFragment = { departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } };

export type HolidayPictureFragment = { url: string, alt: string, placeholder: string };

export type GuestReviewFragment = { rating: number, date: string, title: string, content: string, party: string, hotel: { id: string, slug: string, name: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> } };

export const HolidaysIndex: Operation<HolidaysIndexQuery, HolidaysIndexQueryVariables> = { name: 'HolidaysIndex', text };

export const HolidaysInMonth: Operation<HolidaysInMonthQuery, HolidaysInMonthQueryVariables> = { name: 'HolidaysInMonth', text };

export const LateHolidays: Operation<LateHolidaysQuery, LateHolidaysQueryVariables> = { name: 'LateHolidays', text };

export const HolidaysOfTheme: Operation<HolidaysOfThemeQuery, HolidaysOfThemeQueryVariables> = { name: 'HolidaysOfTheme', text };
