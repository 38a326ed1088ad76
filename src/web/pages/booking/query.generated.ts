/** Written by tools/generate-graphql-types.ts from query.graphql. */
import type { Operation } from '#web/data/data-call.ts';
import type { Assistance, CarDetailsInput, CheckoutStatus, ContactDetailsInput, CurrencyCode, Impairment, PassengerDetailsInput, PassengerType, PaymentMethod, PaymentScheduleInput, WheelchairType } from '#web/data/schema.generated.ts';
import text from './query.graphql?raw';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };

export type CheckoutPageQueryVariables = Exact<{
  checkoutId: string;
}>;


export type CheckoutPageQuery = { site: { phone: string, cardFieldsUrl: string }, checkoutById: { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { id: string, status: CheckoutStatus, orderReference: string | null, lastRefusal: string | null, isPaymentAwaited: boolean, openPaymentPageUrl: string | null, openChallengeUrl: string | null, isExistingCustomer: boolean, eligibleForPromotionalCode: boolean, steps: Array<{ name: string, label: string, isDone: boolean }>, travellers: Array<{ type: PassengerType, statedAge: number | null }>, passengerDetails: Array<{ title: string, firstName: string, lastName: string, dateOfBirth: string, leadAuthorised: boolean, specialAssistance: { impairments: Array<Impairment>, requiredAssistance: Array<Assistance>, wheelchairType: WheelchairType | null, otherImpairment: string | null } | null }>, contactDetails: { title: string, firstName: string, lastName: string, emailAddress: string, alternativeEmailAddress: string | null, phoneNumber: string, optIntoMarketing: boolean, billingAddress: { address: string, city: string, postalCode: string, country: string, isoCountryCode: string } } | null, carDetails: { colour: string, make: string, model: string, registration: string } | null, paymentSchedule: { name: string, instalments: Array<{ dueDate: string, amount: { amount: number, currencyCode: CurrencyCode }, transactionFee: { amount: number, currencyCode: CurrencyCode } }> } | null, paymentScheduleOptions: Array<{ name: string, label: string, kind: string, paymentMethods: Array<PaymentMethod>, cancelling: string, instalments: Array<{ dueDate: string, amount: { amount: number, currencyCode: CurrencyCode }, transactionFee: { amount: number, currencyCode: CurrencyCode } }> }>, basket: { id: string, expiry: string, isExpired: boolean, isSoldOut: boolean, closedByAdvice: string | null, searchQuery: string, hotel: { name: string, placeLine: string }, flights: { outbound: { stopWords: string, segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> }, inbound: { stopWords: string, segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> } } | null, holiday: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, returnDate: string, isPackage: boolean, isOnRequest: boolean, protection: string, board: { name: string }, rooms: Array<{ displayName: string }>, itinerary: { checkInDate: string, checkOutDate: string, numberOfNights: number, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } } }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, payable: { amount: number, currencyCode: CurrencyCode }, promotionalCode: { code: string, amount: number } | null, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, priceChange: { changedBy: string | null, reason: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } } | null } } | null }, customer: { id: string, emailAddress: string, details: { title: string, firstName: string, lastName: string, phoneNumber: string, postalCode: string } | null } | null, companions: Array<{ id: string, title: string, firstName: string, lastName: string, dateOfBirth: string }> };

export type CustomerOfCheckoutFragment = { id: string, emailAddress: string, details: { title: string, firstName: string, lastName: string, phoneNumber: string, postalCode: string } | null };

export type AddPassengerDetailsMutationVariables = Exact<{
  checkoutId: string;
  passengerDetails: Array<PassengerDetailsInput> | PassengerDetailsInput;
}>;


export type AddPassengerDetailsMutation = { addPassengerDetailsToCheckout:
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
    | { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null }
   };

export type AddContactDetailsMutationVariables = Exact<{
  checkoutId: string;
  contactDetails: ContactDetailsInput;
}>;


export type AddContactDetailsMutation = { addContactDetailsToCheckout: { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null } };

export type AddCarDetailsMutationVariables = Exact<{
  checkoutId: string;
  carDetails: CarDetailsInput;
}>;


export type AddCarDetailsMutation = { addCarDetailsToCheckout: { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null } };

export type AddPaymentScheduleMutationVariables = Exact<{
  checkoutId: string;
  paymentSchedule: PaymentScheduleInput;
}>;


export type AddPaymentScheduleMutation = { addPaymentScheduleToCheckout: { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null } };

type CheckoutSaved_BasketExpired_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CheckoutSaved_CheckoutDoesNotExist_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CheckoutSaved_CheckoutIneligibleForPromotionalCode_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CheckoutSaved_CheckoutResponse_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CheckoutSaved_ChildAgesAreInconsistent_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CheckoutSaved_CreditArrayInvalid_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CheckoutSaved_InvalidInput_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CheckoutSaved_NegativeTotalCost_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

type CheckoutSaved_ProfitBelowThreshold_Fragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

export type CheckoutSavedFragment =
  | CheckoutSaved_BasketExpired_Fragment
  | CheckoutSaved_CheckoutDoesNotExist_Fragment
  | CheckoutSaved_CheckoutIneligibleForPromotionalCode_Fragment
  | CheckoutSaved_CheckoutResponse_Fragment
  | CheckoutSaved_ChildAgesAreInconsistent_Fragment
  | CheckoutSaved_CreditArrayInvalid_Fragment
  | CheckoutSaved_InvalidInput_Fragment
  | CheckoutSaved_NegativeTotalCost_Fragment
  | CheckoutSaved_ProfitBelowThreshold_Fragment
;

export type CheckoutOfPageFragment = { id: string, status: CheckoutStatus, orderReference: string | null, lastRefusal: string | null, isPaymentAwaited: boolean, openPaymentPageUrl: string | null, openChallengeUrl: string | null, isExistingCustomer: boolean, eligibleForPromotionalCode: boolean, steps: Array<{ name: string, label: string, isDone: boolean }>, travellers: Array<{ type: PassengerType, statedAge: number | null }>, passengerDetails: Array<{ title: string, firstName: string, lastName: string, dateOfBirth: string, leadAuthorised: boolean, specialAssistance: { impairments: Array<Impairment>, requiredAssistance: Array<Assistance>, wheelchairType: WheelchairType | null, otherImpairment: string | null } | null }>, contactDetails: { title: string, firstName: string, lastName: string, emailAddress: string, alternativeEmailAddress: string | null, phoneNumber: string, optIntoMarketing: boolean, billingAddress: { address: string, city: string, postalCode: string, country: string, isoCountryCode: string } } | null, carDetails: { colour: string, make: string, model: string, registration: string } | null, paymentSchedule: { name: string, instalments: Array<{ dueDate: string, amount: { amount: number, currencyCode: CurrencyCode }, transactionFee: { amount: number, currencyCode: CurrencyCode } }> } | null, paymentScheduleOptions: Array<{ name: string, label: string, kind: string, paymentMethods: Array<PaymentMethod>, cancelling: string, instalments: Array<{ dueDate: string, amount: { amount: number, currencyCode: CurrencyCode }, transactionFee: { amount: number, currencyCode: CurrencyCode } }> }>, basket: { id: string, expiry: string, isExpired: boolean, isSoldOut: boolean, closedByAdvice: string | null, searchQuery: string, hotel: { name: string, placeLine: string }, flights: { outbound: { stopWords: string, segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> }, inbound: { stopWords: string, segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> } } | null, holiday: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, returnDate: string, isPackage: boolean, isOnRequest: boolean, protection: string, board: { name: string }, rooms: Array<{ displayName: string }>, itinerary: { checkInDate: string, checkOutDate: string, numberOfNights: number, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } } }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, payable: { amount: number, currencyCode: CurrencyCode }, promotionalCode: { code: string, amount: number } | null, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, priceChange: { changedBy: string | null, reason: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } } | null } };

export type CheckoutPlanFragment = { name: string, label: string, kind: string, paymentMethods: Array<PaymentMethod>, cancelling: string, instalments: Array<{ dueDate: string, amount: { amount: number, currencyCode: CurrencyCode }, transactionFee: { amount: number, currencyCode: CurrencyCode } }> };

export type CheckoutBasketFragment = { id: string, expiry: string, isExpired: boolean, isSoldOut: boolean, closedByAdvice: string | null, searchQuery: string, hotel: { name: string, placeLine: string }, flights: { outbound: { stopWords: string, segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> }, inbound: { stopWords: string, segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> } } | null, holiday: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, returnDate: string, isPackage: boolean, isOnRequest: boolean, protection: string, board: { name: string }, rooms: Array<{ displayName: string }>, itinerary: { checkInDate: string, checkOutDate: string, numberOfNights: number, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } } }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, payable: { amount: number, currencyCode: CurrencyCode }, promotionalCode: { code: string, amount: number } | null, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, priceChange: { changedBy: string | null, reason: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } } | null };

export type CheckoutLegFragment = { stopWords: string, segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> };

export const CheckoutPage: Operation<CheckoutPageQuery, CheckoutPageQueryVariables> = { name: 'CheckoutPage', text };

export const AddPassengerDetails: Operation<AddPassengerDetailsMutation, AddPassengerDetailsMutationVariables> = { name: 'AddPassengerDetails', text };

export const AddContactDetails: Operation<AddContactDetailsMutation, AddContactDetailsMutationVariables> = { name: 'AddContactDetails', text };

export const AddCarDetails: Operation<AddCarDetailsMutation, AddCarDetailsMutationVariables> = { name: 'AddCarDetails', text };

export const AddPaymentSchedule: Operation<AddPaymentScheduleMutation, AddPaymentScheduleMutationVariables> = { name: 'AddPaymentSchedule', text };
