/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BoardSeason, CurrencyCode, LocationType, SavedSearchInput, SearchType } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type HomePageQueryVariables = Exact<{
  searchType?: SearchType | null | undefined;
  airport?: string | null | undefined;
  first: number;
  savedSearch?: SavedSearchInput | null | undefined;
  season: BoardSeason;
  reviews: boolean;
}>;


export type HomePageQuery = { departureAirports: Array<{ name: string, airports: Array<{ iata: string, name: string }>, any: Array<{ iata: string, name: string }> }>, popular: Array<{ value: string, label: string, type: LocationType, within: string, locationId: string | null, availableFrom: string | null, picture: { url: string, alt: string, scene: string, placeholder: string }, seasonality: { startDate: string, endDate: string } | null }>, departuresBoard: { isOfSavedSearch: boolean, pricedAt: string, airport: { iata: string, name: string }, packages: Array<{ id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { name: string, resortName: string, ourStarRating: number, locatedIn: Array<{ id: string, name: string }> }, board: { name: string }, outbound: { segments: Array<{ departureTime: string, departureAirport: { iata: string, name: string } }> } | null, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } }> }, customerReviews?: Array<{ rating: number, date: string, title: string, content: string, party: string, hotel: { id: string, slug: string, name: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> } }> };

export type HomepageNextQueryVariables = Exact<{
  searchType?: SearchType | null | undefined;
}>;


export type HomepageNextQuery = { departureAirports: Array<{ name: string, airports: Array<{ iata: string, name: string }>, any: Array<{ iata: string, name: string }> }>, popular: Array<{ value: string, label: string, type: LocationType, within: string, locationId: string | null, availableFrom: string | null, picture: { url: string, alt: string, scene: string, placeholder: string }, seasonality: { startDate: string, endDate: string } | null }> };

export type HomeAirportsFragment = { name: string, airports: Array<{ iata: string, name: string }>, any: Array<{ iata: string, name: string }> };

export type HomePlaceFragment = { value: string, label: string, type: LocationType, within: string, locationId: string | null, availableFrom: string | null, picture: { url: string, alt: string, scene: string, placeholder: string }, seasonality: { startDate: string, endDate: string } | null };

export type BoardPackageFragment = { id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { name: string, resortName: string, ourStarRating: number, locatedIn: Array<{ id: string, name: string }> }, board: { name: string }, outbound: { segments: Array<{ departureTime: string, departureAirport: { iata: string, name: string } }> } | null, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } };

export const HomePage: Operation<HomePageQuery, HomePageQueryVariables> = { name: 'HomePage', text };

export const HomepageNext: Operation<HomepageNextQuery, HomepageNextQueryVariables> = { name: 'HomepageNext', text };
