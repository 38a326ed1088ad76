/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { ClimateRule, CurrencyCode, DiscoverLevel, HotelTaste, LocationType, SearchCriteriaInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type DestinationPlaceQueryVariables = Exact<{
  id: string;
  things: boolean;
  below: boolean;
}>;


export type DestinationPlaceQuery = { inSeasonFrom: string, destinationById: { value: string, label: string, type: LocationType, within: string, path: string | null, description: string | null, position: { lat: number, lon: number } | null, seasonality: { startDate: string, endDate: string } | null, picture: { url: string, alt: string, placeholder: string } } | null, placeGuide: { about: Array<string>, thingsIn: string, closedByAdvice: Array<{ firstDay: string, lastDay: string, message: string }>, thingsToDo?: Array<{ words: string, months: Array<number>, season: string | null, place: { value: string, label: string, type: LocationType, path: string | null, position: { lat: number, lon: number } | null, picture: { url: string, alt: string, placeholder: string } } }>, nearestAirport: { name: string, km: number } | null, climates: Array<{ name: string, rule: ClimateRule, months: Array<{ air: number, sea: number | null, sun: number, rainDays: number, good: boolean }> }>, flights: Array<{ minutes: number, from: { iata: string, name: string } }>, placesBelow?: Array<{ value: string, label: string, path: string | null, position: { lat: number, lon: number } | null, seasonality: { startDate: string, endDate: string } | null, picture: { scene: string, url: string, alt: string, placeholder: string, others: Array<{ scene: string, url: string, alt: string, placeholder: string }> } }>, similar: Array<{ value: string, label: string, path: string | null, picture: { url: string, alt: string, placeholder: string } }> } | null };

export type DestinationPricesQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
  around: SearchCriteriaInput;
  level: DiscoverLevel;
  id: string;
  day: string;
  isCountry: boolean;
}>;


export type DestinationPricesQuery = { placeGuide?: { minutesAhead: number | null, country: { name: string, currencyCode: string, currencyName: string, entry: { asOf: string, gb: { passport: string }, ie: { passport: string } } | null } | null } | null, tax: { taxesBelow: Array<{ isPublished: boolean }>, localTax: { isPublished: boolean, isByRoom: boolean, rows: Array<{ adultNight: { amount: string, percentOfRoom: number } }> } | null } | null, discover: { places: Array<{ departureDate: string, warmth: number | null, hotelQuoteId: string, flightQuoteId: string, place: { value: string }, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> }, cheapestMonths: { months: Array<{ month: string, departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> }, tastedHotels: { hotels: Array<{ taste: HotelTaste, fact: string, package: { id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, board: { name: string }, hotel: { id: string, slug: string, name: string, resortName: string, ourStarRating: number, tripAdvisorInformation: { rating: number, reviewCount: number }, pictures: Array<{ url: string, alt: string, placeholder: string }> }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } } }> } };

export type DestinationOpeningQueryVariables = Exact<{
  around: SearchCriteriaInput;
  level: DiscoverLevel;
}>;


export type DestinationOpeningQuery = { discover: { places: Array<{ departureDate: string, warmth: number | null, hotelQuoteId: string, flightQuoteId: string, place: { value: string }, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> } };

export type DestinationAdviceQueryVariables = Exact<{
  id: string;
  day: string;
  checkIn: string;
  nights: number;
  adults: number;
  childAges: Array<number> | number;
}>;


export type DestinationAdviceQuery = { placeGuide: { minutesAhead: number | null, nearestAirport: { iata: string, name: string, km: number } | null, taxesBelow: Array<{ isPublished: boolean, isByRoom: boolean, places: Array<{ value: string, label: string, path: string | null }>, least: { amount: string, percentOfRoom: number } | null, most: { amount: string, percentOfRoom: number } | null }>, localTax: { name: string, asOf: string, isByRoom: boolean, exemptUnderAge: number | null, isPublished: boolean, rows: Array<{ leastStars: number, mostStars: number, adultNight: { amount: string, percentOfRoom: number }, stay: { amount: string, percentOfRoom: number } }> } | null, country: { name: string, currencyCode: string, currencyName: string, plugs: Array<string>, volts: number, drivesOn: string, emergency: string, languages: string, asOf: string, adviceGb: string, adviceIe: string, entry: { health: string, asOf: string, gb: { passport: string, visa: string }, ie: { passport: string, visa: string } } | null } | null } | null };

export type LowestPricesFragment = { places: Array<{ departureDate: string, warmth: number | null, hotelQuoteId: string, flightQuoteId: string, place: { value: string }, from: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }> };

export type PlacePosterFragment = { url: string, alt: string, placeholder: string };

export type OwedForStayFragment = { amount: string, percentOfRoom: number };

export type PlacesNamedQueryVariables = Exact<{
  text: string;
}>;


export type PlacesNamedQuery = { destinations: Array<{ label: string, within: string, path: string | null }> };

export const DestinationPlace: Operation<DestinationPlaceQuery, DestinationPlaceQueryVariables> = { name: 'DestinationPlace', text };

export const DestinationPrices: Operation<DestinationPricesQuery, DestinationPricesQueryVariables> = { name: 'DestinationPrices', text };

export const DestinationOpening: Operation<DestinationOpeningQuery, DestinationOpeningQueryVariables> = { name: 'DestinationOpening', text };

export const DestinationAdvice: Operation<DestinationAdviceQuery, DestinationAdviceQueryVariables> = { name: 'DestinationAdvice', text };

export const PlacesNamed: Operation<PlacesNamedQuery, PlacesNamedQueryVariables> = { name: 'PlacesNamed', text };
