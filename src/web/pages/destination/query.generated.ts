/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, DiscoverLevel, LocationType, SearchCriteriaInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type DestinationPlaceQueryVariables = Exact<{
  id: string;
}>;


export type DestinationPlaceQuery = { inSeasonFrom: string, destinationById: { value: string, label: string, type: LocationType, within: string, path: string | null, description: string | null, thingsToDo: Array<string>, seasonality: { startDate: string, endDate: string } | null, nearestAirports: Array<{ iata: string, name: string, km: number }>, picture: { url: string, alt: string, placeholder: string } } | null };

export type DestinationPricesQueryVariables = Exact<{
  criteria: SearchCriteriaInput;
  level: DiscoverLevel;
}>;


export type DestinationPricesQuery = { discover: { places: Array<{ hotels: number, departureDate: string, numberOfNights: number, query: string, place: { value: string, label: string, path: string | null }, from: { amount: number, currencyCode: CurrencyCode } }> }, packages: { packages: Array<{ id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { id: string, name: string, resortName: string, ourStarRating: number }, board: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode } } }> } };

export const DestinationPlace: Operation<DestinationPlaceQuery, DestinationPlaceQueryVariables> = { name: 'DestinationPlace', text };

export const DestinationPrices: Operation<DestinationPricesQuery, DestinationPricesQueryVariables> = { name: 'DestinationPrices', text };
