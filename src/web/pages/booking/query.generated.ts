/** Written by tools/generate-graphql-types.ts from query.graphql. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AgeInput = {
  value: number;
  unit: AgeUnit;
};

export type AgeUnit =
  | 'MONTHS'
  | 'YEARS';

export type Assistance =
  | 'ADAPTED_HOTEL_ROOM'
  | 'ADDITIONAL_PARTY_ASSISTANCE'
  | 'PARTY_ASSISTANCE'
  | 'STAIRS'
  | 'VEHICLE'
  | 'WHEELCHAIR';

export type BillingAddressInput = {
  address: string;
  city: string;
  postalCode: string;
  country: string;
  isoCountryCode: string;
};

export type Board =
  | 'AI'
  | 'BB'
  | 'FB'
  | 'HB'
  | 'RO'
  | 'SC';

export type CarDetailsInput = {
  colour: string;
  make: string;
  model: string;
  registration: string;
};

export type CheckoutStatus =
  | 'OPEN'
  | 'PLACING'
  | 'PLACED'
  | 'EXPIRED';

export type ContactDetailsInput = {
  title: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  alternativeEmailAddress?: string | null | undefined;
  phoneNumber: string;
  optIntoMarketing?: boolean;
  billingAddress: BillingAddressInput;
};

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

export type PassengerDetailsInput = {
  title: string;
  firstName: string;
  lastName: string;
  leadAuthorised: boolean;
  age: AgeInput;
  dateOfBirth: string;
  specialAssistance?: SpecialAssistanceInput | null | undefined;
};

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

export type PaymentScheduleInput = {
  name: string;
};

export type SpecialAssistanceInput = {
  impairments?: Array<Impairment>;
  requiredAssistance?: Array<Assistance>;
  wheelchairType?: WheelchairType | null | undefined;
  otherImpairment?: string | null | undefined;
};

export type WheelchairType =
  | 'MANUAL'
  | 'MANUAL_FOLDABLE'
  | 'ELECTRIC_DRY_BATTERY'
  | 'ELECTRIC_WET_BATTERY'
  | 'MOBILITY_SCOOTER';

export type CheckoutPageQueryVariables = Exact<{
  checkoutId: string;
}>;


export type CheckoutPageQuery = { site: { legalName: string, phone: string, atolNumber: string, cardFieldsUrl: string }, checkoutById: { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { id: string, status: CheckoutStatus, orderReference: string | null, lastRefusal: string | null, steps: Array<{ name: string, label: string, isDone: boolean }>, travellers: Array<{ type: PassengerType, statedAge: number | null }>, passengerDetails: Array<{ title: string, firstName: string, lastName: string, dateOfBirth: string, leadAuthorised: boolean, specialAssistance: { impairments: Array<Impairment>, requiredAssistance: Array<Assistance>, wheelchairType: WheelchairType | null, otherImpairment: string | null } | null }>, contactDetails: { title: string, firstName: string, lastName: string, emailAddress: string, alternativeEmailAddress: string | null, phoneNumber: string, optIntoMarketing: boolean, billingAddress: { address: string, city: string, postalCode: string, country: string, isoCountryCode: string } } | null, carDetails: { colour: string, make: string, model: string, registration: string } | null, paymentSchedule: { name: string, instalments: Array<{ dueDate: string, amount: { amount: number, currencyCode: CurrencyCode }, transactionFee: { amount: number, currencyCode: CurrencyCode } }> } | null, paymentScheduleOptions: Array<{ name: string, label: string, kind: string, isBest: boolean, paymentMethods: Array<PaymentMethod>, owedUntil: string, deposit: { amount: number, currencyCode: CurrencyCode } | null, owedOnCancelling: { amount: number, currencyCode: CurrencyCode }, instalments: Array<{ dueDate: string, amount: { amount: number, currencyCode: CurrencyCode }, transactionFee: { amount: number, currencyCode: CurrencyCode } }> }>, basket: { id: string, expiry: string, isExpired: boolean, hotel: { name: string, placeLine: string }, flights: { outbound: { segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> }, inbound: { segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> } } | null, holiday: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, returnDate: string, isPackage: boolean, isOnRequest: boolean, board: { name: string }, rooms: Array<{ displayName: string }>, itinerary: { checkInDate: string, checkOutDate: string, numberOfNights: number, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } } }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, payable: { amount: number, currencyCode: CurrencyCode }, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, priceChange: { changedBy: string | null, reason: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } } | null } } | null } };

export type AddPassengerDetailsMutationVariables = Exact<{
  checkoutId: string;
  passengerDetails: Array<PassengerDetailsInput> | PassengerDetailsInput;
}>;


export type AddPassengerDetailsMutation = { addPassengerDetailsToCheckout: { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null } };

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

export type CheckoutSavedFragment = { statusCode: number, errors: Array<{ code: string, message: string, field: string | null }>, checkout: { steps: Array<{ name: string, isDone: boolean }> } | null };

export type CheckoutMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type CheckoutOfPageFragment = { id: string, status: CheckoutStatus, orderReference: string | null, lastRefusal: string | null, steps: Array<{ name: string, label: string, isDone: boolean }>, travellers: Array<{ type: PassengerType, statedAge: number | null }>, passengerDetails: Array<{ title: string, firstName: string, lastName: string, dateOfBirth: string, leadAuthorised: boolean, specialAssistance: { impairments: Array<Impairment>, requiredAssistance: Array<Assistance>, wheelchairType: WheelchairType | null, otherImpairment: string | null } | null }>, contactDetails: { title: string, firstName: string, lastName: string, emailAddress: string, alternativeEmailAddress: string | null, phoneNumber: string, optIntoMarketing: boolean, billingAddress: { address: string, city: string, postalCode: string, country: string, isoCountryCode: string } } | null, carDetails: { colour: string, make: string, model: string, registration: string } | null, paymentSchedule: { name: string, instalments: Array<{ dueDate: string, amount: { amount: number, currencyCode: CurrencyCode }, transactionFee: { amount: number, currencyCode: CurrencyCode } }> } | null, paymentScheduleOptions: Array<{ name: string, label: string, kind: string, isBest: boolean, paymentMethods: Array<PaymentMethod>, owedUntil: string, deposit: { amount: number, currencyCode: CurrencyCode } | null, owedOnCancelling: { amount: number, currencyCode: CurrencyCode }, instalments: Array<{ dueDate: string, amount: { amount: number, currencyCode: CurrencyCode }, transactionFee: { amount: number, currencyCode: CurrencyCode } }> }>, basket: { id: string, expiry: string, isExpired: boolean, hotel: { name: string, placeLine: string }, flights: { outbound: { segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> }, inbound: { segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> } } | null, holiday: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, returnDate: string, isPackage: boolean, isOnRequest: boolean, board: { name: string }, rooms: Array<{ displayName: string }>, itinerary: { checkInDate: string, checkOutDate: string, numberOfNights: number, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } } }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, payable: { amount: number, currencyCode: CurrencyCode }, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, priceChange: { changedBy: string | null, reason: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } } | null } };

export type CheckoutPlanFragment = { name: string, label: string, kind: string, isBest: boolean, paymentMethods: Array<PaymentMethod>, owedUntil: string, deposit: { amount: number, currencyCode: CurrencyCode } | null, owedOnCancelling: { amount: number, currencyCode: CurrencyCode }, instalments: Array<{ dueDate: string, amount: { amount: number, currencyCode: CurrencyCode }, transactionFee: { amount: number, currencyCode: CurrencyCode } }> };

export type CheckoutBasketFragment = { id: string, expiry: string, isExpired: boolean, hotel: { name: string, placeLine: string }, flights: { outbound: { segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> }, inbound: { segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> } } | null, holiday: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, returnDate: string, isPackage: boolean, isOnRequest: boolean, board: { name: string }, rooms: Array<{ displayName: string }>, itinerary: { checkInDate: string, checkOutDate: string, numberOfNights: number, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number } } }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } }, payable: { amount: number, currencyCode: CurrencyCode }, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, priceChange: { changedBy: string | null, reason: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } } | null };

export type CheckoutLegFragment = { segments: Array<{ departureTime: string, arrivalTime: string, flightNumber: string, operator: { name: string }, departureAirport: { name: string }, arrivalAirport: { name: string } }> };
