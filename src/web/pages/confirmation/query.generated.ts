/** Written by tools/generate-graphql-types.ts from query.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Assistance =
  | 'ADAPTED_HOTEL_ROOM'
  | 'ADDITIONAL_PARTY_ASSISTANCE'
  | 'PARTY_ASSISTANCE'
  | 'STAIRS'
  | 'VEHICLE'
  | 'WHEELCHAIR';

export type Board =
  | 'AI'
  | 'BB'
  | 'FB'
  | 'HB'
  | 'RO'
  | 'SC';

export type CheckoutStatus =
  | 'OPEN'
  | 'PLACING'
  | 'PLACED'
  | 'EXPIRED';

export type CurrencyCode =
  | 'GBP'
  | 'EUR';

export type Impairment =
  | 'HEARING_IMPAIRMENT'
  | 'MENTAL_IMPAIRMENT'
  | 'OTHER'
  | 'VISUAL_IMPAIRMENT';

export type LocationType =
  | 'COUNTRY'
  | 'HOTEL'
  | 'LOCATION'
  | 'REGION'
  | 'RESORT'
  | 'TOWN';

export type LuggageType =
  | 'CABIN_BAGGAGE'
  | 'HAND_LUGGAGE'
  | 'HOLD_LUGGAGE';

export type OrderStatus =
  | 'PLACED'
  | 'PROCESSING'
  | 'CONFIRMED'
  | 'PENDING'
  | 'FAILED'
  | 'CANCELLED';

export type OtherStatus =
  | 'COMPLETED'
  | 'PENDING';

export type PassengerType =
  | 'ADULT'
  | 'CHILD'
  | 'INFANT';

export type PaymentMethod =
  | 'PAYPAL'
  | 'PAY_WITH_CARD'
  | 'PAY_WITH_CASH'
  | 'PAY_WITH_GOOGLE_PAY'
  | 'PAY_WITH_KLARNA'
  | 'UNKNOWN';

export type PaymentOutcome =
  | 'CONFIRMED'
  | 'TIMEOUT'
  | 'UNKNOWN';

export type WheelchairType =
  | 'MANUAL'
  | 'MANUAL_FOLDABLE'
  | 'ELECTRIC_DRY_BATTERY'
  | 'ELECTRIC_WET_BATTERY'
  | 'MOBILITY_SCOOTER';

export type ConfirmationPageMutationVariables = Exact<{
  checkoutId: string;
  key?: string | null | undefined;
}>;


export type ConfirmationPageMutation = { commitOrder:
    | { __typename: 'ProcessingOrder', order: { id: string, isShared: boolean, reference: string, status: OrderStatus, requestStatus: OtherStatus, placedAt: string, passengerNames: Array<string>, emailAddress: string | null, hotel: { name: string, resortName: string, placeLine: string, checkInFrom: string, locatedIn: Array<{ id: string, name: string }>, pictures: Array<{ url: string, alt: string, placeholder: string }> }, flights: { outbound: { segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> }, inbound: { segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> } } | null, holiday: { departureDate: string, returnDate: string, isPackage: boolean, itinerary: { checkInDate: string, checkOutDate: string, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } } }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, payments: Array<{ dueDate: string, outcome: PaymentOutcome, isPaid: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, parts: Array<{ name: string, detail: string, reference: string | null }>, documents: Array<{ title: string, url: string, mediaType: string }> } }
    | { __typename: 'UnprocessedOrder', reason: string }
   };

export type ConfirmationPlaceQueryVariables = Exact<{
  id: string;
}>;


export type ConfirmationPlaceQuery = { destinationById: { label: string, within: string, picture: { url: string, alt: string, placeholder: string } } | null };

export type ConfirmedMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type ConfirmedLegFragment = { segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> };

export type ConfirmedOrderFragment = { id: string, isShared: boolean, reference: string, status: OrderStatus, requestStatus: OtherStatus, placedAt: string, passengerNames: Array<string>, emailAddress: string | null, hotel: { name: string, resortName: string, placeLine: string, checkInFrom: string, locatedIn: Array<{ id: string, name: string }>, pictures: Array<{ url: string, alt: string, placeholder: string }> }, flights: { outbound: { segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> }, inbound: { segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> } } | null, holiday: { departureDate: string, returnDate: string, isPackage: boolean, itinerary: { checkInDate: string, checkOutDate: string, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } } }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, payments: Array<{ dueDate: string, outcome: PaymentOutcome, isPaid: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, parts: Array<{ name: string, detail: string, reference: string | null }>, documents: Array<{ title: string, url: string, mediaType: string }> };
