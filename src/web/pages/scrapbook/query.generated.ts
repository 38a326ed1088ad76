/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ScrapbookPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ScrapbookPageQuery = { holidayBookmarks: Array<{ id: string, departureDate: string, keptUntil: string }> };

export type SavedDealsQueryVariables = Exact<{
  bookmarkIds?: Array<string> | string | null | undefined;
}>;


export type SavedDealsQuery = { savedDeals: Array<{ id: string, lastSeenOn: string | null, bookmark: { id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, savedOn: string, keptUntil: string, isTargetReached: boolean, price: { amount: number, currencyCode: CurrencyCode }, targetPrice: { amount: number, currencyCode: CurrencyCode } | null }, pricePoints: Array<{ day: string, total: { amount: number, currencyCode: CurrencyCode } }>, holiday:
      | { kind: 'Holiday', hotel: { metresToBeach: number | null, name: string, resortName: string, placeLine: string, tripAdvisorInformation: { rating: number, reviewCount: number }, pictures: Array<{ url: string, alt: string, placeholder: string }> }, hotelItinerary: { party: { numberOfAdults: number, childAges: Array<number> } }, flightItinerary: { outbound: { segments: Array<{ departureTime: string, departureAirport: { name: string } }> } } | null, board: { name: string }, rooms: Array<{ displayName: string }>, price: { total: { amount: number, currencyCode: CurrencyCode } }, lines: Array<{ paidAtHotel: boolean, amount: { amount: number } }>, cancellation: Array<{ until: string | null, lost: { amount: number, currencyCode: CurrencyCode } }> }
      | { kind: 'HolidayNotFound' }
      | { kind: 'NoAvailability', soldOut: { name: string, resortName: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> } | null, alternatives: Array<{ label: string, package: { hotelQuoteId: string, flightQuoteId: string, hotel: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode } } } }> }
     }> };

export type SetTargetPriceMutationVariables = Exact<{
  bookmarkId: string;
  targetPrice?: number | null | undefined;
}>;


export type SetTargetPriceMutation = { setTargetPrice:
    | { kind: 'HolidayBookmark' }
    | { kind: 'HolidayBookmarkNotFound' }
    | { kind: 'InvalidInput', errors: Array<{ field: string | null, message: string }> }
   };

export type SavedDealOfPageFragment = { id: string, lastSeenOn: string | null, bookmark: { id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, savedOn: string, keptUntil: string, isTargetReached: boolean, price: { amount: number, currencyCode: CurrencyCode }, targetPrice: { amount: number, currencyCode: CurrencyCode } | null }, pricePoints: Array<{ day: string, total: { amount: number, currencyCode: CurrencyCode } }>, holiday:
    | { kind: 'Holiday', hotel: { metresToBeach: number | null, name: string, resortName: string, placeLine: string, tripAdvisorInformation: { rating: number, reviewCount: number }, pictures: Array<{ url: string, alt: string, placeholder: string }> }, hotelItinerary: { party: { numberOfAdults: number, childAges: Array<number> } }, flightItinerary: { outbound: { segments: Array<{ departureTime: string, departureAirport: { name: string } }> } } | null, board: { name: string }, rooms: Array<{ displayName: string }>, price: { total: { amount: number, currencyCode: CurrencyCode } }, lines: Array<{ paidAtHotel: boolean, amount: { amount: number } }>, cancellation: Array<{ until: string | null, lost: { amount: number, currencyCode: CurrencyCode } }> }
    | { kind: 'HolidayNotFound' }
    | { kind: 'NoAvailability', soldOut: { name: string, resortName: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> } | null, alternatives: Array<{ label: string, package: { hotelQuoteId: string, flightQuoteId: string, hotel: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode } } } }> }
   };

export type SavedHolidayNowFragment = { hotel: { metresToBeach: number | null, name: string, resortName: string, placeLine: string, tripAdvisorInformation: { rating: number, reviewCount: number }, pictures: Array<{ url: string, alt: string, placeholder: string }> }, hotelItinerary: { party: { numberOfAdults: number, childAges: Array<number> } }, flightItinerary: { outbound: { segments: Array<{ departureTime: string, departureAirport: { name: string } }> } } | null, board: { name: string }, rooms: Array<{ displayName: string }>, price: { total: { amount: number, currencyCode: CurrencyCode } }, lines: Array<{ paidAtHotel: boolean, amount: { amount: number } }>, cancellation: Array<{ until: string | null, lost: { amount: number, currencyCode: CurrencyCode } }> };

export type SavedHotelFragment = { name: string, resortName: string, placeLine: string, pictures: Array<{ url: string, alt: string, placeholder: string }> };

export type SavedMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export const ScrapbookPage: Operation<ScrapbookPageQuery, ScrapbookPageQueryVariables> = { name: 'ScrapbookPage', text };

export const SavedDeals: Operation<SavedDealsQuery, SavedDealsQueryVariables> = { name: 'SavedDeals', text };

export const SetTargetPrice: Operation<SetTargetPriceMutation, SetTargetPriceMutationVariables> = { name: 'SetTargetPrice', text };
