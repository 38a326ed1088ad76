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

export type DealPageQueryVariables = Exact<{
  hotelQuoteId: string;
  flightQuoteId: string;
  seenTotal?: number | null | undefined;
}>;


export type DealPageQuery = { holiday:
    | { hotelQuoteId: string, flightQuoteId: string, isPackage: boolean, isOnRequest: boolean, searchQuery: string, pricedAt: string, kind: 'Holiday', hotel: { id: string, name: string, placeLine: string, ourStarRating: number, description: string, access: Array<string>, checkInFrom: string, metresToBeach: number | null, facilities: Array<{ code: string, name: string }>, nearestAirports: Array<{ iata: string, name: string, km: number }>, position: { lat: number, lon: number }, pictures: Array<{ url: string, alt: string, placeholder: string }>, tripAdvisorInformation: { rating: number, reviewCount: number, reviewsUrl: string, distribution: Array<number>, reviews: Array<{ rating: number, date: string, title: string, content: string }> } }, hotelItinerary: { checkInDate: string, checkOutDate: string, numberOfRooms: number, numberOfNights: number, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number, childAges: Array<number> } }, flightItinerary: { outbound: { stops: number, duration: { value: number }, baggageOptions: Array<{ type: LuggageType, label: string, isIncluded: boolean, quantity: number, weightLimit: { value: number, unit: string } | null, sizeLimit: { height: number, width: number, depth: number, unit: string } | null }>, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> }, inbound: { stops: number, duration: { value: number }, baggageOptions: Array<{ type: LuggageType, label: string, isIncluded: boolean, quantity: number, weightLimit: { value: number, unit: string } | null, sizeLimit: { height: number, width: number, depth: number, unit: string } | null }>, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> } } | null, perks: Array<{ contentKey: string, name: string }>, board: { code: Board, name: string, refundableUntil: string | null }, rooms: Array<{ displayName: string, facts: Array<string> }>, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode }, deposit: { amount: number, currencyCode: CurrencyCode } | null }, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, priceChange: { changedBy: string | null, reason: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } } | null, cancellation: Array<{ from: string | null, until: string | null, words: string, tone: string, lost: { amount: number, currencyCode: CurrencyCode } }>, paymentScheduleOptions: Array<{ name: string, label: string, isBest: boolean, owedUntil: string, deposit: { amount: number, currencyCode: CurrencyCode } | null, owedOnCancelling: { amount: number, currencyCode: CurrencyCode }, instalments: Array<{ dueDate: string, amount: { amount: number, currencyCode: CurrencyCode } }> }>, roomChoices: Array<{ hotelQuoteId: string, chosen: boolean, rooms: Array<{ displayName: string }>, board: { code: Board, name: string, refundableUntil: string | null }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode }, deposit: { amount: number, currencyCode: CurrencyCode } | null }, difference: { amount: number, currencyCode: CurrencyCode } }>, flightChoices: Array<{ flightQuoteId: string, hotelQuoteId: string, chosen: boolean, outbound: { stops: number, duration: { value: number }, baggageOptions: Array<{ type: LuggageType, label: string, isIncluded: boolean, quantity: number, weightLimit: { value: number, unit: string } | null, sizeLimit: { height: number, width: number, depth: number, unit: string } | null }>, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> }, inbound: { stops: number, duration: { value: number }, baggageOptions: Array<{ type: LuggageType, label: string, isIncluded: boolean, quantity: number, weightLimit: { value: number, unit: string } | null, sizeLimit: { height: number, width: number, depth: number, unit: string } | null }>, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode }, deposit: { amount: number, currencyCode: CurrencyCode } | null }, difference: { amount: number, currencyCode: CurrencyCode } }>, dateChoices: Array<{ departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, chosen: boolean, cheapest: boolean, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode }, deposit: { amount: number, currencyCode: CurrencyCode } | null } }>, entryRules: { passport: string, visa: string, health: string, check: string } | null }
    | { message: string, kind: 'HolidayNotFound' }
    | { message: string, kind: 'NoAvailability', soldOut: { name: string } | null, alternatives: Array<{ label: string, query: string, package: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode }, deposit: { amount: number, currencyCode: CurrencyCode } | null } } }> }
   };

export type CreateBasketMutationVariables = Exact<{
  hotelQuoteId: string;
  flightQuoteId: string;
  acceptedTotal: number;
}>;


export type CreateBasketMutation = { createBasket:
    | { kind: 'BasketCreated', basket: { id: string } }
    | { message: string, kind: 'NoAvailability', soldOut: { name: string } | null, alternatives: Array<{ label: string, query: string, package: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode }, deposit: { amount: number, currencyCode: CurrencyCode } | null } } }> }
    | { kind: 'BasketPriceChanged', priceChange: { changedBy: string | null, reason: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } } }
    | { message: string, kind: 'HolidayNotFound' }
   };

export type DealHolidayFragment = { hotelQuoteId: string, flightQuoteId: string, isPackage: boolean, isOnRequest: boolean, searchQuery: string, pricedAt: string, hotel: { id: string, name: string, placeLine: string, ourStarRating: number, description: string, access: Array<string>, checkInFrom: string, metresToBeach: number | null, facilities: Array<{ code: string, name: string }>, nearestAirports: Array<{ iata: string, name: string, km: number }>, position: { lat: number, lon: number }, pictures: Array<{ url: string, alt: string, placeholder: string }>, tripAdvisorInformation: { rating: number, reviewCount: number, reviewsUrl: string, distribution: Array<number>, reviews: Array<{ rating: number, date: string, title: string, content: string }> } }, hotelItinerary: { checkInDate: string, checkOutDate: string, numberOfRooms: number, numberOfNights: number, party: { numberOfAdults: number, numberOfChildren: number, numberOfInfants: number, childAges: Array<number> } }, flightItinerary: { outbound: { stops: number, duration: { value: number }, baggageOptions: Array<{ type: LuggageType, label: string, isIncluded: boolean, quantity: number, weightLimit: { value: number, unit: string } | null, sizeLimit: { height: number, width: number, depth: number, unit: string } | null }>, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> }, inbound: { stops: number, duration: { value: number }, baggageOptions: Array<{ type: LuggageType, label: string, isIncluded: boolean, quantity: number, weightLimit: { value: number, unit: string } | null, sizeLimit: { height: number, width: number, depth: number, unit: string } | null }>, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> } } | null, perks: Array<{ contentKey: string, name: string }>, board: { code: Board, name: string, refundableUntil: string | null }, rooms: Array<{ displayName: string, facts: Array<string> }>, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode }, deposit: { amount: number, currencyCode: CurrencyCode } | null }, lines: Array<{ kind: string, label: string, basis: string, paidAtHotel: boolean, chosen: boolean, amount: { amount: number, currencyCode: CurrencyCode } }>, priceChange: { changedBy: string | null, reason: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } } | null, cancellation: Array<{ from: string | null, until: string | null, words: string, tone: string, lost: { amount: number, currencyCode: CurrencyCode } }>, paymentScheduleOptions: Array<{ name: string, label: string, isBest: boolean, owedUntil: string, deposit: { amount: number, currencyCode: CurrencyCode } | null, owedOnCancelling: { amount: number, currencyCode: CurrencyCode }, instalments: Array<{ dueDate: string, amount: { amount: number, currencyCode: CurrencyCode } }> }>, roomChoices: Array<{ hotelQuoteId: string, chosen: boolean, rooms: Array<{ displayName: string }>, board: { code: Board, name: string, refundableUntil: string | null }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode }, deposit: { amount: number, currencyCode: CurrencyCode } | null }, difference: { amount: number, currencyCode: CurrencyCode } }>, flightChoices: Array<{ flightQuoteId: string, hotelQuoteId: string, chosen: boolean, outbound: { stops: number, duration: { value: number }, baggageOptions: Array<{ type: LuggageType, label: string, isIncluded: boolean, quantity: number, weightLimit: { value: number, unit: string } | null, sizeLimit: { height: number, width: number, depth: number, unit: string } | null }>, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> }, inbound: { stops: number, duration: { value: number }, baggageOptions: Array<{ type: LuggageType, label: string, isIncluded: boolean, quantity: number, weightLimit: { value: number, unit: string } | null, sizeLimit: { height: number, width: number, depth: number, unit: string } | null }>, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode }, deposit: { amount: number, currencyCode: CurrencyCode } | null }, difference: { amount: number, currencyCode: CurrencyCode } }>, dateChoices: Array<{ departureDate: string, numberOfNights: number, hotelQuoteId: string, flightQuoteId: string, chosen: boolean, cheapest: boolean, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode }, deposit: { amount: number, currencyCode: CurrencyCode } | null } }>, entryRules: { passport: string, visa: string, health: string, check: string } | null };

export type DealGoneFragment = { message: string, soldOut: { name: string } | null, alternatives: Array<{ label: string, query: string, package: { hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { name: string }, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode }, deposit: { amount: number, currencyCode: CurrencyCode } | null } } }> };

export type DealMoneyFragment = { amount: number, currencyCode: CurrencyCode };

export type DealPriceFragment = { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode }, deposit: { amount: number, currencyCode: CurrencyCode } | null };

export type DealPriceChangeFragment = { changedBy: string | null, reason: string, was: { amount: number, currencyCode: CurrencyCode }, now: { amount: number, currencyCode: CurrencyCode } };

export type DealPictureFragment = { url: string, alt: string, placeholder: string };

export type DealLegFragment = { stops: number, duration: { value: number }, baggageOptions: Array<{ type: LuggageType, label: string, isIncluded: boolean, quantity: number, weightLimit: { value: number, unit: string } | null, sizeLimit: { height: number, width: number, depth: number, unit: string } | null }>, segments: Array<{ flightNumber: string, departureTime: string, arrivalTime: string, operator: { code: string, name: string }, departureAirport: { iata: string, name: string }, arrivalAirport: { iata: string, name: string } }> };
