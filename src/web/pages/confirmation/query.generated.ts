/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { CurrencyCode, OrderStatus, OtherStatus, OwnFlights, PaymentOutcome, PriceDropProtectionClaimStatus } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ConfirmationPageMutationVariables = Exact<{
  checkoutId: string;
  key?: string | null | undefined;
}>;


export type ConfirmationPageMutation = { commitOrder:
    | { __typename: 'ProcessingOrder', order: { id: string, isShared: boolean, reference: string, status: OrderStatus, requestStatus: OtherStatus, placedAt: string, passengerNames: Array<string>, emailAddress: string | null, ownFlights: OwnFlights | null, hotel: { name: string, resortName: string, placeLine: string, checkInFrom: string, locatedIn: Array<{ id: string, name: string }>, pictures: Array<{ url: string, alt: string, placeholder: string }> }, flights: { outbound: { stopWords: string, segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> }, inbound: { stopWords: string, segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> } } | null, holiday: { departureDate: string, returnDate: string, isPackage: boolean, itinerary: { checkInDate: string, checkOutDate: string, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } } }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, payments: Array<{ dueDate: string, outcome: PaymentOutcome, isPaid: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, cancelling: Array<{ until: string | null, lost: { amount: number, currencyCode: CurrencyCode } }>, parts: Array<{ name: string, detail: string, reference: string | null }>, documents: Array<{ title: string, url: string, mediaType: string }> } }
    | { __typename: 'UnprocessedOrder', reason: string }
   };

export type CreateCustomerAccountMutationVariables = Exact<{
  checkoutId: string;
}>;


export type CreateCustomerAccountMutation = { createCustomerAccount:
    | { kind: 'CustomerAccountCreated', login: { id: string } }
    | { kind: 'CustomerAccountAlreadyExists' }
    | { message: string, kind: 'ContactDetailsDoesNotExist' }
    | { kind: 'CheckoutDoesNotExist' }
    | { kind: 'InvalidInput', errors: Array<{ message: string }> }
   };

export type ConfirmationPlaceQueryVariables = Exact<{
  id: string;
}>;


export type ConfirmationPlaceQuery = { destinationById: { label: string, within: string, picture: { url: string, alt: string, placeholder: string } } | null };

export type ConfirmedMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type ConfirmedLegFragment = { stopWords: string, segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> };

export type ConfirmedOrderFragment = { id: string, isShared: boolean, reference: string, status: OrderStatus, requestStatus: OtherStatus, placedAt: string, passengerNames: Array<string>, emailAddress: string | null, ownFlights: OwnFlights | null, hotel: { name: string, resortName: string, placeLine: string, checkInFrom: string, locatedIn: Array<{ id: string, name: string }>, pictures: Array<{ url: string, alt: string, placeholder: string }> }, flights: { outbound: { stopWords: string, segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> }, inbound: { stopWords: string, segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> } } | null, holiday: { departureDate: string, returnDate: string, isPackage: boolean, itinerary: { checkInDate: string, checkOutDate: string, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } } }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, payments: Array<{ dueDate: string, outcome: PaymentOutcome, isPaid: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, cancelling: Array<{ until: string | null, lost: { amount: number, currencyCode: CurrencyCode } }>, parts: Array<{ name: string, detail: string, reference: string | null }>, documents: Array<{ title: string, url: string, mediaType: string }> };

export type ConfirmationPriceDropQueryVariables = Exact<{
  orderCode: string;
}>;


export type ConfirmationPriceDropQuery = { priceDropProtections: Array<{ id: string, orderReference: string, until: string, isOpen: boolean, claims: Array<{ id: string, status: PriceDropProtectionClaimStatus, refusal: string | null, priceChange: { was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } } | null, credit: { id: string, expiresAt: string, amount: { amount: number, currencyCode: CurrencyCode } } | null }> }> | null };

export type PriceDropOfOrderFragment = { id: string, orderReference: string, until: string, isOpen: boolean, claims: Array<{ id: string, status: PriceDropProtectionClaimStatus, refusal: string | null, priceChange: { was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } } | null, credit: { id: string, expiresAt: string, amount: { amount: number, currencyCode: CurrencyCode } } | null }> };

export type ClaimPriceDropMutationVariables = Exact<{
  orderCode: string;
}>;


export type ClaimPriceDropMutation = { createPriceDropProtectionClaim:
    | { __typename: 'OrderNotFound', id: string }
    | { __typename: 'PriceDropProtectionClaim', id: string }
    | { __typename: 'PriceDropProtectionClaimNotFound', id: string }
   };

export const ConfirmationPage: Operation<ConfirmationPageMutation, ConfirmationPageMutationVariables> = { name: 'ConfirmationPage', text };

export const CreateCustomerAccount: Operation<CreateCustomerAccountMutation, CreateCustomerAccountMutationVariables> = { name: 'CreateCustomerAccount', text };

export const ConfirmationPlace: Operation<ConfirmationPlaceQuery, ConfirmationPlaceQueryVariables> = { name: 'ConfirmationPlace', text };

export const ConfirmationPriceDrop: Operation<ConfirmationPriceDropQuery, ConfirmationPriceDropQueryVariables> = { name: 'ConfirmationPriceDrop', text };

export const ClaimPriceDrop: Operation<ClaimPriceDropMutation, ClaimPriceDropMutationVariables> = { name: 'ClaimPriceDrop', text };
