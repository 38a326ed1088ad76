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

/** Both ends are meant. */
export type DateRangeInput = {
  startDate: string;
  endDate: string;
};

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

/** Both ends are meant. */
export type NightsRangeInput = {
  minimum: number;
  maximum: number;
};

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

/** Infants are children under 2; `childAges` are of both. */
export type SavedPartyInput = {
  numberOfAdults: number;
  numberOfChildren: number;
  numberOfInfants: number;
  childAges: Array<number>;
};

/** What a browser kept of its last search (SRCH-31): the board is then of its days, nights and airports, priced for its party. */
export type SavedSearchInput = {
  party: SavedPartyInput;
  departureAirports: Array<string>;
  departureDateRange: DateRangeInput;
  numberOfNights: NightsRangeInput;
  numberOfRooms: number;
};

export type SearchType =
  | 'HOLIDAY'
  | 'CITY_BREAK'
  | 'UNKNOWN';

export type WheelchairType =
  | 'MANUAL'
  | 'MANUAL_FOLDABLE'
  | 'ELECTRIC_DRY_BATTERY'
  | 'ELECTRIC_WET_BATTERY'
  | 'MOBILITY_SCOOTER';

export type HomePageQueryVariables = Exact<{
  searchType?: SearchType | null | undefined;
  airport?: string | null | undefined;
  savedSearch?: SavedSearchInput | null | undefined;
}>;


export type HomePageQuery = { departureAirports: Array<{ name: string, airports: Array<{ iata: string, name: string }> }>, popular: Array<{ value: string, label: string, type: LocationType, within: string, locationId: string | null, availableFrom: string | null, picture: { url: string, alt: string, scene: string, placeholder: string }, seasonality: { startDate: string, endDate: string } | null }>, departuresBoard: { isOfSavedSearch: boolean, pricedAt: string, airport: { iata: string, name: string }, packages: Array<{ id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { name: string, resortName: string, ourStarRating: number, locatedIn: Array<{ id: string, name: string }> }, board: { name: string }, outbound: { segments: Array<{ departureTime: string, departureAirport: { iata: string, name: string } }> } | null, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } }> } };

export type HomePlaceFragment = { value: string, label: string, type: LocationType, within: string, locationId: string | null, availableFrom: string | null, seasonality: { startDate: string, endDate: string } | null };

export type BoardPackageFragment = { id: string, hotelQuoteId: string, flightQuoteId: string, departureDate: string, numberOfNights: number, hotel: { name: string, resortName: string, ourStarRating: number, locatedIn: Array<{ id: string, name: string }> }, board: { name: string }, outbound: { segments: Array<{ departureTime: string, departureAirport: { iata: string, name: string } }> } | null, price: { total: { amount: number, currencyCode: CurrencyCode }, perPerson: { amount: number, currencyCode: CurrencyCode } } };
