/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { BookingMode, CheckoutStatus, CurrencyCode, FlightWay, LuggageType, SeatMapStatus, SeatSale, TransferFlightInput } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type ExtrasPageQueryVariables = Exact<{
  basketId: string;
}>;


export type ExtrasPageQuery = { basket: { basket: { id: string, checkoutId: string | null, checkoutStatus: CheckoutStatus | null, expiry: string, isExpired: boolean, isSoldOut: boolean, closedByAdvice: string | null, searchQuery: string, seatMapStatus: SeatMapStatus | null, unavailableExtras: Array<string>, hotel: { name: string, placeLine: string }, holiday: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, itinerary: { numberOfNights: number, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } } }, flights: { id: string } | null, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, priceChange: { changedBy: string | null, reason: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } } | null, includedPerks: Array<{ about: string }>, bags: Array<{ type: LuggageType, label: string, isIncluded: boolean, quantity: number, baggageCountEqualsPassengers: boolean, price: { choices: Array<{ quantity: number, total: { amount: number, currencyCode: CurrencyCode } }> } | null, sizeLimit: { height: number, width: number, depth: number } | null, weightLimit: { value: number, unit: string } | null }>, seatedFlights: Array<{ way: FlightWay, flightNumber: string, seats: Array<{ seat: string }> }>, unseatedFlights: Array<{ airline: string, sale: SeatSale }>, priorityBoardingOption: { chosen: boolean, price: { amount: number, currencyCode: CurrencyCode } } | null, flightFulfilment: Array<{ mode: BookingMode, chosen: boolean, discountedPrice: { amount: number, currencyCode: CurrencyCode } }>, transferOptions: Array<{ id: string, supplierName: string, title: string, about: string, stepFree: boolean, chosen: boolean, duration: { value: number }, price: { amount: number, currencyCode: CurrencyCode } }>, transferFlight: { number: string, landsAt: string | null } | null, carParkOptions: Array<{ id: string, type: string, name: string, description: string, chosen: boolean, price: { amount: number, currencyCode: CurrencyCode } }>, insuranceOptions: Array<{ id: string, title: string, description: string, chosen: boolean, documents: Array<{ title: string, url: string }>, price: { amount: number, currencyCode: CurrencyCode } }> } | null } };

export type ExtrasMessagesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExtrasMessagesQuery = { fastTrack: Array<{ name: string, words: string }>, selfBooking: Array<{ name: string, words: string }>, terms: Array<{ name: string, words: string }>, payment: Array<{ name: string, words: string }> };

export type ExtrasMessageFragment = { name: string, words: string };

export type CheckoutFromBasketMutationVariables = Exact<{
  basketId: string;
}>;


export type CheckoutFromBasketMutation = { checkoutFromBasket: { errors: Array<{ field: string | null, code: string, message: string }>, checkout: { id: string } | null } };

export type SetTransferMutationVariables = Exact<{
  basketId: string;
  transferId?: string | null | undefined;
  flight?: TransferFlightInput | null | undefined;
}>;


export type SetTransferMutation = { setTransfer: { errors: Array<{ field: string | null, code: string, message: string }> } };

export type SetCarParkMutationVariables = Exact<{
  basketId: string;
  carParkId?: string | null | undefined;
}>;


export type SetCarParkMutation = { setCarPark: { errors: Array<{ field: string | null, code: string, message: string }> } };

export type SetInsuranceMutationVariables = Exact<{
  basketId: string;
  insuranceId?: string | null | undefined;
}>;


export type SetInsuranceMutation = { setInsurance: { errors: Array<{ field: string | null, code: string, message: string }> } };

export type SetHoldBagsMutationVariables = Exact<{
  basketId: string;
  quantity: number;
}>;


export type SetHoldBagsMutation = { setHoldBags: { errors: Array<{ field: string | null, code: string, message: string }> } };

export type SetPriorityBoardingMutationVariables = Exact<{
  basketId: string;
  chosen: boolean;
}>;


export type SetPriorityBoardingMutation = { setPriorityBoarding: { errors: Array<{ field: string | null, code: string, message: string }> } };

export type SetFlightFulfilmentMutationVariables = Exact<{
  basketId: string;
  mode: BookingMode;
}>;


export type SetFlightFulfilmentMutation = { setFlightFulfilment: { errors: Array<{ field: string | null, code: string, message: string }> } };

export type ExtrasErrorFragment = { field: string | null, code: string, message: string };

export type ExtrasMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type ExtrasBasketFragment = { id: string, checkoutId: string | null, checkoutStatus: CheckoutStatus | null, expiry: string, isExpired: boolean, isSoldOut: boolean, closedByAdvice: string | null, searchQuery: string, seatMapStatus: SeatMapStatus | null, unavailableExtras: Array<string>, hotel: { name: string, placeLine: string }, holiday: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, itinerary: { numberOfNights: number, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } } }, flights: { id: string } | null, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, priceChange: { changedBy: string | null, reason: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } } | null, includedPerks: Array<{ about: string }>, bags: Array<{ type: LuggageType, label: string, isIncluded: boolean, quantity: number, baggageCountEqualsPassengers: boolean, price: { choices: Array<{ quantity: number, total: { amount: number, currencyCode: CurrencyCode } }> } | null, sizeLimit: { height: number, width: number, depth: number } | null, weightLimit: { value: number, unit: string } | null }>, seatedFlights: Array<{ way: FlightWay, flightNumber: string, seats: Array<{ seat: string }> }>, unseatedFlights: Array<{ airline: string, sale: SeatSale }>, priorityBoardingOption: { chosen: boolean, price: { amount: number, currencyCode: CurrencyCode } } | null, flightFulfilment: Array<{ mode: BookingMode, chosen: boolean, discountedPrice: { amount: number, currencyCode: CurrencyCode } }>, transferOptions: Array<{ id: string, supplierName: string, title: string, about: string, stepFree: boolean, chosen: boolean, duration: { value: number }, price: { amount: number, currencyCode: CurrencyCode } }>, transferFlight: { number: string, landsAt: string | null } | null, carParkOptions: Array<{ id: string, type: string, name: string, description: string, chosen: boolean, price: { amount: number, currencyCode: CurrencyCode } }>, insuranceOptions: Array<{ id: string, title: string, description: string, chosen: boolean, documents: Array<{ title: string, url: string }>, price: { amount: number, currencyCode: CurrencyCode } }> };

export const ExtrasPage: Operation<ExtrasPageQuery, ExtrasPageQueryVariables> = { name: 'ExtrasPage', text };

export const ExtrasMessages: Operation<ExtrasMessagesQuery, ExtrasMessagesQueryVariables> = { name: 'ExtrasMessages', text };

export const CheckoutFromBasket: Operation<CheckoutFromBasketMutation, CheckoutFromBasketMutationVariables> = { name: 'CheckoutFromBasket', text };

export const SetTransfer: Operation<SetTransferMutation, SetTransferMutationVariables> = { name: 'SetTransfer', text };

export const SetCarPark: Operation<SetCarParkMutation, SetCarParkMutationVariables> = { name: 'SetCarPark', text };

export const SetInsurance: Operation<SetInsuranceMutation, SetInsuranceMutationVariables> = { name: 'SetInsurance', text };

export const SetHoldBags: Operation<SetHoldBagsMutation, SetHoldBagsMutationVariables> = { name: 'SetHoldBags', text };

export const SetPriorityBoarding: Operation<SetPriorityBoardingMutation, SetPriorityBoardingMutationVariables> = { name: 'SetPriorityBoarding', text };

export const SetFlightFulfilment: Operation<SetFlightFulfilmentMutation, SetFlightFulfilmentMutationVariables> = { name: 'SetFlightFulfilment', text };
