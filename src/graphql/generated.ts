/** Written by tools/generate-graphql-types.ts from the schema. */
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date, yyyy-mm-dd. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 with zone. */
  DateTime: { input: string; output: string; }
};

export type ActiveSupplierSession = {
  id: Scalars['ID']['output'];
  sessionId: Scalars['ID']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  extendedCount: Scalars['Int']['output'];
};

export type AdditionalCharge = CityTax;

export type Address = {
  line: Scalars['String']['output'];
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
};

export type Age = {
  value: Scalars['Int']['output'];
  unit: AgeUnit;
};

export type AgeInput = {
  value: Scalars['Int']['input'];
  unit: AgeUnit;
};

export type AgeUnit =
  | 'MONTHS'
  | 'YEARS';

export type Airport = {
  iata: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  city: Scalars['String']['output'];
};

export type AirportGroup = {
  name: Scalars['String']['output'];
  airports: Array<Airport>;
};

export type Alternative = {
  /** What to change, in words. */
  label: Scalars['String']['output'];
  package: Package;
  /** Query string of the changed search. */
  query: Scalars['String']['output'];
};

export type Assistance =
  | 'ADAPTED_HOTEL_ROOM'
  | 'ADDITIONAL_PARTY_ASSISTANCE'
  | 'PARTY_ASSISTANCE'
  | 'STAIRS'
  | 'VEHICLE'
  | 'WHEELCHAIR';

export type BaggageItem = {
  type: LuggageType;
  label: Scalars['String']['output'];
  isIncluded: Scalars['Boolean']['output'];
  quantity: Scalars['Int']['output'];
  sizeLimit?: Maybe<SizeLimit>;
  weightLimit?: Maybe<WeightLimit>;
  price?: Maybe<BaggagePrice>;
  /** True where a carrier sells hold bags to all passengers or none. */
  baggageCountEqualsPassengers: Scalars['Boolean']['output'];
};

export type BaggageLinePrice = {
  baggage: BaggageItem;
  quantity: Scalars['Int']['output'];
  totalPrice: Money;
};

export type BaggagePrice = {
  total: Money;
  perBag: Money;
  /** Once, with any number of bags: the way that sells them to all passengers or none, where the other sells them singly. */
  forAll: Money;
};

export type Basket = {
  id: Scalars['ID']['output'];
  reference: Scalars['String']['output'];
  /** The basket's own expiry. */
  expiresAt: Scalars['DateTime']['output'];
  /** The expiry that is shown (BSKT-09 to 11). */
  expiry: Scalars['DateTime']['output'];
  isExpired: Scalars['Boolean']['output'];
  summary: Scalars['String']['output'];
  holiday: BasketHoliday;
  hotel: Hotel;
  flights?: Maybe<FlightItinerary>;
  transfer?: Maybe<Transfer>;
  flightFulfilment: Array<FlightFulfilment>;
  bags: Array<BaggageItem>;
  insurance?: Maybe<Insurance>;
  parking?: Maybe<CarPark>;
  price: Price;
  /** Total without extras. */
  packagePrice: Money;
  /** Total with extras before any discount. */
  originalPriceWithExtras: Money;
  /** Total that is paid to us (all but what the hotel collects). */
  payable: Money;
  lines: Array<PriceLine>;
  payments: Array<BasketPayment>;
  paymentScheduleOptions: Array<PaymentScheduleOption>;
  includedPerks: Array<Perk>;
  supplierSession?: Maybe<SupplierSession>;
  priorityBoarding?: Maybe<Money>;
  promotionalCode?: Maybe<PromotionalCode>;
  additionalCharges: Array<AdditionalCharge>;
  lineItems: Array<LineItem>;
  priceChange?: Maybe<PriceChange>;
  transferOptions: Array<Transfer>;
  carParkOptions: Array<CarPark>;
  insuranceOptions: Array<Insurance>;
  /** Kinds of extras whose supplier did not answer: the page offers to try again. */
  unavailableExtras: Array<Scalars['String']['output']>;
  checkoutId?: Maybe<Scalars['ID']['output']>;
  /** How far the basket's checkout is; null before there is one. */
  checkoutStatus?: Maybe<CheckoutStatus>;
};

export type BasketCreated = {
  basket: Basket;
};

export type BasketExpired = {
  message: Scalars['String']['output'];
};

/** What was put into the basket. */
export type BasketHoliday = {
  hotelQuoteId: Scalars['ID']['output'];
  flightQuoteId: Scalars['ID']['output'];
  itinerary: HotelItinerary;
  board: BoardOption;
  rooms: Array<RoomDetail>;
  departureDate: Scalars['Date']['output'];
  returnDate: Scalars['Date']['output'];
  isPackage: Scalars['Boolean']['output'];
  /** The hotel confirms each booking itself, within 48 hours; nothing is charged before that. */
  isOnRequest: Scalars['Boolean']['output'];
};

export type BasketMissingPaymentSchedule = {
  message: Scalars['String']['output'];
};

export type BasketPayment = {
  dueDate: Scalars['Date']['output'];
  amount: Money;
};

export type BasketPriceChanged = {
  priceChange: PriceChange;
};

export type BasketResponse = {
  statusCode: Scalars['Int']['output'];
  errors: Array<FieldError>;
  basket?: Maybe<Basket>;
};

export type BasketableCarPark = LineItem & {
  id: Scalars['ID']['output'];
  price: PlainPrice;
  carPark: CarPark;
};

export type BasketableFlight = LineItem & {
  id: Scalars['ID']['output'];
  price: PlainPrice;
  flightReferences: Array<Scalars['String']['output']>;
};

export type BasketableFlightBookingFulfilmentOption = LineItem & {
  id: Scalars['ID']['output'];
  price: PlainPrice;
  fulfilmentOption: FlightFulfilment;
  flightReferences: Array<Scalars['String']['output']>;
};

export type BasketableHoliday = LineItem & {
  id: Scalars['ID']['output'];
  price: HolidayPrice;
};

export type BasketableHotel = LineItem & {
  id: Scalars['ID']['output'];
  price: HotelPrice;
};

export type BasketableInsurance = LineItem & {
  id: Scalars['ID']['output'];
  price: PlainPrice;
  insurance: Insurance;
};

export type BasketablePriorityBoardingAndTwoCabinBags = LineItem & {
  id: Scalars['ID']['output'];
  price: PlainPrice;
  flightReferences: Array<Scalars['String']['output']>;
};

export type BasketableTransfer = LineItem & {
  id: Scalars['ID']['output'];
  price: TransferPrice;
  transfer: Transfer;
};

export type BillingAddress = {
  address: Scalars['String']['output'];
  city: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  country: Scalars['String']['output'];
  isoCountryCode: Scalars['String']['output'];
};

export type BillingAddressInput = {
  address: Scalars['String']['input'];
  city: Scalars['String']['input'];
  postalCode: Scalars['String']['input'];
  country: Scalars['String']['input'];
  isoCountryCode: Scalars['String']['input'];
};

export type Board =
  | 'AI'
  | 'BB'
  | 'FB'
  | 'HB'
  | 'RO'
  | 'SC';

export type BoardOption = {
  code: Board;
  name: Scalars['String']['output'];
  isRefundable: Scalars['Boolean']['output'];
  /** Last day on which the hotel gives its whole price back; null = never. */
  refundableUntil?: Maybe<Scalars['Date']['output']>;
};

export type BookingMode =
  | 'AUTO_BOOK'
  | 'SELF_BOOK';

export type CalendarDate = {
  date: Scalars['Date']['output'];
  /** Minor units for the whole party, by `nights`; null where nothing is to be had. */
  totals: Array<Maybe<Scalars['Int']['output']>>;
};

export type CalendarPrice = {
  departureDate: Scalars['Date']['output'];
  numberOfNights: Scalars['Int']['output'];
  total: Money;
  /** Query string of the search for exactly this date and these nights, cheapest first. */
  query: Scalars['String']['output'];
};

export type CancellationSpan = {
  /** First and last day of the span; null start = from today. */
  from?: Maybe<Scalars['Date']['output']>;
  until?: Maybe<Scalars['Date']['output']>;
  lost: Money;
  words: Scalars['String']['output'];
  tone: Scalars['String']['output'];
};

export type CarDetails = {
  colour: Scalars['String']['output'];
  make: Scalars['String']['output'];
  model: Scalars['String']['output'];
  registration: Scalars['String']['output'];
};

export type CarDetailsInput = {
  colour: Scalars['String']['input'];
  make: Scalars['String']['input'];
  model: Scalars['String']['input'];
  registration: Scalars['String']['input'];
};

export type CarPark = {
  id: Scalars['ID']['output'];
  type: Scalars['String']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  price: Money;
  chosen: Scalars['Boolean']['output'];
};

export type Checkout = {
  id: Scalars['ID']['output'];
  status: CheckoutStatus;
  orderReference?: Maybe<Scalars['String']['output']>;
  isExistingCustomer: Scalars['Boolean']['output'];
  eligibleForPromotionalCode: Scalars['Boolean']['output'];
  basket: Basket;
  /** Who is expected: type and, for children, the age on return that the search stated. */
  travellers: Array<ExpectedTraveller>;
  passengerDetails: Array<PassengerDetails>;
  contactDetails?: Maybe<ContactDetails>;
  carDetails?: Maybe<CarDetails>;
  paymentSchedule?: Maybe<PaymentSchedule>;
  paymentScheduleOptions: Array<PaymentScheduleOption>;
  lineItems: Array<LineItem>;
  newCredits: Array<Credit>;
  /** Visible steps in order, with what is done (CHK-01 to 10). */
  steps: Array<CheckoutStep>;
  /** Why the last try to place the order failed, as a result type's name. */
  lastRefusal?: Maybe<Scalars['String']['output']>;
};

export type CheckoutDoesNotExist = {
  message: Scalars['String']['output'];
};

export type CheckoutResponse = {
  statusCode: Scalars['Int']['output'];
  errors: Array<FieldError>;
  checkout?: Maybe<Checkout>;
};

export type CheckoutRules = {
  earliestDepartureDate: Scalars['Date']['output'];
  latestDepartureDate: Scalars['Date']['output'];
};

export type CheckoutStatus =
  | 'OPEN'
  | 'PLACING'
  | 'PLACED'
  | 'EXPIRED';

export type CheckoutStep = {
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  isDone: Scalars['Boolean']['output'];
};

export type ChildSeating =
  | 'CAN_SIT_SEPARATELY_FROM_ADULT'
  | 'HAS_INFANT'
  | 'SIT_WITH_ADULT'
  | 'UNKNOWN';

export type CityTax = {
  name: Scalars['String']['output'];
  price: Money;
};

export type CommitOrderResult = ProcessingOrder | UnprocessedOrder;

export type ContactDetails = {
  title: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  emailAddress: Scalars['String']['output'];
  alternativeEmailAddress?: Maybe<Scalars['String']['output']>;
  phoneNumber: Scalars['String']['output'];
  optIntoMarketing: Scalars['Boolean']['output'];
  billingAddress: BillingAddress;
};

export type ContactDetailsInput = {
  title: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  emailAddress: Scalars['String']['input'];
  alternativeEmailAddress?: InputMaybe<Scalars['String']['input']>;
  phoneNumber: Scalars['String']['input'];
  optIntoMarketing?: Scalars['Boolean']['input'];
  billingAddress: BillingAddressInput;
};

export type CreateBasketResult = BasketCreated | NoAvailability | BasketPriceChanged | HolidayNotFound;

export type CreatePaymentPageResult = PaymentPage | CheckoutDoesNotExist | BasketExpired | BasketMissingPaymentSchedule | PaymentAlreadyExists | PaymentPageCreationFailed;

export type CreatePaymentRequestResult = PaymentRequest | CheckoutDoesNotExist | BasketExpired | BasketMissingPaymentSchedule | PaymentAlreadyExists | PaymentRequestCreationFailed;

export type Credit = {
  id: Scalars['ID']['output'];
  amount: Money;
  expiresAt: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  status: CreditStatus;
};

export type CreditCampaign = {
  id: Scalars['ID']['output'];
  redemptionConditionsDescription: Scalars['String']['output'];
};

export type CreditStatus =
  | 'AVAILABLE'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'LOCKED'
  | 'REDEEMED';

export type CurrencyCode =
  | 'GBP'
  | 'EUR';

/** Types that later pages carry. Each is known to a client's cache by its id (GQL-10). */
export type Customer = {
  id: Scalars['ID']['output'];
  emailAddress: Scalars['String']['output'];
};

export type DateChoice = {
  departureDate: Scalars['Date']['output'];
  numberOfNights: Scalars['Int']['output'];
  hotelQuoteId: Scalars['ID']['output'];
  flightQuoteId: Scalars['ID']['output'];
  price: Price;
  chosen: Scalars['Boolean']['output'];
  cheapest: Scalars['Boolean']['output'];
};

export type DateFormat =
  | 'RANGE'
  | 'SPECIFIC';

/** Both ends are meant. */
export type DateRangeInput = {
  startDate: Scalars['Date']['input'];
  endDate: Scalars['Date']['input'];
};

export type DepartureDateRange = {
  startDate: Scalars['Date']['output'];
};

export type DeparturesBoard = {
  airport: Airport;
  /** Whether it is of the saved search: one that cannot run or finds nothing leaves the board as it is without. */
  isOfSavedSearch: Scalars['Boolean']['output'];
  pricedAt: Scalars['DateTime']['output'];
  packages: Array<Package>;
};

/** A size of a picture; `type` is `WIDTHxHEIGHT.format`. */
export type Derivative = {
  type: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A place or hotel that can be searched for. */
export type Destination = {
  value: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  type: LocationType;
  /** Names of the places above, nearest first: `Majorca, Spain`. */
  within: Scalars['String']['output'];
  active: Scalars['Boolean']['output'];
  availableFrom?: Maybe<Scalars['Date']['output']>;
  seasonality?: Maybe<Seasonality>;
  locationId?: Maybe<Scalars['ID']['output']>;
  position?: Maybe<Position>;
  /** The poster of the place. */
  picture: Picture;
  /** Where its page is, `spain/majorca`; null for a continent (ROUTE-08). */
  path?: Maybe<Scalars['String']['output']>;
  /** In a sentence; null when nobody has written one. */
  description?: Maybe<Scalars['String']['output']>;
  thingsToDo: Array<Scalars['String']['output']>;
  nearestAirports: Array<NearestAirport>;
};


/** A place or hotel that can be searched for. */
export type DestinationNearestAirportsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A resort is the hotel's own place, be it resort or town. */
export type DiscoverLevel =
  | 'COUNTRY'
  | 'REGION'
  | 'RESORT';

export type DiscoveredPlace = {
  place: Destination;
  position: Position;
  /** Hotels of the result that lie in it. */
  hotels: Scalars['Int']['output'];
  /** Lead price, and the holiday that has it. */
  from: Money;
  perPerson: Money;
  hotelQuoteId: Scalars['ID']['output'];
  flightQuoteId: Scalars['ID']['output'];
  hotelId: Scalars['ID']['output'];
  departureDate: Scalars['Date']['output'];
  numberOfNights: Scalars['Int']['output'];
  /** Query string of the search in this place, cheapest first: its first result is the lead offer. */
  query: Scalars['String']['output'];
};

export type Discovery = {
  statusCode: Scalars['Int']['output'];
  /** What of the criteria or `first` was refused; then there are no places. */
  errors: Array<FieldError>;
  /** Places found, among the first or not. */
  total: Scalars['Int']['output'];
  places: Array<DiscoveredPlace>;
  /** When the prices were read. */
  pricedAt: Scalars['DateTime']['output'];
};

export type DuplicateOrder = {
  message: Scalars['String']['output'];
  orderReference?: Maybe<Scalars['String']['output']>;
};

export type Duration = {
  value: Scalars['Int']['output'];
};

export type EntryRules = {
  passport: Scalars['String']['output'];
  visa: Scalars['String']['output'];
  health: Scalars['String']['output'];
  check: Scalars['String']['output'];
};

export type ExpectedTraveller = {
  type: PassengerType;
  statedAge?: Maybe<Scalars['Int']['output']>;
};

export type ExpiredSupplierSession = {
  sessionId: Scalars['ID']['output'];
};

export type Facility = {
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** A refusal that a visitor can mend: `code` is one of a closed list and stable, `field` the path of the argument or input field, `message` the sentence of the code. */
export type FieldError = {
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  field?: Maybe<Scalars['String']['output']>;
};

export type FilterApiType =
  | 'VALUES'
  | 'VALUE'
  | 'RANGE';

export type FilterOption = {
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  selected: Scalars['Boolean']['output'];
};

export type FilterType =
  | 'checkbox'
  | 'radio'
  | 'text'
  | 'priceRange'
  | 'popularFilters';

export type FiltersInput = {
  board?: InputMaybe<Array<Board>>;
  stars?: InputMaybe<Array<Scalars['Int']['input']>>;
  review?: InputMaybe<Scalars['Float']['input']>;
  price?: InputMaybe<PriceRangeInput>;
  facilities?: InputMaybe<Array<Scalars['String']['input']>>;
  areas?: InputMaybe<Array<Scalars['ID']['input']>>;
  carriers?: InputMaybe<Array<Scalars['ID']['input']>>;
  stops?: InputMaybe<Array<Scalars['String']['input']>>;
  outboundTime?: InputMaybe<Array<Scalars['String']['input']>>;
  inboundTime?: InputMaybe<Array<Scalars['String']['input']>>;
  freeCancellation?: InputMaybe<Scalars['Boolean']['input']>;
  holdBagIncluded?: InputMaybe<Scalars['Boolean']['input']>;
  /** The first room is an adapted one; without it only standard rooms are sold. */
  adaptedRoom?: InputMaybe<Scalars['Boolean']['input']>;
  hotelName?: InputMaybe<Scalars['String']['input']>;
};

export type FlightChoice = {
  flightQuoteId: Scalars['ID']['output'];
  /** The stay may shift by a day with a night flight. */
  hotelQuoteId: Scalars['ID']['output'];
  outbound: FlightLeg;
  inbound: FlightLeg;
  price: Price;
  difference: Money;
  chosen: Scalars['Boolean']['output'];
};

export type FlightFulfilment = {
  mode: BookingMode;
  label: Scalars['String']['output'];
  discountedPrice: Money;
  chosen: Scalars['Boolean']['output'];
};

export type FlightItinerary = {
  id: Scalars['ID']['output'];
  departureAirport: Airport;
  arrivalAirport: Airport;
  outbound: FlightLeg;
  inbound: FlightLeg;
  multileg: Scalars['Boolean']['output'];
  triangular: Scalars['Boolean']['output'];
};

export type FlightLeg = {
  /** Minutes. */
  duration: Duration;
  baggageOptions: Array<BaggageItem>;
  segments: Array<FlightSegment>;
  stops: Scalars['Int']['output'];
};

export type FlightSegment = {
  flightNumber: Scalars['String']['output'];
  operator: Operator;
  /** Local at the airport: yyyy-mm-ddThh:mm. */
  departureTime: Scalars['String']['output'];
  arrivalTime: Scalars['String']['output'];
  departureAirport: Airport;
  arrivalAirport: Airport;
  duration: Duration;
};

export type GridPrice = {
  airport?: Maybe<Airport>;
  departureDate: Scalars['Date']['output'];
  numberOfNights: Scalars['Int']['output'];
  total: Money;
  /** Query string of the search for exactly this hotel, airport, date and nights. */
  query: Scalars['String']['output'];
};

/** The prices from one departure airport. */
export type GridSheet = {
  airport?: Maybe<Airport>;
  cheapest: GridPrice;
  /**
   * The prices of `nights` of these numbers of nights (none = all, ascending) in base64: little-endian
   * 32-bit integers, for each number of nights
   * one for each day from `firstDate` (index = position of the nights × days + day), minor units for
   * the whole party; 0 where nothing is to be had.
   */
  totals: Scalars['String']['output'];
};


/** The prices from one departure airport. */
export type GridSheetTotalsArgs = {
  nights?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type Holiday = {
  hotelQuoteId: Scalars['ID']['output'];
  flightQuoteId: Scalars['ID']['output'];
  hotel: Hotel;
  hotelItinerary: HotelItinerary;
  flightItinerary?: Maybe<FlightItinerary>;
  criteria: HolidayCriteria;
  perks: Array<Perk>;
  board: BoardOption;
  rooms: Array<RoomDetail>;
  price: Price;
  lines: Array<PriceLine>;
  /** Set when the live price differs from what the visitor last saw, or from the list. */
  priceChange?: Maybe<PriceChange>;
  /** What cancelling costs, by date, if paid in full. */
  cancellation: Array<CancellationSpan>;
  /** What is due when, under each plan that fits. */
  paymentScheduleOptions: Array<PaymentScheduleOption>;
  isPackage: Scalars['Boolean']['output'];
  /** The hotel confirms each booking itself, within 48 hours; nothing is charged before that. */
  isOnRequest: Scalars['Boolean']['output'];
  entryRules?: Maybe<EntryRules>;
  pricedAt: Scalars['DateTime']['output'];
  roomChoices: Array<StayChoice>;
  flightChoices: Array<FlightChoice>;
  dateChoices: Array<DateChoice>;
  /** Query string of the search that this holiday belongs to. */
  searchQuery: Scalars['String']['output'];
};

/** A holiday that a visitor saved from the results or the deal. */
export type HolidayBookmark = {
  id: Scalars['ID']['output'];
  hotelQuoteId: Scalars['ID']['output'];
  flightQuoteId: Scalars['ID']['output'];
  savedAt: Scalars['DateTime']['output'];
};

export type HolidayCalendar = {
  statusCode: Scalars['Int']['output'];
  /** What of the criteria, `from` or `days` was refused; then there are no dates. */
  errors: Array<FieldError>;
  currencyCode: CurrencyCode;
  /** Columns of every date, ascending. */
  nights: Array<Scalars['Int']['output']>;
  /** Departure dates (check-in dates for hotel-only), day by day; fewer than asked where the dates that can be booked end. */
  dates: Array<CalendarDate>;
  /** Earliest, then fewest nights, among equals. */
  cheapest?: Maybe<CalendarPrice>;
  /** Cheapest of each calendar month that has any, in order. */
  months: Array<CalendarPrice>;
  /** When the prices were read. */
  pricedAt: Scalars['DateTime']['output'];
};

export type HolidayCriteria = {
  destinationIds: Array<Scalars['ID']['output']>;
  party: Party;
  numberOfRooms: Scalars['Int']['output'];
  numberOfNights: Scalars['Int']['output'];
  departureDateRange: DepartureDateRange;
};

export type HolidayGrid = {
  statusCode: Scalars['Int']['output'];
  /** What was refused; then there are no sheets. */
  errors: Array<FieldError>;
  currencyCode: CurrencyCode;
  /** First departure date (check-in date for hotel-only). */
  firstDate: Scalars['Date']['output'];
  /** Departure dates, day by day. */
  days: Scalars['Int']['output'];
  /** 2 to 28. */
  nights: Array<Scalars['Int']['output']>;
  /** Only airports with any holiday, by code. Cheapest cells: the earliest, then fewest nights, then first airport among equals. */
  sheets: Array<GridSheet>;
  cheapest?: Maybe<GridPrice>;
  /** Cheapest of each calendar month that has any, in order. */
  months: Array<GridPrice>;
  /** Cheapest of each number of nights that has any, fewest first. */
  byNights: Array<GridPrice>;
  /** When the prices were read. */
  pricedAt: Scalars['DateTime']['output'];
};

/** The ids are no holiday of ours. */
export type HolidayNotFound = {
  message: Scalars['String']['output'];
};

export type HolidayPrice = LineItemPrice & {
  price: Money;
  discountedPrice: Money;
  atolTrustProtectionFee: Money;
  room: RoomName;
  board: BoardOption;
  baggagePrices: Array<BaggageLinePrice>;
  boardQuoteId: Scalars['ID']['output'];
  flightQuoteId: Scalars['ID']['output'];
  inboundFlightPrice: Money;
  outboundFlightPrice: Money;
  seatsPrice: Money;
};

export type HolidayResult = Holiday | HolidayNotFound | NoAvailability;

export type Hotel = {
  id: Scalars['ID']['output'];
  /** The same as `id`, under the name a destination list uses. */
  value: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  resortName: Scalars['String']['output'];
  /** Resort, region: `Port de Sóller, Majorca`. */
  placeLine: Scalars['String']['output'];
  ourStarRating: Scalars['Int']['output'];
  locatedIn: Array<LocatedIn>;
  locationBasedData: LocationBasedData;
  address: Address;
  nearestAirports: Array<NearestAirport>;
  /** In gallery order; the first stands for the hotel in a list. */
  pictures: Array<Picture>;
  tripAdvisorInformation: TripAdvisorInformation;
  description: Scalars['String']['output'];
  /** One fact that decides: metres to the beach, level route, old town … */
  decidingFact: Scalars['String']['output'];
  facilities: Array<Facility>;
  /** Measured access facts in words. */
  access: Array<Scalars['String']['output']>;
  position: Position;
  metresToBeach?: Maybe<Scalars['Int']['output']>;
  checkInFrom: Scalars['String']['output'];
};


export type HotelPicturesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type HotelItinerary = {
  checkInDate: Scalars['Date']['output'];
  checkOutDate: Scalars['Date']['output'];
  numberOfRooms: Scalars['Int']['output'];
  numberOfNights: Scalars['Int']['output'];
  party: Party;
};

export type HotelList = {
  pages: Scalars['Int']['output'];
  hotels: Array<ListedHotel>;
};

export type HotelPrice = LineItemPrice & {
  price: Money;
  discountedPrice: Money;
  room: RoomName;
  board: BoardOption;
};

export type Impairment =
  | 'HEARING_IMPAIRMENT'
  | 'MENTAL_IMPAIRMENT'
  | 'OTHER'
  | 'VISUAL_IMPAIRMENT';

export type Instalment = {
  amount: Money;
  dueDate: Scalars['Date']['output'];
  transactionFee: Money;
};

export type Insurance = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  documents: Array<InsuranceDocument>;
  price: Money;
  chosen: Scalars['Boolean']['output'];
};

export type InsuranceDocument = {
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type ItemDoesNotExist = {
  message: Scalars['String']['output'];
  item: Scalars['String']['output'];
};

export type LineItem = {
  id: Scalars['ID']['output'];
  price: LineItemPrice;
};

export type LineItemPrice = {
  price: Money;
  discountedPrice: Money;
};

export type ListedHotel = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  placeLine: Scalars['String']['output'];
};

export type LocatedIn = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  hierarchyPosition: Scalars['Int']['output'];
  availableFrom?: Maybe<Scalars['Date']['output']>;
};

export type LocationBasedData = {
  locationId: Scalars['ID']['output'];
};

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

export type MediaType =
  | 'IMAGE'
  | 'VIDEO';

/** An amount in minor units (pence, cents). */
export type Money = {
  amount: Scalars['Int']['output'];
  currencyCode: CurrencyCode;
};

export type Mutation = {
  /** Takes a holiday into a basket: prices it live, holds the flight where the airline holds. `acceptedTotal` is the total the visitor saw. */
  createBasket: CreateBasketResult;
  /** Prices the basket anew after expiry: was / now in `priceChange` when it differs. */
  refreshBasket: BasketResponse;
  /** More time: holds the deal for 14 more minutes (R19). */
  extendBasket: BasketResponse;
  /** Goes on at the changed price. */
  acceptBasketPrice: BasketResponse;
  /** Chooses a quoted transfer; null takes it out. */
  setTransfer: BasketResponse;
  setCarPark: BasketResponse;
  setInsurance: BasketResponse;
  /** Number of hold bags, both ways. */
  setHoldBags: BasketResponse;
  checkoutFromBasket: CheckoutResponse;
  addPassengerDetailsToCheckout: CheckoutResponse;
  addContactDetailsToCheckout: CheckoutResponse;
  addCarDetailsToCheckout: CheckoutResponse;
  addPaymentScheduleToCheckout: CheckoutResponse;
  /** A payment page on the provider's origin, for browsers without script. */
  createPaymentPage: CreatePaymentPageResult;
  /** Authenticates the card for the first payment. `cardToken` comes from the provider's card fields; `idempotencyKey` names one press of the button. */
  createPaymentRequest: CreatePaymentRequestResult;
  /** Finishes a challenge or a payment page with what the provider appended to the return address. */
  finishPaymentRequest: CreatePaymentRequestResult;
  /** Follows a placed order to its end: processing, or not processed and why; for its owner, or for reading with the key of its mail's link. */
  commitOrder: CommitOrderResult;
  /** Places the order with a ready payment. Safe to repeat: the same token gives the same answer. */
  placeOrder: PlaceOrderResult;
  /** Nothing happens; answers true. Lets a client check that it may write. */
  ping: Scalars['Boolean']['output'];
};


export type MutationCreateBasketArgs = {
  hotelQuoteId: Scalars['ID']['input'];
  flightQuoteId: Scalars['ID']['input'];
  acceptedTotal: Scalars['Int']['input'];
};


export type MutationRefreshBasketArgs = {
  basketId: Scalars['ID']['input'];
};


export type MutationExtendBasketArgs = {
  basketId: Scalars['ID']['input'];
};


export type MutationAcceptBasketPriceArgs = {
  basketId: Scalars['ID']['input'];
  acceptedTotal: Scalars['Int']['input'];
};


export type MutationSetTransferArgs = {
  basketId: Scalars['ID']['input'];
  transferId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSetCarParkArgs = {
  basketId: Scalars['ID']['input'];
  carParkId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSetInsuranceArgs = {
  basketId: Scalars['ID']['input'];
  insuranceId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSetHoldBagsArgs = {
  basketId: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};


export type MutationCheckoutFromBasketArgs = {
  basketId: Scalars['ID']['input'];
};


export type MutationAddPassengerDetailsToCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
  passengerDetails: Array<PassengerDetailsInput>;
};


export type MutationAddContactDetailsToCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
  contactDetails: ContactDetailsInput;
};


export type MutationAddCarDetailsToCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
  carDetails: CarDetailsInput;
};


export type MutationAddPaymentScheduleToCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
  paymentSchedule: PaymentScheduleInput;
};


export type MutationCreatePaymentPageArgs = {
  checkoutId: Scalars['ID']['input'];
};


export type MutationCreatePaymentRequestArgs = {
  checkoutId: Scalars['ID']['input'];
  cardToken: Scalars['String']['input'];
  idempotencyKey: Scalars['ID']['input'];
};


export type MutationFinishPaymentRequestArgs = {
  checkoutId: Scalars['ID']['input'];
  redirectResult?: InputMaybe<Scalars['String']['input']>;
  sessionId?: InputMaybe<Scalars['String']['input']>;
  sessionResult?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCommitOrderArgs = {
  checkoutId: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPlaceOrderArgs = {
  checkoutId: Scalars['ID']['input'];
  paymentToken: Scalars['ID']['input'];
};

export type NearestAirport = {
  iata: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  km: Scalars['Int']['output'];
};

export type Neighbour = {
  change: NeighbourChange;
  /** The change in words: `2 days earlier`, `From Manchester`, `Half board`. */
  label: Scalars['String']['output'];
  hotelQuoteId: Scalars['ID']['output'];
  flightQuoteId: Scalars['ID']['output'];
  departureDate: Scalars['Date']['output'];
  checkInDate: Scalars['Date']['output'];
  numberOfNights: Scalars['Int']['output'];
  departureAirport?: Maybe<Airport>;
  board: BoardOption;
  rooms: Array<RoomName>;
  price: Price;
  /** Against this holiday, signed: negative saves. */
  difference: Money;
  /** Query string of the search for exactly this hotel, airport, date and nights: goes with the quote ids into the address of the deal. */
  query: Scalars['String']['output'];
};

export type NeighbourChange =
  | 'DATE'
  | 'NIGHTS'
  | 'AIRPORT'
  | 'FLIGHTS'
  | 'BOARD'
  | 'ROOM'
  | 'REFUND';

export type Neighbours = {
  /** Empty when the holiday itself can no longer be had. */
  neighbours: Array<Neighbour>;
  /** When the prices were read. */
  pricedAt: Scalars['DateTime']['output'];
};

export type NeighboursResult = Neighbours | HolidayNotFound;

/** Both ends are meant. */
export type NightsRangeInput = {
  minimum: Scalars['Int']['input'];
  maximum: Scalars['Int']['input'];
};

/** Sold out or no longer sold this way: the nearest that can be had. */
export type NoAvailability = {
  message: Scalars['String']['output'];
  hotel?: Maybe<Hotel>;
  alternatives: Array<Alternative>;
};

export type Operator = {
  code: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type Order = {
  id: Scalars['ID']['output'];
  /** Opened with the key of its mail's link: what the mail itself tells, without address and documents. */
  isShared: Scalars['Boolean']['output'];
  reference: Scalars['String']['output'];
  status: OrderStatus;
  /** PENDING until the suppliers have confirmed, then COMPLETED. */
  requestStatus: OtherStatus;
  placedAt: Scalars['DateTime']['output'];
  hotel: Hotel;
  flights?: Maybe<FlightItinerary>;
  holiday: BasketHoliday;
  passengerNames: Array<Scalars['String']['output']>;
  /** Null for whoever opened it with a key. */
  emailAddress?: Maybe<Scalars['String']['output']>;
  price: Price;
  lines: Array<PriceLine>;
  payments: Array<OrderPayment>;
  /** Each part with where it is and its supplier's reference. */
  parts: Array<OrderPart>;
  documents: Array<OrderDocumentLink>;
};

export type OrderDocumentLink = {
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
  mediaType: Scalars['String']['output'];
};

export type OrderPart = {
  name: Scalars['String']['output'];
  detail: Scalars['String']['output'];
  reference?: Maybe<Scalars['String']['output']>;
};

export type OrderPayment = {
  dueDate: Scalars['Date']['output'];
  amount: Money;
  outcome: PaymentOutcome;
  isPaid: Scalars['Boolean']['output'];
};

/** `reason` is one of card_details, corporate_card, foreign_card, not_authenticated, payment_refused, card_provider_unavailable, price_changed, incomplete, name_refused, supplier_unavailable, order_processing (not known yet); `moneyReturned` is true when nothing was or stays charged. */
export type OrderPlacementFailed = {
  message: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  priceChange?: Maybe<PriceChange>;
  moneyReturned: Scalars['Boolean']['output'];
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

/** The lead offer of a hotel. */
export type Package = {
  id: Scalars['ID']['output'];
  hotelQuoteId: Scalars['ID']['output'];
  flightQuoteId: Scalars['ID']['output'];
  boardQuoteId: Scalars['ID']['output'];
  hotel: Hotel;
  departureDate: Scalars['Date']['output'];
  checkInDate: Scalars['Date']['output'];
  numberOfNights: Scalars['Int']['output'];
  board: BoardOption;
  rooms: Array<RoomName>;
  outbound?: Maybe<FlightLeg>;
  inbound?: Maybe<FlightLeg>;
  price: Price;
  /** Lines of the price, as on the deal. */
  lines: Array<PriceLine>;
  freeCancellationUntil?: Maybe<Scalars['Date']['output']>;
};

export type PackageList = {
  statusCode: Scalars['Int']['output'];
  /** What of the criteria was refused; then there are no packages. */
  errors: Array<FieldError>;
  packages: Array<Package>;
};

export type PackageSearchResults = {
  statusCode: Scalars['Int']['output'];
  errors: Array<FieldError>;
  total: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  pages: Scalars['Int']['output'];
  /** `Majorca and Menorca`, `Majorca, Menorca and 4 more`, `anywhere`, … */
  destinationLabel: Scalars['String']['output'];
  packages: Array<Package>;
  filters: Array<ResultFilter>;
  price?: Maybe<PriceRange>;
  /** The cheapest of each of 24 weeks around the date, under the filters of the search but for a least price; none where a calendar of these nights and rooms would be refused as too wide (`holidayCalendar`). */
  weeks: Array<WeekPrice>;
  /** When nothing matches: one change that finds something, each with its price. */
  alternatives: Array<Alternative>;
  /** When the prices were read. */
  pricedAt: Scalars['DateTime']['output'];
};

export type Party = {
  numberOfAdults: Scalars['Int']['output'];
  numberOfChildren: Scalars['Int']['output'];
  numberOfInfants: Scalars['Int']['output'];
  childAges: Array<Scalars['Int']['output']>;
};

export type PassengerDetails = {
  title: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  dateOfBirth: Scalars['Date']['output'];
  leadAuthorised: Scalars['Boolean']['output'];
  age: Age;
  specialAssistance?: Maybe<SpecialAssistance>;
};

export type PassengerDetailsInput = {
  title: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  leadAuthorised: Scalars['Boolean']['input'];
  age: AgeInput;
  dateOfBirth: Scalars['Date']['input'];
  specialAssistance?: InputMaybe<SpecialAssistanceInput>;
};

export type PassengerType =
  | 'ADULT'
  | 'CHILD'
  | 'INFANT';

export type PaymentAlreadyExists = {
  message: Scalars['String']['output'];
};

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

export type PaymentPage = {
  url: Scalars['String']['output'];
};

export type PaymentPageCreationFailed = {
  message: Scalars['String']['output'];
};

/** Ready when `challengeUrl` is null; else the shopper goes there first. */
export type PaymentRequest = {
  paymentToken: Scalars['ID']['output'];
  challengeUrl?: Maybe<Scalars['String']['output']>;
};

/** `reason` is one of card_details, corporate_card, foreign_card, not_authenticated, payment_refused, card_provider_unavailable, price_changed, incomplete. */
export type PaymentRequestCreationFailed = {
  message: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

/** The chosen plan. */
export type PaymentSchedule = {
  name: Scalars['String']['output'];
  equalInstalmentPlan: Scalars['Boolean']['output'];
  instalments: Array<ScheduledInstalment>;
  paymentMethods: Array<PaymentMethod>;
};

export type PaymentScheduleInput = {
  name: Scalars['String']['input'];
};

/** A plan that fits. */
export type PaymentScheduleOption = {
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  kind: Scalars['String']['output'];
  equalInstalmentPlan: Scalars['Boolean']['output'];
  instalments: Array<Instalment>;
  paymentMethods: Array<PaymentMethod>;
  deposit?: Maybe<Money>;
  /** What is still owed if the visitor cancels after paying the first part, until `owedUntil` (R6). */
  owedOnCancelling: Money;
  /** The last day on which the deposit alone is lost; later more is owed. */
  owedUntil: Scalars['Date']['output'];
  isBest: Scalars['Boolean']['output'];
};

/** `reason` is one of payment_token_unknown, not_authenticated, amount_changed. */
export type PaymentTokenInvalid = {
  message: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

export type Perk = {
  contentKey: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type Picture = {
  url: Scalars['String']['output'];
  type: MediaType;
  alt: Scalars['String']['output'];
  view: Scalars['String']['output'];
  /** What is drawn, or `photo`: two of a kind do not stand side by side. */
  scene: Scalars['String']['output'];
  /** A tiny picture as a data address, shown until the picture is there. */
  placeholder: Scalars['String']['output'];
  /** All sizes, or those of the given types. */
  derivatives: Array<Derivative>;
};


export type PictureDerivativesArgs = {
  types?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type PlaceOrderResult = PlacedOrder | BasketExpired | CheckoutDoesNotExist | DuplicateOrder | ItemDoesNotExist | OrderPlacementFailed | PaymentTokenInvalid;

export type PlacedOrder = {
  order: Order;
};

export type PlainPrice = LineItemPrice & {
  price: Money;
  discountedPrice: Money;
};

export type Platform =
  | 'APP'
  | 'WEB';

export type Position = {
  lat: Scalars['Float']['output'];
  lon: Scalars['Float']['output'];
};

export type Price = {
  total: Money;
  perPerson: Money;
  /** First payment of the best plan with its fee; null when only paying in full is offered. */
  deposit?: Maybe<Money>;
};

export type PriceChange = {
  was: Money;
  now: Money;
  /** Who changed it, by name, when that is known. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** Who changed it and why, in words. */
  reason: Scalars['String']['output'];
};

export type PriceDisplay =
  | 'TOTAL_PRICE'
  | 'PER_PERSON_PRICE';

/** What a customer claims when the same holiday is sold for less after they booked. */
export type PriceDropProtectionClaim = {
  id: Scalars['ID']['output'];
  orderReference: Scalars['String']['output'];
  priceChange: PriceChange;
  claimedAt: Scalars['DateTime']['output'];
  /** Once it was granted. */
  credit?: Maybe<PriceDropProtectionCredit>;
};

export type PriceDropProtectionCredit = Credit & {
  id: Scalars['ID']['output'];
  amount: Money;
  expiresAt: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  status: CreditStatus;
};

export type PriceLine = {
  kind: Scalars['String']['output'];
  label: Scalars['String']['output'];
  basis: Scalars['String']['output'];
  amount: Money;
  paidAtHotel: Scalars['Boolean']['output'];
  chosen: Scalars['Boolean']['output'];
};

export type PriceRange = {
  min: Money;
  max: Money;
};

/** Total for the party in minor units. */
export type PriceRangeInput = {
  min?: InputMaybe<Scalars['Int']['input']>;
  max?: InputMaybe<Scalars['Int']['input']>;
};

export type ProcessingOrder = {
  order: Order;
};

export type PromotionalCode = {
  code: Scalars['String']['output'];
  amount: Money;
};

export type Query = {
  basket: BasketResponse;
  /** Departure airports in the groups of the airport list (SRCH-17). */
  departureAirports: Array<AirportGroup>;
  /** Places and hotels whose name matches, most wanted first; the most wanted places when `text` is empty. `first` is taken as 1 to 50. */
  destinations: Array<Destination>;
  destinationById?: Maybe<Destination>;
  hotel?: Maybe<Hotel>;
  /** Every hotel by name, 200 a page from 1 (ROUTE-19). */
  hotelList: HotelList;
  checkoutById: CheckoutResponse;
  /** The order of a checkout, once placed, for its owner, or for reading with the key of its mail's link. */
  orderByCheckout?: Maybe<Order>;
  /**
   * Cheapest total of each departure date and number of nights: of a hotel (`hotelIds`), of places
   * (`locationIds`), of anywhere, under all filters.
   * `from` is the first date (none = the first that can be booked), `days` at most 270; at most 7
   * numbers of nights. The dates, flexibility, sort
   * and page of the criteria do not matter. Days times numbers of nights, times 4 for rooms of one
   * kind (2 without a lowest price) or 9 + 3 for each kind
   * of several (6 + 2), may come to 6,480; an adapted room beside others is a kind of its own;
   * calendars of hotels alone have no such limit. Each total is the first price of
   * `packageSearchResults` for exactly that date and those nights,
   * cheapest first: open it with that search, or with `packages(first: 1)`.
   */
  holidayCalendar: HolidayCalendar;
  /** Opens a holiday by its quote ids and prices it live. `seenTotal` is the total the visitor last saw, in minor units. */
  holiday: HolidayResult;
  /** The cheapest good week of each most wanted place from an airport (the departures board). `first` is taken as 1 to 12. */
  departuresBoard: DeparturesBoard;
  /**
   * The cheapest holiday of each country, region or resort that the criteria find hotels in (no places
   * = anywhere), cheapest first, with a
   * position for a map. Price, hotels and filters are those of `packageSearchResults`; sort and page
   * of the criteria do not matter. `first` is at most 100.
   */
  discover: Discovery;
  /**
   * Every price of one hotel at a glance: departure airports × all dates that can be booked × 2 to 28
   * nights. Each total is the hotel's in
   * `packageSearchResults` for exactly that airport, date and nights. No airports = any; hotel-only
   * has one sheet without an airport.
   */
  holidayGrid: HolidayGrid;
  /**
   * Why this price, and how to pay less: the cheapest holiday of each one-step change of a holiday,
   * greatest saving first. Days ±1 to ±3, nights
   * ±1 and ±2, other airports, other flights of the day, other board, other room, free cancellation given up or gained. All else stays, but for
   * the flights that a change of date, nights or airport brings with it. Priced from the list, as
   * search results are. Below 0 `first` is taken as 0.
   */
  neighbours: NeighboursResult;
  /** A page of results with every facet counted exactly. `errors` says what of the criteria was refused. */
  packageSearchResults: PackageSearchResults;
  /** Lead offers without facets: for boards and lists outside the results page. `first` is at most 20. */
  packages: PackageList;
  /** The address, brand and rules of this site. */
  site: Site;
};


export type QueryBasketArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDestinationsArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
  searchType?: InputMaybe<SearchType>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDestinationByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryHotelArgs = {
  id: Scalars['ID']['input'];
};


export type QueryHotelListArgs = {
  page: Scalars['Int']['input'];
};


export type QueryCheckoutByIdArgs = {
  checkoutId: Scalars['ID']['input'];
};


export type QueryOrderByCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


export type QueryHolidayCalendarArgs = {
  criteria: SearchCriteriaInput;
  from?: InputMaybe<Scalars['Date']['input']>;
  days?: Scalars['Int']['input'];
};


export type QueryHolidayArgs = {
  hotelQuoteId: Scalars['ID']['input'];
  flightQuoteId: Scalars['ID']['input'];
  seenTotal?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDeparturesBoardArgs = {
  airport?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  savedSearch?: InputMaybe<SavedSearchInput>;
};


export type QueryDiscoverArgs = {
  criteria: SearchCriteriaInput;
  level?: DiscoverLevel;
  first?: Scalars['Int']['input'];
};


export type QueryHolidayGridArgs = {
  hotelId: Scalars['ID']['input'];
  rooming: Array<RoomInput>;
  searchType?: SearchType;
  departureAirports?: Array<Scalars['ID']['input']>;
  filters?: InputMaybe<FiltersInput>;
  bags?: Scalars['Int']['input'];
};


export type QueryNeighboursArgs = {
  hotelQuoteId: Scalars['ID']['input'];
  flightQuoteId: Scalars['ID']['input'];
  first?: Scalars['Int']['input'];
};


export type QueryPackageSearchResultsArgs = {
  criteria: SearchCriteriaInput;
};


export type QueryPackagesArgs = {
  criteria: SearchCriteriaInput;
  first?: Scalars['Int']['input'];
};

export type Residency =
  | 'OTHER'
  | 'REPUBLIC_OF_IRELAND'
  | 'UNITED_KINGDOM';

export type ResultFilter = {
  name: Scalars['String']['output'];
  label: Scalars['String']['output'];
  type: FilterType;
  apiType: FilterApiType;
  enabled: Scalars['Boolean']['output'];
  unFormattedOptions: Array<FilterOption>;
};

export type Review = {
  rating: Scalars['Int']['output'];
  date: Scalars['Date']['output'];
  title: Scalars['String']['output'];
  content: Scalars['String']['output'];
};

export type RoomDetail = {
  name: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
  facts: Array<Scalars['String']['output']>;
  party: Party;
};

export type RoomInput = {
  adults: Scalars['Int']['input'];
  childAges?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type RoomName = {
  name: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
};

/** A bookmark with what it costs now; a visitor who is not logged in keeps it for seven days (SAVE-03). */
export type SavedDeal = {
  id: Scalars['ID']['output'];
  bookmark: HolidayBookmark;
  price: Price;
  expiresAt: Scalars['DateTime']['output'];
};

/** Infants are children under 2; `childAges` are of both. */
export type SavedPartyInput = {
  numberOfAdults: Scalars['Int']['input'];
  numberOfChildren: Scalars['Int']['input'];
  numberOfInfants: Scalars['Int']['input'];
  childAges: Array<Scalars['Int']['input']>;
};

/** What a browser kept of its last search (SRCH-31): the board is then of its days, nights and airports, priced for its party. */
export type SavedSearchInput = {
  party: SavedPartyInput;
  departureAirports: Array<Scalars['ID']['input']>;
  departureDateRange: DateRangeInput;
  numberOfNights: NightsRangeInput;
  numberOfRooms: Scalars['Int']['input'];
};

export type ScheduledInstalment = {
  amount: Money;
  dueDate: Scalars['Date']['output'];
  remainingBalance: Money;
  transactionFee: Money;
};

export type SearchCriteriaInput = {
  searchType?: InputMaybe<SearchType>;
  locationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  hotelIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  departureAirports?: InputMaybe<Array<Scalars['ID']['input']>>;
  dateFormat?: InputMaybe<DateFormat>;
  departureDate: Scalars['Date']['input'];
  departureRangeEndDate?: InputMaybe<Scalars['Date']['input']>;
  flexibility?: InputMaybe<Scalars['Int']['input']>;
  nights?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Rooms; children under 2 are infants (SRCH-09). */
  rooming: Array<RoomInput>;
  filters?: InputMaybe<FiltersInput>;
  sort?: InputMaybe<Sort>;
  page?: InputMaybe<Scalars['Int']['input']>;
  /** Hold bags of the party, both ways, counted into every price: at most one a seat. Flight quote ids carry them on. */
  bags?: InputMaybe<Scalars['Int']['input']>;
};

export type SearchType =
  | 'HOLIDAY'
  | 'CITY_BREAK'
  | 'UNKNOWN';

/** Season of the year the place is open, `MM-DD`. */
export type Seasonality = {
  startDate: Scalars['String']['output'];
  endDate: Scalars['String']['output'];
};

export type Site = {
  brand: Scalars['String']['output'];
  legalName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  atolNumber: Scalars['String']['output'];
  locale: Scalars['String']['output'];
  currencyCode: CurrencyCode;
  checkoutRules: CheckoutRules;
  /** Origin of the payment provider's card fields. */
  cardFieldsUrl: Scalars['String']['output'];
};

export type SizeLimit = {
  height: Scalars['Float']['output'];
  width: Scalars['Float']['output'];
  depth: Scalars['Float']['output'];
  unit: Scalars['String']['output'];
};

export type Sort =
  | 'POPULARITY'
  | 'PRICE_HIGH_LOW'
  | 'PRICE_LOW_HIGH'
  | 'STAR_RATING'
  | 'TRIPADVISOR_RATING'
  | 'TRIP_ADVISOR_SCORE';

export type SpecialAssistance = {
  impairments: Array<Impairment>;
  requiredAssistance: Array<Assistance>;
  wheelchairType?: Maybe<WheelchairType>;
  otherImpairment?: Maybe<Scalars['String']['output']>;
};

export type SpecialAssistanceInput = {
  impairments?: Array<Impairment>;
  requiredAssistance?: Array<Assistance>;
  wheelchairType?: InputMaybe<WheelchairType>;
  otherImpairment?: InputMaybe<Scalars['String']['input']>;
};

/** Another room and board of the same stay. */
export type StayChoice = {
  hotelQuoteId: Scalars['ID']['output'];
  rooms: Array<RoomName>;
  board: BoardOption;
  price: Price;
  /** Against this holiday, signed. */
  difference: Money;
  chosen: Scalars['Boolean']['output'];
};

export type SupplierSession = ActiveSupplierSession | ExpiredSupplierSession;

export type TargetedCampaignCredit = Credit & {
  id: Scalars['ID']['output'];
  amount: Money;
  expiresAt: Scalars['DateTime']['output'];
  name: Scalars['String']['output'];
  status: CreditStatus;
  campaign: CreditCampaign;
};

export type TimeUnit =
  | 'DAYS'
  | 'HOURS'
  | 'MINUTES'
  | 'MONTHS'
  | 'SECONDS'
  | 'YEARS';

export type Transfer = {
  id: Scalars['ID']['output'];
  supplierName: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
  duration: Duration;
  stepFree: Scalars['Boolean']['output'];
  price: Money;
  chosen: Scalars['Boolean']['output'];
};

export type TransferPrice = LineItemPrice & {
  price: Money;
  discountedPrice: Money;
  id: Scalars['ID']['output'];
  numberOfPassengers: Scalars['Int']['output'];
};

export type TripAdvisorInformation = {
  rating: Scalars['Float']['output'];
  reviewCount: Scalars['Int']['output'];
  reviewsUrl: Scalars['String']['output'];
  /** Number of reviews with 1, 2, 3, 4 and 5. */
  distribution: Array<Scalars['Int']['output']>;
  reviews: Array<Review>;
};

export type UnprocessedOrder = {
  message: Scalars['String']['output'];
  reason: Scalars['String']['output'];
};

/** Lowest total of a week of departures, for the week graph. */
export type WeekPrice = {
  startDate: Scalars['Date']['output'];
  departureDate?: Maybe<Scalars['Date']['output']>;
  total?: Maybe<Money>;
  chosen: Scalars['Boolean']['output'];
  cheapest: Scalars['Boolean']['output'];
};

export type WeightLimit = {
  value: Scalars['Float']['output'];
  unit: Scalars['String']['output'];
};

export type WheelchairType =
  | 'MANUAL'
  | 'MANUAL_FOLDABLE'
  | 'ELECTRIC_DRY_BATTERY'
  | 'ELECTRIC_WET_BATTERY'
  | 'MOBILITY_SCOOTER';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AdditionalCharge: ( Partial<CityTax> );
  CommitOrderResult:
    | ( Partial<ProcessingOrder> )
    | ( Partial<UnprocessedOrder> )
  ;
  CreateBasketResult:
    | ( Partial<Omit<BasketCreated, 'basket'> & { basket: _RefType['Basket'] }> )
    | ( Partial<NoAvailability> )
    | ( Partial<BasketPriceChanged> )
    | ( Partial<HolidayNotFound> )
  ;
  CreatePaymentPageResult:
    | ( Partial<PaymentPage> )
    | ( Partial<CheckoutDoesNotExist> )
    | ( Partial<BasketExpired> )
    | ( Partial<BasketMissingPaymentSchedule> )
    | ( Partial<PaymentAlreadyExists> )
    | ( Partial<PaymentPageCreationFailed> )
  ;
  CreatePaymentRequestResult:
    | ( Partial<PaymentRequest> )
    | ( Partial<CheckoutDoesNotExist> )
    | ( Partial<BasketExpired> )
    | ( Partial<BasketMissingPaymentSchedule> )
    | ( Partial<PaymentAlreadyExists> )
    | ( Partial<PaymentRequestCreationFailed> )
  ;
  HolidayResult:
    | ( Partial<Holiday> )
    | ( Partial<HolidayNotFound> )
    | ( Partial<NoAvailability> )
  ;
  NeighboursResult:
    | ( Partial<Neighbours> )
    | ( Partial<HolidayNotFound> )
  ;
  PlaceOrderResult:
    | ( Partial<PlacedOrder> )
    | ( Partial<BasketExpired> )
    | ( Partial<CheckoutDoesNotExist> )
    | ( Partial<DuplicateOrder> )
    | ( Partial<ItemDoesNotExist> )
    | ( Partial<OrderPlacementFailed> )
    | ( Partial<PaymentTokenInvalid> )
  ;
  SupplierSession:
    | ( Partial<ActiveSupplierSession> )
    | ( Partial<ExpiredSupplierSession> )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Credit:
    | ( Partial<PriceDropProtectionCredit> )
    | ( Partial<TargetedCampaignCredit> )
  ;
  LineItem:
    | ( Partial<BasketableCarPark> )
    | ( Partial<BasketableFlight> )
    | ( Partial<BasketableFlightBookingFulfilmentOption> )
    | ( Partial<BasketableHoliday> )
    | ( Partial<BasketableHotel> )
    | ( Partial<BasketableInsurance> )
    | ( Partial<BasketablePriorityBoardingAndTwoCabinBags> )
    | ( Partial<BasketableTransfer> )
  ;
  LineItemPrice:
    | ( Partial<HolidayPrice> )
    | ( Partial<HotelPrice> )
    | ( Partial<PlainPrice> )
    | ( Partial<TransferPrice> )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActiveSupplierSession: ResolverTypeWrapper<Partial<ActiveSupplierSession>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  AdditionalCharge: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdditionalCharge']>>;
  Address: ResolverTypeWrapper<Partial<Address>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  Age: ResolverTypeWrapper<Partial<Age>>;
  AgeInput: ResolverTypeWrapper<Partial<AgeInput>>;
  AgeUnit: ResolverTypeWrapper<Partial<AgeUnit>>;
  Airport: ResolverTypeWrapper<Partial<Airport>>;
  AirportGroup: ResolverTypeWrapper<Partial<AirportGroup>>;
  Alternative: ResolverTypeWrapper<Partial<Alternative>>;
  Assistance: ResolverTypeWrapper<Partial<Assistance>>;
  BaggageItem: ResolverTypeWrapper<Partial<BaggageItem>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  BaggageLinePrice: ResolverTypeWrapper<Partial<BaggageLinePrice>>;
  BaggagePrice: ResolverTypeWrapper<Partial<BaggagePrice>>;
  Basket: ResolverTypeWrapper<Partial<Omit<Basket, 'supplierSession' | 'additionalCharges' | 'lineItems'> & { supplierSession?: Maybe<ResolversTypes['SupplierSession']>, additionalCharges: Array<ResolversTypes['AdditionalCharge']>, lineItems: Array<ResolversTypes['LineItem']> }>>;
  BasketCreated: ResolverTypeWrapper<Partial<Omit<BasketCreated, 'basket'> & { basket: ResolversTypes['Basket'] }>>;
  BasketExpired: ResolverTypeWrapper<Partial<BasketExpired>>;
  BasketHoliday: ResolverTypeWrapper<Partial<BasketHoliday>>;
  BasketMissingPaymentSchedule: ResolverTypeWrapper<Partial<BasketMissingPaymentSchedule>>;
  BasketPayment: ResolverTypeWrapper<Partial<BasketPayment>>;
  BasketPriceChanged: ResolverTypeWrapper<Partial<BasketPriceChanged>>;
  BasketResponse: ResolverTypeWrapper<Partial<Omit<BasketResponse, 'basket'> & { basket?: Maybe<ResolversTypes['Basket']> }>>;
  BasketableCarPark: ResolverTypeWrapper<Partial<BasketableCarPark>>;
  BasketableFlight: ResolverTypeWrapper<Partial<BasketableFlight>>;
  BasketableFlightBookingFulfilmentOption: ResolverTypeWrapper<Partial<BasketableFlightBookingFulfilmentOption>>;
  BasketableHoliday: ResolverTypeWrapper<Partial<BasketableHoliday>>;
  BasketableHotel: ResolverTypeWrapper<Partial<BasketableHotel>>;
  BasketableInsurance: ResolverTypeWrapper<Partial<BasketableInsurance>>;
  BasketablePriorityBoardingAndTwoCabinBags: ResolverTypeWrapper<Partial<BasketablePriorityBoardingAndTwoCabinBags>>;
  BasketableTransfer: ResolverTypeWrapper<Partial<BasketableTransfer>>;
  BillingAddress: ResolverTypeWrapper<Partial<BillingAddress>>;
  BillingAddressInput: ResolverTypeWrapper<Partial<BillingAddressInput>>;
  Board: ResolverTypeWrapper<Partial<Board>>;
  BoardOption: ResolverTypeWrapper<Partial<BoardOption>>;
  BookingMode: ResolverTypeWrapper<Partial<BookingMode>>;
  CalendarDate: ResolverTypeWrapper<Partial<CalendarDate>>;
  CalendarPrice: ResolverTypeWrapper<Partial<CalendarPrice>>;
  CancellationSpan: ResolverTypeWrapper<Partial<CancellationSpan>>;
  CarDetails: ResolverTypeWrapper<Partial<CarDetails>>;
  CarDetailsInput: ResolverTypeWrapper<Partial<CarDetailsInput>>;
  CarPark: ResolverTypeWrapper<Partial<CarPark>>;
  Checkout: ResolverTypeWrapper<Partial<Omit<Checkout, 'basket' | 'lineItems' | 'newCredits'> & { basket: ResolversTypes['Basket'], lineItems: Array<ResolversTypes['LineItem']>, newCredits: Array<ResolversTypes['Credit']> }>>;
  CheckoutDoesNotExist: ResolverTypeWrapper<Partial<CheckoutDoesNotExist>>;
  CheckoutResponse: ResolverTypeWrapper<Partial<Omit<CheckoutResponse, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>>;
  CheckoutRules: ResolverTypeWrapper<Partial<CheckoutRules>>;
  CheckoutStatus: ResolverTypeWrapper<Partial<CheckoutStatus>>;
  CheckoutStep: ResolverTypeWrapper<Partial<CheckoutStep>>;
  ChildSeating: ResolverTypeWrapper<Partial<ChildSeating>>;
  CityTax: ResolverTypeWrapper<Partial<CityTax>>;
  CommitOrderResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommitOrderResult']>>;
  ContactDetails: ResolverTypeWrapper<Partial<ContactDetails>>;
  ContactDetailsInput: ResolverTypeWrapper<Partial<ContactDetailsInput>>;
  CreateBasketResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateBasketResult']>>;
  CreatePaymentPageResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePaymentPageResult']>>;
  CreatePaymentRequestResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePaymentRequestResult']>>;
  Credit: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Credit']>;
  CreditCampaign: ResolverTypeWrapper<Partial<CreditCampaign>>;
  CreditStatus: ResolverTypeWrapper<Partial<CreditStatus>>;
  CurrencyCode: ResolverTypeWrapper<Partial<CurrencyCode>>;
  Customer: ResolverTypeWrapper<Partial<Customer>>;
  Date: ResolverTypeWrapper<Partial<Scalars['Date']['output']>>;
  DateChoice: ResolverTypeWrapper<Partial<DateChoice>>;
  DateFormat: ResolverTypeWrapper<Partial<DateFormat>>;
  DateRangeInput: ResolverTypeWrapper<Partial<DateRangeInput>>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  DepartureDateRange: ResolverTypeWrapper<Partial<DepartureDateRange>>;
  DeparturesBoard: ResolverTypeWrapper<Partial<DeparturesBoard>>;
  Derivative: ResolverTypeWrapper<Partial<Derivative>>;
  Destination: ResolverTypeWrapper<Partial<Destination>>;
  DiscoverLevel: ResolverTypeWrapper<Partial<DiscoverLevel>>;
  DiscoveredPlace: ResolverTypeWrapper<Partial<DiscoveredPlace>>;
  Discovery: ResolverTypeWrapper<Partial<Discovery>>;
  DuplicateOrder: ResolverTypeWrapper<Partial<DuplicateOrder>>;
  Duration: ResolverTypeWrapper<Partial<Duration>>;
  EntryRules: ResolverTypeWrapper<Partial<EntryRules>>;
  ExpectedTraveller: ResolverTypeWrapper<Partial<ExpectedTraveller>>;
  ExpiredSupplierSession: ResolverTypeWrapper<Partial<ExpiredSupplierSession>>;
  Facility: ResolverTypeWrapper<Partial<Facility>>;
  FieldError: ResolverTypeWrapper<Partial<FieldError>>;
  FilterApiType: ResolverTypeWrapper<Partial<FilterApiType>>;
  FilterOption: ResolverTypeWrapper<Partial<FilterOption>>;
  FilterType: ResolverTypeWrapper<Partial<FilterType>>;
  FiltersInput: ResolverTypeWrapper<Partial<FiltersInput>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  FlightChoice: ResolverTypeWrapper<Partial<FlightChoice>>;
  FlightFulfilment: ResolverTypeWrapper<Partial<FlightFulfilment>>;
  FlightItinerary: ResolverTypeWrapper<Partial<FlightItinerary>>;
  FlightLeg: ResolverTypeWrapper<Partial<FlightLeg>>;
  FlightSegment: ResolverTypeWrapper<Partial<FlightSegment>>;
  GridPrice: ResolverTypeWrapper<Partial<GridPrice>>;
  GridSheet: ResolverTypeWrapper<Partial<GridSheet>>;
  Holiday: ResolverTypeWrapper<Partial<Holiday>>;
  HolidayBookmark: ResolverTypeWrapper<Partial<HolidayBookmark>>;
  HolidayCalendar: ResolverTypeWrapper<Partial<HolidayCalendar>>;
  HolidayCriteria: ResolverTypeWrapper<Partial<HolidayCriteria>>;
  HolidayGrid: ResolverTypeWrapper<Partial<HolidayGrid>>;
  HolidayNotFound: ResolverTypeWrapper<Partial<HolidayNotFound>>;
  HolidayPrice: ResolverTypeWrapper<Partial<HolidayPrice>>;
  HolidayResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HolidayResult']>>;
  Hotel: ResolverTypeWrapper<Partial<Hotel>>;
  HotelItinerary: ResolverTypeWrapper<Partial<HotelItinerary>>;
  HotelList: ResolverTypeWrapper<Partial<HotelList>>;
  HotelPrice: ResolverTypeWrapper<Partial<HotelPrice>>;
  Impairment: ResolverTypeWrapper<Partial<Impairment>>;
  Instalment: ResolverTypeWrapper<Partial<Instalment>>;
  Insurance: ResolverTypeWrapper<Partial<Insurance>>;
  InsuranceDocument: ResolverTypeWrapper<Partial<InsuranceDocument>>;
  ItemDoesNotExist: ResolverTypeWrapper<Partial<ItemDoesNotExist>>;
  LineItem: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LineItem']>;
  LineItemPrice: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LineItemPrice']>;
  ListedHotel: ResolverTypeWrapper<Partial<ListedHotel>>;
  LocatedIn: ResolverTypeWrapper<Partial<LocatedIn>>;
  LocationBasedData: ResolverTypeWrapper<Partial<LocationBasedData>>;
  LocationType: ResolverTypeWrapper<Partial<LocationType>>;
  LuggageType: ResolverTypeWrapper<Partial<LuggageType>>;
  MediaType: ResolverTypeWrapper<Partial<MediaType>>;
  Money: ResolverTypeWrapper<Partial<Money>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NearestAirport: ResolverTypeWrapper<Partial<NearestAirport>>;
  Neighbour: ResolverTypeWrapper<Partial<Neighbour>>;
  NeighbourChange: ResolverTypeWrapper<Partial<NeighbourChange>>;
  Neighbours: ResolverTypeWrapper<Partial<Neighbours>>;
  NeighboursResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NeighboursResult']>>;
  NightsRangeInput: ResolverTypeWrapper<Partial<NightsRangeInput>>;
  NoAvailability: ResolverTypeWrapper<Partial<NoAvailability>>;
  Operator: ResolverTypeWrapper<Partial<Operator>>;
  Order: ResolverTypeWrapper<Partial<Order>>;
  OrderDocumentLink: ResolverTypeWrapper<Partial<OrderDocumentLink>>;
  OrderPart: ResolverTypeWrapper<Partial<OrderPart>>;
  OrderPayment: ResolverTypeWrapper<Partial<OrderPayment>>;
  OrderPlacementFailed: ResolverTypeWrapper<Partial<OrderPlacementFailed>>;
  OrderStatus: ResolverTypeWrapper<Partial<OrderStatus>>;
  OtherStatus: ResolverTypeWrapper<Partial<OtherStatus>>;
  Package: ResolverTypeWrapper<Partial<Package>>;
  PackageList: ResolverTypeWrapper<Partial<PackageList>>;
  PackageSearchResults: ResolverTypeWrapper<Partial<PackageSearchResults>>;
  Party: ResolverTypeWrapper<Partial<Party>>;
  PassengerDetails: ResolverTypeWrapper<Partial<PassengerDetails>>;
  PassengerDetailsInput: ResolverTypeWrapper<Partial<PassengerDetailsInput>>;
  PassengerType: ResolverTypeWrapper<Partial<PassengerType>>;
  PaymentAlreadyExists: ResolverTypeWrapper<Partial<PaymentAlreadyExists>>;
  PaymentMethod: ResolverTypeWrapper<Partial<PaymentMethod>>;
  PaymentOutcome: ResolverTypeWrapper<Partial<PaymentOutcome>>;
  PaymentPage: ResolverTypeWrapper<Partial<PaymentPage>>;
  PaymentPageCreationFailed: ResolverTypeWrapper<Partial<PaymentPageCreationFailed>>;
  PaymentRequest: ResolverTypeWrapper<Partial<PaymentRequest>>;
  PaymentRequestCreationFailed: ResolverTypeWrapper<Partial<PaymentRequestCreationFailed>>;
  PaymentSchedule: ResolverTypeWrapper<Partial<PaymentSchedule>>;
  PaymentScheduleInput: ResolverTypeWrapper<Partial<PaymentScheduleInput>>;
  PaymentScheduleOption: ResolverTypeWrapper<Partial<PaymentScheduleOption>>;
  PaymentTokenInvalid: ResolverTypeWrapper<Partial<PaymentTokenInvalid>>;
  Perk: ResolverTypeWrapper<Partial<Perk>>;
  Picture: ResolverTypeWrapper<Partial<Picture>>;
  PlaceOrderResult: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceOrderResult']>>;
  PlacedOrder: ResolverTypeWrapper<Partial<PlacedOrder>>;
  PlainPrice: ResolverTypeWrapper<Partial<PlainPrice>>;
  Platform: ResolverTypeWrapper<Partial<Platform>>;
  Position: ResolverTypeWrapper<Partial<Position>>;
  Price: ResolverTypeWrapper<Partial<Price>>;
  PriceChange: ResolverTypeWrapper<Partial<PriceChange>>;
  PriceDisplay: ResolverTypeWrapper<Partial<PriceDisplay>>;
  PriceDropProtectionClaim: ResolverTypeWrapper<Partial<PriceDropProtectionClaim>>;
  PriceDropProtectionCredit: ResolverTypeWrapper<Partial<PriceDropProtectionCredit>>;
  PriceLine: ResolverTypeWrapper<Partial<PriceLine>>;
  PriceRange: ResolverTypeWrapper<Partial<PriceRange>>;
  PriceRangeInput: ResolverTypeWrapper<Partial<PriceRangeInput>>;
  ProcessingOrder: ResolverTypeWrapper<Partial<ProcessingOrder>>;
  PromotionalCode: ResolverTypeWrapper<Partial<PromotionalCode>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Residency: ResolverTypeWrapper<Partial<Residency>>;
  ResultFilter: ResolverTypeWrapper<Partial<ResultFilter>>;
  Review: ResolverTypeWrapper<Partial<Review>>;
  RoomDetail: ResolverTypeWrapper<Partial<RoomDetail>>;
  RoomInput: ResolverTypeWrapper<Partial<RoomInput>>;
  RoomName: ResolverTypeWrapper<Partial<RoomName>>;
  SavedDeal: ResolverTypeWrapper<Partial<SavedDeal>>;
  SavedPartyInput: ResolverTypeWrapper<Partial<SavedPartyInput>>;
  SavedSearchInput: ResolverTypeWrapper<Partial<SavedSearchInput>>;
  ScheduledInstalment: ResolverTypeWrapper<Partial<ScheduledInstalment>>;
  SearchCriteriaInput: ResolverTypeWrapper<Partial<SearchCriteriaInput>>;
  SearchType: ResolverTypeWrapper<Partial<SearchType>>;
  Seasonality: ResolverTypeWrapper<Partial<Seasonality>>;
  Site: ResolverTypeWrapper<Partial<Site>>;
  SizeLimit: ResolverTypeWrapper<Partial<SizeLimit>>;
  Sort: ResolverTypeWrapper<Partial<Sort>>;
  SpecialAssistance: ResolverTypeWrapper<Partial<SpecialAssistance>>;
  SpecialAssistanceInput: ResolverTypeWrapper<Partial<SpecialAssistanceInput>>;
  StayChoice: ResolverTypeWrapper<Partial<StayChoice>>;
  SupplierSession: Partial<ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SupplierSession']>>;
  TargetedCampaignCredit: ResolverTypeWrapper<Partial<TargetedCampaignCredit>>;
  TimeUnit: ResolverTypeWrapper<Partial<TimeUnit>>;
  Transfer: ResolverTypeWrapper<Partial<Transfer>>;
  TransferPrice: ResolverTypeWrapper<Partial<TransferPrice>>;
  TripAdvisorInformation: ResolverTypeWrapper<Partial<TripAdvisorInformation>>;
  UnprocessedOrder: ResolverTypeWrapper<Partial<UnprocessedOrder>>;
  WeekPrice: ResolverTypeWrapper<Partial<WeekPrice>>;
  WeightLimit: ResolverTypeWrapper<Partial<WeightLimit>>;
  WheelchairType: ResolverTypeWrapper<Partial<WheelchairType>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActiveSupplierSession: Partial<ActiveSupplierSession>;
  ID: Partial<Scalars['ID']['output']>;
  Int: Partial<Scalars['Int']['output']>;
  AdditionalCharge: Partial<ResolversUnionTypes<ResolversParentTypes>['AdditionalCharge']>;
  Address: Partial<Address>;
  String: Partial<Scalars['String']['output']>;
  Age: Partial<Age>;
  AgeInput: Partial<AgeInput>;
  Airport: Partial<Airport>;
  AirportGroup: Partial<AirportGroup>;
  Alternative: Partial<Alternative>;
  BaggageItem: Partial<BaggageItem>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  BaggageLinePrice: Partial<BaggageLinePrice>;
  BaggagePrice: Partial<BaggagePrice>;
  Basket: Partial<Omit<Basket, 'supplierSession' | 'additionalCharges' | 'lineItems'> & { supplierSession?: Maybe<ResolversParentTypes['SupplierSession']>, additionalCharges: Array<ResolversParentTypes['AdditionalCharge']>, lineItems: Array<ResolversParentTypes['LineItem']> }>;
  BasketCreated: Partial<Omit<BasketCreated, 'basket'> & { basket: ResolversParentTypes['Basket'] }>;
  BasketExpired: Partial<BasketExpired>;
  BasketHoliday: Partial<BasketHoliday>;
  BasketMissingPaymentSchedule: Partial<BasketMissingPaymentSchedule>;
  BasketPayment: Partial<BasketPayment>;
  BasketPriceChanged: Partial<BasketPriceChanged>;
  BasketResponse: Partial<Omit<BasketResponse, 'basket'> & { basket?: Maybe<ResolversParentTypes['Basket']> }>;
  BasketableCarPark: Partial<BasketableCarPark>;
  BasketableFlight: Partial<BasketableFlight>;
  BasketableFlightBookingFulfilmentOption: Partial<BasketableFlightBookingFulfilmentOption>;
  BasketableHoliday: Partial<BasketableHoliday>;
  BasketableHotel: Partial<BasketableHotel>;
  BasketableInsurance: Partial<BasketableInsurance>;
  BasketablePriorityBoardingAndTwoCabinBags: Partial<BasketablePriorityBoardingAndTwoCabinBags>;
  BasketableTransfer: Partial<BasketableTransfer>;
  BillingAddress: Partial<BillingAddress>;
  BillingAddressInput: Partial<BillingAddressInput>;
  BoardOption: Partial<BoardOption>;
  CalendarDate: Partial<CalendarDate>;
  CalendarPrice: Partial<CalendarPrice>;
  CancellationSpan: Partial<CancellationSpan>;
  CarDetails: Partial<CarDetails>;
  CarDetailsInput: Partial<CarDetailsInput>;
  CarPark: Partial<CarPark>;
  Checkout: Partial<Omit<Checkout, 'basket' | 'lineItems' | 'newCredits'> & { basket: ResolversParentTypes['Basket'], lineItems: Array<ResolversParentTypes['LineItem']>, newCredits: Array<ResolversParentTypes['Credit']> }>;
  CheckoutDoesNotExist: Partial<CheckoutDoesNotExist>;
  CheckoutResponse: Partial<Omit<CheckoutResponse, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> }>;
  CheckoutRules: Partial<CheckoutRules>;
  CheckoutStep: Partial<CheckoutStep>;
  CityTax: Partial<CityTax>;
  CommitOrderResult: Partial<ResolversUnionTypes<ResolversParentTypes>['CommitOrderResult']>;
  ContactDetails: Partial<ContactDetails>;
  ContactDetailsInput: Partial<ContactDetailsInput>;
  CreateBasketResult: Partial<ResolversUnionTypes<ResolversParentTypes>['CreateBasketResult']>;
  CreatePaymentPageResult: Partial<ResolversUnionTypes<ResolversParentTypes>['CreatePaymentPageResult']>;
  CreatePaymentRequestResult: Partial<ResolversUnionTypes<ResolversParentTypes>['CreatePaymentRequestResult']>;
  Credit: ResolversInterfaceTypes<ResolversParentTypes>['Credit'];
  CreditCampaign: Partial<CreditCampaign>;
  Customer: Partial<Customer>;
  Date: Partial<Scalars['Date']['output']>;
  DateChoice: Partial<DateChoice>;
  DateRangeInput: Partial<DateRangeInput>;
  DateTime: Partial<Scalars['DateTime']['output']>;
  DepartureDateRange: Partial<DepartureDateRange>;
  DeparturesBoard: Partial<DeparturesBoard>;
  Derivative: Partial<Derivative>;
  Destination: Partial<Destination>;
  DiscoveredPlace: Partial<DiscoveredPlace>;
  Discovery: Partial<Discovery>;
  DuplicateOrder: Partial<DuplicateOrder>;
  Duration: Partial<Duration>;
  EntryRules: Partial<EntryRules>;
  ExpectedTraveller: Partial<ExpectedTraveller>;
  ExpiredSupplierSession: Partial<ExpiredSupplierSession>;
  Facility: Partial<Facility>;
  FieldError: Partial<FieldError>;
  FilterOption: Partial<FilterOption>;
  FiltersInput: Partial<FiltersInput>;
  Float: Partial<Scalars['Float']['output']>;
  FlightChoice: Partial<FlightChoice>;
  FlightFulfilment: Partial<FlightFulfilment>;
  FlightItinerary: Partial<FlightItinerary>;
  FlightLeg: Partial<FlightLeg>;
  FlightSegment: Partial<FlightSegment>;
  GridPrice: Partial<GridPrice>;
  GridSheet: Partial<GridSheet>;
  Holiday: Partial<Holiday>;
  HolidayBookmark: Partial<HolidayBookmark>;
  HolidayCalendar: Partial<HolidayCalendar>;
  HolidayCriteria: Partial<HolidayCriteria>;
  HolidayGrid: Partial<HolidayGrid>;
  HolidayNotFound: Partial<HolidayNotFound>;
  HolidayPrice: Partial<HolidayPrice>;
  HolidayResult: Partial<ResolversUnionTypes<ResolversParentTypes>['HolidayResult']>;
  Hotel: Partial<Hotel>;
  HotelItinerary: Partial<HotelItinerary>;
  HotelList: Partial<HotelList>;
  HotelPrice: Partial<HotelPrice>;
  Instalment: Partial<Instalment>;
  Insurance: Partial<Insurance>;
  InsuranceDocument: Partial<InsuranceDocument>;
  ItemDoesNotExist: Partial<ItemDoesNotExist>;
  LineItem: ResolversInterfaceTypes<ResolversParentTypes>['LineItem'];
  LineItemPrice: ResolversInterfaceTypes<ResolversParentTypes>['LineItemPrice'];
  ListedHotel: Partial<ListedHotel>;
  LocatedIn: Partial<LocatedIn>;
  LocationBasedData: Partial<LocationBasedData>;
  Money: Partial<Money>;
  Mutation: Record<PropertyKey, never>;
  NearestAirport: Partial<NearestAirport>;
  Neighbour: Partial<Neighbour>;
  Neighbours: Partial<Neighbours>;
  NeighboursResult: Partial<ResolversUnionTypes<ResolversParentTypes>['NeighboursResult']>;
  NightsRangeInput: Partial<NightsRangeInput>;
  NoAvailability: Partial<NoAvailability>;
  Operator: Partial<Operator>;
  Order: Partial<Order>;
  OrderDocumentLink: Partial<OrderDocumentLink>;
  OrderPart: Partial<OrderPart>;
  OrderPayment: Partial<OrderPayment>;
  OrderPlacementFailed: Partial<OrderPlacementFailed>;
  Package: Partial<Package>;
  PackageList: Partial<PackageList>;
  PackageSearchResults: Partial<PackageSearchResults>;
  Party: Partial<Party>;
  PassengerDetails: Partial<PassengerDetails>;
  PassengerDetailsInput: Partial<PassengerDetailsInput>;
  PaymentAlreadyExists: Partial<PaymentAlreadyExists>;
  PaymentPage: Partial<PaymentPage>;
  PaymentPageCreationFailed: Partial<PaymentPageCreationFailed>;
  PaymentRequest: Partial<PaymentRequest>;
  PaymentRequestCreationFailed: Partial<PaymentRequestCreationFailed>;
  PaymentSchedule: Partial<PaymentSchedule>;
  PaymentScheduleInput: Partial<PaymentScheduleInput>;
  PaymentScheduleOption: Partial<PaymentScheduleOption>;
  PaymentTokenInvalid: Partial<PaymentTokenInvalid>;
  Perk: Partial<Perk>;
  Picture: Partial<Picture>;
  PlaceOrderResult: Partial<ResolversUnionTypes<ResolversParentTypes>['PlaceOrderResult']>;
  PlacedOrder: Partial<PlacedOrder>;
  PlainPrice: Partial<PlainPrice>;
  Position: Partial<Position>;
  Price: Partial<Price>;
  PriceChange: Partial<PriceChange>;
  PriceDropProtectionClaim: Partial<PriceDropProtectionClaim>;
  PriceDropProtectionCredit: Partial<PriceDropProtectionCredit>;
  PriceLine: Partial<PriceLine>;
  PriceRange: Partial<PriceRange>;
  PriceRangeInput: Partial<PriceRangeInput>;
  ProcessingOrder: Partial<ProcessingOrder>;
  PromotionalCode: Partial<PromotionalCode>;
  Query: Record<PropertyKey, never>;
  ResultFilter: Partial<ResultFilter>;
  Review: Partial<Review>;
  RoomDetail: Partial<RoomDetail>;
  RoomInput: Partial<RoomInput>;
  RoomName: Partial<RoomName>;
  SavedDeal: Partial<SavedDeal>;
  SavedPartyInput: Partial<SavedPartyInput>;
  SavedSearchInput: Partial<SavedSearchInput>;
  ScheduledInstalment: Partial<ScheduledInstalment>;
  SearchCriteriaInput: Partial<SearchCriteriaInput>;
  Seasonality: Partial<Seasonality>;
  Site: Partial<Site>;
  SizeLimit: Partial<SizeLimit>;
  SpecialAssistance: Partial<SpecialAssistance>;
  SpecialAssistanceInput: Partial<SpecialAssistanceInput>;
  StayChoice: Partial<StayChoice>;
  SupplierSession: Partial<ResolversUnionTypes<ResolversParentTypes>['SupplierSession']>;
  TargetedCampaignCredit: Partial<TargetedCampaignCredit>;
  Transfer: Partial<Transfer>;
  TransferPrice: Partial<TransferPrice>;
  TripAdvisorInformation: Partial<TripAdvisorInformation>;
  UnprocessedOrder: Partial<UnprocessedOrder>;
  WeekPrice: Partial<WeekPrice>;
  WeightLimit: Partial<WeightLimit>;
};

export type ActiveSupplierSessionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActiveSupplierSession'] = ResolversParentTypes['ActiveSupplierSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  extendedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdditionalChargeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdditionalCharge'] = ResolversParentTypes['AdditionalCharge']> = {
  __resolveType: TypeResolveFn<'CityTax', ParentType, ContextType>;
};

export type AddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Age'] = ResolversParentTypes['Age']> = {
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['AgeUnit'], ParentType, ContextType>;
};

export type AirportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Airport'] = ResolversParentTypes['Airport']> = {
  iata?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AirportGroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AirportGroup'] = ResolversParentTypes['AirportGroup']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  airports?: Resolver<Array<ResolversTypes['Airport']>, ParentType, ContextType>;
};

export type AlternativeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Alternative'] = ResolversParentTypes['Alternative']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package?: Resolver<ResolversTypes['Package'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BaggageItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BaggageItem'] = ResolversParentTypes['BaggageItem']> = {
  type?: Resolver<ResolversTypes['LuggageType'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isIncluded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sizeLimit?: Resolver<Maybe<ResolversTypes['SizeLimit']>, ParentType, ContextType>;
  weightLimit?: Resolver<Maybe<ResolversTypes['WeightLimit']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['BaggagePrice']>, ParentType, ContextType>;
  baggageCountEqualsPassengers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BaggageLinePriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BaggageLinePrice'] = ResolversParentTypes['BaggageLinePrice']> = {
  baggage?: Resolver<ResolversTypes['BaggageItem'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BaggagePriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BaggagePrice'] = ResolversParentTypes['BaggagePrice']> = {
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  perBag?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  forAll?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BasketResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Basket'] = ResolversParentTypes['Basket']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiry?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holiday?: Resolver<ResolversTypes['BasketHoliday'], ParentType, ContextType>;
  hotel?: Resolver<ResolversTypes['Hotel'], ParentType, ContextType>;
  flights?: Resolver<Maybe<ResolversTypes['FlightItinerary']>, ParentType, ContextType>;
  transfer?: Resolver<Maybe<ResolversTypes['Transfer']>, ParentType, ContextType>;
  flightFulfilment?: Resolver<Array<ResolversTypes['FlightFulfilment']>, ParentType, ContextType>;
  bags?: Resolver<Array<ResolversTypes['BaggageItem']>, ParentType, ContextType>;
  insurance?: Resolver<Maybe<ResolversTypes['Insurance']>, ParentType, ContextType>;
  parking?: Resolver<Maybe<ResolversTypes['CarPark']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  packagePrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  originalPriceWithExtras?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['BasketPayment']>, ParentType, ContextType>;
  paymentScheduleOptions?: Resolver<Array<ResolversTypes['PaymentScheduleOption']>, ParentType, ContextType>;
  includedPerks?: Resolver<Array<ResolversTypes['Perk']>, ParentType, ContextType>;
  supplierSession?: Resolver<Maybe<ResolversTypes['SupplierSession']>, ParentType, ContextType>;
  priorityBoarding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  promotionalCode?: Resolver<Maybe<ResolversTypes['PromotionalCode']>, ParentType, ContextType>;
  additionalCharges?: Resolver<Array<ResolversTypes['AdditionalCharge']>, ParentType, ContextType>;
  lineItems?: Resolver<Array<ResolversTypes['LineItem']>, ParentType, ContextType>;
  priceChange?: Resolver<Maybe<ResolversTypes['PriceChange']>, ParentType, ContextType>;
  transferOptions?: Resolver<Array<ResolversTypes['Transfer']>, ParentType, ContextType>;
  carParkOptions?: Resolver<Array<ResolversTypes['CarPark']>, ParentType, ContextType>;
  insuranceOptions?: Resolver<Array<ResolversTypes['Insurance']>, ParentType, ContextType>;
  unavailableExtras?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  checkoutId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  checkoutStatus?: Resolver<Maybe<ResolversTypes['CheckoutStatus']>, ParentType, ContextType>;
};

export type BasketCreatedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketCreated'] = ResolversParentTypes['BasketCreated']> = {
  basket?: Resolver<ResolversTypes['Basket'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketExpiredResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketExpired'] = ResolversParentTypes['BasketExpired']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketHolidayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketHoliday'] = ResolversParentTypes['BasketHoliday']> = {
  hotelQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  flightQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itinerary?: Resolver<ResolversTypes['HotelItinerary'], ParentType, ContextType>;
  board?: Resolver<ResolversTypes['BoardOption'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['RoomDetail']>, ParentType, ContextType>;
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  returnDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isPackage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BasketMissingPaymentScheduleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketMissingPaymentSchedule'] = ResolversParentTypes['BasketMissingPaymentSchedule']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketPaymentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketPayment'] = ResolversParentTypes['BasketPayment']> = {
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BasketPriceChangedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketPriceChanged'] = ResolversParentTypes['BasketPriceChanged']> = {
  priceChange?: Resolver<ResolversTypes['PriceChange'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketResponseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketResponse'] = ResolversParentTypes['BasketResponse']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
};

export type BasketableCarParkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketableCarPark'] = ResolversParentTypes['BasketableCarPark']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['PlainPrice'], ParentType, ContextType>;
  carPark?: Resolver<ResolversTypes['CarPark'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketableFlightResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketableFlight'] = ResolversParentTypes['BasketableFlight']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['PlainPrice'], ParentType, ContextType>;
  flightReferences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketableFlightBookingFulfilmentOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketableFlightBookingFulfilmentOption'] = ResolversParentTypes['BasketableFlightBookingFulfilmentOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['PlainPrice'], ParentType, ContextType>;
  fulfilmentOption?: Resolver<ResolversTypes['FlightFulfilment'], ParentType, ContextType>;
  flightReferences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketableHolidayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketableHoliday'] = ResolversParentTypes['BasketableHoliday']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['HolidayPrice'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketableHotelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketableHotel'] = ResolversParentTypes['BasketableHotel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['HotelPrice'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketableInsuranceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketableInsurance'] = ResolversParentTypes['BasketableInsurance']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['PlainPrice'], ParentType, ContextType>;
  insurance?: Resolver<ResolversTypes['Insurance'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketablePriorityBoardingAndTwoCabinBagsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketablePriorityBoardingAndTwoCabinBags'] = ResolversParentTypes['BasketablePriorityBoardingAndTwoCabinBags']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['PlainPrice'], ParentType, ContextType>;
  flightReferences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketableTransferResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketableTransfer'] = ResolversParentTypes['BasketableTransfer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['TransferPrice'], ParentType, ContextType>;
  transfer?: Resolver<ResolversTypes['Transfer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BillingAddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BillingAddress'] = ResolversParentTypes['BillingAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isoCountryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BoardOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BoardOption'] = ResolversParentTypes['BoardOption']> = {
  code?: Resolver<ResolversTypes['Board'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRefundable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refundableUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type CalendarDateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CalendarDate'] = ResolversParentTypes['CalendarDate']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  totals?: Resolver<Array<Maybe<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type CalendarPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CalendarPrice'] = ResolversParentTypes['CalendarPrice']> = {
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  numberOfNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancellationSpanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancellationSpan'] = ResolversParentTypes['CancellationSpan']> = {
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CarDetailsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CarDetails'] = ResolversParentTypes['CarDetails']> = {
  colour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  make?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CarParkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CarPark'] = ResolversParentTypes['CarPark']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CheckoutStatus'], ParentType, ContextType>;
  orderReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isExistingCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  eligibleForPromotionalCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  basket?: Resolver<ResolversTypes['Basket'], ParentType, ContextType>;
  travellers?: Resolver<Array<ResolversTypes['ExpectedTraveller']>, ParentType, ContextType>;
  passengerDetails?: Resolver<Array<ResolversTypes['PassengerDetails']>, ParentType, ContextType>;
  contactDetails?: Resolver<Maybe<ResolversTypes['ContactDetails']>, ParentType, ContextType>;
  carDetails?: Resolver<Maybe<ResolversTypes['CarDetails']>, ParentType, ContextType>;
  paymentSchedule?: Resolver<Maybe<ResolversTypes['PaymentSchedule']>, ParentType, ContextType>;
  paymentScheduleOptions?: Resolver<Array<ResolversTypes['PaymentScheduleOption']>, ParentType, ContextType>;
  lineItems?: Resolver<Array<ResolversTypes['LineItem']>, ParentType, ContextType>;
  newCredits?: Resolver<Array<ResolversTypes['Credit']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['CheckoutStep']>, ParentType, ContextType>;
  lastRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutDoesNotExistResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckoutDoesNotExist'] = ResolversParentTypes['CheckoutDoesNotExist']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutResponseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckoutResponse'] = ResolversParentTypes['CheckoutResponse']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
};

export type CheckoutRulesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckoutRules'] = ResolversParentTypes['CheckoutRules']> = {
  earliestDepartureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  latestDepartureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type CheckoutStepResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckoutStep'] = ResolversParentTypes['CheckoutStep']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CityTaxResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CityTax'] = ResolversParentTypes['CityTax']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommitOrderResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CommitOrderResult'] = ResolversParentTypes['CommitOrderResult']> = {
  __resolveType: TypeResolveFn<'ProcessingOrder' | 'UnprocessedOrder', ParentType, ContextType>;
};

export type ContactDetailsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContactDetails'] = ResolversParentTypes['ContactDetails']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternativeEmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optIntoMarketing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billingAddress?: Resolver<ResolversTypes['BillingAddress'], ParentType, ContextType>;
};

export type CreateBasketResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateBasketResult'] = ResolversParentTypes['CreateBasketResult']> = {
  __resolveType: TypeResolveFn<'BasketCreated' | 'NoAvailability' | 'BasketPriceChanged' | 'HolidayNotFound', ParentType, ContextType>;
};

export type CreatePaymentPageResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreatePaymentPageResult'] = ResolversParentTypes['CreatePaymentPageResult']> = {
  __resolveType: TypeResolveFn<'PaymentPage' | 'CheckoutDoesNotExist' | 'BasketExpired' | 'BasketMissingPaymentSchedule' | 'PaymentAlreadyExists' | 'PaymentPageCreationFailed', ParentType, ContextType>;
};

export type CreatePaymentRequestResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreatePaymentRequestResult'] = ResolversParentTypes['CreatePaymentRequestResult']> = {
  __resolveType: TypeResolveFn<'PaymentRequest' | 'CheckoutDoesNotExist' | 'BasketExpired' | 'BasketMissingPaymentSchedule' | 'PaymentAlreadyExists' | 'PaymentRequestCreationFailed', ParentType, ContextType>;
};

export type CreditResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Credit'] = ResolversParentTypes['Credit']> = {
  __resolveType: TypeResolveFn<'PriceDropProtectionCredit' | 'TargetedCampaignCredit', ParentType, ContextType>;
};

export type CreditCampaignResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditCampaign'] = ResolversParentTypes['CreditCampaign']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  redemptionConditionsDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type DateChoiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DateChoice'] = ResolversParentTypes['DateChoice']> = {
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  numberOfNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hotelQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  flightQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cheapest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DepartureDateRangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DepartureDateRange'] = ResolversParentTypes['DepartureDateRange']> = {
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DeparturesBoardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeparturesBoard'] = ResolversParentTypes['DeparturesBoard']> = {
  airport?: Resolver<ResolversTypes['Airport'], ParentType, ContextType>;
  isOfSavedSearch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  packages?: Resolver<Array<ResolversTypes['Package']>, ParentType, ContextType>;
};

export type DerivativeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Derivative'] = ResolversParentTypes['Derivative']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DestinationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Destination'] = ResolversParentTypes['Destination']> = {
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LocationType'], ParentType, ContextType>;
  within?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availableFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  seasonality?: Resolver<Maybe<ResolversTypes['Seasonality']>, ParentType, ContextType>;
  locationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thingsToDo?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  nearestAirports?: Resolver<Array<ResolversTypes['NearestAirport']>, ParentType, ContextType, RequireFields<DestinationNearestAirportsArgs, 'first'>>;
};

export type DiscoveredPlaceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DiscoveredPlace'] = ResolversParentTypes['DiscoveredPlace']> = {
  place?: Resolver<ResolversTypes['Destination'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  hotels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  perPerson?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  hotelQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  flightQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hotelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  numberOfNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DiscoveryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Discovery'] = ResolversParentTypes['Discovery']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['DiscoveredPlace']>, ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DuplicateOrderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DuplicateOrder'] = ResolversParentTypes['DuplicateOrder']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DurationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Duration'] = ResolversParentTypes['Duration']> = {
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EntryRulesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EntryRules'] = ResolversParentTypes['EntryRules']> = {
  passport?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visa?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  check?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExpectedTravellerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExpectedTraveller'] = ResolversParentTypes['ExpectedTraveller']> = {
  type?: Resolver<ResolversTypes['PassengerType'], ParentType, ContextType>;
  statedAge?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ExpiredSupplierSessionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExpiredSupplierSession'] = ResolversParentTypes['ExpiredSupplierSession']> = {
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FacilityResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Facility'] = ResolversParentTypes['Facility']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FilterOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FilterOption'] = ResolversParentTypes['FilterOption']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FlightChoiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FlightChoice'] = ResolversParentTypes['FlightChoice']> = {
  flightQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hotelQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outbound?: Resolver<ResolversTypes['FlightLeg'], ParentType, ContextType>;
  inbound?: Resolver<ResolversTypes['FlightLeg'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FlightFulfilmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FlightFulfilment'] = ResolversParentTypes['FlightFulfilment']> = {
  mode?: Resolver<ResolversTypes['BookingMode'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FlightItineraryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FlightItinerary'] = ResolversParentTypes['FlightItinerary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  departureAirport?: Resolver<ResolversTypes['Airport'], ParentType, ContextType>;
  arrivalAirport?: Resolver<ResolversTypes['Airport'], ParentType, ContextType>;
  outbound?: Resolver<ResolversTypes['FlightLeg'], ParentType, ContextType>;
  inbound?: Resolver<ResolversTypes['FlightLeg'], ParentType, ContextType>;
  multileg?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  triangular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FlightLegResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FlightLeg'] = ResolversParentTypes['FlightLeg']> = {
  duration?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  baggageOptions?: Resolver<Array<ResolversTypes['BaggageItem']>, ParentType, ContextType>;
  segments?: Resolver<Array<ResolversTypes['FlightSegment']>, ParentType, ContextType>;
  stops?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FlightSegmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FlightSegment'] = ResolversParentTypes['FlightSegment']> = {
  flightNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  departureTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  arrivalTime?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departureAirport?: Resolver<ResolversTypes['Airport'], ParentType, ContextType>;
  arrivalAirport?: Resolver<ResolversTypes['Airport'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
};

export type GridPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GridPrice'] = ResolversParentTypes['GridPrice']> = {
  airport?: Resolver<Maybe<ResolversTypes['Airport']>, ParentType, ContextType>;
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  numberOfNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GridSheetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GridSheet'] = ResolversParentTypes['GridSheet']> = {
  airport?: Resolver<Maybe<ResolversTypes['Airport']>, ParentType, ContextType>;
  cheapest?: Resolver<ResolversTypes['GridPrice'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<GridSheetTotalsArgs>>;
};

export type HolidayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  hotelQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  flightQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hotel?: Resolver<ResolversTypes['Hotel'], ParentType, ContextType>;
  hotelItinerary?: Resolver<ResolversTypes['HotelItinerary'], ParentType, ContextType>;
  flightItinerary?: Resolver<Maybe<ResolversTypes['FlightItinerary']>, ParentType, ContextType>;
  criteria?: Resolver<ResolversTypes['HolidayCriteria'], ParentType, ContextType>;
  perks?: Resolver<Array<ResolversTypes['Perk']>, ParentType, ContextType>;
  board?: Resolver<ResolversTypes['BoardOption'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['RoomDetail']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  priceChange?: Resolver<Maybe<ResolversTypes['PriceChange']>, ParentType, ContextType>;
  cancellation?: Resolver<Array<ResolversTypes['CancellationSpan']>, ParentType, ContextType>;
  paymentScheduleOptions?: Resolver<Array<ResolversTypes['PaymentScheduleOption']>, ParentType, ContextType>;
  isPackage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  entryRules?: Resolver<Maybe<ResolversTypes['EntryRules']>, ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  roomChoices?: Resolver<Array<ResolversTypes['StayChoice']>, ParentType, ContextType>;
  flightChoices?: Resolver<Array<ResolversTypes['FlightChoice']>, ParentType, ContextType>;
  dateChoices?: Resolver<Array<ResolversTypes['DateChoice']>, ParentType, ContextType>;
  searchQuery?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HolidayBookmarkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HolidayBookmark'] = ResolversParentTypes['HolidayBookmark']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hotelQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  flightQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HolidayCalendarResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HolidayCalendar'] = ResolversParentTypes['HolidayCalendar']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  nights?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  dates?: Resolver<Array<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  cheapest?: Resolver<Maybe<ResolversTypes['CalendarPrice']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['CalendarPrice']>, ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HolidayCriteriaResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HolidayCriteria'] = ResolversParentTypes['HolidayCriteria']> = {
  destinationIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  numberOfRooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departureDateRange?: Resolver<ResolversTypes['DepartureDateRange'], ParentType, ContextType>;
};

export type HolidayGridResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HolidayGrid'] = ResolversParentTypes['HolidayGrid']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  firstDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nights?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  sheets?: Resolver<Array<ResolversTypes['GridSheet']>, ParentType, ContextType>;
  cheapest?: Resolver<Maybe<ResolversTypes['GridPrice']>, ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['GridPrice']>, ParentType, ContextType>;
  byNights?: Resolver<Array<ResolversTypes['GridPrice']>, ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HolidayNotFoundResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HolidayNotFound'] = ResolversParentTypes['HolidayNotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HolidayPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HolidayPrice'] = ResolversParentTypes['HolidayPrice']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  atolTrustProtectionFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  room?: Resolver<ResolversTypes['RoomName'], ParentType, ContextType>;
  board?: Resolver<ResolversTypes['BoardOption'], ParentType, ContextType>;
  baggagePrices?: Resolver<Array<ResolversTypes['BaggageLinePrice']>, ParentType, ContextType>;
  boardQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  flightQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inboundFlightPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outboundFlightPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  seatsPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HolidayResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HolidayResult'] = ResolversParentTypes['HolidayResult']> = {
  __resolveType: TypeResolveFn<'Holiday' | 'HolidayNotFound' | 'NoAvailability', ParentType, ContextType>;
};

export type HotelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Hotel'] = ResolversParentTypes['Hotel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ourStarRating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locatedIn?: Resolver<Array<ResolversTypes['LocatedIn']>, ParentType, ContextType>;
  locationBasedData?: Resolver<ResolversTypes['LocationBasedData'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  nearestAirports?: Resolver<Array<ResolversTypes['NearestAirport']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Picture']>, ParentType, ContextType, Partial<HotelPicturesArgs>>;
  tripAdvisorInformation?: Resolver<ResolversTypes['TripAdvisorInformation'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidingFact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facilities?: Resolver<Array<ResolversTypes['Facility']>, ParentType, ContextType>;
  access?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  metresToBeach?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  checkInFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HotelItineraryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HotelItinerary'] = ResolversParentTypes['HotelItinerary']> = {
  checkInDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkOutDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  numberOfRooms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
};

export type HotelListResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HotelList'] = ResolversParentTypes['HotelList']> = {
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hotels?: Resolver<Array<ResolversTypes['ListedHotel']>, ParentType, ContextType>;
};

export type HotelPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HotelPrice'] = ResolversParentTypes['HotelPrice']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  room?: Resolver<ResolversTypes['RoomName'], ParentType, ContextType>;
  board?: Resolver<ResolversTypes['BoardOption'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InstalmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Instalment'] = ResolversParentTypes['Instalment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  transactionFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type InsuranceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Insurance'] = ResolversParentTypes['Insurance']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['InsuranceDocument']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InsuranceDocumentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InsuranceDocument'] = ResolversParentTypes['InsuranceDocument']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemDoesNotExistResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ItemDoesNotExist'] = ResolversParentTypes['ItemDoesNotExist']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LineItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LineItem'] = ResolversParentTypes['LineItem']> = {
  __resolveType: TypeResolveFn<'BasketableCarPark' | 'BasketableFlight' | 'BasketableFlightBookingFulfilmentOption' | 'BasketableHoliday' | 'BasketableHotel' | 'BasketableInsurance' | 'BasketablePriorityBoardingAndTwoCabinBags' | 'BasketableTransfer', ParentType, ContextType>;
};

export type LineItemPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LineItemPrice'] = ResolversParentTypes['LineItemPrice']> = {
  __resolveType: TypeResolveFn<'HolidayPrice' | 'HotelPrice' | 'PlainPrice' | 'TransferPrice', ParentType, ContextType>;
};

export type ListedHotelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListedHotel'] = ResolversParentTypes['ListedHotel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocatedInResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LocatedIn'] = ResolversParentTypes['LocatedIn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hierarchyPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availableFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type LocationBasedDataResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LocationBasedData'] = ResolversParentTypes['LocationBasedData']> = {
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createBasket?: Resolver<ResolversTypes['CreateBasketResult'], ParentType, ContextType, RequireFields<MutationCreateBasketArgs, 'hotelQuoteId' | 'flightQuoteId' | 'acceptedTotal'>>;
  refreshBasket?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationRefreshBasketArgs, 'basketId'>>;
  extendBasket?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationExtendBasketArgs, 'basketId'>>;
  acceptBasketPrice?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationAcceptBasketPriceArgs, 'basketId' | 'acceptedTotal'>>;
  setTransfer?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationSetTransferArgs, 'basketId'>>;
  setCarPark?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationSetCarParkArgs, 'basketId'>>;
  setInsurance?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationSetInsuranceArgs, 'basketId'>>;
  setHoldBags?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationSetHoldBagsArgs, 'basketId' | 'quantity'>>;
  checkoutFromBasket?: Resolver<ResolversTypes['CheckoutResponse'], ParentType, ContextType, RequireFields<MutationCheckoutFromBasketArgs, 'basketId'>>;
  addPassengerDetailsToCheckout?: Resolver<ResolversTypes['CheckoutResponse'], ParentType, ContextType, RequireFields<MutationAddPassengerDetailsToCheckoutArgs, 'checkoutId' | 'passengerDetails'>>;
  addContactDetailsToCheckout?: Resolver<ResolversTypes['CheckoutResponse'], ParentType, ContextType, RequireFields<MutationAddContactDetailsToCheckoutArgs, 'checkoutId' | 'contactDetails'>>;
  addCarDetailsToCheckout?: Resolver<ResolversTypes['CheckoutResponse'], ParentType, ContextType, RequireFields<MutationAddCarDetailsToCheckoutArgs, 'checkoutId' | 'carDetails'>>;
  addPaymentScheduleToCheckout?: Resolver<ResolversTypes['CheckoutResponse'], ParentType, ContextType, RequireFields<MutationAddPaymentScheduleToCheckoutArgs, 'checkoutId' | 'paymentSchedule'>>;
  createPaymentPage?: Resolver<ResolversTypes['CreatePaymentPageResult'], ParentType, ContextType, RequireFields<MutationCreatePaymentPageArgs, 'checkoutId'>>;
  createPaymentRequest?: Resolver<ResolversTypes['CreatePaymentRequestResult'], ParentType, ContextType, RequireFields<MutationCreatePaymentRequestArgs, 'checkoutId' | 'cardToken' | 'idempotencyKey'>>;
  finishPaymentRequest?: Resolver<ResolversTypes['CreatePaymentRequestResult'], ParentType, ContextType, RequireFields<MutationFinishPaymentRequestArgs, 'checkoutId'>>;
  commitOrder?: Resolver<ResolversTypes['CommitOrderResult'], ParentType, ContextType, RequireFields<MutationCommitOrderArgs, 'checkoutId'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'checkoutId' | 'paymentToken'>>;
  ping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NearestAirportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NearestAirport'] = ResolversParentTypes['NearestAirport']> = {
  iata?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  km?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NeighbourResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Neighbour'] = ResolversParentTypes['Neighbour']> = {
  change?: Resolver<ResolversTypes['NeighbourChange'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hotelQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  flightQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkInDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  numberOfNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departureAirport?: Resolver<Maybe<ResolversTypes['Airport']>, ParentType, ContextType>;
  board?: Resolver<ResolversTypes['BoardOption'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['RoomName']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NeighboursResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Neighbours'] = ResolversParentTypes['Neighbours']> = {
  neighbours?: Resolver<Array<ResolversTypes['Neighbour']>, ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NeighboursResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NeighboursResult'] = ResolversParentTypes['NeighboursResult']> = {
  __resolveType: TypeResolveFn<'Neighbours' | 'HolidayNotFound', ParentType, ContextType>;
};

export type NoAvailabilityResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NoAvailability'] = ResolversParentTypes['NoAvailability']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hotel?: Resolver<Maybe<ResolversTypes['Hotel']>, ParentType, ContextType>;
  alternatives?: Resolver<Array<ResolversTypes['Alternative']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OperatorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  requestStatus?: Resolver<ResolversTypes['OtherStatus'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hotel?: Resolver<ResolversTypes['Hotel'], ParentType, ContextType>;
  flights?: Resolver<Maybe<ResolversTypes['FlightItinerary']>, ParentType, ContextType>;
  holiday?: Resolver<ResolversTypes['BasketHoliday'], ParentType, ContextType>;
  passengerNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  emailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['OrderPart']>, ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['OrderDocumentLink']>, ParentType, ContextType>;
};

export type OrderDocumentLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderDocumentLink'] = ResolversParentTypes['OrderDocumentLink']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPartResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderPart'] = ResolversParentTypes['OrderPart']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['PaymentOutcome'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderPlacementFailedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderPlacementFailed'] = ResolversParentTypes['OrderPlacementFailed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceChange?: Resolver<Maybe<ResolversTypes['PriceChange']>, ParentType, ContextType>;
  moneyReturned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PackageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Package'] = ResolversParentTypes['Package']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hotelQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  flightQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  boardQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hotel?: Resolver<ResolversTypes['Hotel'], ParentType, ContextType>;
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkInDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  numberOfNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  board?: Resolver<ResolversTypes['BoardOption'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['RoomName']>, ParentType, ContextType>;
  outbound?: Resolver<Maybe<ResolversTypes['FlightLeg']>, ParentType, ContextType>;
  inbound?: Resolver<Maybe<ResolversTypes['FlightLeg']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  freeCancellationUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PackageListResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PackageList'] = ResolversParentTypes['PackageList']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  packages?: Resolver<Array<ResolversTypes['Package']>, ParentType, ContextType>;
};

export type PackageSearchResultsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PackageSearchResults'] = ResolversParentTypes['PackageSearchResults']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  destinationLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packages?: Resolver<Array<ResolversTypes['Package']>, ParentType, ContextType>;
  filters?: Resolver<Array<ResolversTypes['ResultFilter']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['WeekPrice']>, ParentType, ContextType>;
  alternatives?: Resolver<Array<ResolversTypes['Alternative']>, ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PartyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Party'] = ResolversParentTypes['Party']> = {
  numberOfAdults?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfChildren?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfInfants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  childAges?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PassengerDetailsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PassengerDetails'] = ResolversParentTypes['PassengerDetails']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateOfBirth?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  leadAuthorised?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  age?: Resolver<ResolversTypes['Age'], ParentType, ContextType>;
  specialAssistance?: Resolver<Maybe<ResolversTypes['SpecialAssistance']>, ParentType, ContextType>;
};

export type PaymentAlreadyExistsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentAlreadyExists'] = ResolversParentTypes['PaymentAlreadyExists']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentPage'] = ResolversParentTypes['PaymentPage']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentPageCreationFailedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentPageCreationFailed'] = ResolversParentTypes['PaymentPageCreationFailed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentRequest'] = ResolversParentTypes['PaymentRequest']> = {
  paymentToken?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  challengeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentRequestCreationFailedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentRequestCreationFailed'] = ResolversParentTypes['PaymentRequestCreationFailed']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentScheduleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentSchedule'] = ResolversParentTypes['PaymentSchedule']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equalInstalmentPlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  instalments?: Resolver<Array<ResolversTypes['ScheduledInstalment']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type PaymentScheduleOptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentScheduleOption'] = ResolversParentTypes['PaymentScheduleOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  equalInstalmentPlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  instalments?: Resolver<Array<ResolversTypes['Instalment']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  owedOnCancelling?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  owedUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isBest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentTokenInvalidResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentTokenInvalid'] = ResolversParentTypes['PaymentTokenInvalid']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PerkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Perk'] = ResolversParentTypes['Perk']> = {
  contentKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PictureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MediaType'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scene?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  derivatives?: Resolver<Array<ResolversTypes['Derivative']>, ParentType, ContextType, Partial<PictureDerivativesArgs>>;
};

export type PlaceOrderResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlaceOrderResult'] = ResolversParentTypes['PlaceOrderResult']> = {
  __resolveType: TypeResolveFn<'PlacedOrder' | 'BasketExpired' | 'CheckoutDoesNotExist' | 'DuplicateOrder' | 'ItemDoesNotExist' | 'OrderPlacementFailed' | 'PaymentTokenInvalid', ParentType, ContextType>;
};

export type PlacedOrderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlacedOrder'] = ResolversParentTypes['PlacedOrder']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlainPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlainPrice'] = ResolversParentTypes['PlainPrice']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PositionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lon?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  perPerson?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deposit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PriceChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PriceChange'] = ResolversParentTypes['PriceChange']> = {
  was?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceDropProtectionClaimResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PriceDropProtectionClaim'] = ResolversParentTypes['PriceDropProtectionClaim']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceChange?: Resolver<ResolversTypes['PriceChange'], ParentType, ContextType>;
  claimedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['PriceDropProtectionCredit']>, ParentType, ContextType>;
};

export type PriceDropProtectionCreditResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PriceDropProtectionCredit'] = ResolversParentTypes['PriceDropProtectionCredit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreditStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PriceLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PriceLine'] = ResolversParentTypes['PriceLine']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidAtHotel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProcessingOrderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProcessingOrder'] = ResolversParentTypes['ProcessingOrder']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PromotionalCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PromotionalCode'] = ResolversParentTypes['PromotionalCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  basket?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<QueryBasketArgs, 'id'>>;
  departureAirports?: Resolver<Array<ResolversTypes['AirportGroup']>, ParentType, ContextType>;
  destinations?: Resolver<Array<ResolversTypes['Destination']>, ParentType, ContextType, RequireFields<QueryDestinationsArgs, 'first'>>;
  destinationById?: Resolver<Maybe<ResolversTypes['Destination']>, ParentType, ContextType, RequireFields<QueryDestinationByIdArgs, 'id'>>;
  hotel?: Resolver<Maybe<ResolversTypes['Hotel']>, ParentType, ContextType, RequireFields<QueryHotelArgs, 'id'>>;
  hotelList?: Resolver<ResolversTypes['HotelList'], ParentType, ContextType, RequireFields<QueryHotelListArgs, 'page'>>;
  checkoutById?: Resolver<ResolversTypes['CheckoutResponse'], ParentType, ContextType, RequireFields<QueryCheckoutByIdArgs, 'checkoutId'>>;
  orderByCheckout?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderByCheckoutArgs, 'checkoutId'>>;
  holidayCalendar?: Resolver<ResolversTypes['HolidayCalendar'], ParentType, ContextType, RequireFields<QueryHolidayCalendarArgs, 'criteria' | 'days'>>;
  holiday?: Resolver<ResolversTypes['HolidayResult'], ParentType, ContextType, RequireFields<QueryHolidayArgs, 'hotelQuoteId' | 'flightQuoteId'>>;
  departuresBoard?: Resolver<ResolversTypes['DeparturesBoard'], ParentType, ContextType, RequireFields<QueryDeparturesBoardArgs, 'first'>>;
  discover?: Resolver<ResolversTypes['Discovery'], ParentType, ContextType, RequireFields<QueryDiscoverArgs, 'criteria' | 'level' | 'first'>>;
  holidayGrid?: Resolver<ResolversTypes['HolidayGrid'], ParentType, ContextType, RequireFields<QueryHolidayGridArgs, 'hotelId' | 'rooming' | 'searchType' | 'departureAirports' | 'bags'>>;
  neighbours?: Resolver<ResolversTypes['NeighboursResult'], ParentType, ContextType, RequireFields<QueryNeighboursArgs, 'hotelQuoteId' | 'flightQuoteId' | 'first'>>;
  packageSearchResults?: Resolver<ResolversTypes['PackageSearchResults'], ParentType, ContextType, RequireFields<QueryPackageSearchResultsArgs, 'criteria'>>;
  packages?: Resolver<ResolversTypes['PackageList'], ParentType, ContextType, RequireFields<QueryPackagesArgs, 'criteria' | 'first'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type ResultFilterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResultFilter'] = ResolversParentTypes['ResultFilter']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FilterType'], ParentType, ContextType>;
  apiType?: Resolver<ResolversTypes['FilterApiType'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unFormattedOptions?: Resolver<Array<ResolversTypes['FilterOption']>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoomDetailResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoomDetail'] = ResolversParentTypes['RoomDetail']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
};

export type RoomNameResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RoomName'] = ResolversParentTypes['RoomName']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedDealResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavedDeal'] = ResolversParentTypes['SavedDeal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  bookmark?: Resolver<ResolversTypes['HolidayBookmark'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ScheduledInstalmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ScheduledInstalment'] = ResolversParentTypes['ScheduledInstalment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  remainingBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  transactionFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SeasonalityResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Seasonality'] = ResolversParentTypes['Seasonality']> = {
  startDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  legalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  atolNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  checkoutRules?: Resolver<ResolversTypes['CheckoutRules'], ParentType, ContextType>;
  cardFieldsUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SizeLimitResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SizeLimit'] = ResolversParentTypes['SizeLimit']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpecialAssistanceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SpecialAssistance'] = ResolversParentTypes['SpecialAssistance']> = {
  impairments?: Resolver<Array<ResolversTypes['Impairment']>, ParentType, ContextType>;
  requiredAssistance?: Resolver<Array<ResolversTypes['Assistance']>, ParentType, ContextType>;
  wheelchairType?: Resolver<Maybe<ResolversTypes['WheelchairType']>, ParentType, ContextType>;
  otherImpairment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StayChoiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StayChoice'] = ResolversParentTypes['StayChoice']> = {
  hotelQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rooms?: Resolver<Array<ResolversTypes['RoomName']>, ParentType, ContextType>;
  board?: Resolver<ResolversTypes['BoardOption'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SupplierSessionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SupplierSession'] = ResolversParentTypes['SupplierSession']> = {
  __resolveType: TypeResolveFn<'ActiveSupplierSession' | 'ExpiredSupplierSession', ParentType, ContextType>;
};

export type TargetedCampaignCreditResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TargetedCampaignCredit'] = ResolversParentTypes['TargetedCampaignCredit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreditStatus'], ParentType, ContextType>;
  campaign?: Resolver<ResolversTypes['CreditCampaign'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransferResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Transfer'] = ResolversParentTypes['Transfer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  supplierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Duration'], ParentType, ContextType>;
  stepFree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TransferPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TransferPrice'] = ResolversParentTypes['TransferPrice']> = {
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountedPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  numberOfPassengers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TripAdvisorInformationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TripAdvisorInformation'] = ResolversParentTypes['TripAdvisorInformation']> = {
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewsUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distribution?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type UnprocessedOrderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnprocessedOrder'] = ResolversParentTypes['UnprocessedOrder']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WeekPriceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WeekPrice'] = ResolversParentTypes['WeekPrice']> = {
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  departureDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cheapest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WeightLimitResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WeightLimit'] = ResolversParentTypes['WeightLimit']> = {
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  ActiveSupplierSession?: ActiveSupplierSessionResolvers<ContextType>;
  AdditionalCharge?: AdditionalChargeResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  Age?: AgeResolvers<ContextType>;
  Airport?: AirportResolvers<ContextType>;
  AirportGroup?: AirportGroupResolvers<ContextType>;
  Alternative?: AlternativeResolvers<ContextType>;
  BaggageItem?: BaggageItemResolvers<ContextType>;
  BaggageLinePrice?: BaggageLinePriceResolvers<ContextType>;
  BaggagePrice?: BaggagePriceResolvers<ContextType>;
  Basket?: BasketResolvers<ContextType>;
  BasketCreated?: BasketCreatedResolvers<ContextType>;
  BasketExpired?: BasketExpiredResolvers<ContextType>;
  BasketHoliday?: BasketHolidayResolvers<ContextType>;
  BasketMissingPaymentSchedule?: BasketMissingPaymentScheduleResolvers<ContextType>;
  BasketPayment?: BasketPaymentResolvers<ContextType>;
  BasketPriceChanged?: BasketPriceChangedResolvers<ContextType>;
  BasketResponse?: BasketResponseResolvers<ContextType>;
  BasketableCarPark?: BasketableCarParkResolvers<ContextType>;
  BasketableFlight?: BasketableFlightResolvers<ContextType>;
  BasketableFlightBookingFulfilmentOption?: BasketableFlightBookingFulfilmentOptionResolvers<ContextType>;
  BasketableHoliday?: BasketableHolidayResolvers<ContextType>;
  BasketableHotel?: BasketableHotelResolvers<ContextType>;
  BasketableInsurance?: BasketableInsuranceResolvers<ContextType>;
  BasketablePriorityBoardingAndTwoCabinBags?: BasketablePriorityBoardingAndTwoCabinBagsResolvers<ContextType>;
  BasketableTransfer?: BasketableTransferResolvers<ContextType>;
  BillingAddress?: BillingAddressResolvers<ContextType>;
  BoardOption?: BoardOptionResolvers<ContextType>;
  CalendarDate?: CalendarDateResolvers<ContextType>;
  CalendarPrice?: CalendarPriceResolvers<ContextType>;
  CancellationSpan?: CancellationSpanResolvers<ContextType>;
  CarDetails?: CarDetailsResolvers<ContextType>;
  CarPark?: CarParkResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CheckoutDoesNotExist?: CheckoutDoesNotExistResolvers<ContextType>;
  CheckoutResponse?: CheckoutResponseResolvers<ContextType>;
  CheckoutRules?: CheckoutRulesResolvers<ContextType>;
  CheckoutStep?: CheckoutStepResolvers<ContextType>;
  CityTax?: CityTaxResolvers<ContextType>;
  CommitOrderResult?: CommitOrderResultResolvers<ContextType>;
  ContactDetails?: ContactDetailsResolvers<ContextType>;
  CreateBasketResult?: CreateBasketResultResolvers<ContextType>;
  CreatePaymentPageResult?: CreatePaymentPageResultResolvers<ContextType>;
  CreatePaymentRequestResult?: CreatePaymentRequestResultResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  CreditCampaign?: CreditCampaignResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateChoice?: DateChoiceResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DepartureDateRange?: DepartureDateRangeResolvers<ContextType>;
  DeparturesBoard?: DeparturesBoardResolvers<ContextType>;
  Derivative?: DerivativeResolvers<ContextType>;
  Destination?: DestinationResolvers<ContextType>;
  DiscoveredPlace?: DiscoveredPlaceResolvers<ContextType>;
  Discovery?: DiscoveryResolvers<ContextType>;
  DuplicateOrder?: DuplicateOrderResolvers<ContextType>;
  Duration?: DurationResolvers<ContextType>;
  EntryRules?: EntryRulesResolvers<ContextType>;
  ExpectedTraveller?: ExpectedTravellerResolvers<ContextType>;
  ExpiredSupplierSession?: ExpiredSupplierSessionResolvers<ContextType>;
  Facility?: FacilityResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FilterOption?: FilterOptionResolvers<ContextType>;
  FlightChoice?: FlightChoiceResolvers<ContextType>;
  FlightFulfilment?: FlightFulfilmentResolvers<ContextType>;
  FlightItinerary?: FlightItineraryResolvers<ContextType>;
  FlightLeg?: FlightLegResolvers<ContextType>;
  FlightSegment?: FlightSegmentResolvers<ContextType>;
  GridPrice?: GridPriceResolvers<ContextType>;
  GridSheet?: GridSheetResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  HolidayBookmark?: HolidayBookmarkResolvers<ContextType>;
  HolidayCalendar?: HolidayCalendarResolvers<ContextType>;
  HolidayCriteria?: HolidayCriteriaResolvers<ContextType>;
  HolidayGrid?: HolidayGridResolvers<ContextType>;
  HolidayNotFound?: HolidayNotFoundResolvers<ContextType>;
  HolidayPrice?: HolidayPriceResolvers<ContextType>;
  HolidayResult?: HolidayResultResolvers<ContextType>;
  Hotel?: HotelResolvers<ContextType>;
  HotelItinerary?: HotelItineraryResolvers<ContextType>;
  HotelList?: HotelListResolvers<ContextType>;
  HotelPrice?: HotelPriceResolvers<ContextType>;
  Instalment?: InstalmentResolvers<ContextType>;
  Insurance?: InsuranceResolvers<ContextType>;
  InsuranceDocument?: InsuranceDocumentResolvers<ContextType>;
  ItemDoesNotExist?: ItemDoesNotExistResolvers<ContextType>;
  LineItem?: LineItemResolvers<ContextType>;
  LineItemPrice?: LineItemPriceResolvers<ContextType>;
  ListedHotel?: ListedHotelResolvers<ContextType>;
  LocatedIn?: LocatedInResolvers<ContextType>;
  LocationBasedData?: LocationBasedDataResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NearestAirport?: NearestAirportResolvers<ContextType>;
  Neighbour?: NeighbourResolvers<ContextType>;
  Neighbours?: NeighboursResolvers<ContextType>;
  NeighboursResult?: NeighboursResultResolvers<ContextType>;
  NoAvailability?: NoAvailabilityResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderDocumentLink?: OrderDocumentLinkResolvers<ContextType>;
  OrderPart?: OrderPartResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderPlacementFailed?: OrderPlacementFailedResolvers<ContextType>;
  Package?: PackageResolvers<ContextType>;
  PackageList?: PackageListResolvers<ContextType>;
  PackageSearchResults?: PackageSearchResultsResolvers<ContextType>;
  Party?: PartyResolvers<ContextType>;
  PassengerDetails?: PassengerDetailsResolvers<ContextType>;
  PaymentAlreadyExists?: PaymentAlreadyExistsResolvers<ContextType>;
  PaymentPage?: PaymentPageResolvers<ContextType>;
  PaymentPageCreationFailed?: PaymentPageCreationFailedResolvers<ContextType>;
  PaymentRequest?: PaymentRequestResolvers<ContextType>;
  PaymentRequestCreationFailed?: PaymentRequestCreationFailedResolvers<ContextType>;
  PaymentSchedule?: PaymentScheduleResolvers<ContextType>;
  PaymentScheduleOption?: PaymentScheduleOptionResolvers<ContextType>;
  PaymentTokenInvalid?: PaymentTokenInvalidResolvers<ContextType>;
  Perk?: PerkResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PlaceOrderResult?: PlaceOrderResultResolvers<ContextType>;
  PlacedOrder?: PlacedOrderResolvers<ContextType>;
  PlainPrice?: PlainPriceResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PriceChange?: PriceChangeResolvers<ContextType>;
  PriceDropProtectionClaim?: PriceDropProtectionClaimResolvers<ContextType>;
  PriceDropProtectionCredit?: PriceDropProtectionCreditResolvers<ContextType>;
  PriceLine?: PriceLineResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  ProcessingOrder?: ProcessingOrderResolvers<ContextType>;
  PromotionalCode?: PromotionalCodeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ResultFilter?: ResultFilterResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  RoomDetail?: RoomDetailResolvers<ContextType>;
  RoomName?: RoomNameResolvers<ContextType>;
  SavedDeal?: SavedDealResolvers<ContextType>;
  ScheduledInstalment?: ScheduledInstalmentResolvers<ContextType>;
  Seasonality?: SeasonalityResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SizeLimit?: SizeLimitResolvers<ContextType>;
  SpecialAssistance?: SpecialAssistanceResolvers<ContextType>;
  StayChoice?: StayChoiceResolvers<ContextType>;
  SupplierSession?: SupplierSessionResolvers<ContextType>;
  TargetedCampaignCredit?: TargetedCampaignCreditResolvers<ContextType>;
  Transfer?: TransferResolvers<ContextType>;
  TransferPrice?: TransferPriceResolvers<ContextType>;
  TripAdvisorInformation?: TripAdvisorInformationResolvers<ContextType>;
  UnprocessedOrder?: UnprocessedOrderResolvers<ContextType>;
  WeekPrice?: WeekPriceResolvers<ContextType>;
  WeightLimit?: WeightLimitResolvers<ContextType>;
};

