/** Written by tools/generate-graphql-types.ts from nearby-offers.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, NearbyOfferChange } from '#web/data/schema.generated.ts';
import text from './nearby-offers.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type DealNearbyOffersQueryVariables = Exact<{
  hotelQuoteId: string;
  flightQuoteId: string;
}>;


export type DealNearbyOffersQuery = { nearbyOffers:
    | { kind: 'NearbyOffers', nearbyOffers: Array<{ change: NearbyOfferChange, label: string, hotelQuoteId: string, flightQuoteId: string, price: { total: { amount: number, currencyCode: CurrencyCode } }, difference: { amount: number, currencyCode: CurrencyCode } }> }
    | { kind: 'HolidayNotFound' }
   };

export type NearbyOffersHolidayFragment = { change: NearbyOfferChange, label: string, hotelQuoteId: string, flightQuoteId: string, price: { total: { amount: number, currencyCode: CurrencyCode } }, difference: { amount: number, currencyCode: CurrencyCode } };

export const DealNearbyOffers: Operation<DealNearbyOffersQuery, DealNearbyOffersQueryVariables> = { name: 'DealNearbyOffers', text };
