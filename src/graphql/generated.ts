/** Written by tools/generate-graphql-types.ts from the schema. */
import type { ContentBlock } from '#domain/content/blocks.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { AuthenticatorSetUp as SetUpSource } from '#server/login/authenticator.ts';
import type { Basket as BasketSource } from '#server/basket/basket-record.ts';
import type { ResultMessage } from './checkout/result-message.ts';
import type { AskedDays, AskedMonths, AskedNextFree, AskedTastes } from './place-guide/asked-prices.ts';
import type { Place as PlaceSource } from '#server/catalogue/reference.ts';
import type { Checkout as CheckoutSource } from '#server/checkout/checkout.ts';
import type { OwnBooking as BookingSource } from '#server/booking/own-booking.ts';
import type { OwnSelfBooking as SelfBookingSource } from '#server/booking/self-booking.ts';
import type { CustomerOrder as CustomerOrderSource } from '#server/order/customer-orders.ts';
import type { Destination as DestinationSource } from '#server/catalogue/suggest-destinations.ts';
import type { PlaceOfDiscovery, AskedDiscovery, AskedPins, AskedSheet, AskedCalendar, AskedGrid, AskedOffers, AskedSearch } from './search/asked.ts';
import type { Deal } from '#server/search/deal.ts';
import type { Bookmark as BookmarkSource } from '#server/saved/bookmark-record.ts';
import type { PicturedHotel, PictureView } from '#server/catalogue/picture-views.ts';
import type { RefusedInput } from './answer.ts';
import type { LetteredHotel } from '#server/catalogue/hotel-names.ts';
import type { OrderChange as OrderChangeSource } from '#server/order/order-changes.ts';
import type { OrderContact as OrderContactSource } from '#server/order/change-contact.ts';
import type { CancelQuote } from '#server/order/request-cancellation.ts';
import type { Order as OrderSource } from '#server/order/load-order.ts';
import type { PartyHolidayView, PartyRoomView } from '#server/saved/party-room-view.ts';
import type { PriceDropClaim as ClaimSource } from '#server/price-drop/claim-record.ts';
import type { PreviousSearch as PreviousSearchSource } from '#server/saved/previous-searches.ts';
import type { PriceDropCreditRecord as PriceDropCreditSource, CampaignCreditRecord as CampaignCreditSource } from '#server/wallet/credit-record.ts';
import type { GuestReview } from '#server/catalogue/hotels.ts';
import type { SavedDeal as SavedDealSource } from '#server/saved/saved-deals.ts';
import type { AskedReviews } from './catalogue/asked-reviews.ts';
import type { GraphContext } from './context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: Exclude<T[P], undefined> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  ContentBlock: { input: ContentBlock; output: ContentBlock; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
};

export type AcceptInvitationResult = InvitationAccepted | OrderNotFound;

export type AcceptOrderChangeResult = OrderChange | PaymentPage | OrderNotFound | InvalidInput;

export type ActiveSupplierSession = {
  readonly id: Scalars['ID']['output'];
  readonly sessionId: Scalars['ID']['output'];
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly extendedCount: Scalars['Int']['output'];
};

export type AddPasskeyResult = PasskeyAdded | FreshProofNeeded | InvalidInput;

export type AdditionalCharge = CityTax;

export type Address = {
  readonly line: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
};

export type Age = {
  readonly value: Scalars['Int']['output'];
  readonly unit: AgeUnit;
};

export type AgeInput = {
  readonly value: Scalars['Int']['input'];
  readonly unit: AgeUnit;
};

export type AgeUnit =
  | 'MONTHS'
  | 'YEARS';

export type Airport = {
  readonly iata: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
};

export type AirportGroup = {
  readonly name: Scalars['String']['output'];
  readonly airports: ReadonlyArray<Airport>;
  readonly any: ReadonlyArray<Airport>;
};

export type AirportOfPlace = {
  readonly iata: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly km: Scalars['Int']['output'];
};

export type AirportsNearTown = {
  readonly town: Scalars['String']['output'];
  readonly airports: ReadonlyArray<NearestAirport>;
};

export type Alternative = {
  readonly label: Scalars['String']['output'];
  readonly package: Package;
  readonly total: Scalars['Int']['output'];
  readonly query: Scalars['String']['output'];
};

export type AppCodeCreated = {
  readonly code: Scalars['String']['output'];
};

export type Assistance =
  | 'ADAPTED_HOTEL_ROOM'
  | 'ADDITIONAL_PARTY_ASSISTANCE'
  | 'PARTY_ASSISTANCE'
  | 'STAIRS'
  | 'VEHICLE'
  | 'WHEELCHAIR';

export type Authenticator = {
  readonly since: Scalars['DateTime']['output'];
  readonly recoveryCodesLeft: Scalars['Int']['output'];
};

export type AuthenticatorRemoved = {
  readonly customerAuthenticator?: Maybe<Authenticator>;
};

export type AuthenticatorSetUp = {
  readonly secret: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
  readonly qrCode: QrCode;
};

export type AuthenticatorStarted = {
  readonly setUp?: Maybe<AuthenticatorSetUp>;
};

export type BagChoice = {
  readonly quantity: Scalars['Int']['output'];
  readonly total: Money;
};

export type BaggageItem = {
  readonly type: LuggageType;
  readonly label: Scalars['String']['output'];
  readonly isIncluded: Scalars['Boolean']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly sizeLimit?: Maybe<SizeLimit>;
  readonly weightLimit?: Maybe<WeightLimit>;
  readonly price?: Maybe<BaggagePrice>;
  readonly baggageCountEqualsPassengers: Scalars['Boolean']['output'];
};

export type BaggageLinePrice = {
  readonly baggage: BaggageItem;
  readonly quantity: Scalars['Int']['output'];
  readonly totalPrice: Money;
};

export type BaggagePrice = {
  readonly total: Money;
  readonly choices: ReadonlyArray<BagChoice>;
  readonly perBag: Money;
  readonly forAll: Money;
};

export type Basket = {
  readonly id: Scalars['ID']['output'];
  readonly reference: Scalars['String']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly expiry: Scalars['DateTime']['output'];
  readonly isExpired: Scalars['Boolean']['output'];
  readonly isSoldOut: Scalars['Boolean']['output'];
  readonly closedByAdvice?: Maybe<Scalars['String']['output']>;
  readonly searchQuery: Scalars['String']['output'];
  readonly summary: Scalars['String']['output'];
  readonly holiday: BasketHoliday;
  readonly hotel: Hotel;
  readonly flights?: Maybe<FlightItinerary>;
  readonly transfer?: Maybe<Transfer>;
  readonly flightFulfilment: ReadonlyArray<FlightFulfilment>;
  readonly bags: ReadonlyArray<BaggageItem>;
  readonly insurance?: Maybe<Insurance>;
  readonly parking?: Maybe<CarPark>;
  readonly price: Price;
  readonly packagePrice: Money;
  readonly originalPriceWithExtras: Money;
  readonly payable: Money;
  readonly lines: ReadonlyArray<PriceLine>;
  readonly payments: ReadonlyArray<BasketPayment>;
  readonly paymentScheduleOptions: ReadonlyArray<PaymentScheduleOption>;
  readonly includedPerks: ReadonlyArray<Perk>;
  readonly supplierSession?: Maybe<SupplierSession>;
  readonly priorityBoarding?: Maybe<Money>;
  readonly promotionalCode?: Maybe<PromotionalCode>;
  readonly additionalCharges: ReadonlyArray<AdditionalCharge>;
  readonly lineItems: ReadonlyArray<LineItem>;
  readonly priceChange?: Maybe<PriceChange>;
  readonly transferOptions: ReadonlyArray<Transfer>;
  readonly transferFlight?: Maybe<TransferFlight>;
  readonly carParkOptions: ReadonlyArray<CarPark>;
  readonly insuranceOptions: ReadonlyArray<Insurance>;
  readonly unavailableExtras: ReadonlyArray<Scalars['String']['output']>;
  readonly checkoutId?: Maybe<Scalars['ID']['output']>;
  readonly checkoutStatus?: Maybe<CheckoutStatus>;
  readonly seatMapStatus?: Maybe<SeatMapStatus>;
  readonly seatedFlights: ReadonlyArray<SeatedFlight>;
  readonly unseatedFlights: ReadonlyArray<UnseatedFlight>;
  readonly priorityBoardingOption?: Maybe<PriorityBoardingOption>;
};

export type BasketCreated = {
  readonly basket: Basket;
};

export type BasketExpired = CheckoutResult & {
  readonly message: Scalars['String']['output'];
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly checkout?: Maybe<Checkout>;
};

export type BasketHoliday = {
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly flightQuoteId: Scalars['ID']['output'];
  readonly itinerary: HotelItinerary;
  readonly board: BoardOption;
  readonly rooms: ReadonlyArray<RoomDetail>;
  readonly departureDate: Scalars['Date']['output'];
  readonly returnDate: Scalars['Date']['output'];
  readonly isPackage: Scalars['Boolean']['output'];
  readonly isOnRequest: Scalars['Boolean']['output'];
  readonly protection: Scalars['String']['output'];
};

export type BasketMissingPaymentSchedule = {
  readonly message: Scalars['String']['output'];
};

export type BasketPayment = {
  readonly dueDate: Scalars['Date']['output'];
  readonly amount: Money;
};

export type BasketPriceChanged = {
  readonly priceChange: PriceChange;
};

export type BasketResponse = {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly basket?: Maybe<Basket>;
};

export type BasketableCarPark = LineItem & {
  readonly id: Scalars['ID']['output'];
  readonly price: PlainPrice;
  readonly carPark: CarPark;
};

export type BasketableFlight = LineItem & {
  readonly id: Scalars['ID']['output'];
  readonly price: PlainPrice;
  readonly flightReferences: ReadonlyArray<Scalars['String']['output']>;
};

export type BasketableFlightBookingFulfilmentOption = LineItem & {
  readonly id: Scalars['ID']['output'];
  readonly price: PlainPrice;
  readonly fulfilmentOption: FlightFulfilment;
  readonly flightReferences: ReadonlyArray<Scalars['String']['output']>;
};

export type BasketableHoliday = LineItem & {
  readonly id: Scalars['ID']['output'];
  readonly price: HolidayPrice;
};

export type BasketableHotel = LineItem & {
  readonly id: Scalars['ID']['output'];
  readonly price: HotelPrice;
};

export type BasketableInsurance = LineItem & {
  readonly id: Scalars['ID']['output'];
  readonly price: PlainPrice;
  readonly insurance: Insurance;
};

export type BasketablePriorityBoardingAndTwoCabinBags = LineItem & {
  readonly id: Scalars['ID']['output'];
  readonly price: PlainPrice;
  readonly flightReferences: ReadonlyArray<Scalars['String']['output']>;
};

export type BasketableTransfer = LineItem & {
  readonly id: Scalars['ID']['output'];
  readonly price: TransferPrice;
  readonly transfer: Transfer;
};

export type BillingAddress = {
  readonly address: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
  readonly isoCountryCode: Scalars['String']['output'];
};

export type BillingAddressInput = {
  readonly address: Scalars['String']['input'];
  readonly city: Scalars['String']['input'];
  readonly postalCode: Scalars['String']['input'];
  readonly country: Scalars['String']['input'];
  readonly isoCountryCode: Scalars['String']['input'];
};

export type Board =
  | 'AI'
  | 'BB'
  | 'FB'
  | 'HB'
  | 'RO'
  | 'SC';

export type BoardOption = {
  readonly code: Board;
  readonly name: Scalars['String']['output'];
  readonly meaning: Scalars['String']['output'];
  readonly isRefundable: Scalars['Boolean']['output'];
  readonly refundableUntil?: Maybe<Scalars['Date']['output']>;
};

export type BoardSeason =
  | 'NOW'
  | 'EASTER'
  | 'SUMMER'
  | 'OCTOBER_HALF_TERM'
  | 'WINTER_SUN';

export type BookedExtra = {
  readonly kind: ExtraKind;
  readonly name: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  readonly reference?: Maybe<Scalars['String']['output']>;
};

export type BookedFlight = {
  readonly carrier: Scalars['String']['output'];
  readonly flightNumber: Scalars['String']['output'];
  readonly stops?: Maybe<Scalars['String']['output']>;
  readonly from: BookedFlightEnd;
  readonly to: BookedFlightEnd;
  readonly minutes: Scalars['Int']['output'];
  readonly bags: Scalars['String']['output'];
  readonly allowances: ReadonlyArray<BaggageItem>;
  readonly isToBook: Scalars['Boolean']['output'];
  readonly isOwn: Scalars['Boolean']['output'];
  readonly airlineReference?: Maybe<Scalars['String']['output']>;
  readonly checkIn?: Maybe<FlightCheckIn>;
  readonly checkedIn: ReadonlyArray<Scalars['Int']['output']>;
};

export type BookedFlightEnd = {
  readonly airport: Scalars['String']['output'];
  readonly code: Scalars['String']['output'];
  readonly localTime: Scalars['String']['output'];
};

export type BookedSeats = {
  readonly way: FlightWay;
  readonly seats: ReadonlyArray<Scalars['String']['output']>;
};

export type BookedStay = {
  readonly hotel: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
  readonly checkInDate: Scalars['Date']['output'];
  readonly checkOutDate: Scalars['Date']['output'];
  readonly checkInFrom?: Maybe<Scalars['String']['output']>;
  readonly rooms: ReadonlyArray<Scalars['String']['output']>;
  readonly board: Scalars['String']['output'];
  readonly reference?: Maybe<Scalars['String']['output']>;
};

export type BookedTraveller = {
  readonly number: Scalars['Int']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly type: PassengerType;
};

export type Booking = {
  readonly id: Scalars['ID']['output'];
  readonly role: BookingRole;
  readonly reference: Scalars['String']['output'];
  readonly checkoutId: Scalars['ID']['output'];
  readonly status: OrderStatus;
  readonly bookedOn: Scalars['Date']['output'];
  readonly place: Scalars['String']['output'];
  readonly picture?: Maybe<Image>;
  readonly departureDate: Scalars['Date']['output'];
  readonly returnDate: Scalars['Date']['output'];
  readonly isPackage: Scalars['Boolean']['output'];
  readonly flights: ReadonlyArray<BookedFlight>;
  readonly stay: BookedStay;
  readonly extras: ReadonlyArray<BookedExtra>;
  readonly travellers: ReadonlyArray<BookedTraveller>;
  readonly receipt?: Maybe<BookingReceipt>;
  readonly refunds: ReadonlyArray<BookingRefund>;
  readonly paymentPlan?: Maybe<BookingPaymentPlan>;
  readonly checklist?: Maybe<BookingChecklist>;
  readonly conversation?: Maybe<BookingConversation>;
  readonly cancelling: ReadonlyArray<OrderCancelling>;
  readonly documents: ReadonlyArray<OrderDocumentLink>;
  readonly papersVersion?: Maybe<Scalars['String']['output']>;
  readonly informedChanges?: Maybe<ReadonlyArray<InformedChange>>;
  readonly selfBooking?: Maybe<SelfBooking>;
  readonly share?: Maybe<BookingShare>;
  readonly sharing?: Maybe<ReadonlyArray<SharedAccess>>;
  readonly theirChanges: ReadonlyArray<TheirChange>;
  readonly theirAlternatives: ReadonlyArray<TheirAlternative>;
  readonly flightChoices?: Maybe<FlightChoices>;
  readonly flightExtrasChange?: Maybe<FlightExtrasChange>;
  readonly seatsChange?: Maybe<SeatsChange>;
  readonly transferChange?: Maybe<TransferChange>;
  readonly stayChange?: Maybe<StayChange>;
  readonly hotelChange?: Maybe<HotelChange>;
  readonly datesChange?: Maybe<DatesChange>;
  readonly namesChange?: Maybe<NamesChange>;
  readonly carChange?: Maybe<CarChange>;
};


export type BookingFlightChoicesArgs = {
  checkIn?: InputMaybe<Scalars['String']['input']>;
  nights?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['String']['input']>;
};

export type BookingChecklist = {
  readonly entry?: Maybe<CountryEntryRules>;
  readonly checks: ReadonlyArray<TravellerCheck>;
};

export type BookingConversation = {
  readonly messages: ReadonlyArray<ConversationMessage>;
  readonly pausesPayments: Scalars['Boolean']['output'];
};

export type BookingInvitation = {
  readonly role: SharedRole;
  readonly leadName: Scalars['String']['output'];
  readonly place: Scalars['String']['output'];
  readonly departureDate: Scalars['Date']['output'];
  readonly returnDate: Scalars['Date']['output'];
};

export type BookingMode =
  | 'AUTO_BOOK'
  | 'SELF_BOOK';

export type BookingPayment = {
  readonly number: Scalars['Int']['output'];
  readonly dueDate: Scalars['Date']['output'];
  readonly amount: Money;
  readonly state: BookingPaymentState;
  readonly nextTry?: Maybe<Scalars['Date']['output']>;
};

export type BookingPaymentPlan = {
  readonly card?: Maybe<Scalars['String']['output']>;
  readonly canReplaceCard: Scalars['Boolean']['output'];
  readonly declined: Money;
  readonly cardChange?: Maybe<CardChange>;
  readonly balanceDay: Scalars['Date']['output'];
  readonly payableEarly: Money;
  readonly beingTaken: Money;
  readonly waitsFor?: Maybe<PaymentHold>;
  readonly movesLeft: Scalars['Int']['output'];
  readonly movable: ReadonlyArray<Scalars['Int']['output']>;
};

export type BookingPaymentState =
  | 'PAID'
  | 'DUE'
  | 'TAKING'
  | 'DECLINED'
  | 'CANCELLED';

export type BookingReceipt = {
  readonly lines: ReadonlyArray<PriceLine>;
  readonly price: Price;
  readonly paid: Money;
  readonly back: Money;
  readonly stillToPay: Money;
  readonly paidAtHotel: Money;
  readonly payments: ReadonlyArray<BookingPayment>;
};

export type BookingRefund = {
  readonly id: Scalars['ID']['output'];
  readonly amount: Money;
  readonly state: RefundState;
  readonly dueBy: Scalars['Date']['output'];
  readonly paidOn: Scalars['Date']['output'];
  readonly card?: Maybe<PayingCard>;
  readonly change?: Maybe<RefundedChange>;
};

export type BookingRole =
  | 'LEAD'
  | 'AUTHORISED'
  | 'PAYER'
  | 'VIEWER';

export type BookingShare = {
  readonly paid: Money;
  readonly stillToPay: Money;
  readonly payable: Money;
  readonly next?: Maybe<SharePart>;
  readonly stop?: Maybe<Scalars['String']['output']>;
  readonly payments: ReadonlyArray<SharePayment>;
};

export type CabinAnswer = {
  readonly state: CabinState;
  readonly seatMap?: Maybe<SeatMap>;
};

export type CabinState =
  | 'SHOWN'
  | 'NOT_SOLD'
  | 'SILENT';

export type CalendarDate = {
  readonly date: Scalars['Date']['output'];
  readonly totals: ReadonlyArray<Maybe<Scalars['Int']['output']>>;
};

export type CalendarPrice = {
  readonly departureDate: Scalars['Date']['output'];
  readonly numberOfNights: Scalars['Int']['output'];
  readonly total: Money;
  readonly query: Scalars['String']['output'];
};

export type CancelOrderResult = OrderCancellation | OrderNotFound | FreshProofNeeded | InvalidInput;

export type CancellationSpan = {
  readonly from?: Maybe<Scalars['Date']['output']>;
  readonly until?: Maybe<Scalars['Date']['output']>;
  readonly lost: Money;
  readonly words: Scalars['String']['output'];
  readonly tone: Scalars['String']['output'];
};

export type CancellationState =
  | 'QUOTED'
  | 'ASKED'
  | 'DONE';

export type CancelledPart = {
  readonly kind: CancelledPartKind;
  readonly amount: Money;
  readonly lost: Money;
};

export type CancelledPartKind =
  | 'HOTEL'
  | 'FORMER_FLIGHTS'
  | 'REST'
  | 'ALL';

export type CancelledPayment = {
  readonly paidOn: Scalars['Date']['output'];
  readonly card?: Maybe<PayingCard>;
  readonly amount: Money;
  readonly back: Money;
};

export type CarChange = {
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly car: CarDetails;
};

export type CarDetails = {
  readonly colour: Scalars['String']['output'];
  readonly make: Scalars['String']['output'];
  readonly model: Scalars['String']['output'];
  readonly registration: Scalars['String']['output'];
};

export type CarDetailsInput = {
  readonly colour: Scalars['String']['input'];
  readonly make: Scalars['String']['input'];
  readonly model: Scalars['String']['input'];
  readonly registration: Scalars['String']['input'];
};

export type CarPark = {
  readonly id: Scalars['ID']['output'];
  readonly type: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly price: Money;
  readonly chosen: Scalars['Boolean']['output'];
};

export type CardChange = {
  readonly id: Scalars['ID']['output'];
  readonly state: CardChangeState;
  readonly refusal?: Maybe<Scalars['String']['output']>;
};

export type CardChangeState =
  | 'CHANGING'
  | 'CHANGED'
  | 'NOT_CHANGED';

export type CardReplacing = {
  readonly booking: Booking;
  readonly id: Scalars['ID']['output'];
};

export type ChangeInformed = {
  readonly booking: Booking;
};

export type ChangeOrderContactResult = OrderContact | OrderNotFound | FreshProofNeeded | InvalidInput;

export type ChangePaymentsResult = InvalidInput | PaymentsChanged;

export type ChangeSharingResult = SharingChanged | OrderNotFound | FreshProofNeeded | InvalidInput;

export type ChangeTravellerCheckResult = InvalidInput | TravellerCheckChanged;

export type ChangedPayment = {
  readonly dueDate: Scalars['Date']['output'];
  readonly was: Money;
  readonly now: Money;
};

export type ChangedWords = {
  readonly what: Scalars['String']['output'];
  readonly was: Scalars['String']['output'];
  readonly now: Scalars['String']['output'];
};

export type CheapestDays = {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly days: ReadonlyArray<CheapestHoliday>;
};

export type CheapestHoliday = {
  readonly departureDate: Scalars['Date']['output'];
  readonly numberOfNights: Scalars['Int']['output'];
  readonly total: Money;
  readonly perPerson: Money;
  readonly hotelId: Scalars['ID']['output'];
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly flightQuoteId: Scalars['ID']['output'];
};

export type CheapestMonth = {
  readonly month: Scalars['String']['output'];
  readonly departureDate: Scalars['Date']['output'];
  readonly numberOfNights: Scalars['Int']['output'];
  readonly total: Money;
  readonly perPerson: Money;
  readonly hotelId: Scalars['ID']['output'];
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly flightQuoteId: Scalars['ID']['output'];
};

export type CheapestMonths = {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly months: ReadonlyArray<CheapestMonth>;
  readonly pricedAt: Scalars['DateTime']['output'];
};

export type CheckInState =
  | 'BEFORE'
  | 'OPEN'
  | 'CLOSED';

export type CheckedInSaved = {
  readonly booking: Booking;
};

export type Checkout = {
  readonly id: Scalars['ID']['output'];
  readonly status: CheckoutStatus;
  readonly orderReference?: Maybe<Scalars['String']['output']>;
  readonly isExistingCustomer: Scalars['Boolean']['output'];
  readonly eligibleForPromotionalCode: Scalars['Boolean']['output'];
  readonly basket: Basket;
  readonly travellers: ReadonlyArray<ExpectedTraveller>;
  readonly passengerDetails: ReadonlyArray<PassengerDetails>;
  readonly contactDetails?: Maybe<ContactDetails>;
  readonly carDetails?: Maybe<CarDetails>;
  readonly paymentSchedule?: Maybe<PaymentSchedule>;
  readonly paymentScheduleOptions: ReadonlyArray<PaymentScheduleOption>;
  readonly lineItems: ReadonlyArray<LineItem>;
  readonly newCredits: ReadonlyArray<Credit>;
  readonly steps: ReadonlyArray<CheckoutStep>;
  readonly lastRefusal?: Maybe<Scalars['String']['output']>;
  readonly isPaymentAwaited: Scalars['Boolean']['output'];
  readonly openPaymentPageUrl?: Maybe<Scalars['String']['output']>;
  readonly openChallengeUrl?: Maybe<Scalars['String']['output']>;
};

export type CheckoutCredits = {
  readonly options: ReadonlyArray<CreditOption>;
  readonly payable: Money;
  readonly room: Money;
  readonly taken: Money;
  readonly bestCreditIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly bestTakes: Money;
};

export type CheckoutDoesNotExist = CheckoutResult & {
  readonly message: Scalars['String']['output'];
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly checkout?: Maybe<Checkout>;
};

export type CheckoutIneligibleForPromotionalCode = CheckoutResult & {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly checkout?: Maybe<Checkout>;
};

export type CheckoutResponse = CheckoutResult & {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly checkout?: Maybe<Checkout>;
};

export type CheckoutResult = {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly checkout?: Maybe<Checkout>;
};

export type CheckoutRules = {
  readonly earliestDepartureDate: Scalars['Date']['output'];
  readonly latestDepartureDate: Scalars['Date']['output'];
};

export type CheckoutStatus =
  | 'OPEN'
  | 'PLACING'
  | 'PLACED'
  | 'EXPIRED';

export type CheckoutStep = {
  readonly name: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly isDone: Scalars['Boolean']['output'];
};

export type ChildAgesAreInconsistent = CheckoutResult & {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly checkout?: Maybe<Checkout>;
};

export type ChildSeating =
  | 'CAN_SIT_SEPARATELY_FROM_ADULT'
  | 'HAS_INFANT'
  | 'SIT_WITH_ADULT'
  | 'UNKNOWN';

export type ChosenFlight = {
  readonly carrier: Scalars['String']['output'];
  readonly flightNumber: Scalars['String']['output'];
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
  readonly date: Scalars['Date']['output'];
  readonly departs: Scalars['String']['output'];
  readonly arrives: Scalars['String']['output'];
  readonly stops: Scalars['Int']['output'];
};

export type ChosenSeat = {
  readonly seat: Scalars['String']['output'];
  readonly price: Money;
};

export type CityTax = {
  readonly name: Scalars['String']['output'];
  readonly price: Money;
};

export type ClimateMonth = {
  readonly air: Scalars['Int']['output'];
  readonly sea?: Maybe<Scalars['Int']['output']>;
  readonly sun: Scalars['Int']['output'];
  readonly rainDays: Scalars['Int']['output'];
  readonly good: Scalars['Boolean']['output'];
};

export type ClimateRule =
  | 'BEACH'
  | 'TROPICAL'
  | 'CITY'
  | 'SKI';

export type ClosedDates = {
  readonly message: Scalars['String']['output'];
  readonly dates: ReadonlyArray<Scalars['Date']['output']>;
};

export type ClosedSpan = {
  readonly firstDay: Scalars['Date']['output'];
  readonly lastDay: Scalars['Date']['output'];
  readonly message: Scalars['String']['output'];
};

export type CommitOrderResult = ProcessingOrder | UnprocessedOrder;

export type Companion = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly dateOfBirth: Scalars['Date']['output'];
};

export type CompanionInput = {
  readonly title: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly dateOfBirth: Scalars['String']['input'];
  readonly hasAgreed: Scalars['Boolean']['input'];
};

export type CompanionRemoved = {
  readonly companion: Companion;
};

export type CompanionSaved = {
  readonly companion: Companion;
};

export type ComparedPriceLine = {
  readonly label: Scalars['String']['output'];
  readonly basis: Scalars['String']['output'];
  readonly was?: Maybe<Money>;
  readonly now?: Maybe<Money>;
  readonly difference?: Maybe<Money>;
};

export type ConfirmFlightsResult = FlightsConfirmed | OrderNotFound | InvalidInput;

export type ContactDetails = {
  readonly title: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly emailAddress: Scalars['String']['output'];
  readonly alternativeEmailAddress?: Maybe<Scalars['String']['output']>;
  readonly phoneNumber: Scalars['String']['output'];
  readonly optIntoMarketing: Scalars['Boolean']['output'];
  readonly billingAddress: BillingAddress;
};

export type ContactDetailsDoesNotExist = {
  readonly message: Scalars['String']['output'];
};

export type ContactDetailsInput = {
  readonly title: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly emailAddress: Scalars['String']['input'];
  readonly alternativeEmailAddress?: InputMaybe<Scalars['String']['input']>;
  readonly phoneNumber: Scalars['String']['input'];
  readonly optIntoMarketing?: Scalars['Boolean']['input'];
  readonly billingAddress: BillingAddressInput;
};

export type ContentListing = {
  readonly slug: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly changed: Scalars['DateTime']['output'];
  readonly minutes: Scalars['Int']['output'];
  readonly poster?: Maybe<Image>;
};

export type ContentMatch = {
  readonly slug: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly heading?: Maybe<Scalars['String']['output']>;
  readonly headingId?: Maybe<Scalars['String']['output']>;
  readonly excerpt: Scalars['String']['output'];
};

export type ContentMessage = {
  readonly name: Scalars['ID']['output'];
  readonly words: Scalars['String']['output'];
  readonly blocks: ReadonlyArray<Scalars['ContentBlock']['output']>;
};

export type ContentPage = {
  readonly slug: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly checked?: Maybe<Scalars['Date']['output']>;
  readonly changed: Scalars['DateTime']['output'];
  readonly sources: ReadonlyArray<ContentSource>;
  readonly poster?: Maybe<Image>;
  readonly blocks: ReadonlyArray<Scalars['ContentBlock']['output']>;
  readonly rail: ReadonlyArray<Scalars['ContentBlock']['output']>;
  readonly hasError: Scalars['Boolean']['output'];
  readonly errorStatusCode?: Maybe<Scalars['Int']['output']>;
};

export type ContentSource = {
  readonly what: Scalars['String']['output'];
  readonly href?: Maybe<Scalars['String']['output']>;
};

export type Continent = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly countries: ReadonlyArray<Destination>;
};

export type ConversationMessage = {
  readonly id: Scalars['ID']['output'];
  readonly message: Scalars['String']['output'];
  readonly isOurs: Scalars['Boolean']['output'];
  readonly disputesPayment: Scalars['Boolean']['output'];
  readonly writtenAt: Scalars['DateTime']['output'];
};

export type CountryEntryRules = {
  readonly britishPassport: Scalars['String']['output'];
  readonly britishVisa: Scalars['String']['output'];
  readonly irishPassport: Scalars['String']['output'];
  readonly irishVisa: Scalars['String']['output'];
  readonly health: Scalars['String']['output'];
  readonly check: Scalars['String']['output'];
};

export type CountryGuide = {
  readonly name: Scalars['String']['output'];
  readonly currencyCode: Scalars['String']['output'];
  readonly currencyName: Scalars['String']['output'];
  readonly plugs: ReadonlyArray<Scalars['String']['output']>;
  readonly volts: Scalars['Int']['output'];
  readonly drivesOn: Scalars['String']['output'];
  readonly emergency: Scalars['String']['output'];
  readonly languages: Scalars['String']['output'];
  readonly asOf: Scalars['String']['output'];
  readonly entry?: Maybe<EntryGuide>;
  readonly adviceGb: Scalars['String']['output'];
  readonly adviceIe: Scalars['String']['output'];
};

export type CreateAppCodeResult = AppCodeCreated | FreshProofNeeded | InvalidInput;

export type CreateBasketResult = BasketCreated | NoAvailability | BasketPriceChanged | HolidayNotFound | TooManyBaskets;

export type CreateCustomerAccountResult = CustomerAccountCreated | CustomerAccountAlreadyExists | ContactDetailsDoesNotExist | CheckoutDoesNotExist | InvalidInput;

export type CreateHolidayBookmarkResult = HolidayBookmark | HolidayNotFound | InvalidInput | NoAvailability;

export type CreatePaymentPageResult = PaymentPage | CheckoutDoesNotExist | BasketExpired | BasketMissingPaymentSchedule | PaymentAlreadyExists | PaymentPageCreationFailed;

export type CreatePaymentRequestResult = PaymentRequest | CheckoutDoesNotExist | BasketExpired | BasketMissingPaymentSchedule | PaymentAlreadyExists | PaymentRequestCreationFailed;

export type Credit = {
  readonly id: Scalars['ID']['output'];
  readonly amount: Money;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly name: Scalars['String']['output'];
  readonly status: CreditStatus;
  readonly endsOn: Scalars['Date']['output'];
  readonly cancelledOn?: Maybe<Scalars['Date']['output']>;
  readonly use?: Maybe<CreditUse>;
};

export type CreditArrayInvalid = CheckoutResult & {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly checkout?: Maybe<Checkout>;
  readonly creditId: Scalars['ID']['output'];
  readonly reason: CreditArrayInvalidReason;
  readonly loss: Money;
};

export type CreditArrayInvalidReason =
  | 'EXCEEDS_COST'
  | 'NOT_REDEEMABLE'
  | 'NOT_STACKABLE';

export type CreditCampaign = {
  readonly id: Scalars['ID']['output'];
  readonly redemptionConditionsDescription: Scalars['String']['output'];
};

export type CreditOption = {
  readonly credit: Credit;
  readonly isChosen: Scalars['Boolean']['output'];
  readonly takes: Money;
  readonly refusal?: Maybe<Scalars['String']['output']>;
};

export type CreditStatus =
  | 'AVAILABLE'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'LOCKED'
  | 'REDEEMED';

export type CreditUse = {
  readonly checkoutId: Scalars['ID']['output'];
  readonly place: Scalars['String']['output'];
  readonly orderReference?: Maybe<Scalars['String']['output']>;
  readonly usedOn: Scalars['Date']['output'];
};

export type CruiseNewsAsked = {
  readonly emailAddress: Scalars['String']['output'];
};

export type CruiseNewsInput = {
  readonly emailAddress: Scalars['String']['input'];
  readonly leaveEmpty: Scalars['String']['input'];
};

export type CruiseNewsResult = CruiseNewsAsked | InvalidInput;

export type CurrencyCode =
  | 'GBP'
  | 'EUR';

export type Customer = {
  readonly id: Scalars['ID']['output'];
  readonly emailAddress: Scalars['String']['output'];
  readonly details?: Maybe<CustomerDetails>;
  readonly hasFreshProof: Scalars['Boolean']['output'];
};

export type CustomerAccountAlreadyExists = {
  readonly message: Scalars['String']['output'];
};

export type CustomerAccountCreated = {
  readonly login: Login;
};

export type CustomerDetails = {
  readonly title: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly phoneNumber: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
};

export type CustomerDetailsInput = {
  readonly title: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly phoneNumber: Scalars['String']['input'];
  readonly postalCode: Scalars['String']['input'];
};

export type CustomerDetailsSaved = {
  readonly customer: Customer;
};

export type CustomerOrder = {
  readonly id: Scalars['ID']['output'];
  readonly reference: Scalars['String']['output'];
  readonly checkoutId: Scalars['ID']['output'];
  readonly status: OrderStatus;
  readonly place: Scalars['String']['output'];
  readonly hotelName: Scalars['String']['output'];
  readonly board: Scalars['String']['output'];
  readonly departureDate: Scalars['Date']['output'];
  readonly returnDate: Scalars['Date']['output'];
  readonly firstNames: ReadonlyArray<Scalars['String']['output']>;
  readonly picture?: Maybe<Image>;
  readonly total: Money;
  readonly duePayments: ReadonlyArray<DuePayment>;
};

export type CustomerReview = {
  readonly hotel: Hotel;
  readonly rating: Scalars['Float']['output'];
  readonly date: Scalars['Date']['output'];
  readonly title: Scalars['String']['output'];
  readonly content: Scalars['String']['output'];
  readonly party: Scalars['String']['output'];
};

export type CustomerSession = {
  readonly id: Scalars['ID']['output'];
  readonly deviceName: Scalars['String']['output'];
  readonly loggedInAt: Scalars['DateTime']['output'];
  readonly lastUsedAt: Scalars['DateTime']['output'];
  readonly isCurrent: Scalars['Boolean']['output'];
};

export type CustomerSessionsEnded = {
  readonly customerSessions: ReadonlyArray<CustomerSession>;
};

export type DataCopy = {
  readonly isReady: Scalars['Boolean']['output'];
  readonly keptUntil: Scalars['Date']['output'];
};

export type DataRequestResult = DataRequested | FreshProofNeeded | InvalidInput;

export type DataRequested = {
  readonly personalData: PersonalData;
};

export type DateChoice = {
  readonly departureDate: Scalars['Date']['output'];
  readonly numberOfNights: Scalars['Int']['output'];
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly flightQuoteId: Scalars['ID']['output'];
  readonly price: Price;
  readonly chosen: Scalars['Boolean']['output'];
  readonly cheapest: Scalars['Boolean']['output'];
};

export type DateFormat =
  | 'RANGE'
  | 'SPECIFIC';

export type DateRangeInput = {
  readonly startDate: Scalars['Date']['input'];
  readonly endDate: Scalars['Date']['input'];
};

export type DatesChange = {
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly from: Scalars['Date']['output'];
  readonly until: Scalars['Date']['output'];
  readonly fewestNights: Scalars['Int']['output'];
  readonly mostNights: Scalars['Int']['output'];
};

export type DatesChangeInput = {
  readonly checkIn: Scalars['String']['input'];
  readonly nights: Scalars['Int']['input'];
  readonly flightQuoteId?: InputMaybe<Scalars['ID']['input']>;
};

export type DeleteHolidayBookmarkResult = HolidayBookmarkDeleted | HolidayBookmarkNotFound;

export type DepartureDateRange = {
  readonly startDate: Scalars['Date']['output'];
};

export type DeparturesBoard = {
  readonly airport: Airport;
  readonly isOfSavedSearch: Scalars['Boolean']['output'];
  readonly pricedAt: Scalars['DateTime']['output'];
  readonly packages: ReadonlyArray<Package>;
};

export type Derivative = {
  readonly type: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type Destination = {
  readonly value: Scalars['ID']['output'];
  readonly slug: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly isNamed: Scalars['Boolean']['output'];
  readonly type: LocationType;
  readonly kind?: Maybe<LocationKind>;
  readonly within: Scalars['String']['output'];
  readonly active: Scalars['Boolean']['output'];
  readonly availableFrom?: Maybe<Scalars['Date']['output']>;
  readonly seasonality?: Maybe<Seasonality>;
  readonly locationId?: Maybe<Scalars['ID']['output']>;
  readonly position?: Maybe<Position>;
  readonly picture: Image;
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly thingsToDo: ReadonlyArray<Scalars['String']['output']>;
  readonly nearestAirports: ReadonlyArray<NearestAirport>;
};


export type DestinationNearestAirportsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type DestinationGroup = {
  readonly name: Scalars['String']['output'];
  readonly destinations: ReadonlyArray<Destination>;
};

export type DiscoverLevel =
  | 'COUNTRY'
  | 'REGION'
  | 'RESORT';

export type DiscoveredPlace = {
  readonly place: Destination;
  readonly position: Position;
  readonly hotels: Scalars['Int']['output'];
  readonly from: Money;
  readonly perPerson: Money;
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly flightQuoteId: Scalars['ID']['output'];
  readonly hotelId: Scalars['ID']['output'];
  readonly departureDate: Scalars['Date']['output'];
  readonly numberOfNights: Scalars['Int']['output'];
  readonly flightMinutes?: Maybe<Scalars['Int']['output']>;
  readonly warmth?: Maybe<Scalars['Int']['output']>;
  readonly weather?: Maybe<MonthWeather>;
  readonly query: Scalars['String']['output'];
};

export type Discovery = {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly hotels: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
  readonly places: ReadonlyArray<DiscoveredPlace>;
  readonly pricedAt: Scalars['DateTime']['output'];
};

export type DuePayment = {
  readonly dueDate: Scalars['Date']['output'];
  readonly amount: Money;
  readonly isDeclined: Scalars['Boolean']['output'];
};

export type DuplicateOrder = {
  readonly message: Scalars['String']['output'];
  readonly orderReference?: Maybe<Scalars['String']['output']>;
};

export type Duration = {
  readonly value: Scalars['Int']['output'];
};

export type EmailChanged = {
  readonly customer?: Maybe<Customer>;
};

export type EndCustomerSessionsResult = CustomerSessionsEnded | FreshProofNeeded | InvalidInput;

export type EntryGuide = {
  readonly gb: PassportRules;
  readonly ie: PassportRules;
  readonly health: Scalars['String']['output'];
  readonly asOf: Scalars['String']['output'];
};

export type EntryRules = {
  readonly passport: Scalars['String']['output'];
  readonly visa: Scalars['String']['output'];
  readonly health: Scalars['String']['output'];
  readonly check: Scalars['String']['output'];
};

export type ExpectedTraveller = {
  readonly type: PassengerType;
  readonly statedAge?: Maybe<Scalars['Int']['output']>;
};

export type ExpiredSupplierSession = {
  readonly sessionId: Scalars['ID']['output'];
};

export type ExtraKind =
  | 'TRANSFER'
  | 'PARKING'
  | 'INSURANCE'
  | 'PERK';

export type Facility = {
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type FieldError = {
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly field?: Maybe<Scalars['String']['output']>;
};

export type FilterApiType =
  | 'VALUES'
  | 'VALUE'
  | 'RANGE';

export type FilterOption = {
  readonly value: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
  readonly selected: Scalars['Boolean']['output'];
};

export type FilterType =
  | 'checkbox'
  | 'radio'
  | 'text'
  | 'priceRange'
  | 'popularFilters';

export type FiltersInput = {
  readonly board?: InputMaybe<ReadonlyArray<Board>>;
  readonly stars?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly review?: InputMaybe<Scalars['Float']['input']>;
  readonly price?: InputMaybe<PriceRangeInput>;
  readonly facilities?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly areas?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly carriers?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly stops?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly outboundTime?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly inboundTime?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly freeCancellation?: InputMaybe<Scalars['Boolean']['input']>;
  readonly holdBagIncluded?: InputMaybe<Scalars['Boolean']['input']>;
  readonly adaptedRoom?: InputMaybe<Scalars['Boolean']['input']>;
  readonly hotelName?: InputMaybe<Scalars['String']['input']>;
};

export type FinishEmailChangeResult = EmailChanged | FreshProofNeeded | InvalidInput;

export type FinishLoginResult = LoggedIn | SecondFactorNeeded | InvalidInput;

export type FlightCheckIn = {
  readonly state: CheckInState;
  readonly opensAt: Scalars['String']['output'];
  readonly closesAt?: Maybe<Scalars['String']['output']>;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly source: Scalars['String']['output'];
};

export type FlightChoices = {
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly from?: Maybe<Scalars['String']['output']>;
  readonly airports: ReadonlyArray<Airport>;
  readonly choices: ReadonlyArray<FlightsChoice>;
};

export type FlightExtrasChange = {
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly bagsHeld: Scalars['Int']['output'];
  readonly bagWeight?: Maybe<Scalars['Int']['output']>;
  readonly bagChoices: ReadonlyArray<MoreBags>;
  readonly flyingApart: ReadonlyArray<Scalars['String']['output']>;
  readonly hasPriorityBoarding: Scalars['Boolean']['output'];
  readonly priorityBoarding?: Maybe<Money>;
  readonly unanswered: ReadonlyArray<Scalars['String']['output']>;
};

export type FlightExtrasChangeInput = {
  readonly bags: Scalars['Int']['input'];
  readonly priorityBoarding: Scalars['Boolean']['input'];
};

export type FlightFulfilment = {
  readonly mode: BookingMode;
  readonly label: Scalars['String']['output'];
  readonly discountedPrice: Money;
  readonly chosen: Scalars['Boolean']['output'];
};

export type FlightItinerary = {
  readonly id: Scalars['ID']['output'];
  readonly departureAirport: Airport;
  readonly arrivalAirport: Airport;
  readonly outbound: FlightLeg;
  readonly inbound: FlightLeg;
  readonly multileg: Scalars['Boolean']['output'];
  readonly triangular: Scalars['Boolean']['output'];
};

export type FlightLeg = {
  readonly duration: Duration;
  readonly baggageOptions: ReadonlyArray<BaggageItem>;
  readonly segments: ReadonlyArray<FlightSegment>;
  readonly stops: Scalars['Int']['output'];
  readonly stopWords: Scalars['String']['output'];
};

export type FlightOption = {
  readonly flightQuoteId: Scalars['ID']['output'];
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly outbound: FlightLeg;
  readonly inbound: FlightLeg;
  readonly price: Price;
  readonly difference: Money;
  readonly chosen: Scalars['Boolean']['output'];
};

export type FlightSegment = {
  readonly flightNumber: Scalars['String']['output'];
  readonly operator: Operator;
  readonly departureTime: Scalars['String']['output'];
  readonly arrivalTime: Scalars['String']['output'];
  readonly departureAirport: Airport;
  readonly arrivalAirport: Airport;
  readonly duration: Duration;
  readonly connection?: Maybe<Duration>;
};

export type FlightWay =
  | 'OUTBOUND'
  | 'INBOUND';

export type FlightsChoice = {
  readonly flightQuoteId: Scalars['ID']['output'];
  readonly outbound: ChosenFlight;
  readonly inbound: ChosenFlight;
  readonly price: Money;
};

export type FlightsConfirmed = {
  readonly booking: Booking;
};

export type FreshProofNeeded = {
  readonly message: Scalars['String']['output'];
};

export type GivenPlaceInput = {
  readonly traveller: Scalars['Int']['input'];
  readonly title: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly dateOfBirth: Scalars['String']['input'];
};

export type GridPrice = {
  readonly airport?: Maybe<Airport>;
  readonly departureDate: Scalars['Date']['output'];
  readonly numberOfNights: Scalars['Int']['output'];
  readonly total: Money;
  readonly query: Scalars['String']['output'];
};

export type GridSheet = {
  readonly airport?: Maybe<Airport>;
  readonly cheapest: GridPrice;
  readonly totals: Scalars['String']['output'];
};


export type GridSheetTotalsArgs = {
  nights?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

export type GroupQuoteAsked = {
  readonly reference: Scalars['String']['output'];
};

export type GroupQuoteInput = {
  readonly adults: Scalars['Int']['input'];
  readonly children: Scalars['Int']['input'];
  readonly infants: Scalars['Int']['input'];
  readonly childAges: ReadonlyArray<Scalars['Int']['input']>;
  readonly place: Scalars['String']['input'];
  readonly airport: Scalars['String']['input'];
  readonly departureDate: Scalars['String']['input'];
  readonly nights: Scalars['Int']['input'];
  readonly isFlexible: Scalars['Boolean']['input'];
  readonly message: Scalars['String']['input'];
  readonly name: Scalars['String']['input'];
  readonly emailAddress: Scalars['String']['input'];
  readonly phoneNumber: Scalars['String']['input'];
  readonly leaveEmpty: Scalars['String']['input'];
};

export type GroupQuoteResult = GroupQuoteAsked | InvalidInput;

export type Holiday = {
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly flightQuoteId: Scalars['ID']['output'];
  readonly hotel: Hotel;
  readonly hotelItinerary: HotelItinerary;
  readonly flightItinerary?: Maybe<FlightItinerary>;
  readonly criteria: HolidayCriteria;
  readonly perks: ReadonlyArray<Perk>;
  readonly board: BoardOption;
  readonly rooms: ReadonlyArray<RoomDetail>;
  readonly price: Price;
  readonly lines: ReadonlyArray<PriceLine>;
  readonly priceChange?: Maybe<PriceChange>;
  readonly cancellation: ReadonlyArray<CancellationSpan>;
  readonly paymentScheduleOptions: ReadonlyArray<PaymentScheduleOption>;
  readonly isPackage: Scalars['Boolean']['output'];
  readonly isOnRequest: Scalars['Boolean']['output'];
  readonly protection: Scalars['String']['output'];
  readonly entryRules?: Maybe<EntryRules>;
  readonly pricedAt: Scalars['DateTime']['output'];
  readonly otherChoices: OtherChoices;
  readonly roomChoices: ReadonlyArray<StayChoice>;
  readonly roomKinds: ReadonlyArray<RoomKind>;
  readonly flightChoices: ReadonlyArray<FlightOption>;
  readonly dateChoices: ReadonlyArray<DateChoice>;
  readonly searchQuery: Scalars['String']['output'];
};

export type HolidayBookmark = {
  readonly id: Scalars['ID']['output'];
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly flightQuoteId: Scalars['ID']['output'];
  readonly departureDate: Scalars['Date']['output'];
  readonly numberOfNights: Scalars['Int']['output'];
  readonly savedOn: Scalars['Date']['output'];
  readonly keptUntil: Scalars['Date']['output'];
  readonly price: Money;
  readonly targetPrice?: Maybe<Money>;
  readonly isTargetReached: Scalars['Boolean']['output'];
};

export type HolidayBookmarkDeleted = {
  readonly bookmarkId: Scalars['ID']['output'];
};

export type HolidayBookmarkNotFound = {
  readonly message: Scalars['String']['output'];
};

export type HolidayCalendar = {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly currencyCode: CurrencyCode;
  readonly nights: ReadonlyArray<Scalars['Int']['output']>;
  readonly dates: ReadonlyArray<CalendarDate>;
  readonly cheapest?: Maybe<CalendarPrice>;
  readonly months: ReadonlyArray<CalendarPrice>;
  readonly closedByAdvice?: Maybe<ClosedDates>;
  readonly pricedAt: Scalars['DateTime']['output'];
};

export type HolidayCriteria = {
  readonly destinationIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly party: Party;
  readonly numberOfRooms: Scalars['Int']['output'];
  readonly numberOfNights: Scalars['Int']['output'];
  readonly departureDateRange: DepartureDateRange;
};

export type HolidayGrid = {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly currencyCode: CurrencyCode;
  readonly firstDate: Scalars['Date']['output'];
  readonly days: Scalars['Int']['output'];
  readonly nights: ReadonlyArray<Scalars['Int']['output']>;
  readonly sheets: ReadonlyArray<GridSheet>;
  readonly cheapest?: Maybe<GridPrice>;
  readonly months: ReadonlyArray<GridPrice>;
  readonly byNights: ReadonlyArray<GridPrice>;
  readonly pricedAt: Scalars['DateTime']['output'];
};

export type HolidayNotFound = {
  readonly message: Scalars['String']['output'];
};

export type HolidayPrice = LineItemPrice & {
  readonly price: Money;
  readonly discountedPrice: Money;
  readonly atolTrustProtectionFee: Money;
  readonly room: RoomName;
  readonly board: BoardOption;
  readonly baggagePrices: ReadonlyArray<BaggageLinePrice>;
  readonly boardQuoteId: Scalars['ID']['output'];
  readonly flightQuoteId: Scalars['ID']['output'];
  readonly inboundFlightPrice: Money;
  readonly outboundFlightPrice: Money;
  readonly seatsPrice: Money;
};

export type HolidayResult = Holiday | HolidayNotFound | NoAvailability;

export type Hotel = {
  readonly id: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  readonly value: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly resortName: Scalars['String']['output'];
  readonly placeLine: Scalars['String']['output'];
  readonly ourStarRating: Scalars['Int']['output'];
  readonly locatedIn: ReadonlyArray<LocatedIn>;
  readonly seasonality?: Maybe<Seasonality>;
  readonly locationBasedData: LocationBasedData;
  readonly address: Address;
  readonly nearestAirports: ReadonlyArray<NearestAirport>;
  readonly pictures: ReadonlyArray<Image>;
  readonly media: ReadonlyArray<Media>;
  readonly tripAdvisorInformation: TripAdvisorInformation;
  readonly description: Scalars['String']['output'];
  readonly decidingFact: Scalars['String']['output'];
  readonly facilities: ReadonlyArray<Facility>;
  readonly access: ReadonlyArray<Scalars['String']['output']>;
  readonly position: Position;
  readonly resortPosition: Position;
  readonly metresToBeach?: Maybe<Scalars['Int']['output']>;
  readonly checkInFrom: Scalars['String']['output'];
};


export type HotelPicturesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type HotelMediaArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type HotelChange = {
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly offers: ReadonlyArray<HotelOffer>;
};

export type HotelChangeInput = {
  readonly hotelQuoteId: Scalars['ID']['input'];
};

export type HotelItinerary = {
  readonly checkInDate: Scalars['Date']['output'];
  readonly checkOutDate: Scalars['Date']['output'];
  readonly numberOfRooms: Scalars['Int']['output'];
  readonly numberOfNights: Scalars['Int']['output'];
  readonly party: Party;
};

export type HotelLetter = {
  readonly letter: Scalars['String']['output'];
  readonly page: Scalars['Int']['output'];
};

export type HotelList = {
  readonly pages: Scalars['Int']['output'];
  readonly letters: ReadonlyArray<HotelLetter>;
  readonly hotels: ReadonlyArray<ListedHotel>;
};

export type HotelOffer = {
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly hotel: Scalars['String']['output'];
  readonly stars: Scalars['Float']['output'];
  readonly place: Scalars['String']['output'];
  readonly isInPlace: Scalars['Boolean']['output'];
  readonly rooms: ReadonlyArray<Scalars['String']['output']>;
  readonly board: BoardOption;
  readonly difference: Money;
};

export type HotelPrice = LineItemPrice & {
  readonly price: Money;
  readonly discountedPrice: Money;
  readonly room: RoomName;
  readonly board: BoardOption;
};

export type HotelTaste =
  | 'CHEAPEST'
  | 'BEST_REVIEWED'
  | 'WITH_CHILDREN'
  | 'ADULTS_ONLY'
  | 'STEP_FREE'
  | 'NEAREST_SEA'
  | 'ALL_INCLUSIVE'
  | 'FIVE_STARS';

export type Image = {
  readonly url: Scalars['String']['output'];
  readonly type: MediaType;
  readonly alt: Scalars['String']['output'];
  readonly view: Scalars['String']['output'];
  readonly scene: Scalars['String']['output'];
  readonly placeholder: Scalars['String']['output'];
  readonly others: ReadonlyArray<Image>;
  readonly derivatives: ReadonlyArray<Derivative>;
};


export type ImageDerivativesArgs = {
  types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type Impairment =
  | 'HEARING_IMPAIRMENT'
  | 'MENTAL_IMPAIRMENT'
  | 'OTHER'
  | 'VISUAL_IMPAIRMENT';

export type InformOfChangeResult = ChangeInformed | OrderNotFound | InvalidInput;

export type InformedChange = {
  readonly id: Scalars['ID']['output'];
  readonly flight: Scalars['Int']['output'];
  readonly newTime?: Maybe<Scalars['String']['output']>;
  readonly bookedTime: Scalars['String']['output'];
  readonly words: Scalars['String']['output'];
  readonly state: InformedChangeState;
  readonly reason?: Maybe<InformedChangeReason>;
  readonly answerBy?: Maybe<Scalars['DateTime']['output']>;
  readonly answer?: Maybe<Scalars['String']['output']>;
  readonly heardAt: Scalars['DateTime']['output'];
};

export type InformedChangeReason =
  | 'UNCHANGED'
  | 'OTHERWISE'
  | 'SILENT'
  | 'NOT_OURS';

export type InformedChangeState =
  | 'ASKING'
  | 'CONFIRMED'
  | 'WITH_PERSON'
  | 'ANSWERED';

export type Instalment = {
  readonly amount: Money;
  readonly dueDate: Scalars['Date']['output'];
  readonly transactionFee: Money;
};

export type Insurance = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly documents: ReadonlyArray<InsuranceDocument>;
  readonly price: Money;
  readonly chosen: Scalars['Boolean']['output'];
};

export type InsuranceDocument = {
  readonly title: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type InvalidInput = CheckoutResult & {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly checkout?: Maybe<Checkout>;
};

export type InvitationAccepted = {
  readonly booking: Booking;
};

export type ItemDoesNotExist = {
  readonly message: Scalars['String']['output'];
  readonly item: Scalars['String']['output'];
};

export type JoiningInput = {
  readonly title: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly dateOfBirth: Scalars['String']['input'];
  readonly room: Scalars['Int']['input'];
};

export type LineItem = {
  readonly id: Scalars['ID']['output'];
  readonly price: LineItemPrice;
};

export type LineItemPrice = {
  readonly price: Money;
  readonly discountedPrice: Money;
};

export type ListedHotel = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly letter: Scalars['String']['output'];
  readonly placeLine: Scalars['String']['output'];
};

export type LocalTax = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly places: ReadonlyArray<Destination>;
  readonly unit: TaxUnit;
  readonly currencyCode: Scalars['String']['output'];
  readonly rates: ReadonlyArray<TaxRate>;
  readonly range?: Maybe<TaxRange>;
  readonly exemptUnderAge?: Maybe<Scalars['Int']['output']>;
  readonly reducedAges?: Maybe<ReducedAges>;
  readonly reducedAfterNights?: Maybe<ReducedNights>;
  readonly capNights?: Maybe<Scalars['Int']['output']>;
  readonly capAmount?: Maybe<Scalars['Float']['output']>;
  readonly effectiveFrom?: Maybe<Scalars['Date']['output']>;
  readonly isPaidAtHotel: Scalars['Boolean']['output'];
  readonly asOf: Scalars['String']['output'];
  readonly source: Scalars['String']['output'];
  readonly example: StayTax;
};

export type LocatedIn = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly hierarchyPosition: Scalars['Int']['output'];
  readonly availableFrom?: Maybe<Scalars['Date']['output']>;
};

export type LocationBasedData = {
  readonly locationId: Scalars['ID']['output'];
};

export type LocationContent = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly blocks: ReadonlyArray<Scalars['ContentBlock']['output']>;
};

export type LocationKind =
  | 'CONTINENT'
  | 'COUNTRY'
  | 'REGION'
  | 'RESORT';

export type LocationType =
  | 'COUNTRY'
  | 'HOTEL'
  | 'LOCATION'
  | 'REGION'
  | 'RESORT'
  | 'TOWN';

export type LoggedIn = {
  readonly needsDetails: Scalars['Boolean']['output'];
};

export type Login = {
  readonly id: Scalars['ID']['output'];
  readonly emailAddress: Scalars['String']['output'];
  readonly codeExpiresAt: Scalars['DateTime']['output'];
  readonly resendAt: Scalars['DateTime']['output'];
};

export type LoginStarted = {
  readonly login: Login;
};

export type LuggageType =
  | 'CABIN_BAGGAGE'
  | 'HAND_LUGGAGE'
  | 'HOLD_LUGGAGE';

export type MailKind =
  | 'SAVED_PRICES';

export type MailPreferencesSaved = {
  readonly kinds: ReadonlyArray<MailKind>;
};

export type MapName = {
  readonly name: Scalars['String']['output'];
  readonly kind: MapNameKind;
  readonly spots: ReadonlyArray<MapSpot>;
};

export type MapNameKind =
  | 'WATER'
  | 'COUNTRY'
  | 'ISLAND'
  | 'RESORT';

export type MapPin = {
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly position: Position;
  readonly hotels: Scalars['Int']['output'];
  readonly hotelId: Scalars['ID']['output'];
  readonly from: Money;
  readonly perPerson: Money;
};

export type MapPins = {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly pins: ReadonlyArray<MapPin>;
  readonly pricedAt: Scalars['DateTime']['output'];
};

export type MapSpot = {
  readonly x: Scalars['Float']['output'];
  readonly y: Scalars['Float']['output'];
};

export type Media = {
  readonly original: Scalars['String']['output'];
  readonly type: MediaType;
  readonly alt: Scalars['String']['output'];
  readonly derivatives: ReadonlyArray<Derivative>;
};


export type MediaDerivativesArgs = {
  types?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type MediaType =
  | 'IMAGE'
  | 'VIDEO';

export type MessageWritten = {
  readonly booking: Booking;
};

export type Money = {
  readonly amount: Scalars['Int']['output'];
  readonly currencyCode: CurrencyCode;
};

export type MonthPoster = {
  readonly month: Scalars['String']['output'];
  readonly picture: Image;
};

export type MonthWeather = {
  readonly air: Scalars['Int']['output'];
  readonly sea?: Maybe<Scalars['Int']['output']>;
  readonly rainDays: Scalars['Int']['output'];
};

export type MoreBags = {
  readonly quantity: Scalars['Int']['output'];
  readonly total: Money;
};

export type Mutation = {
  readonly saveCustomerDetails: SaveCustomerDetailsResult;
  readonly saveMailPreferences: SaveMailPreferencesResult;
  readonly endCustomerSessions: EndCustomerSessionsResult;
  readonly createBasket: CreateBasketResult;
  readonly refreshBasket: BasketResponse;
  readonly extendBasket: BasketResponse;
  readonly acceptBasketPrice: BasketResponse;
  readonly saveCompanion: SaveCompanionResult;
  readonly removeCompanion: RemoveCompanionResult;
  readonly setTransfer: BasketResponse;
  readonly setCarPark: BasketResponse;
  readonly setInsurance: BasketResponse;
  readonly setHoldBags: BasketResponse;
  readonly setFlightFulfilment: BasketResponse;
  readonly setSeats: BasketResponse;
  readonly setPriorityBoarding: BasketResponse;
  readonly saveCheckedIn: SaveCheckedInResult;
  readonly writeMessage: WriteMessageResult;
  readonly informOfChange: InformOfChangeResult;
  readonly replaceBookingCard: ReplaceCardResult;
  readonly finishBookingCard: ReplaceCardResult;
  readonly payBookingEarly: ChangePaymentsResult;
  readonly moveBookingPayment: ChangePaymentsResult;
  readonly confirmFlights: ConfirmFlightsResult;
  readonly payBookingShare: PayShareResult;
  readonly finishBookingShare: PayShareResult;
  readonly inviteToBooking: ChangeSharingResult;
  readonly endBookingAccess: ChangeSharingResult;
  readonly acceptBookingInvitation: AcceptInvitationResult;
  readonly quoteTheirChange: OrderChangeResult;
  readonly saveTravellerCheck: ChangeTravellerCheckResult;
  readonly removeTravellerCheck: ChangeTravellerCheckResult;
  readonly setCheckoutCredits: CheckoutResult;
  readonly checkoutFromBasket: CheckoutResponse;
  readonly addPassengerDetailsToCheckout: CheckoutResult;
  readonly addContactDetailsToCheckout: CheckoutResponse;
  readonly addCarDetailsToCheckout: CheckoutResponse;
  readonly addPaymentScheduleToCheckout: CheckoutResponse;
  readonly createCustomerAccount: CreateCustomerAccountResult;
  readonly closePayment: CheckoutResponse;
  readonly createPaymentPage: CreatePaymentPageResult;
  readonly createPaymentRequest: CreatePaymentRequestResult;
  readonly finishPaymentRequest: CreatePaymentRequestResult;
  readonly addPromotionalCodeToCheckout: CheckoutResult;
  readonly removePromotionalCodeFromCheckout: CheckoutResult;
  readonly askCruiseNews: CruiseNewsResult;
  readonly askGroupQuote: GroupQuoteResult;
  readonly createAppCode: CreateAppCodeResult;
  readonly openAppSession: FinishLoginResult;
  readonly startEmailChange: StartLoginResult;
  readonly finishEmailChange: FinishEmailChangeResult;
  readonly finishLoginBySecondFactor: FinishLoginResult;
  readonly startAuthenticator: StartAuthenticatorResult;
  readonly confirmAuthenticator: RecoveryCodesResult;
  readonly makeRecoveryCodes: RecoveryCodesResult;
  readonly removeAuthenticator: RemoveAuthenticatorResult;
  readonly startLogin: StartLoginResult;
  readonly resendLoginCode: ResendLoginCodeResult;
  readonly finishLogin: FinishLoginResult;
  readonly logIn: FinishLoginResult;
  readonly logOut: Scalars['Boolean']['output'];
  readonly startPasskeyLogin: Scalars['String']['output'];
  readonly finishPasskeyLogin: FinishLoginResult;
  readonly startPasskey: StartPasskeyResult;
  readonly addPasskey: AddPasskeyResult;
  readonly renamePasskey: RenamePasskeyResult;
  readonly removePasskey: RemovePasskeyResult;
  readonly registerCustomer: StartLoginResult;
  readonly startPasswordReset: StartLoginResult;
  readonly resetPassword: FinishLoginResult;
  readonly cancelOrder: CancelOrderResult;
  readonly quoteOrderChange: OrderChangeResult;
  readonly acceptOrderChange: AcceptOrderChangeResult;
  readonly finishOrderChangePayment: OrderChangeResult;
  readonly changeOrderContact: ChangeOrderContactResult;
  readonly commitOrder: CommitOrderResult;
  readonly placeOrder: PlaceOrderResult;
  readonly createPriceDropProtectionClaim: PriceDropProtectionClaimResult;
  readonly requestDataCopy: DataRequestResult;
  readonly requestErasure: DataRequestResult;
  readonly withdrawErasure: Scalars['Boolean']['output'];
  readonly reportProblem: ReportProblemResult;
  readonly createPartyRoom: PartyRoomActResult;
  readonly joinPartyRoom: PartyRoomActResult;
  readonly addHolidayToPartyRoom: PartyRoomActResult;
  readonly removeHolidayFromPartyRoom: PartyRoomActResult;
  readonly voteInPartyRoom: PartyRoomActResult;
  readonly lockPartyLimits: PartyRoomActResult;
  readonly goOnWithPartyRoom: PartyRoomActResult;
  readonly startPartyRound: PartyRoomActResult;
  readonly leavePartyRoom: PartyRoomActResult;
  readonly removePartyPerson: PartyRoomActResult;
  readonly renewPartyRoomLink: PartyRoomActResult;
  readonly deletePreviousSearch: Scalars['Boolean']['output'];
  readonly deletePreviousSearches: Scalars['Boolean']['output'];
  readonly keepPreviousSearches: Scalars['Boolean']['output'];
  readonly createHolidayBookmark: CreateHolidayBookmarkResult;
  readonly deleteHolidayBookmark: DeleteHolidayBookmarkResult;
  readonly setTargetPrice: SetTargetPriceResult;
  readonly ping: Scalars['Boolean']['output'];
};


export type MutationSaveCustomerDetailsArgs = {
  details: CustomerDetailsInput;
};


export type MutationSaveMailPreferencesArgs = {
  kinds: ReadonlyArray<MailKind>;
};


export type MutationEndCustomerSessionsArgs = {
  sessionId?: InputMaybe<Scalars['ID']['input']>;
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


export type MutationSaveCompanionArgs = {
  companion: CompanionInput;
  companionId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRemoveCompanionArgs = {
  companionId: Scalars['ID']['input'];
};


export type MutationSetTransferArgs = {
  basketId: Scalars['ID']['input'];
  transferId?: InputMaybe<Scalars['ID']['input']>;
  flight?: InputMaybe<TransferFlightInput>;
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


export type MutationSetFlightFulfilmentArgs = {
  basketId: Scalars['ID']['input'];
  mode: BookingMode;
};


export type MutationSetSeatsArgs = {
  basketId: Scalars['ID']['input'];
  way: FlightWay;
  seats: ReadonlyArray<Scalars['String']['input']>;
};


export type MutationSetPriorityBoardingArgs = {
  basketId: Scalars['ID']['input'];
  chosen: Scalars['Boolean']['input'];
};


export type MutationSaveCheckedInArgs = {
  orderCode: Scalars['String']['input'];
  way: FlightWay;
  traveller: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  done: Scalars['Boolean']['input'];
};


export type MutationWriteMessageArgs = {
  orderCode: Scalars['String']['input'];
  message: Scalars['String']['input'];
  disputesPayment: Scalars['Boolean']['input'];
};


export type MutationInformOfChangeArgs = {
  orderCode: Scalars['String']['input'];
  flight: Scalars['String']['input'];
  said: Scalars['String']['input'];
  newDate: Scalars['String']['input'];
  newTime: Scalars['String']['input'];
  words: Scalars['String']['input'];
  airlineReference: Scalars['String']['input'];
};


export type MutationReplaceBookingCardArgs = {
  orderCode: Scalars['String']['input'];
  retryAmount?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey: Scalars['String']['input'];
};


export type MutationFinishBookingCardArgs = {
  orderCode: Scalars['String']['input'];
  replacementId: Scalars['ID']['input'];
  sessionId: Scalars['String']['input'];
  sessionResult: Scalars['String']['input'];
};


export type MutationPayBookingEarlyArgs = {
  orderCode: Scalars['String']['input'];
  amount: Scalars['Int']['input'];
  payableWas: Scalars['Int']['input'];
};


export type MutationMoveBookingPaymentArgs = {
  orderCode: Scalars['String']['input'];
  payment: Scalars['Int']['input'];
  to: Scalars['String']['input'];
};


export type MutationConfirmFlightsArgs = {
  orderCode: Scalars['String']['input'];
  airlineReference: Scalars['String']['input'];
};


export type MutationPayBookingShareArgs = {
  orderCode: Scalars['String']['input'];
  amount: Scalars['Int']['input'];
  payableWas: Scalars['Int']['input'];
  idempotencyKey: Scalars['String']['input'];
};


export type MutationFinishBookingShareArgs = {
  orderCode: Scalars['String']['input'];
  shareId: Scalars['ID']['input'];
  sessionId: Scalars['String']['input'];
  sessionResult: Scalars['String']['input'];
};


export type MutationInviteToBookingArgs = {
  orderCode: Scalars['String']['input'];
  emailAddress: Scalars['String']['input'];
  role: SharedRole;
};


export type MutationEndBookingAccessArgs = {
  orderCode: Scalars['String']['input'];
  sharingId: Scalars['ID']['input'];
};


export type MutationAcceptBookingInvitationArgs = {
  orderCode: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationQuoteTheirChangeArgs = {
  orderCode: Scalars['String']['input'];
  noticeId: Scalars['ID']['input'];
  alternativeId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSaveTravellerCheckArgs = {
  orderCode: Scalars['String']['input'];
  traveller: Scalars['Int']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  passport: Scalars['String']['input'];
  issuedOn: Scalars['String']['input'];
  expiresOn: Scalars['String']['input'];
  firstNames?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemoveTravellerCheckArgs = {
  orderCode: Scalars['String']['input'];
  traveller: Scalars['Int']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetCheckoutCreditsArgs = {
  checkoutId: Scalars['ID']['input'];
  creditIds: ReadonlyArray<Scalars['ID']['input']>;
  acceptedLoss?: Scalars['Int']['input'];
};


export type MutationCheckoutFromBasketArgs = {
  basketId: Scalars['ID']['input'];
};


export type MutationAddPassengerDetailsToCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
  passengerDetails: ReadonlyArray<PassengerDetailsInput>;
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


export type MutationCreateCustomerAccountArgs = {
  checkoutId: Scalars['ID']['input'];
};


export type MutationClosePaymentArgs = {
  checkoutId: Scalars['ID']['input'];
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
  attempt?: InputMaybe<Scalars['Int']['input']>;
  redirectResult?: InputMaybe<Scalars['String']['input']>;
  sessionId?: InputMaybe<Scalars['String']['input']>;
  sessionResult?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddPromotionalCodeToCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};


export type MutationRemovePromotionalCodeFromCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
};


export type MutationAskCruiseNewsArgs = {
  news: CruiseNewsInput;
};


export type MutationAskGroupQuoteArgs = {
  quote: GroupQuoteInput;
};


export type MutationCreateAppCodeArgs = {
  codeChallenge: Scalars['String']['input'];
};


export type MutationOpenAppSessionArgs = {
  code: Scalars['String']['input'];
  codeVerifier: Scalars['String']['input'];
};


export type MutationStartEmailChangeArgs = {
  emailAddress: Scalars['String']['input'];
};


export type MutationFinishEmailChangeArgs = {
  loginId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};


export type MutationFinishLoginBySecondFactorArgs = {
  loginId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};


export type MutationConfirmAuthenticatorArgs = {
  code: Scalars['String']['input'];
};


export type MutationStartLoginArgs = {
  emailAddress: Scalars['String']['input'];
};


export type MutationResendLoginCodeArgs = {
  loginId: Scalars['ID']['input'];
};


export type MutationFinishLoginArgs = {
  loginId: Scalars['ID']['input'];
  code?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationLogInArgs = {
  emailAddress: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationFinishPasskeyLoginArgs = {
  credential: Scalars['String']['input'];
};


export type MutationAddPasskeyArgs = {
  credential: Scalars['String']['input'];
};


export type MutationRenamePasskeyArgs = {
  passkeyId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRemovePasskeyArgs = {
  passkeyId: Scalars['ID']['input'];
};


export type MutationRegisterCustomerArgs = {
  emailAddress: Scalars['String']['input'];
  password: Scalars['String']['input'];
  confirmation: Scalars['String']['input'];
};


export type MutationStartPasswordResetArgs = {
  emailAddress: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  loginId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
  confirmation: Scalars['String']['input'];
};


export type MutationCancelOrderArgs = {
  orderCode: Scalars['String']['input'];
  acceptedLoss: Scalars['Int']['input'];
  acceptedAside?: Scalars['Int']['input'];
};


export type MutationQuoteOrderChangeArgs = {
  orderCode: Scalars['String']['input'];
  change: OrderChangeInput;
};


export type MutationAcceptOrderChangeArgs = {
  changeId: Scalars['ID']['input'];
  acceptedTotal: Scalars['Int']['input'];
};


export type MutationFinishOrderChangePaymentArgs = {
  changeId: Scalars['ID']['input'];
  sessionId: Scalars['String']['input'];
  sessionResult: Scalars['String']['input'];
};


export type MutationChangeOrderContactArgs = {
  orderCode: Scalars['String']['input'];
  version: Scalars['Int']['input'];
  contact: OrderContactInput;
};


export type MutationCommitOrderArgs = {
  checkoutId: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPlaceOrderArgs = {
  checkoutId: Scalars['ID']['input'];
  paymentToken: Scalars['ID']['input'];
};


export type MutationCreatePriceDropProtectionClaimArgs = {
  orderCode: Scalars['String']['input'];
};


export type MutationReportProblemArgs = {
  report: ProblemReportInput;
};


export type MutationCreatePartyRoomArgs = {
  name: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  numberOfPeople: Scalars['Int']['input'];
  holidays: ReadonlyArray<PartyHolidayInput>;
};


export type MutationJoinPartyRoomArgs = {
  link: Scalars['ID']['input'];
  firstName: Scalars['String']['input'];
};


export type MutationAddHolidayToPartyRoomArgs = {
  link: Scalars['ID']['input'];
  hotelQuoteId: Scalars['ID']['input'];
  flightQuoteId: Scalars['ID']['input'];
};


export type MutationRemoveHolidayFromPartyRoomArgs = {
  link: Scalars['ID']['input'];
  holidayId: Scalars['ID']['input'];
};


export type MutationVoteInPartyRoomArgs = {
  link: Scalars['ID']['input'];
  holidayId: Scalars['ID']['input'];
  vote?: InputMaybe<PartyVote>;
};


export type MutationLockPartyLimitsArgs = {
  link: Scalars['ID']['input'];
  limits?: InputMaybe<PartyLimitsInput>;
};


export type MutationGoOnWithPartyRoomArgs = {
  link: Scalars['ID']['input'];
};


export type MutationStartPartyRoundArgs = {
  link: Scalars['ID']['input'];
};


export type MutationLeavePartyRoomArgs = {
  link: Scalars['ID']['input'];
};


export type MutationRemovePartyPersonArgs = {
  link: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
};


export type MutationRenewPartyRoomLinkArgs = {
  link: Scalars['ID']['input'];
};


export type MutationDeletePreviousSearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationKeepPreviousSearchesArgs = {
  keep: Scalars['Boolean']['input'];
};


export type MutationCreateHolidayBookmarkArgs = {
  hotelQuoteId: Scalars['ID']['input'];
  flightQuoteId: Scalars['ID']['input'];
};


export type MutationDeleteHolidayBookmarkArgs = {
  bookmarkId: Scalars['ID']['input'];
};


export type MutationSetTargetPriceArgs = {
  bookmarkId: Scalars['ID']['input'];
  targetPrice?: InputMaybe<Scalars['Int']['input']>;
};

export type NamedAirport = {
  readonly iata: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
};

export type NamesChange = {
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly placesGivenUntil?: Maybe<Scalars['Date']['output']>;
  readonly placeRefusal?: Maybe<Scalars['String']['output']>;
  readonly leavingRefusal?: Maybe<Scalars['String']['output']>;
  readonly joiningRefusal?: Maybe<Scalars['String']['output']>;
};

export type NearbyOffer = {
  readonly change: NearbyOfferChange;
  readonly label: Scalars['String']['output'];
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly flightQuoteId: Scalars['ID']['output'];
  readonly departureDate: Scalars['Date']['output'];
  readonly checkInDate: Scalars['Date']['output'];
  readonly numberOfNights: Scalars['Int']['output'];
  readonly departureAirport?: Maybe<Airport>;
  readonly board: BoardOption;
  readonly rooms: ReadonlyArray<RoomName>;
  readonly price: Price;
  readonly difference: Money;
  readonly query: Scalars['String']['output'];
};

export type NearbyOfferChange =
  | 'DATE'
  | 'NIGHTS'
  | 'AIRPORT'
  | 'FLIGHTS'
  | 'BOARD'
  | 'ROOM'
  | 'REFUND';

export type NearbyOffers = {
  readonly nearbyOffers: ReadonlyArray<NearbyOffer>;
  readonly pricedAt: Scalars['DateTime']['output'];
};

export type NearbyOffersResult = NearbyOffers | HolidayNotFound;

export type NearestAirport = {
  readonly iata: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly km: Scalars['Int']['output'];
};

export type NegativeTotalCost = CheckoutResult & {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly checkout?: Maybe<Checkout>;
};

export type NextFree = {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly holiday?: Maybe<CheapestHoliday>;
  readonly until: Scalars['Date']['output'];
};

export type NightsRangeInput = {
  readonly minimum: Scalars['Int']['input'];
  readonly maximum: Scalars['Int']['input'];
};

export type NoAvailability = {
  readonly message: Scalars['String']['output'];
  readonly hotel?: Maybe<Hotel>;
  readonly alternatives: ReadonlyArray<Alternative>;
};

export type Operator = {
  readonly code: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type Order = {
  readonly id: Scalars['ID']['output'];
  readonly isShared: Scalars['Boolean']['output'];
  readonly reference: Scalars['String']['output'];
  readonly status: OrderStatus;
  readonly requestStatus: OtherStatus;
  readonly placedAt: Scalars['DateTime']['output'];
  readonly hotel: Hotel;
  readonly flights?: Maybe<FlightItinerary>;
  readonly holiday: BasketHoliday;
  readonly passengerNames: ReadonlyArray<Scalars['String']['output']>;
  readonly emailAddress?: Maybe<Scalars['String']['output']>;
  readonly price: Price;
  readonly lines: ReadonlyArray<PriceLine>;
  readonly payments: ReadonlyArray<OrderPayment>;
  readonly cancelling: ReadonlyArray<OrderCancelling>;
  readonly ownFlights?: Maybe<OwnFlights>;
  readonly parts: ReadonlyArray<OrderPart>;
  readonly documents: ReadonlyArray<OrderDocumentLink>;
};

export type OrderCancellation = {
  readonly id: Scalars['ID']['output'];
  readonly orderReference: Scalars['String']['output'];
  readonly state: CancellationState;
  readonly isOurs: Scalars['Boolean']['output'];
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly place: Scalars['String']['output'];
  readonly holidayName: Scalars['String']['output'];
  readonly departureDate: Scalars['Date']['output'];
  readonly today: Scalars['Date']['output'];
  readonly isForTheirChange: Scalars['Boolean']['output'];
  readonly freeUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly ownFlights?: Maybe<OwnFlights>;
  readonly terms: ReadonlyArray<OrderCancelling>;
  readonly paid: Money;
  readonly lost: Money;
  readonly dropKept?: Maybe<Money>;
  readonly dropTheirs?: Maybe<Money>;
  readonly dropEnding?: Maybe<Money>;
  readonly aside?: Maybe<Money>;
  readonly keepsTickets: Scalars['Boolean']['output'];
  readonly refund: Money;
  readonly parts: ReadonlyArray<CancelledPart>;
  readonly owed: Money;
  readonly settledBy: Scalars['Date']['output'];
  readonly payments: ReadonlyArray<CancelledPayment>;
  readonly returnsCredits: Scalars['Boolean']['output'];
  readonly refunds: ReadonlyArray<OrderRefund>;
};

export type OrderCancelling = {
  readonly until?: Maybe<Scalars['Date']['output']>;
  readonly lost: Money;
};

export type OrderChange = {
  readonly id: Scalars['ID']['output'];
  readonly orderReference: Scalars['String']['output'];
  readonly place: Scalars['String']['output'];
  readonly state: OrderChangeState;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly isTheirs: Scalars['Boolean']['output'];
  readonly isInstead: Scalars['Boolean']['output'];
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly words: ReadonlyArray<ChangedWords>;
  readonly lines: ReadonlyArray<ComparedPriceLine>;
  readonly totalWas: Money;
  readonly totalNow: Money;
  readonly difference: Money;
  readonly payments: ReadonlyArray<ChangedPayment>;
  readonly charge: Money;
  readonly refund: Money;
  readonly lessByEnding?: Maybe<Money>;
};

export type OrderChangeInput = {
  readonly transfer?: InputMaybe<TransferChangeInput>;
  readonly stay?: InputMaybe<StayChangeInput>;
  readonly hotel?: InputMaybe<HotelChangeInput>;
  readonly dates?: InputMaybe<DatesChangeInput>;
  readonly names?: InputMaybe<ReadonlyArray<PersonNameInput>>;
  readonly place?: InputMaybe<GivenPlaceInput>;
  readonly leaving?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly joining?: InputMaybe<JoiningInput>;
  readonly car?: InputMaybe<CarDetailsInput>;
  readonly flightExtras?: InputMaybe<FlightExtrasChangeInput>;
  readonly seats?: InputMaybe<SeatsChangeInput>;
};

export type OrderChangeResult = OrderChange | OrderNotFound | InvalidInput;

export type OrderChangeState =
  | 'QUOTED'
  | 'EXPIRED'
  | 'ACCEPTED'
  | 'DONE'
  | 'REFUSED';

export type OrderContact = {
  readonly id: Scalars['ID']['output'];
  readonly orderReference: Scalars['String']['output'];
  readonly place: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly emailAddress: Scalars['String']['output'];
  readonly alternativeEmailAddress?: Maybe<Scalars['String']['output']>;
  readonly phoneNumber: Scalars['String']['output'];
  readonly address: Scalars['String']['output'];
  readonly city: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
};

export type OrderContactInput = {
  readonly emailAddress: Scalars['String']['input'];
  readonly alternativeEmailAddress?: InputMaybe<Scalars['String']['input']>;
  readonly phoneNumber: Scalars['String']['input'];
  readonly address: Scalars['String']['input'];
  readonly city: Scalars['String']['input'];
  readonly postalCode: Scalars['String']['input'];
};

export type OrderDocumentLink = {
  readonly title: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly mediaType: Scalars['String']['output'];
};

export type OrderNotFound = PriceDropProtectionClaimResult & {
  readonly id: Scalars['ID']['output'];
  readonly message: Scalars['String']['output'];
};

export type OrderPart = {
  readonly name: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  readonly reference?: Maybe<Scalars['String']['output']>;
};

export type OrderPayment = {
  readonly dueDate: Scalars['Date']['output'];
  readonly amount: Money;
  readonly outcome: PaymentOutcome;
  readonly isPaid: Scalars['Boolean']['output'];
};

export type OrderPlacementFailed = {
  readonly message: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly priceChange?: Maybe<PriceChange>;
  readonly moneyReturned: Scalars['Boolean']['output'];
};

export type OrderRefund = {
  readonly id: Scalars['ID']['output'];
  readonly paidOn: Scalars['Date']['output'];
  readonly amount: Money;
  readonly state: RefundState;
  readonly dueBy: Scalars['Date']['output'];
};

export type OrderStatus =
  | 'PLACED'
  | 'PROCESSING'
  | 'CONFIRMED'
  | 'PENDING'
  | 'FAILED'
  | 'CANCELLED';

export type OtherChoices = {
  readonly flights: Scalars['Int']['output'];
  readonly rooms: Scalars['Int']['output'];
  readonly boards: Scalars['Int']['output'];
};

export type OtherStatus =
  | 'COMPLETED'
  | 'PENDING';

export type OwedTax = {
  readonly amount: Scalars['String']['output'];
  readonly percentOfRoom: Scalars['Float']['output'];
};

export type OwnFlights =
  | 'TO_BOOK'
  | 'THEIRS'
  | 'PAID_BY_THEM';

export type Package = {
  readonly id: Scalars['ID']['output'];
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly flightQuoteId: Scalars['ID']['output'];
  readonly boardQuoteId: Scalars['ID']['output'];
  readonly hotel: Hotel;
  readonly departureDate: Scalars['Date']['output'];
  readonly checkInDate: Scalars['Date']['output'];
  readonly numberOfNights: Scalars['Int']['output'];
  readonly board: BoardOption;
  readonly rooms: ReadonlyArray<RoomName>;
  readonly firstRoom?: Maybe<RoomKind>;
  readonly outbound?: Maybe<FlightLeg>;
  readonly inbound?: Maybe<FlightLeg>;
  readonly price: Price;
  readonly lines: ReadonlyArray<PriceLine>;
  readonly refundableUntil?: Maybe<Scalars['Date']['output']>;
};

export type PackageList = {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly packages: ReadonlyArray<Package>;
};

export type PackageSearchResults = {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly total: Scalars['Int']['output'];
  readonly page: Scalars['Int']['output'];
  readonly pages: Scalars['Int']['output'];
  readonly destinationLabel: Scalars['String']['output'];
  readonly packages: ReadonlyArray<Package>;
  readonly filters: ReadonlyArray<ResultFilter>;
  readonly price?: Maybe<PriceRange>;
  readonly weeks: ReadonlyArray<WeekPrice>;
  readonly alternatives: ReadonlyArray<Alternative>;
  readonly outOfSeason?: Maybe<Scalars['String']['output']>;
  readonly closedByAdvice?: Maybe<Scalars['String']['output']>;
  readonly pricedAt: Scalars['DateTime']['output'];
};

export type Party = {
  readonly numberOfAdults: Scalars['Int']['output'];
  readonly numberOfChildren: Scalars['Int']['output'];
  readonly numberOfInfants: Scalars['Int']['output'];
  readonly childAges: ReadonlyArray<Scalars['Int']['output']>;
};

export type PartyHoliday = {
  readonly id: Scalars['ID']['output'];
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly flightQuoteId: Scalars['ID']['output'];
  readonly departureDate: Scalars['Date']['output'];
  readonly numberOfNights: Scalars['Int']['output'];
  readonly holiday: HolidayResult;
  readonly isMine: Scalars['Boolean']['output'];
  readonly myVote?: Maybe<PartyVote>;
  readonly votes?: Maybe<PartyVotes>;
  readonly verdict?: Maybe<PartyVerdict>;
};

export type PartyHolidayInput = {
  readonly hotelQuoteId: Scalars['ID']['input'];
  readonly flightQuoteId: Scalars['ID']['input'];
};

export type PartyInvitation = {
  readonly name: Scalars['String']['output'];
  readonly host: Scalars['String']['output'];
  readonly numberOfPeople: Scalars['Int']['output'];
};

export type PartyLimitsInput = {
  readonly mostEach?: InputMaybe<Scalars['Int']['input']>;
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  readonly until?: InputMaybe<Scalars['Date']['input']>;
  readonly airports: ReadonlyArray<Scalars['ID']['input']>;
  readonly needs: ReadonlyArray<PartyNeed>;
};

export type PartyNeed =
  | 'STEP_FREE'
  | 'OWN_ROOM'
  | 'NO_NIGHT_FLIGHTS'
  | 'DIRECT_FLIGHTS';

export type PartyPerson = {
  readonly id: Scalars['ID']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly isLocked: Scalars['Boolean']['output'];
  readonly isYou: Scalars['Boolean']['output'];
  readonly isHost: Scalars['Boolean']['output'];
};

export type PartyRoom = {
  readonly link: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly party: Party;
  readonly awaited: Scalars['Int']['output'];
  readonly round: Scalars['Int']['output'];
  readonly isJudged: Scalars['Boolean']['output'];
  readonly keptUntil: Scalars['Date']['output'];
  readonly people: ReadonlyArray<PartyPerson>;
  readonly hasLimits: Scalars['Boolean']['output'];
  readonly holidays: ReadonlyArray<PartyHoliday>;
};

export type PartyRoomActResult = InvalidInput | PartyRoomChanged | PartyRoomNotFound;

export type PartyRoomChanged = {
  readonly link: Scalars['ID']['output'];
};

export type PartyRoomEntry = {
  readonly link: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly round: Scalars['Int']['output'];
  readonly isJudged: Scalars['Boolean']['output'];
  readonly isLocked: Scalars['Boolean']['output'];
  readonly hasLimits: Scalars['Boolean']['output'];
};

export type PartyRoomNotFound = {
  readonly message: Scalars['String']['output'];
};

export type PartyRoomResult = PartyInvitation | PartyRoom | PartyRoomNotFound;

export type PartyVerdict =
  | 'WORKS_FOR_ALL'
  | 'NOT_FOR_ALL';

export type PartyVote =
  | 'YES'
  | 'PERHAPS'
  | 'NO';

export type PartyVotes = {
  readonly yes: Scalars['Int']['output'];
  readonly perhaps: Scalars['Int']['output'];
  readonly no: Scalars['Int']['output'];
};

export type PassengerDetails = {
  readonly title: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly dateOfBirth: Scalars['Date']['output'];
  readonly leadAuthorised: Scalars['Boolean']['output'];
  readonly age: Age;
  readonly specialAssistance?: Maybe<SpecialAssistance>;
};

export type PassengerDetailsInput = {
  readonly title: Scalars['String']['input'];
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly leadAuthorised: Scalars['Boolean']['input'];
  readonly age: AgeInput;
  readonly dateOfBirth: Scalars['Date']['input'];
  readonly specialAssistance?: InputMaybe<SpecialAssistanceInput>;
};

export type PassengerType =
  | 'ADULT'
  | 'CHILD'
  | 'INFANT';

export type Passkey = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type PasskeyAdded = {
  readonly passkey: Passkey;
};

export type PasskeyRemoved = {
  readonly passkey: Passkey;
};

export type PasskeyRenamed = {
  readonly passkey: Passkey;
};

export type PasskeyStarted = {
  readonly options: Scalars['String']['output'];
};

export type PassportRules = {
  readonly passport: Scalars['String']['output'];
  readonly visa: Scalars['String']['output'];
};

export type PayShareResult = PaymentPage | SharePaying | OrderNotFound | InvalidInput;

export type PayingCard = {
  readonly brand: Scalars['String']['output'];
  readonly lastFour: Scalars['String']['output'];
};

export type PaymentAlreadyExists = {
  readonly message: Scalars['String']['output'];
};

export type PaymentHold =
  | 'DISPUTE'
  | 'ANSWER'
  | 'CHANGE';

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
  readonly url: Scalars['String']['output'];
};

export type PaymentPageCreationFailed = {
  readonly message: Scalars['String']['output'];
  readonly waitSeconds?: Maybe<Scalars['Int']['output']>;
};

export type PaymentRequest = {
  readonly paymentToken: Scalars['ID']['output'];
  readonly challengeUrl?: Maybe<Scalars['String']['output']>;
};

export type PaymentRequestCreationFailed = {
  readonly message: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly waitSeconds?: Maybe<Scalars['Int']['output']>;
};

export type PaymentSchedule = {
  readonly name: Scalars['String']['output'];
  readonly equalInstalmentPlan: Scalars['Boolean']['output'];
  readonly instalments: ReadonlyArray<ScheduledInstalment>;
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
};

export type PaymentScheduleInput = {
  readonly name: Scalars['String']['input'];
};

export type PaymentScheduleOption = {
  readonly name: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly kind: Scalars['String']['output'];
  readonly equalInstalmentPlan: Scalars['Boolean']['output'];
  readonly instalments: ReadonlyArray<Instalment>;
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  readonly deposit?: Maybe<Money>;
  readonly cancelling: Scalars['String']['output'];
  readonly isBest: Scalars['Boolean']['output'];
};

export type PaymentTokenInvalid = {
  readonly message: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
};

export type PaymentsChanged = {
  readonly booking: Booking;
};

export type Perk = {
  readonly contentKey: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly about: Scalars['String']['output'];
};

export type PersonNameInput = {
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
};

export type PersonToBook = {
  readonly title: Scalars['String']['output'];
  readonly firstName: Scalars['String']['output'];
  readonly lastName: Scalars['String']['output'];
  readonly dateOfBirth: Scalars['Date']['output'];
};

export type PersonalData = {
  readonly copy?: Maybe<DataCopy>;
  readonly erasedOn?: Maybe<Scalars['Date']['output']>;
  readonly erasureDay: Scalars['Date']['output'];
  readonly isAfterHoliday: Scalars['Boolean']['output'];
  readonly figuresKeptUntil?: Maybe<Scalars['Date']['output']>;
};

export type PlaceClimate = {
  readonly name: Scalars['String']['output'];
  readonly rule: ClimateRule;
  readonly months: ReadonlyArray<ClimateMonth>;
};

export type PlaceFlight = {
  readonly from: NamedAirport;
  readonly to: NamedAirport;
  readonly minutes: Scalars['Int']['output'];
};

export type PlaceGuide = {
  readonly about: ReadonlyArray<Scalars['String']['output']>;
  readonly climates: ReadonlyArray<PlaceClimate>;
  readonly closedByAdvice: ReadonlyArray<ClosedSpan>;
  readonly flights: ReadonlyArray<PlaceFlight>;
  readonly placesBelow: ReadonlyArray<Destination>;
  readonly similar: ReadonlyArray<Destination>;
  readonly thingsToDo: ReadonlyArray<ThingToDo>;
  readonly thingsIn: Scalars['String']['output'];
  readonly country?: Maybe<CountryGuide>;
  readonly taxDiffersBelow: Scalars['Boolean']['output'];
  readonly taxesBelow: ReadonlyArray<TaxBelow>;
  readonly localTax?: Maybe<PlaceTax>;
  readonly nearestAirport?: Maybe<AirportOfPlace>;
  readonly minutesAhead?: Maybe<Scalars['Int']['output']>;
};


export type PlaceGuideClimatesArgs = {
  first: Scalars['Int']['input'];
};


export type PlaceGuideSimilarArgs = {
  first: Scalars['Int']['input'];
};


export type PlaceGuideTaxesBelowArgs = {
  checkIn: Scalars['Date']['input'];
  nights: Scalars['Int']['input'];
  adults: Scalars['Int']['input'];
  childAges: ReadonlyArray<Scalars['Int']['input']>;
};


export type PlaceGuideLocalTaxArgs = {
  checkIn: Scalars['Date']['input'];
  nights: Scalars['Int']['input'];
  adults: Scalars['Int']['input'];
  childAges: ReadonlyArray<Scalars['Int']['input']>;
};


export type PlaceGuideMinutesAheadArgs = {
  on: Scalars['Date']['input'];
};

export type PlaceOrder =
  | 'PRICE'
  | 'BEST'
  | 'SEA'
  | 'MILD';

export type PlaceOrderResult = PlacedOrder | BasketExpired | CheckoutDoesNotExist | DuplicateOrder | ItemDoesNotExist | OrderPlacementFailed | PaymentTokenInvalid;

export type PlaceTax = {
  readonly name: Scalars['String']['output'];
  readonly exemptUnderAge?: Maybe<Scalars['Int']['output']>;
  readonly isPublished: Scalars['Boolean']['output'];
  readonly asOf: Scalars['String']['output'];
  readonly isByRoom: Scalars['Boolean']['output'];
  readonly rows: ReadonlyArray<PlaceTaxRow>;
};

export type PlaceTaxRow = {
  readonly leastStars: Scalars['Int']['output'];
  readonly mostStars: Scalars['Int']['output'];
  readonly adultNight: OwedTax;
  readonly stay: OwedTax;
};

export type PlacedOrder = {
  readonly order: Order;
};

export type PlacementProgress = {
  readonly steps: ReadonlyArray<PlacementStep>;
  readonly isOver: Scalars['Boolean']['output'];
};

export type PlacementState =
  | 'CLAIMED'
  | 'AUTHORISED'
  | 'BOOKED'
  | 'CAPTURED'
  | 'RELEASING'
  | 'RELEASED'
  | 'PLACED'
  | 'PROCESSING'
  | 'CONFIRMED'
  | 'PENDING'
  | 'FAILED'
  | 'CANCELLED';

export type PlacementStep = {
  readonly state: PlacementState;
  readonly label: Scalars['String']['output'];
};

export type PlainPrice = LineItemPrice & {
  readonly price: Money;
  readonly discountedPrice: Money;
};

export type Platform =
  | 'APP'
  | 'WEB';

export type Position = {
  readonly lat: Scalars['Float']['output'];
  readonly lon: Scalars['Float']['output'];
};

export type PositionInput = {
  readonly lat: Scalars['Float']['input'];
  readonly lon: Scalars['Float']['input'];
};

export type PreviousSearch = {
  readonly id: Scalars['ID']['output'];
  readonly query: Scalars['String']['output'];
  readonly destinationLabel: Scalars['String']['output'];
  readonly departureDate: Scalars['Date']['output'];
  readonly departureRangeEndDate: Scalars['Date']['output'];
  readonly nights: ReadonlyArray<Scalars['Int']['output']>;
  readonly party: Party;
  readonly searchedAt: Scalars['DateTime']['output'];
  readonly priceThen?: Maybe<Money>;
  readonly priceNow?: Maybe<Money>;
};

export type Price = {
  readonly total: Money;
  readonly perPerson: Money;
  readonly deposit?: Maybe<Money>;
};

export type PriceChange = {
  readonly was: Money;
  readonly now: Money;
  readonly changedBy?: Maybe<Scalars['String']['output']>;
  readonly reason: Scalars['String']['output'];
};

export type PriceDisplay =
  | 'TOTAL_PRICE'
  | 'PER_PERSON_PRICE';

export type PriceDropProtection = {
  readonly id: Scalars['ID']['output'];
  readonly orderReference: Scalars['String']['output'];
  readonly until: Scalars['Date']['output'];
  readonly isOpen: Scalars['Boolean']['output'];
  readonly claims: ReadonlyArray<PriceDropProtectionClaim>;
};

export type PriceDropProtectionClaim = PriceDropProtectionClaimResult & {
  readonly id: Scalars['ID']['output'];
  readonly orderReference: Scalars['String']['output'];
  readonly status: PriceDropProtectionClaimStatus;
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly priceChange?: Maybe<PriceChange>;
  readonly claimedAt: Scalars['DateTime']['output'];
  readonly credit?: Maybe<PriceDropProtectionCredit>;
};

export type PriceDropProtectionClaimNotFound = PriceDropProtectionClaimResult & {
  readonly id: Scalars['ID']['output'];
  readonly message: Scalars['String']['output'];
};

export type PriceDropProtectionClaimResult = {
  readonly id: Scalars['ID']['output'];
};

export type PriceDropProtectionClaimStatus =
  | 'ASKED'
  | 'GRANTED'
  | 'REFUSED';

export type PriceDropProtectionCredit = Credit & {
  readonly id: Scalars['ID']['output'];
  readonly amount: Money;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly name: Scalars['String']['output'];
  readonly status: CreditStatus;
  readonly endsOn: Scalars['Date']['output'];
  readonly cancelledOn?: Maybe<Scalars['Date']['output']>;
  readonly use?: Maybe<CreditUse>;
  readonly orderReference: Scalars['String']['output'];
};

export type PriceLine = {
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly basis: Scalars['String']['output'];
  readonly amount: Money;
  readonly paidAtHotel: Scalars['Boolean']['output'];
  readonly chosen: Scalars['Boolean']['output'];
};

export type PricePoint = {
  readonly day: Scalars['Date']['output'];
  readonly total: Money;
};

export type PriceRange = {
  readonly min: Money;
  readonly max: Money;
};

export type PriceRangeInput = {
  readonly min?: InputMaybe<Scalars['Int']['input']>;
  readonly max?: InputMaybe<Scalars['Int']['input']>;
};

export type PriorityBoardingOption = {
  readonly price: Money;
  readonly flightReferences: ReadonlyArray<Scalars['String']['output']>;
  readonly chosen: Scalars['Boolean']['output'];
};

export type ProblemReportInput = {
  readonly message: Scalars['String']['input'];
  readonly emailAddress: Scalars['String']['input'];
  readonly page: Scalars['String']['input'];
  readonly errorReference: Scalars['String']['input'];
};

export type ProblemReported = {
  readonly reference: Scalars['String']['output'];
};

export type ProcessingOrder = {
  readonly order: Order;
};

export type ProfitBelowThreshold = CheckoutResult & {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly checkout?: Maybe<Checkout>;
};

export type PromotionalCode = {
  readonly code: Scalars['String']['output'];
  readonly amount: Scalars['Int']['output'];
};

export type QrCode = {
  readonly size: Scalars['Int']['output'];
  readonly path: Scalars['String']['output'];
};

export type Query = {
  readonly customer?: Maybe<Customer>;
  readonly mailPreferences?: Maybe<ReadonlyArray<MailKind>>;
  readonly customerSessions: ReadonlyArray<CustomerSession>;
  readonly basket: BasketResponse;
  readonly companions: ReadonlyArray<Companion>;
  readonly seatMap: SeatMapResponse;
  readonly booking?: Maybe<Booking>;
  readonly bookingInvitation?: Maybe<BookingInvitation>;
  readonly sharedBookings?: Maybe<ReadonlyArray<SharedBooking>>;
  readonly departureAirports: ReadonlyArray<AirportGroup>;
  readonly airports: ReadonlyArray<Airport>;
  readonly airportsNearTown?: Maybe<AirportsNearTown>;
  readonly airportsNearPosition: ReadonlyArray<NearestAirport>;
  readonly destinations: ReadonlyArray<Destination>;
  readonly destinationById?: Maybe<Destination>;
  readonly destinationGroups: ReadonlyArray<DestinationGroup>;
  readonly continents: ReadonlyArray<Continent>;
  readonly hotel?: Maybe<Hotel>;
  readonly hotelList: HotelList;
  readonly mapNames: ReadonlyArray<MapName>;
  readonly checkoutCredits?: Maybe<CheckoutCredits>;
  readonly checkoutById: CheckoutResponse;
  readonly contentPage?: Maybe<ContentPage>;
  readonly contentPages: ReadonlyArray<ContentListing>;
  readonly contentSearch: ReadonlyArray<ContentMatch>;
  readonly contentEntries: ReadonlyArray<Scalars['ContentBlock']['output']>;
  readonly contentMessages: ReadonlyArray<ContentMessage>;
  readonly locationContent?: Maybe<LocationContent>;
  readonly customerReviews: ReadonlyArray<CustomerReview>;
  readonly customerAuthenticator?: Maybe<Authenticator>;
  readonly authenticatorSetUp?: Maybe<AuthenticatorSetUp>;
  readonly login?: Maybe<Login>;
  readonly customerPasskeys: ReadonlyArray<Passkey>;
  readonly orderCancellation?: Maybe<OrderCancellation>;
  readonly customerOrders?: Maybe<ReadonlyArray<CustomerOrder>>;
  readonly orderChange?: Maybe<OrderChange>;
  readonly orderContact?: Maybe<OrderContact>;
  readonly orderByCheckout?: Maybe<Order>;
  readonly placementProgress?: Maybe<PlacementProgress>;
  readonly themes: ReadonlyArray<Theme>;
  readonly monthsOfTheme: ReadonlyArray<Scalars['String']['output']>;
  readonly warmMonths: ReadonlyArray<WarmMonth>;
  readonly monthPosters: ReadonlyArray<MonthPoster>;
  readonly themePoster?: Maybe<Image>;
  readonly schoolHolidays: ReadonlyArray<SchoolHoliday>;
  readonly localTaxes: ReadonlyArray<LocalTax>;
  readonly localTaxFor?: Maybe<StayTax>;
  readonly placeGuide?: Maybe<PlaceGuide>;
  readonly cheapestMonths: CheapestMonths;
  readonly cheapestDays: CheapestDays;
  readonly nextFree: NextFree;
  readonly tastedHotels: TastedHotels;
  readonly priceDropProtections?: Maybe<ReadonlyArray<PriceDropProtection>>;
  readonly priceDropProtectionClaim: PriceDropProtectionClaimResult;
  readonly personalData?: Maybe<PersonalData>;
  readonly partyRoom: PartyRoomResult;
  readonly partyRooms: ReadonlyArray<PartyRoomEntry>;
  readonly previousSearches: ReadonlyArray<PreviousSearch>;
  readonly keepsPreviousSearches: Scalars['Boolean']['output'];
  readonly isSearchKept: Scalars['Boolean']['output'];
  readonly holidayBookmarks: ReadonlyArray<HolidayBookmark>;
  readonly savedDeals: ReadonlyArray<SavedDeal>;
  readonly holidayCalendar: HolidayCalendar;
  readonly holiday: HolidayResult;
  readonly departuresBoard: DeparturesBoard;
  readonly inSeasonFrom: Scalars['Date']['output'];
  readonly discover: Discovery;
  readonly mapPins: MapPins;
  readonly holidayGrid: HolidayGrid;
  readonly nearbyOffers: NearbyOffersResult;
  readonly packageSearchResults: PackageSearchResults;
  readonly packages: PackageList;
  readonly packagesByBoard: PackageList;
  readonly site: Site;
  readonly walletCredits?: Maybe<ReadonlyArray<Credit>>;
};


export type QueryBasketArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySeatMapArgs = {
  basketId: Scalars['ID']['input'];
  way: FlightWay;
};


export type QueryBookingArgs = {
  orderCode: Scalars['String']['input'];
};


export type QueryBookingInvitationArgs = {
  orderCode: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type QueryAirportsArgs = {
  text: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
};


export type QueryAirportsNearTownArgs = {
  town: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
};


export type QueryAirportsNearPositionArgs = {
  position: PositionInput;
  first?: Scalars['Int']['input'];
};


export type QueryDestinationsArgs = {
  text?: InputMaybe<Scalars['String']['input']>;
  searchType?: InputMaybe<SearchType>;
  first?: Scalars['Int']['input'];
};


export type QueryDestinationByIdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDestinationGroupsArgs = {
  searchType?: InputMaybe<SearchType>;
  first?: Scalars['Int']['input'];
};


export type QueryHotelArgs = {
  id: Scalars['ID']['input'];
};


export type QueryHotelListArgs = {
  page: Scalars['Int']['input'];
};


export type QueryMapNamesArgs = {
  map: Scalars['String']['input'];
};


export type QueryCheckoutCreditsArgs = {
  checkoutId: Scalars['ID']['input'];
};


export type QueryCheckoutByIdArgs = {
  checkoutId: Scalars['ID']['input'];
};


export type QueryContentPageArgs = {
  slug: Scalars['ID']['input'];
};


export type QueryContentSearchArgs = {
  text: Scalars['String']['input'];
};


export type QueryContentEntriesArgs = {
  group: Scalars['ID']['input'];
};


export type QueryContentMessagesArgs = {
  group: Scalars['ID']['input'];
};


export type QueryLocationContentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLoginArgs = {
  loginId: Scalars['ID']['input'];
};


export type QueryOrderCancellationArgs = {
  orderCode: Scalars['String']['input'];
};


export type QueryOrderChangeArgs = {
  changeId: Scalars['ID']['input'];
};


export type QueryOrderContactArgs = {
  orderCode: Scalars['String']['input'];
};


export type QueryOrderByCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPlacementProgressArgs = {
  checkoutId: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};


export type QueryThemesArgs = {
  criteria?: InputMaybe<SearchCriteriaInput>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type QueryMonthsOfThemeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMonthPostersArgs = {
  months: ReadonlyArray<Scalars['String']['input']>;
};


export type QueryThemePosterArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySchoolHolidaysArgs = {
  from: Scalars['Date']['input'];
  until: Scalars['Date']['input'];
};


export type QueryLocalTaxesArgs = {
  checkIn: Scalars['Date']['input'];
};


export type QueryLocalTaxForArgs = {
  id: Scalars['ID']['input'];
  stay: TaxedStayInput;
};


export type QueryPlaceGuideArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCheapestMonthsArgs = {
  criteria: SearchCriteriaInput;
};


export type QueryCheapestDaysArgs = {
  criteria: SearchCriteriaInput;
};


export type QueryNextFreeArgs = {
  criteria: SearchCriteriaInput;
  from: Scalars['Date']['input'];
};


export type QueryTastedHotelsArgs = {
  criteria: SearchCriteriaInput;
};


export type QueryPriceDropProtectionsArgs = {
  orderCode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPriceDropProtectionClaimArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPartyRoomArgs = {
  link: Scalars['ID']['input'];
};


export type QueryIsSearchKeptArgs = {
  query: Scalars['String']['input'];
};


export type QuerySavedDealsArgs = {
  bookmarkIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
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
  isPricedLive?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryDeparturesBoardArgs = {
  airport?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  savedSearch?: InputMaybe<SavedSearchInput>;
  season?: BoardSeason;
};


export type QueryInSeasonFromArgs = {
  placeId: Scalars['ID']['input'];
};


export type QueryDiscoverArgs = {
  criteria: SearchCriteriaInput;
  level?: DiscoverLevel;
  first?: Scalars['Int']['input'];
  places?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  order?: InputMaybe<PlaceOrder>;
};


export type QueryMapPinsArgs = {
  criteria: SearchCriteriaInput;
  resorts?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type QueryHolidayGridArgs = {
  hotelId: Scalars['ID']['input'];
  rooming: ReadonlyArray<RoomInput>;
  searchType?: SearchType;
  departureAirports?: ReadonlyArray<Scalars['ID']['input']>;
  filters?: InputMaybe<FiltersInput>;
  bags?: Scalars['Int']['input'];
};


export type QueryNearbyOffersArgs = {
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


export type QueryPackagesByBoardArgs = {
  criteria: SearchCriteriaInput;
};

export type RecoveryCodesMade = {
  readonly codes: ReadonlyArray<Scalars['String']['output']>;
};

export type RecoveryCodesResult = RecoveryCodesMade | FreshProofNeeded | InvalidInput;

export type ReducedAges = {
  readonly from: Scalars['Int']['output'];
  readonly to: Scalars['Int']['output'];
  readonly factor: Scalars['Float']['output'];
};

export type ReducedNights = {
  readonly fromNight: Scalars['Int']['output'];
  readonly factor: Scalars['Float']['output'];
};

export type RefundState =
  | 'REQUESTED'
  | 'SENT'
  | 'DONE'
  | 'FAILED'
  | 'SETTLED';

export type RefundedChange = {
  readonly id: Scalars['ID']['output'];
  readonly kind: RefundedChangeKind;
};

export type RefundedChangeKind =
  | 'TRANSFER'
  | 'STAY'
  | 'HOTEL'
  | 'DATES'
  | 'NAMES'
  | 'CAR'
  | 'PLACE'
  | 'FEWER'
  | 'JOIN'
  | 'FLIGHTS'
  | 'FLIGHT_EXTRAS'
  | 'SEATS'
  | 'NOTICE';

export type RemoveAuthenticatorResult = AuthenticatorRemoved | FreshProofNeeded | InvalidInput;

export type RemoveCompanionResult = CompanionRemoved | InvalidInput;

export type RemovePasskeyResult = PasskeyRemoved | FreshProofNeeded | InvalidInput;

export type RenamePasskeyResult = PasskeyRenamed | InvalidInput;

export type ReplaceCardResult = PaymentPage | CardReplacing | OrderNotFound | FreshProofNeeded | InvalidInput;

export type ReportProblemResult = InvalidInput | ProblemReported;

export type ResendLoginCodeResult = LoginStarted | InvalidInput;

export type Residency =
  | 'OTHER'
  | 'REPUBLIC_OF_IRELAND'
  | 'UNITED_KINGDOM';

export type ResultFilter = {
  readonly name: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly type: FilterType;
  readonly apiType: FilterApiType;
  readonly enabled: Scalars['Boolean']['output'];
  readonly unFormattedOptions: ReadonlyArray<FilterOption>;
};

export type Review = {
  readonly rating: Scalars['Int']['output'];
  readonly date: Scalars['Date']['output'];
  readonly title: Scalars['String']['output'];
  readonly content: Scalars['String']['output'];
  readonly party: Scalars['String']['output'];
  readonly stayed: Scalars['Date']['output'];
  readonly topics: ReadonlyArray<Scalars['String']['output']>;
};

export type ReviewTopic = {
  readonly code: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

export type RoomDetail = {
  readonly name: Scalars['String']['output'];
  readonly displayName: Scalars['String']['output'];
  readonly facts: ReadonlyArray<Scalars['String']['output']>;
  readonly party: Party;
};

export type RoomInput = {
  readonly adults: Scalars['Int']['input'];
  readonly childAges?: InputMaybe<ReadonlyArray<InputMaybe<Scalars['Int']['input']>>>;
};

export type RoomKind = {
  readonly displayName: Scalars['String']['output'];
  readonly sizeM2: Scalars['Int']['output'];
  readonly beds: Scalars['String']['output'];
  readonly bedKinds: ReadonlyArray<Scalars['String']['output']>;
  readonly view?: Maybe<Scalars['String']['output']>;
  readonly sleeps: Scalars['Int']['output'];
  readonly isAdapted: Scalars['Boolean']['output'];
  readonly picture?: Maybe<Image>;
};

export type RoomName = {
  readonly name: Scalars['String']['output'];
  readonly displayName: Scalars['String']['output'];
};

export type SaveCheckedInResult = InvalidInput | CheckedInSaved;

export type SaveCompanionResult = CompanionSaved | InvalidInput;

export type SaveCustomerDetailsResult = CustomerDetailsSaved | InvalidInput;

export type SaveMailPreferencesResult = InvalidInput | MailPreferencesSaved;

export type SavedDeal = {
  readonly id: Scalars['ID']['output'];
  readonly bookmark: HolidayBookmark;
  readonly holiday: HolidayResult;
  readonly pricePoints: ReadonlyArray<PricePoint>;
  readonly lastSeenOn?: Maybe<Scalars['Date']['output']>;
};

export type SavedPartyInput = {
  readonly numberOfAdults: Scalars['Int']['input'];
  readonly numberOfChildren: Scalars['Int']['input'];
  readonly numberOfInfants: Scalars['Int']['input'];
  readonly childAges: ReadonlyArray<Scalars['Int']['input']>;
};

export type SavedSearchInput = {
  readonly party: SavedPartyInput;
  readonly departureAirports: ReadonlyArray<Scalars['ID']['input']>;
  readonly departureDateRange: DateRangeInput;
  readonly numberOfNights: NightsRangeInput;
  readonly numberOfRooms: Scalars['Int']['input'];
};

export type ScheduledInstalment = {
  readonly amount: Money;
  readonly dueDate: Scalars['Date']['output'];
  readonly remainingBalance: Scalars['Int']['output'];
  readonly transactionFee: Money;
};

export type SchoolHoliday = {
  readonly nation: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly startDate: Scalars['Date']['output'];
  readonly endDate: Scalars['Date']['output'];
};

export type SearchCriteriaInput = {
  readonly searchType?: InputMaybe<SearchType>;
  readonly locationIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly hotelIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly departureAirports?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly dateFormat?: InputMaybe<DateFormat>;
  readonly departureDate: Scalars['Date']['input'];
  readonly departureRangeEndDate?: InputMaybe<Scalars['Date']['input']>;
  readonly flexibility?: InputMaybe<Scalars['Int']['input']>;
  readonly nights?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly rooming: ReadonlyArray<RoomInput>;
  readonly filters?: InputMaybe<FiltersInput>;
  readonly sort?: InputMaybe<Sort>;
  readonly page?: InputMaybe<Scalars['Int']['input']>;
  readonly bags?: InputMaybe<Scalars['Int']['input']>;
};

export type SearchType =
  | 'HOLIDAY'
  | 'CITY_BREAK'
  | 'UNKNOWN';

export type Seasonality = {
  readonly startDate: Scalars['String']['output'];
  readonly endDate: Scalars['String']['output'];
};

export type SeatMap = {
  readonly columns: Scalars['String']['output'];
  readonly rows: ReadonlyArray<SeatRow>;
  readonly travellers: ReadonlyArray<SeatTraveller>;
  readonly together?: Maybe<SeatsTogether>;
};

export type SeatMapResponse = {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly seatMap?: Maybe<SeatMap>;
};

export type SeatMapStatus =
  | 'NOT_AVAILABLE'
  | 'COMPULSORY'
  | 'OPTIONAL';

export type SeatRow = {
  readonly number: Scalars['Int']['output'];
  readonly isExit: Scalars['Boolean']['output'];
  readonly price: Money;
  readonly free: Scalars['String']['output'];
};

export type SeatSale =
  | 'ONCE_BOOKED'
  | 'WITH_AIRLINE'
  | 'NOT_SOLD'
  | 'NOT_KNOWN';

export type SeatTraveller = {
  readonly name: Scalars['String']['output'];
  readonly age?: Maybe<Scalars['Int']['output']>;
  readonly holdsInfant: Scalars['Boolean']['output'];
};

export type SeatedFlight = {
  readonly way: FlightWay;
  readonly flightNumber: Scalars['String']['output'];
  readonly seats: ReadonlyArray<ChosenSeat>;
};

export type SeatsChange = {
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly flights: ReadonlyArray<BookedSeats>;
  readonly cabin: CabinAnswer;
};


export type SeatsChangeCabinArgs = {
  way: FlightWay;
};

export type SeatsChangeInput = {
  readonly outbound: ReadonlyArray<Scalars['String']['input']>;
  readonly inbound: ReadonlyArray<Scalars['String']['input']>;
};

export type SeatsTogether = {
  readonly seats: ReadonlyArray<Scalars['String']['output']>;
  readonly price: Money;
};

export type SecondFactorNeeded = {
  readonly loginId: Scalars['ID']['output'];
};

export type SelfBooking = {
  readonly state: SelfBookingState;
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly endsOn?: Maybe<Scalars['Date']['output']>;
  readonly limit: Money;
  readonly cardFrame?: Maybe<Scalars['String']['output']>;
  readonly airlineReference?: Maybe<Scalars['String']['output']>;
  readonly airlinePage?: Maybe<Scalars['String']['output']>;
  readonly people: ReadonlyArray<PersonToBook>;
};

export type SelfBookingState =
  | 'WAITING'
  | 'OPEN'
  | 'USED'
  | 'NOTED'
  | 'WITH_A_PERSON'
  | 'CONFIRMED'
  | 'OVER'
  | 'BOOKED_BY_US'
  | 'ENDED';

export type SetTargetPriceResult = HolidayBookmark | HolidayBookmarkNotFound | InvalidInput;

export type SharePart = {
  readonly dueDate: Scalars['Date']['output'];
  readonly amount: Money;
};

export type SharePaying = {
  readonly booking: Booking;
  readonly id: Scalars['ID']['output'];
};

export type SharePayment = {
  readonly id: Scalars['ID']['output'];
  readonly amount: Money;
  readonly state: SharePaymentState;
  readonly paidBy: Scalars['String']['output'];
  readonly isOwn: Scalars['Boolean']['output'];
  readonly paidOn: Scalars['Date']['output'];
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly refunds: ReadonlyArray<OrderRefund>;
};

export type SharePaymentState =
  | 'RESERVED'
  | 'PAID'
  | 'GIVEN_BACK';

export type SharedAccess = {
  readonly id: Scalars['ID']['output'];
  readonly emailAddress: Scalars['String']['output'];
  readonly role: SharedRole;
  readonly acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly expiresAt: Scalars['DateTime']['output'];
};

export type SharedBooking = {
  readonly reference: Scalars['String']['output'];
  readonly status: OrderStatus;
  readonly leadName: Scalars['String']['output'];
  readonly place: Scalars['String']['output'];
  readonly departureDate: Scalars['Date']['output'];
  readonly returnDate: Scalars['Date']['output'];
};

export type SharedRole =
  | 'VIEWER'
  | 'PAYER'
  | 'AUTHORISED';

export type SharingChanged = {
  readonly booking: Booking;
};

export type Site = {
  readonly brand: Scalars['String']['output'];
  readonly legalName: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly atolNumber?: Maybe<Scalars['String']['output']>;
  readonly locale: Scalars['String']['output'];
  readonly currencyCode: CurrencyCode;
  readonly checkoutRules: CheckoutRules;
  readonly cardFieldsUrl: Scalars['String']['output'];
};

export type SizeLimit = {
  readonly height: Scalars['Float']['output'];
  readonly width: Scalars['Float']['output'];
  readonly depth: Scalars['Float']['output'];
  readonly unit: Scalars['String']['output'];
};

export type Sort =
  | 'POPULARITY'
  | 'PRICE_HIGH_LOW'
  | 'PRICE_LOW_HIGH'
  | 'STAR_RATING'
  | 'TRIPADVISOR_RATING'
  | 'TRIP_ADVISOR_SCORE';

export type SpecialAssistance = {
  readonly impairments: ReadonlyArray<Impairment>;
  readonly requiredAssistance: ReadonlyArray<Assistance>;
  readonly wheelchairType?: Maybe<WheelchairType>;
  readonly otherImpairment?: Maybe<Scalars['String']['output']>;
};

export type SpecialAssistanceInput = {
  readonly impairments?: ReadonlyArray<Impairment>;
  readonly requiredAssistance?: ReadonlyArray<Assistance>;
  readonly wheelchairType?: InputMaybe<WheelchairType>;
  readonly otherImpairment?: InputMaybe<Scalars['String']['input']>;
};

export type StartAuthenticatorResult = AuthenticatorStarted | FreshProofNeeded | InvalidInput;

export type StartLoginResult = LoginStarted | InvalidInput;

export type StartPasskeyResult = PasskeyStarted | FreshProofNeeded | InvalidInput;

export type StayChange = {
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly offers: ReadonlyArray<StayOffer>;
};

export type StayChangeInput = {
  readonly hotelQuoteId: Scalars['ID']['input'];
};

export type StayChoice = {
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly rooms: ReadonlyArray<RoomName>;
  readonly board: BoardOption;
  readonly price: Price;
  readonly difference: Money;
  readonly chosen: Scalars['Boolean']['output'];
};

export type StayOffer = {
  readonly hotelQuoteId: Scalars['ID']['output'];
  readonly rooms: ReadonlyArray<Scalars['String']['output']>;
  readonly board: BoardOption;
  readonly difference: Money;
};

export type StayTax = {
  readonly name: Scalars['String']['output'];
  readonly adults: TaxFigure;
  readonly all: TaxFigure;
  readonly parts: ReadonlyArray<TaxPart>;
  readonly counted: Money;
  readonly isPaidAtHotel: Scalars['Boolean']['output'];
};

export type Subscription = {
  readonly placementProgress: PlacementProgress;
};


export type SubscriptionPlacementProgressArgs = {
  checkoutId: Scalars['ID']['input'];
  key?: InputMaybe<Scalars['String']['input']>;
};

export type SupplierSession = ActiveSupplierSession | ExpiredSupplierSession;

export type TargetedCampaignCredit = Credit & {
  readonly id: Scalars['ID']['output'];
  readonly amount: Money;
  readonly expiresAt: Scalars['DateTime']['output'];
  readonly name: Scalars['String']['output'];
  readonly status: CreditStatus;
  readonly endsOn: Scalars['Date']['output'];
  readonly cancelledOn?: Maybe<Scalars['Date']['output']>;
  readonly use?: Maybe<CreditUse>;
  readonly campaign: CreditCampaign;
};

export type TastedHotel = {
  readonly taste: HotelTaste;
  readonly fact: Scalars['String']['output'];
  readonly package: Package;
};

export type TastedHotels = {
  readonly statusCode: Scalars['Int']['output'];
  readonly errors: ReadonlyArray<FieldError>;
  readonly hotels: ReadonlyArray<TastedHotel>;
};

export type TaxBelow = {
  readonly places: ReadonlyArray<Destination>;
  readonly least?: Maybe<OwedTax>;
  readonly most?: Maybe<OwedTax>;
  readonly isPublished: Scalars['Boolean']['output'];
  readonly isByRoom: Scalars['Boolean']['output'];
};

export type TaxFigure = {
  readonly hundredths: Scalars['Int']['output'];
  readonly currencyCode: Scalars['String']['output'];
  readonly percentOfRoom: Scalars['Float']['output'];
  readonly isPublished: Scalars['Boolean']['output'];
  readonly isEstimated: Scalars['Boolean']['output'];
};

export type TaxPart = {
  readonly who: TaxedUnit;
  readonly count: Scalars['Int']['output'];
  readonly nights: Scalars['Int']['output'];
  readonly each: Scalars['Float']['output'];
};

export type TaxRange = {
  readonly min: Scalars['Float']['output'];
  readonly max: Scalars['Float']['output'];
};

export type TaxRate = {
  readonly amount: Scalars['Float']['output'];
  readonly leastStars?: Maybe<Scalars['Int']['output']>;
  readonly mostStars?: Maybe<Scalars['Int']['output']>;
  readonly from?: Maybe<Scalars['String']['output']>;
  readonly to?: Maybe<Scalars['String']['output']>;
};

export type TaxUnit =
  | 'PERSON_NIGHT'
  | 'ROOM_NIGHT'
  | 'PERCENT'
  | 'NONE';

export type TaxedStayInput = {
  readonly checkIn: Scalars['Date']['input'];
  readonly nights: Scalars['Int']['input'];
  readonly stars: Scalars['Int']['input'];
  readonly rooms: Scalars['Int']['input'];
  readonly adults: Scalars['Int']['input'];
  readonly childAges: ReadonlyArray<Scalars['Int']['input']>;
};

export type TaxedUnit =
  | 'people'
  | 'rooms';

export type TheirAlternative = {
  readonly id: Scalars['ID']['output'];
  readonly isOtherHotel: Scalars['Boolean']['output'];
  readonly isOtherFlights: Scalars['Boolean']['output'];
  readonly hotel: Scalars['String']['output'];
  readonly stars: Scalars['Float']['output'];
  readonly place: Scalars['String']['output'];
  readonly rooms: ReadonlyArray<Scalars['String']['output']>;
  readonly board: Scalars['String']['output'];
  readonly outbound?: Maybe<ChosenFlight>;
  readonly inbound?: Maybe<ChosenFlight>;
  readonly difference: Money;
};

export type TheirChange = {
  readonly id: Scalars['ID']['output'];
  readonly state: TheirChangeState;
  readonly title: Scalars['String']['output'];
  readonly words: ReadonlyArray<ChangedWords>;
  readonly noticedOn: Scalars['Date']['output'];
  readonly answerBy?: Maybe<Scalars['DateTime']['output']>;
  readonly answerDay?: Maybe<Scalars['Date']['output']>;
  readonly reminderDays: ReadonlyArray<Scalars['Date']['output']>;
  readonly reduction?: Maybe<Money>;
  readonly back?: Maybe<Money>;
};

export type TheirChangeState =
  | 'NOTED'
  | 'ASKED'
  | 'KEPT'
  | 'OTHER'
  | 'ENDED'
  | 'CANCELLED';

export type Theme = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly picture: Image;
  readonly departureDateRanges: ReadonlyArray<ThemeDates>;
  readonly filters: ThemeFilters;
  readonly party: ReadonlyArray<ThemeRoom>;
  readonly locationIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly numberOfNights: Scalars['Int']['output'];
  readonly hotels: Scalars['Int']['output'];
  readonly cheapest?: Maybe<CheapestHoliday>;
};

export type ThemeDates = {
  readonly startDate: Scalars['Date']['output'];
  readonly endDate: Scalars['Date']['output'];
};

export type ThemeFilters = {
  readonly board: ReadonlyArray<Board>;
  readonly stars: ReadonlyArray<Scalars['Int']['output']>;
  readonly facilities: ReadonlyArray<Scalars['String']['output']>;
  readonly review?: Maybe<Scalars['Float']['output']>;
  readonly adaptedRoom: Scalars['Boolean']['output'];
};

export type ThemeRoom = {
  readonly adults: Scalars['Int']['output'];
  readonly childAges: ReadonlyArray<Scalars['Int']['output']>;
};

export type ThingToDo = {
  readonly words: Scalars['String']['output'];
  readonly months: ReadonlyArray<Scalars['Int']['output']>;
  readonly season?: Maybe<Scalars['String']['output']>;
  readonly place: Destination;
};

export type TimeUnit =
  | 'DAYS'
  | 'HOURS'
  | 'MINUTES'
  | 'MONTHS'
  | 'SECONDS'
  | 'YEARS';

export type TooManyBaskets = {
  readonly message: Scalars['String']['output'];
  readonly waitSeconds: Scalars['Int']['output'];
};

export type Transfer = {
  readonly id: Scalars['ID']['output'];
  readonly supplierName: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly about: Scalars['String']['output'];
  readonly duration: Duration;
  readonly stepFree: Scalars['Boolean']['output'];
  readonly price: Money;
  readonly chosen: Scalars['Boolean']['output'];
};

export type TransferChange = {
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly offers: ReadonlyArray<Transfer>;
  readonly flight?: Maybe<TransferFlight>;
};

export type TransferChangeInput = {
  readonly quoteId?: InputMaybe<Scalars['ID']['input']>;
  readonly flight?: InputMaybe<TransferFlightInput>;
};

export type TransferFlight = {
  readonly number: Scalars['String']['output'];
  readonly landsAt?: Maybe<Scalars['String']['output']>;
};

export type TransferFlightInput = {
  readonly number: Scalars['String']['input'];
  readonly landsAt?: InputMaybe<Scalars['String']['input']>;
};

export type TransferPrice = LineItemPrice & {
  readonly price: Money;
  readonly discountedPrice: Money;
  readonly id: Scalars['ID']['output'];
  readonly numberOfPassengers: Scalars['Int']['output'];
};

export type TravellerCheck = {
  readonly number: Scalars['Int']['output'];
  readonly passport: Scalars['String']['output'];
  readonly issuedOn: Scalars['Date']['output'];
  readonly expiresOn: Scalars['Date']['output'];
  readonly problems: ReadonlyArray<Scalars['String']['output']>;
  readonly isNameAlike?: Maybe<Scalars['Boolean']['output']>;
};

export type TravellerCheckChanged = {
  readonly booking: Booking;
};

export type TripAdvisorInformation = {
  readonly rating: Scalars['Float']['output'];
  readonly reviewCount: Scalars['Int']['output'];
  readonly reviewsUrl: Scalars['String']['output'];
  readonly distribution: ReadonlyArray<Scalars['Int']['output']>;
  readonly reviews: ReadonlyArray<Review>;
  readonly topics: ReadonlyArray<ReviewTopic>;
};

export type UnprocessedOrder = {
  readonly message: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
};

export type UnseatedFlight = {
  readonly way: FlightWay;
  readonly airline: Scalars['String']['output'];
  readonly sale: SeatSale;
};

export type WarmMonth = {
  readonly month: Scalars['Int']['output'];
  readonly place: Destination;
  readonly weather: MonthWeather;
};

export type WeekPrice = {
  readonly startDate: Scalars['Date']['output'];
  readonly departureDate?: Maybe<Scalars['Date']['output']>;
  readonly total?: Maybe<Money>;
  readonly chosen: Scalars['Boolean']['output'];
  readonly cheapest: Scalars['Boolean']['output'];
};

export type WeightLimit = {
  readonly value: Scalars['Float']['output'];
  readonly unit: Scalars['String']['output'];
};

export type WheelchairType =
  | 'MANUAL'
  | 'MANUAL_FOLDABLE'
  | 'ELECTRIC_DRY_BATTERY'
  | 'ELECTRIC_WET_BATTERY'
  | 'MOBILITY_SCOOTER';

export type WriteMessageResult = InvalidInput | MessageWritten;



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

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

/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AcceptInvitationResult:
    | ( Omit<InvitationAccepted, 'booking'> & { booking: _RefType['Booking'] } & { kind: 'InvitationAccepted' } )
    | ( OrderNotFound & { kind: 'OrderNotFound' } )
  ;
  AcceptOrderChangeResult:
    | ( OrderChangeSource & { kind: 'OrderChange' } )
    | ( PaymentPage & { kind: 'PaymentPage' } )
    | ( OrderNotFound & { kind: 'OrderNotFound' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  AddPasskeyResult:
    | ( PasskeyAdded & { kind: 'PasskeyAdded' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  AdditionalCharge: ( CityTax & { kind: 'CityTax' } );
  CancelOrderResult:
    | ( CancelQuote & { kind: 'OrderCancellation' } )
    | ( OrderNotFound & { kind: 'OrderNotFound' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  ChangeOrderContactResult:
    | ( OrderContactSource & { kind: 'OrderContact' } )
    | ( OrderNotFound & { kind: 'OrderNotFound' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  ChangePaymentsResult:
    | ( RefusedInput & { kind: 'InvalidInput' } )
    | ( Omit<PaymentsChanged, 'booking'> & { booking: _RefType['Booking'] } & { kind: 'PaymentsChanged' } )
  ;
  ChangeSharingResult:
    | ( Omit<SharingChanged, 'booking'> & { booking: _RefType['Booking'] } & { kind: 'SharingChanged' } )
    | ( OrderNotFound & { kind: 'OrderNotFound' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  ChangeTravellerCheckResult:
    | ( RefusedInput & { kind: 'InvalidInput' } )
    | ( Omit<TravellerCheckChanged, 'booking'> & { booking: _RefType['Booking'] } & { kind: 'TravellerCheckChanged' } )
  ;
  CommitOrderResult:
    | ( Omit<ProcessingOrder, 'order'> & { order: _RefType['Order'] } & { kind: 'ProcessingOrder' } )
    | ( UnprocessedOrder & { kind: 'UnprocessedOrder' } )
  ;
  ConfirmFlightsResult:
    | ( Omit<FlightsConfirmed, 'booking'> & { booking: _RefType['Booking'] } & { kind: 'FlightsConfirmed' } )
    | ( OrderNotFound & { kind: 'OrderNotFound' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  CreateAppCodeResult:
    | ( AppCodeCreated & { kind: 'AppCodeCreated' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  CreateBasketResult:
    | ( Omit<BasketCreated, 'basket'> & { basket: _RefType['Basket'] } & { kind: 'BasketCreated' } )
    | ( Omit<NoAvailability, 'hotel' | 'alternatives'> & { hotel?: Maybe<_RefType['Hotel']>, alternatives: ReadonlyArray<_RefType['Alternative']> } & { kind: 'NoAvailability' } )
    | ( BasketPriceChanged & { kind: 'BasketPriceChanged' } )
    | ( HolidayNotFound & { kind: 'HolidayNotFound' } )
    | ( TooManyBaskets & { kind: 'TooManyBaskets' } )
  ;
  CreateCustomerAccountResult:
    | ( CustomerAccountCreated & { kind: 'CustomerAccountCreated' } )
    | ( CustomerAccountAlreadyExists & { kind: 'CustomerAccountAlreadyExists' } )
    | ( ContactDetailsDoesNotExist & { kind: 'ContactDetailsDoesNotExist' } )
    | ( ResultMessage & { kind: 'CheckoutDoesNotExist' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  CreateHolidayBookmarkResult:
    | ( BookmarkSource & { kind: 'HolidayBookmark' } )
    | ( HolidayNotFound & { kind: 'HolidayNotFound' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
    | ( Omit<NoAvailability, 'hotel' | 'alternatives'> & { hotel?: Maybe<_RefType['Hotel']>, alternatives: ReadonlyArray<_RefType['Alternative']> } & { kind: 'NoAvailability' } )
  ;
  CreatePaymentPageResult:
    | ( PaymentPage & { kind: 'PaymentPage' } )
    | ( ResultMessage & { kind: 'CheckoutDoesNotExist' } )
    | ( ResultMessage & { kind: 'BasketExpired' } )
    | ( BasketMissingPaymentSchedule & { kind: 'BasketMissingPaymentSchedule' } )
    | ( PaymentAlreadyExists & { kind: 'PaymentAlreadyExists' } )
    | ( PaymentPageCreationFailed & { kind: 'PaymentPageCreationFailed' } )
  ;
  CreatePaymentRequestResult:
    | ( PaymentRequest & { kind: 'PaymentRequest' } )
    | ( ResultMessage & { kind: 'CheckoutDoesNotExist' } )
    | ( ResultMessage & { kind: 'BasketExpired' } )
    | ( BasketMissingPaymentSchedule & { kind: 'BasketMissingPaymentSchedule' } )
    | ( PaymentAlreadyExists & { kind: 'PaymentAlreadyExists' } )
    | ( PaymentRequestCreationFailed & { kind: 'PaymentRequestCreationFailed' } )
  ;
  CruiseNewsResult:
    | ( CruiseNewsAsked & { kind: 'CruiseNewsAsked' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  DataRequestResult:
    | ( DataRequested & { kind: 'DataRequested' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  DeleteHolidayBookmarkResult:
    | ( HolidayBookmarkDeleted & { kind: 'HolidayBookmarkDeleted' } )
    | ( HolidayBookmarkNotFound & { kind: 'HolidayBookmarkNotFound' } )
  ;
  EndCustomerSessionsResult:
    | ( CustomerSessionsEnded & { kind: 'CustomerSessionsEnded' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  FinishEmailChangeResult:
    | ( EmailChanged & { kind: 'EmailChanged' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  FinishLoginResult:
    | ( LoggedIn & { kind: 'LoggedIn' } )
    | ( SecondFactorNeeded & { kind: 'SecondFactorNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  GroupQuoteResult:
    | ( GroupQuoteAsked & { kind: 'GroupQuoteAsked' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  HolidayResult:
    | ( Deal & { kind: 'Holiday' } )
    | ( HolidayNotFound & { kind: 'HolidayNotFound' } )
    | ( Omit<NoAvailability, 'hotel' | 'alternatives'> & { hotel?: Maybe<_RefType['Hotel']>, alternatives: ReadonlyArray<_RefType['Alternative']> } & { kind: 'NoAvailability' } )
  ;
  InformOfChangeResult:
    | ( Omit<ChangeInformed, 'booking'> & { booking: _RefType['Booking'] } & { kind: 'ChangeInformed' } )
    | ( OrderNotFound & { kind: 'OrderNotFound' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  NearbyOffersResult:
    | ( NearbyOffers & { kind: 'NearbyOffers' } )
    | ( HolidayNotFound & { kind: 'HolidayNotFound' } )
  ;
  OrderChangeResult:
    | ( OrderChangeSource & { kind: 'OrderChange' } )
    | ( OrderNotFound & { kind: 'OrderNotFound' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  PartyRoomActResult:
    | ( RefusedInput & { kind: 'InvalidInput' } )
    | ( PartyRoomChanged & { kind: 'PartyRoomChanged' } )
    | ( PartyRoomNotFound & { kind: 'PartyRoomNotFound' } )
  ;
  PartyRoomResult:
    | ( PartyInvitation & { kind: 'PartyInvitation' } )
    | ( PartyRoomView & { kind: 'PartyRoom' } )
    | ( PartyRoomNotFound & { kind: 'PartyRoomNotFound' } )
  ;
  PayShareResult:
    | ( PaymentPage & { kind: 'PaymentPage' } )
    | ( Omit<SharePaying, 'booking'> & { booking: _RefType['Booking'] } & { kind: 'SharePaying' } )
    | ( OrderNotFound & { kind: 'OrderNotFound' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  PlaceOrderResult:
    | ( Omit<PlacedOrder, 'order'> & { order: _RefType['Order'] } & { kind: 'PlacedOrder' } )
    | ( ResultMessage & { kind: 'BasketExpired' } )
    | ( ResultMessage & { kind: 'CheckoutDoesNotExist' } )
    | ( DuplicateOrder & { kind: 'DuplicateOrder' } )
    | ( ItemDoesNotExist & { kind: 'ItemDoesNotExist' } )
    | ( OrderPlacementFailed & { kind: 'OrderPlacementFailed' } )
    | ( PaymentTokenInvalid & { kind: 'PaymentTokenInvalid' } )
  ;
  RecoveryCodesResult:
    | ( RecoveryCodesMade & { kind: 'RecoveryCodesMade' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  RemoveAuthenticatorResult:
    | ( AuthenticatorRemoved & { kind: 'AuthenticatorRemoved' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  RemoveCompanionResult:
    | ( CompanionRemoved & { kind: 'CompanionRemoved' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  RemovePasskeyResult:
    | ( PasskeyRemoved & { kind: 'PasskeyRemoved' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  RenamePasskeyResult:
    | ( PasskeyRenamed & { kind: 'PasskeyRenamed' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  ReplaceCardResult:
    | ( PaymentPage & { kind: 'PaymentPage' } )
    | ( Omit<CardReplacing, 'booking'> & { booking: _RefType['Booking'] } & { kind: 'CardReplacing' } )
    | ( OrderNotFound & { kind: 'OrderNotFound' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  ReportProblemResult:
    | ( RefusedInput & { kind: 'InvalidInput' } )
    | ( ProblemReported & { kind: 'ProblemReported' } )
  ;
  ResendLoginCodeResult:
    | ( LoginStarted & { kind: 'LoginStarted' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  SaveCheckedInResult:
    | ( RefusedInput & { kind: 'InvalidInput' } )
    | ( Omit<CheckedInSaved, 'booking'> & { booking: _RefType['Booking'] } & { kind: 'CheckedInSaved' } )
  ;
  SaveCompanionResult:
    | ( CompanionSaved & { kind: 'CompanionSaved' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  SaveCustomerDetailsResult:
    | ( CustomerDetailsSaved & { kind: 'CustomerDetailsSaved' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  SaveMailPreferencesResult:
    | ( RefusedInput & { kind: 'InvalidInput' } )
    | ( MailPreferencesSaved & { kind: 'MailPreferencesSaved' } )
  ;
  SetTargetPriceResult:
    | ( BookmarkSource & { kind: 'HolidayBookmark' } )
    | ( HolidayBookmarkNotFound & { kind: 'HolidayBookmarkNotFound' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  StartAuthenticatorResult:
    | ( Omit<AuthenticatorStarted, 'setUp'> & { setUp?: Maybe<_RefType['AuthenticatorSetUp']> } & { kind: 'AuthenticatorStarted' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  StartLoginResult:
    | ( LoginStarted & { kind: 'LoginStarted' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  StartPasskeyResult:
    | ( PasskeyStarted & { kind: 'PasskeyStarted' } )
    | ( FreshProofNeeded & { kind: 'FreshProofNeeded' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
  ;
  SupplierSession:
    | ( ActiveSupplierSession & { kind: 'ActiveSupplierSession' } )
    | ( ExpiredSupplierSession & { kind: 'ExpiredSupplierSession' } )
  ;
  WriteMessageResult:
    | ( RefusedInput & { kind: 'InvalidInput' } )
    | ( Omit<MessageWritten, 'booking'> & { booking: _RefType['Booking'] } & { kind: 'MessageWritten' } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CheckoutResult:
    | ( ResultMessage & { kind: 'BasketExpired' } )
    | ( ResultMessage & { kind: 'CheckoutDoesNotExist' } )
    | ( Omit<CheckoutIneligibleForPromotionalCode, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } & { kind: 'CheckoutIneligibleForPromotionalCode' } )
    | ( Omit<CheckoutResponse, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } & { kind: 'CheckoutResponse' } )
    | ( Omit<ChildAgesAreInconsistent, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } & { kind: 'ChildAgesAreInconsistent' } )
    | ( Omit<CreditArrayInvalid, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } & { kind: 'CreditArrayInvalid' } )
    | ( RefusedInput & { kind: 'InvalidInput' } )
    | ( Omit<NegativeTotalCost, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } & { kind: 'NegativeTotalCost' } )
    | ( Omit<ProfitBelowThreshold, 'checkout'> & { checkout?: Maybe<_RefType['Checkout']> } & { kind: 'ProfitBelowThreshold' } )
  ;
  Credit:
    | ( PriceDropCreditSource & { kind: 'PriceDropProtectionCredit' } )
    | ( CampaignCreditSource & { kind: 'TargetedCampaignCredit' } )
  ;
  LineItem:
    | ( BasketableCarPark & { kind: 'BasketableCarPark' } )
    | ( BasketableFlight & { kind: 'BasketableFlight' } )
    | ( BasketableFlightBookingFulfilmentOption & { kind: 'BasketableFlightBookingFulfilmentOption' } )
    | ( BasketableHoliday & { kind: 'BasketableHoliday' } )
    | ( BasketableHotel & { kind: 'BasketableHotel' } )
    | ( BasketableInsurance & { kind: 'BasketableInsurance' } )
    | ( BasketablePriorityBoardingAndTwoCabinBags & { kind: 'BasketablePriorityBoardingAndTwoCabinBags' } )
    | ( BasketableTransfer & { kind: 'BasketableTransfer' } )
  ;
  LineItemPrice:
    | ( HolidayPrice & { kind: 'HolidayPrice' } )
    | ( HotelPrice & { kind: 'HotelPrice' } )
    | ( PlainPrice & { kind: 'PlainPrice' } )
    | ( TransferPrice & { kind: 'TransferPrice' } )
  ;
  PriceDropProtectionClaimResult:
    | ( OrderNotFound & { kind: 'OrderNotFound' } )
    | ( ClaimSource & { kind: 'PriceDropProtectionClaim' } )
    | ( PriceDropProtectionClaimNotFound & { kind: 'PriceDropProtectionClaimNotFound' } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcceptInvitationResult']>;
  AcceptOrderChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AcceptOrderChangeResult']>;
  ActiveSupplierSession: ResolverTypeWrapper<ActiveSupplierSession>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AddPasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddPasskeyResult']>;
  AdditionalCharge: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AdditionalCharge']>;
  Address: ResolverTypeWrapper<Address>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Age: ResolverTypeWrapper<Age>;
  AgeInput: AgeInput;
  AgeUnit: AgeUnit;
  Airport: ResolverTypeWrapper<Airport>;
  AirportGroup: ResolverTypeWrapper<AirportGroup>;
  AirportOfPlace: ResolverTypeWrapper<AirportOfPlace>;
  AirportsNearTown: ResolverTypeWrapper<AirportsNearTown>;
  Alternative: ResolverTypeWrapper<Omit<Alternative, 'package'> & { package: ResolversTypes['Package'] }>;
  AppCodeCreated: ResolverTypeWrapper<AppCodeCreated>;
  Assistance: Assistance;
  Authenticator: ResolverTypeWrapper<Authenticator>;
  AuthenticatorRemoved: ResolverTypeWrapper<AuthenticatorRemoved>;
  AuthenticatorSetUp: ResolverTypeWrapper<SetUpSource>;
  AuthenticatorStarted: ResolverTypeWrapper<Omit<AuthenticatorStarted, 'setUp'> & { setUp?: Maybe<ResolversTypes['AuthenticatorSetUp']> }>;
  BagChoice: ResolverTypeWrapper<BagChoice>;
  BaggageItem: ResolverTypeWrapper<BaggageItem>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BaggageLinePrice: ResolverTypeWrapper<BaggageLinePrice>;
  BaggagePrice: ResolverTypeWrapper<BaggagePrice>;
  Basket: ResolverTypeWrapper<BasketSource>;
  BasketCreated: ResolverTypeWrapper<Omit<BasketCreated, 'basket'> & { basket: ResolversTypes['Basket'] }>;
  BasketExpired: ResolverTypeWrapper<ResultMessage>;
  BasketHoliday: ResolverTypeWrapper<BasketHoliday>;
  BasketMissingPaymentSchedule: ResolverTypeWrapper<BasketMissingPaymentSchedule>;
  BasketPayment: ResolverTypeWrapper<BasketPayment>;
  BasketPriceChanged: ResolverTypeWrapper<BasketPriceChanged>;
  BasketResponse: ResolverTypeWrapper<Omit<BasketResponse, 'basket'> & { basket?: Maybe<ResolversTypes['Basket']> }>;
  BasketableCarPark: ResolverTypeWrapper<BasketableCarPark>;
  BasketableFlight: ResolverTypeWrapper<BasketableFlight>;
  BasketableFlightBookingFulfilmentOption: ResolverTypeWrapper<BasketableFlightBookingFulfilmentOption>;
  BasketableHoliday: ResolverTypeWrapper<BasketableHoliday>;
  BasketableHotel: ResolverTypeWrapper<BasketableHotel>;
  BasketableInsurance: ResolverTypeWrapper<BasketableInsurance>;
  BasketablePriorityBoardingAndTwoCabinBags: ResolverTypeWrapper<BasketablePriorityBoardingAndTwoCabinBags>;
  BasketableTransfer: ResolverTypeWrapper<BasketableTransfer>;
  BillingAddress: ResolverTypeWrapper<BillingAddress>;
  BillingAddressInput: BillingAddressInput;
  Board: Board;
  BoardOption: ResolverTypeWrapper<BoardOption>;
  BoardSeason: BoardSeason;
  BookedExtra: ResolverTypeWrapper<BookedExtra>;
  BookedFlight: ResolverTypeWrapper<BookedFlight>;
  BookedFlightEnd: ResolverTypeWrapper<BookedFlightEnd>;
  BookedSeats: ResolverTypeWrapper<BookedSeats>;
  BookedStay: ResolverTypeWrapper<BookedStay>;
  BookedTraveller: ResolverTypeWrapper<BookedTraveller>;
  Booking: ResolverTypeWrapper<BookingSource>;
  BookingChecklist: ResolverTypeWrapper<BookingChecklist>;
  BookingConversation: ResolverTypeWrapper<BookingConversation>;
  BookingInvitation: ResolverTypeWrapper<BookingInvitation>;
  BookingMode: BookingMode;
  BookingPayment: ResolverTypeWrapper<BookingPayment>;
  BookingPaymentPlan: ResolverTypeWrapper<BookingPaymentPlan>;
  BookingPaymentState: BookingPaymentState;
  BookingReceipt: ResolverTypeWrapper<BookingReceipt>;
  BookingRefund: ResolverTypeWrapper<BookingRefund>;
  BookingRole: BookingRole;
  BookingShare: ResolverTypeWrapper<BookingShare>;
  CabinAnswer: ResolverTypeWrapper<CabinAnswer>;
  CabinState: CabinState;
  CalendarDate: ResolverTypeWrapper<CalendarDate>;
  CalendarPrice: ResolverTypeWrapper<CalendarPrice>;
  CancelOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CancelOrderResult']>;
  CancellationSpan: ResolverTypeWrapper<CancellationSpan>;
  CancellationState: CancellationState;
  CancelledPart: ResolverTypeWrapper<CancelledPart>;
  CancelledPartKind: CancelledPartKind;
  CancelledPayment: ResolverTypeWrapper<CancelledPayment>;
  CarChange: ResolverTypeWrapper<CarChange>;
  CarDetails: ResolverTypeWrapper<CarDetails>;
  CarDetailsInput: CarDetailsInput;
  CarPark: ResolverTypeWrapper<CarPark>;
  CardChange: ResolverTypeWrapper<CardChange>;
  CardChangeState: CardChangeState;
  CardReplacing: ResolverTypeWrapper<Omit<CardReplacing, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  ChangeInformed: ResolverTypeWrapper<Omit<ChangeInformed, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  ChangeOrderContactResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeOrderContactResult']>;
  ChangePaymentsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangePaymentsResult']>;
  ChangeSharingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeSharingResult']>;
  ChangeTravellerCheckResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChangeTravellerCheckResult']>;
  ChangedPayment: ResolverTypeWrapper<ChangedPayment>;
  ChangedWords: ResolverTypeWrapper<ChangedWords>;
  CheapestDays: ResolverTypeWrapper<AskedDays>;
  CheapestHoliday: ResolverTypeWrapper<CheapestHoliday>;
  CheapestMonth: ResolverTypeWrapper<CheapestMonth>;
  CheapestMonths: ResolverTypeWrapper<AskedMonths>;
  CheckInState: CheckInState;
  CheckedInSaved: ResolverTypeWrapper<Omit<CheckedInSaved, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  Checkout: ResolverTypeWrapper<CheckoutSource>;
  CheckoutCredits: ResolverTypeWrapper<Omit<CheckoutCredits, 'options'> & { options: ReadonlyArray<ResolversTypes['CreditOption']> }>;
  CheckoutDoesNotExist: ResolverTypeWrapper<ResultMessage>;
  CheckoutIneligibleForPromotionalCode: ResolverTypeWrapper<Omit<CheckoutIneligibleForPromotionalCode, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutResponse: ResolverTypeWrapper<Omit<CheckoutResponse, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CheckoutResult: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CheckoutResult']>;
  CheckoutRules: ResolverTypeWrapper<CheckoutRules>;
  CheckoutStatus: CheckoutStatus;
  CheckoutStep: ResolverTypeWrapper<CheckoutStep>;
  ChildAgesAreInconsistent: ResolverTypeWrapper<Omit<ChildAgesAreInconsistent, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  ChildSeating: ChildSeating;
  ChosenFlight: ResolverTypeWrapper<ChosenFlight>;
  ChosenSeat: ResolverTypeWrapper<ChosenSeat>;
  CityTax: ResolverTypeWrapper<CityTax>;
  ClimateMonth: ResolverTypeWrapper<ClimateMonth>;
  ClimateRule: ClimateRule;
  ClosedDates: ResolverTypeWrapper<ClosedDates>;
  ClosedSpan: ResolverTypeWrapper<ClosedSpan>;
  CommitOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommitOrderResult']>;
  Companion: ResolverTypeWrapper<Companion>;
  CompanionInput: CompanionInput;
  CompanionRemoved: ResolverTypeWrapper<CompanionRemoved>;
  CompanionSaved: ResolverTypeWrapper<CompanionSaved>;
  ComparedPriceLine: ResolverTypeWrapper<ComparedPriceLine>;
  ConfirmFlightsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConfirmFlightsResult']>;
  ContactDetails: ResolverTypeWrapper<ContactDetails>;
  ContactDetailsDoesNotExist: ResolverTypeWrapper<ContactDetailsDoesNotExist>;
  ContactDetailsInput: ContactDetailsInput;
  ContentBlock: ResolverTypeWrapper<Scalars['ContentBlock']['output']>;
  ContentListing: ResolverTypeWrapper<Omit<ContentListing, 'poster'> & { poster?: Maybe<ResolversTypes['Image']> }>;
  ContentMatch: ResolverTypeWrapper<ContentMatch>;
  ContentMessage: ResolverTypeWrapper<ContentMessage>;
  ContentPage: ResolverTypeWrapper<Omit<ContentPage, 'poster'> & { poster?: Maybe<ResolversTypes['Image']> }>;
  ContentSource: ResolverTypeWrapper<ContentSource>;
  Continent: ResolverTypeWrapper<Omit<Continent, 'countries'> & { countries: ReadonlyArray<ResolversTypes['Destination']> }>;
  ConversationMessage: ResolverTypeWrapper<ConversationMessage>;
  CountryEntryRules: ResolverTypeWrapper<CountryEntryRules>;
  CountryGuide: ResolverTypeWrapper<CountryGuide>;
  CreateAppCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateAppCodeResult']>;
  CreateBasketResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateBasketResult']>;
  CreateCustomerAccountResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCustomerAccountResult']>;
  CreateHolidayBookmarkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateHolidayBookmarkResult']>;
  CreatePaymentPageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePaymentPageResult']>;
  CreatePaymentRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreatePaymentRequestResult']>;
  Credit: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Credit']>;
  CreditArrayInvalid: ResolverTypeWrapper<Omit<CreditArrayInvalid, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  CreditArrayInvalidReason: CreditArrayInvalidReason;
  CreditCampaign: ResolverTypeWrapper<CreditCampaign>;
  CreditOption: ResolverTypeWrapper<Omit<CreditOption, 'credit'> & { credit: ResolversTypes['Credit'] }>;
  CreditStatus: CreditStatus;
  CreditUse: ResolverTypeWrapper<CreditUse>;
  CruiseNewsAsked: ResolverTypeWrapper<CruiseNewsAsked>;
  CruiseNewsInput: CruiseNewsInput;
  CruiseNewsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CruiseNewsResult']>;
  CurrencyCode: CurrencyCode;
  Customer: ResolverTypeWrapper<Customer>;
  CustomerAccountAlreadyExists: ResolverTypeWrapper<CustomerAccountAlreadyExists>;
  CustomerAccountCreated: ResolverTypeWrapper<CustomerAccountCreated>;
  CustomerDetails: ResolverTypeWrapper<CustomerDetails>;
  CustomerDetailsInput: CustomerDetailsInput;
  CustomerDetailsSaved: ResolverTypeWrapper<CustomerDetailsSaved>;
  CustomerOrder: ResolverTypeWrapper<CustomerOrderSource>;
  CustomerReview: ResolverTypeWrapper<Omit<CustomerReview, 'hotel'> & { hotel: ResolversTypes['Hotel'] }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CustomerSession: ResolverTypeWrapper<CustomerSession>;
  CustomerSessionsEnded: ResolverTypeWrapper<CustomerSessionsEnded>;
  DataCopy: ResolverTypeWrapper<DataCopy>;
  DataRequestResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DataRequestResult']>;
  DataRequested: ResolverTypeWrapper<DataRequested>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateChoice: ResolverTypeWrapper<DateChoice>;
  DateFormat: DateFormat;
  DateRangeInput: DateRangeInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DatesChange: ResolverTypeWrapper<DatesChange>;
  DatesChangeInput: DatesChangeInput;
  DeleteHolidayBookmarkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeleteHolidayBookmarkResult']>;
  DepartureDateRange: ResolverTypeWrapper<DepartureDateRange>;
  DeparturesBoard: ResolverTypeWrapper<Omit<DeparturesBoard, 'packages'> & { packages: ReadonlyArray<ResolversTypes['Package']> }>;
  Derivative: ResolverTypeWrapper<Derivative>;
  Destination: ResolverTypeWrapper<DestinationSource>;
  DestinationGroup: ResolverTypeWrapper<Omit<DestinationGroup, 'destinations'> & { destinations: ReadonlyArray<ResolversTypes['Destination']> }>;
  DiscoverLevel: DiscoverLevel;
  DiscoveredPlace: ResolverTypeWrapper<PlaceOfDiscovery>;
  Discovery: ResolverTypeWrapper<AskedDiscovery>;
  DuePayment: ResolverTypeWrapper<DuePayment>;
  DuplicateOrder: ResolverTypeWrapper<DuplicateOrder>;
  Duration: ResolverTypeWrapper<Duration>;
  EmailChanged: ResolverTypeWrapper<EmailChanged>;
  EndCustomerSessionsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EndCustomerSessionsResult']>;
  EntryGuide: ResolverTypeWrapper<EntryGuide>;
  EntryRules: ResolverTypeWrapper<EntryRules>;
  ExpectedTraveller: ResolverTypeWrapper<ExpectedTraveller>;
  ExpiredSupplierSession: ResolverTypeWrapper<ExpiredSupplierSession>;
  ExtraKind: ExtraKind;
  Facility: ResolverTypeWrapper<Facility>;
  FieldError: ResolverTypeWrapper<FieldError>;
  FilterApiType: FilterApiType;
  FilterOption: ResolverTypeWrapper<FilterOption>;
  FilterType: FilterType;
  FiltersInput: FiltersInput;
  FinishEmailChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FinishEmailChangeResult']>;
  FinishLoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FinishLoginResult']>;
  FlightCheckIn: ResolverTypeWrapper<FlightCheckIn>;
  FlightChoices: ResolverTypeWrapper<FlightChoices>;
  FlightExtrasChange: ResolverTypeWrapper<FlightExtrasChange>;
  FlightExtrasChangeInput: FlightExtrasChangeInput;
  FlightFulfilment: ResolverTypeWrapper<FlightFulfilment>;
  FlightItinerary: ResolverTypeWrapper<FlightItinerary>;
  FlightLeg: ResolverTypeWrapper<FlightLeg>;
  FlightOption: ResolverTypeWrapper<FlightOption>;
  FlightSegment: ResolverTypeWrapper<FlightSegment>;
  FlightWay: FlightWay;
  FlightsChoice: ResolverTypeWrapper<FlightsChoice>;
  FlightsConfirmed: ResolverTypeWrapper<Omit<FlightsConfirmed, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  FreshProofNeeded: ResolverTypeWrapper<FreshProofNeeded>;
  GivenPlaceInput: GivenPlaceInput;
  GridPrice: ResolverTypeWrapper<GridPrice>;
  GridSheet: ResolverTypeWrapper<AskedSheet>;
  GroupQuoteAsked: ResolverTypeWrapper<GroupQuoteAsked>;
  GroupQuoteInput: GroupQuoteInput;
  GroupQuoteResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['GroupQuoteResult']>;
  Holiday: ResolverTypeWrapper<Deal>;
  HolidayBookmark: ResolverTypeWrapper<BookmarkSource>;
  HolidayBookmarkDeleted: ResolverTypeWrapper<HolidayBookmarkDeleted>;
  HolidayBookmarkNotFound: ResolverTypeWrapper<HolidayBookmarkNotFound>;
  HolidayCalendar: ResolverTypeWrapper<AskedCalendar>;
  HolidayCriteria: ResolverTypeWrapper<HolidayCriteria>;
  HolidayGrid: ResolverTypeWrapper<AskedGrid>;
  HolidayNotFound: ResolverTypeWrapper<HolidayNotFound>;
  HolidayPrice: ResolverTypeWrapper<HolidayPrice>;
  HolidayResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HolidayResult']>;
  Hotel: ResolverTypeWrapper<PicturedHotel>;
  HotelChange: ResolverTypeWrapper<HotelChange>;
  HotelChangeInput: HotelChangeInput;
  HotelItinerary: ResolverTypeWrapper<HotelItinerary>;
  HotelLetter: ResolverTypeWrapper<HotelLetter>;
  HotelList: ResolverTypeWrapper<Omit<HotelList, 'hotels'> & { hotels: ReadonlyArray<ResolversTypes['ListedHotel']> }>;
  HotelOffer: ResolverTypeWrapper<HotelOffer>;
  HotelPrice: ResolverTypeWrapper<HotelPrice>;
  HotelTaste: HotelTaste;
  Image: ResolverTypeWrapper<PictureView>;
  Impairment: Impairment;
  InformOfChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['InformOfChangeResult']>;
  InformedChange: ResolverTypeWrapper<InformedChange>;
  InformedChangeReason: InformedChangeReason;
  InformedChangeState: InformedChangeState;
  Instalment: ResolverTypeWrapper<Instalment>;
  Insurance: ResolverTypeWrapper<Insurance>;
  InsuranceDocument: ResolverTypeWrapper<InsuranceDocument>;
  InvalidInput: ResolverTypeWrapper<RefusedInput>;
  InvitationAccepted: ResolverTypeWrapper<Omit<InvitationAccepted, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  ItemDoesNotExist: ResolverTypeWrapper<ItemDoesNotExist>;
  JoiningInput: JoiningInput;
  LineItem: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LineItem']>;
  LineItemPrice: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['LineItemPrice']>;
  ListedHotel: ResolverTypeWrapper<LetteredHotel>;
  LocalTax: ResolverTypeWrapper<Omit<LocalTax, 'places'> & { places: ReadonlyArray<ResolversTypes['Destination']> }>;
  LocatedIn: ResolverTypeWrapper<LocatedIn>;
  LocationBasedData: ResolverTypeWrapper<LocationBasedData>;
  LocationContent: ResolverTypeWrapper<LocationContent>;
  LocationKind: LocationKind;
  LocationType: LocationType;
  LoggedIn: ResolverTypeWrapper<LoggedIn>;
  Login: ResolverTypeWrapper<Login>;
  LoginStarted: ResolverTypeWrapper<LoginStarted>;
  LuggageType: LuggageType;
  MailKind: MailKind;
  MailPreferencesSaved: ResolverTypeWrapper<MailPreferencesSaved>;
  MapName: ResolverTypeWrapper<MapName>;
  MapNameKind: MapNameKind;
  MapPin: ResolverTypeWrapper<MapPin>;
  MapPins: ResolverTypeWrapper<AskedPins>;
  MapSpot: ResolverTypeWrapper<MapSpot>;
  Media: ResolverTypeWrapper<PictureView>;
  MediaType: MediaType;
  MessageWritten: ResolverTypeWrapper<Omit<MessageWritten, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  Money: ResolverTypeWrapper<Money>;
  MonthPoster: ResolverTypeWrapper<Omit<MonthPoster, 'picture'> & { picture: ResolversTypes['Image'] }>;
  MonthWeather: ResolverTypeWrapper<MonthWeather>;
  MoreBags: ResolverTypeWrapper<MoreBags>;
  Mutation: ResolverTypeWrapper<unknown>;
  NamedAirport: ResolverTypeWrapper<NamedAirport>;
  NamesChange: ResolverTypeWrapper<NamesChange>;
  NearbyOffer: ResolverTypeWrapper<NearbyOffer>;
  NearbyOfferChange: NearbyOfferChange;
  NearbyOffers: ResolverTypeWrapper<NearbyOffers>;
  NearbyOffersResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NearbyOffersResult']>;
  NearestAirport: ResolverTypeWrapper<NearestAirport>;
  NegativeTotalCost: ResolverTypeWrapper<Omit<NegativeTotalCost, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  NextFree: ResolverTypeWrapper<AskedNextFree>;
  NightsRangeInput: NightsRangeInput;
  NoAvailability: ResolverTypeWrapper<Omit<NoAvailability, 'hotel' | 'alternatives'> & { hotel?: Maybe<ResolversTypes['Hotel']>, alternatives: ReadonlyArray<ResolversTypes['Alternative']> }>;
  Operator: ResolverTypeWrapper<Operator>;
  Order: ResolverTypeWrapper<OrderSource>;
  OrderCancellation: ResolverTypeWrapper<CancelQuote>;
  OrderCancelling: ResolverTypeWrapper<OrderCancelling>;
  OrderChange: ResolverTypeWrapper<OrderChangeSource>;
  OrderChangeInput: OrderChangeInput;
  OrderChangeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderChangeResult']>;
  OrderChangeState: OrderChangeState;
  OrderContact: ResolverTypeWrapper<OrderContactSource>;
  OrderContactInput: OrderContactInput;
  OrderDocumentLink: ResolverTypeWrapper<OrderDocumentLink>;
  OrderNotFound: ResolverTypeWrapper<OrderNotFound>;
  OrderPart: ResolverTypeWrapper<OrderPart>;
  OrderPayment: ResolverTypeWrapper<OrderPayment>;
  OrderPlacementFailed: ResolverTypeWrapper<OrderPlacementFailed>;
  OrderRefund: ResolverTypeWrapper<OrderRefund>;
  OrderStatus: OrderStatus;
  OtherChoices: ResolverTypeWrapper<OtherChoices>;
  OtherStatus: OtherStatus;
  OwedTax: ResolverTypeWrapper<OwedTax>;
  OwnFlights: OwnFlights;
  Package: ResolverTypeWrapper<Omit<Package, 'hotel' | 'firstRoom'> & { hotel: ResolversTypes['Hotel'], firstRoom?: Maybe<ResolversTypes['RoomKind']> }>;
  PackageList: ResolverTypeWrapper<AskedOffers>;
  PackageSearchResults: ResolverTypeWrapper<AskedSearch>;
  Party: ResolverTypeWrapper<Party>;
  PartyHoliday: ResolverTypeWrapper<PartyHolidayView>;
  PartyHolidayInput: PartyHolidayInput;
  PartyInvitation: ResolverTypeWrapper<PartyInvitation>;
  PartyLimitsInput: PartyLimitsInput;
  PartyNeed: PartyNeed;
  PartyPerson: ResolverTypeWrapper<PartyPerson>;
  PartyRoom: ResolverTypeWrapper<PartyRoomView>;
  PartyRoomActResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PartyRoomActResult']>;
  PartyRoomChanged: ResolverTypeWrapper<PartyRoomChanged>;
  PartyRoomEntry: ResolverTypeWrapper<PartyRoomEntry>;
  PartyRoomNotFound: ResolverTypeWrapper<PartyRoomNotFound>;
  PartyRoomResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PartyRoomResult']>;
  PartyVerdict: PartyVerdict;
  PartyVote: PartyVote;
  PartyVotes: ResolverTypeWrapper<PartyVotes>;
  PassengerDetails: ResolverTypeWrapper<PassengerDetails>;
  PassengerDetailsInput: PassengerDetailsInput;
  PassengerType: PassengerType;
  Passkey: ResolverTypeWrapper<Passkey>;
  PasskeyAdded: ResolverTypeWrapper<PasskeyAdded>;
  PasskeyRemoved: ResolverTypeWrapper<PasskeyRemoved>;
  PasskeyRenamed: ResolverTypeWrapper<PasskeyRenamed>;
  PasskeyStarted: ResolverTypeWrapper<PasskeyStarted>;
  PassportRules: ResolverTypeWrapper<PassportRules>;
  PayShareResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PayShareResult']>;
  PayingCard: ResolverTypeWrapper<PayingCard>;
  PaymentAlreadyExists: ResolverTypeWrapper<PaymentAlreadyExists>;
  PaymentHold: PaymentHold;
  PaymentMethod: PaymentMethod;
  PaymentOutcome: PaymentOutcome;
  PaymentPage: ResolverTypeWrapper<PaymentPage>;
  PaymentPageCreationFailed: ResolverTypeWrapper<PaymentPageCreationFailed>;
  PaymentRequest: ResolverTypeWrapper<PaymentRequest>;
  PaymentRequestCreationFailed: ResolverTypeWrapper<PaymentRequestCreationFailed>;
  PaymentSchedule: ResolverTypeWrapper<PaymentSchedule>;
  PaymentScheduleInput: PaymentScheduleInput;
  PaymentScheduleOption: ResolverTypeWrapper<PaymentScheduleOption>;
  PaymentTokenInvalid: ResolverTypeWrapper<PaymentTokenInvalid>;
  PaymentsChanged: ResolverTypeWrapper<Omit<PaymentsChanged, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  Perk: ResolverTypeWrapper<Perk>;
  PersonNameInput: PersonNameInput;
  PersonToBook: ResolverTypeWrapper<PersonToBook>;
  PersonalData: ResolverTypeWrapper<PersonalData>;
  PlaceClimate: ResolverTypeWrapper<PlaceClimate>;
  PlaceFlight: ResolverTypeWrapper<PlaceFlight>;
  PlaceGuide: ResolverTypeWrapper<PlaceSource>;
  PlaceOrder: PlaceOrder;
  PlaceOrderResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PlaceOrderResult']>;
  PlaceTax: ResolverTypeWrapper<PlaceTax>;
  PlaceTaxRow: ResolverTypeWrapper<PlaceTaxRow>;
  PlacedOrder: ResolverTypeWrapper<Omit<PlacedOrder, 'order'> & { order: ResolversTypes['Order'] }>;
  PlacementProgress: ResolverTypeWrapper<PlacementProgress>;
  PlacementState: PlacementState;
  PlacementStep: ResolverTypeWrapper<PlacementStep>;
  PlainPrice: ResolverTypeWrapper<PlainPrice>;
  Platform: Platform;
  Position: ResolverTypeWrapper<Position>;
  PositionInput: PositionInput;
  PreviousSearch: ResolverTypeWrapper<PreviousSearchSource>;
  Price: ResolverTypeWrapper<Price>;
  PriceChange: ResolverTypeWrapper<PriceChange>;
  PriceDisplay: PriceDisplay;
  PriceDropProtection: ResolverTypeWrapper<Omit<PriceDropProtection, 'claims'> & { claims: ReadonlyArray<ResolversTypes['PriceDropProtectionClaim']> }>;
  PriceDropProtectionClaim: ResolverTypeWrapper<ClaimSource>;
  PriceDropProtectionClaimNotFound: ResolverTypeWrapper<PriceDropProtectionClaimNotFound>;
  PriceDropProtectionClaimResult: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PriceDropProtectionClaimResult']>;
  PriceDropProtectionClaimStatus: PriceDropProtectionClaimStatus;
  PriceDropProtectionCredit: ResolverTypeWrapper<PriceDropCreditSource>;
  PriceLine: ResolverTypeWrapper<PriceLine>;
  PricePoint: ResolverTypeWrapper<PricePoint>;
  PriceRange: ResolverTypeWrapper<PriceRange>;
  PriceRangeInput: PriceRangeInput;
  PriorityBoardingOption: ResolverTypeWrapper<PriorityBoardingOption>;
  ProblemReportInput: ProblemReportInput;
  ProblemReported: ResolverTypeWrapper<ProblemReported>;
  ProcessingOrder: ResolverTypeWrapper<Omit<ProcessingOrder, 'order'> & { order: ResolversTypes['Order'] }>;
  ProfitBelowThreshold: ResolverTypeWrapper<Omit<ProfitBelowThreshold, 'checkout'> & { checkout?: Maybe<ResolversTypes['Checkout']> }>;
  PromotionalCode: ResolverTypeWrapper<PromotionalCode>;
  QrCode: ResolverTypeWrapper<QrCode>;
  Query: ResolverTypeWrapper<unknown>;
  RecoveryCodesMade: ResolverTypeWrapper<RecoveryCodesMade>;
  RecoveryCodesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecoveryCodesResult']>;
  ReducedAges: ResolverTypeWrapper<ReducedAges>;
  ReducedNights: ResolverTypeWrapper<ReducedNights>;
  RefundState: RefundState;
  RefundedChange: ResolverTypeWrapper<RefundedChange>;
  RefundedChangeKind: RefundedChangeKind;
  RemoveAuthenticatorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveAuthenticatorResult']>;
  RemoveCompanionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemoveCompanionResult']>;
  RemovePasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RemovePasskeyResult']>;
  RenamePasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenamePasskeyResult']>;
  ReplaceCardResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReplaceCardResult']>;
  ReportProblemResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ReportProblemResult']>;
  ResendLoginCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ResendLoginCodeResult']>;
  Residency: Residency;
  ResultFilter: ResolverTypeWrapper<ResultFilter>;
  Review: ResolverTypeWrapper<GuestReview>;
  ReviewTopic: ResolverTypeWrapper<ReviewTopic>;
  RoomDetail: ResolverTypeWrapper<RoomDetail>;
  RoomInput: RoomInput;
  RoomKind: ResolverTypeWrapper<Omit<RoomKind, 'picture'> & { picture?: Maybe<ResolversTypes['Image']> }>;
  RoomName: ResolverTypeWrapper<RoomName>;
  SaveCheckedInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveCheckedInResult']>;
  SaveCompanionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveCompanionResult']>;
  SaveCustomerDetailsResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveCustomerDetailsResult']>;
  SaveMailPreferencesResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveMailPreferencesResult']>;
  SavedDeal: ResolverTypeWrapper<SavedDealSource>;
  SavedPartyInput: SavedPartyInput;
  SavedSearchInput: SavedSearchInput;
  ScheduledInstalment: ResolverTypeWrapper<ScheduledInstalment>;
  SchoolHoliday: ResolverTypeWrapper<SchoolHoliday>;
  SearchCriteriaInput: SearchCriteriaInput;
  SearchType: SearchType;
  Seasonality: ResolverTypeWrapper<Seasonality>;
  SeatMap: ResolverTypeWrapper<SeatMap>;
  SeatMapResponse: ResolverTypeWrapper<SeatMapResponse>;
  SeatMapStatus: SeatMapStatus;
  SeatRow: ResolverTypeWrapper<SeatRow>;
  SeatSale: SeatSale;
  SeatTraveller: ResolverTypeWrapper<SeatTraveller>;
  SeatedFlight: ResolverTypeWrapper<SeatedFlight>;
  SeatsChange: ResolverTypeWrapper<BookingSource>;
  SeatsChangeInput: SeatsChangeInput;
  SeatsTogether: ResolverTypeWrapper<SeatsTogether>;
  SecondFactorNeeded: ResolverTypeWrapper<SecondFactorNeeded>;
  SelfBooking: ResolverTypeWrapper<SelfBookingSource>;
  SelfBookingState: SelfBookingState;
  SetTargetPriceResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SetTargetPriceResult']>;
  SharePart: ResolverTypeWrapper<SharePart>;
  SharePaying: ResolverTypeWrapper<Omit<SharePaying, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  SharePayment: ResolverTypeWrapper<SharePayment>;
  SharePaymentState: SharePaymentState;
  SharedAccess: ResolverTypeWrapper<SharedAccess>;
  SharedBooking: ResolverTypeWrapper<SharedBooking>;
  SharedRole: SharedRole;
  SharingChanged: ResolverTypeWrapper<Omit<SharingChanged, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  Site: ResolverTypeWrapper<Site>;
  SizeLimit: ResolverTypeWrapper<SizeLimit>;
  Sort: Sort;
  SpecialAssistance: ResolverTypeWrapper<SpecialAssistance>;
  SpecialAssistanceInput: SpecialAssistanceInput;
  StartAuthenticatorResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartAuthenticatorResult']>;
  StartLoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartLoginResult']>;
  StartPasskeyResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StartPasskeyResult']>;
  StayChange: ResolverTypeWrapper<StayChange>;
  StayChangeInput: StayChangeInput;
  StayChoice: ResolverTypeWrapper<StayChoice>;
  StayOffer: ResolverTypeWrapper<StayOffer>;
  StayTax: ResolverTypeWrapper<StayTax>;
  Subscription: ResolverTypeWrapper<unknown>;
  SupplierSession: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SupplierSession']>;
  TargetedCampaignCredit: ResolverTypeWrapper<CampaignCreditSource>;
  TastedHotel: ResolverTypeWrapper<Omit<TastedHotel, 'package'> & { package: ResolversTypes['Package'] }>;
  TastedHotels: ResolverTypeWrapper<AskedTastes>;
  TaxBelow: ResolverTypeWrapper<Omit<TaxBelow, 'places'> & { places: ReadonlyArray<ResolversTypes['Destination']> }>;
  TaxFigure: ResolverTypeWrapper<TaxFigure>;
  TaxPart: ResolverTypeWrapper<TaxPart>;
  TaxRange: ResolverTypeWrapper<TaxRange>;
  TaxRate: ResolverTypeWrapper<TaxRate>;
  TaxUnit: TaxUnit;
  TaxedStayInput: TaxedStayInput;
  TaxedUnit: TaxedUnit;
  TheirAlternative: ResolverTypeWrapper<TheirAlternative>;
  TheirChange: ResolverTypeWrapper<TheirChange>;
  TheirChangeState: TheirChangeState;
  Theme: ResolverTypeWrapper<Omit<Theme, 'picture'> & { picture: ResolversTypes['Image'] }>;
  ThemeDates: ResolverTypeWrapper<ThemeDates>;
  ThemeFilters: ResolverTypeWrapper<ThemeFilters>;
  ThemeRoom: ResolverTypeWrapper<ThemeRoom>;
  ThingToDo: ResolverTypeWrapper<Omit<ThingToDo, 'place'> & { place: ResolversTypes['Destination'] }>;
  TimeUnit: TimeUnit;
  TooManyBaskets: ResolverTypeWrapper<TooManyBaskets>;
  Transfer: ResolverTypeWrapper<Transfer>;
  TransferChange: ResolverTypeWrapper<TransferChange>;
  TransferChangeInput: TransferChangeInput;
  TransferFlight: ResolverTypeWrapper<TransferFlight>;
  TransferFlightInput: TransferFlightInput;
  TransferPrice: ResolverTypeWrapper<TransferPrice>;
  TravellerCheck: ResolverTypeWrapper<TravellerCheck>;
  TravellerCheckChanged: ResolverTypeWrapper<Omit<TravellerCheckChanged, 'booking'> & { booking: ResolversTypes['Booking'] }>;
  TripAdvisorInformation: ResolverTypeWrapper<AskedReviews>;
  UnprocessedOrder: ResolverTypeWrapper<UnprocessedOrder>;
  UnseatedFlight: ResolverTypeWrapper<UnseatedFlight>;
  WarmMonth: ResolverTypeWrapper<Omit<WarmMonth, 'place'> & { place: ResolversTypes['Destination'] }>;
  WeekPrice: ResolverTypeWrapper<WeekPrice>;
  WeightLimit: ResolverTypeWrapper<WeightLimit>;
  WheelchairType: WheelchairType;
  WriteMessageResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WriteMessageResult']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationResult: ResolversUnionTypes<ResolversParentTypes>['AcceptInvitationResult'];
  AcceptOrderChangeResult: ResolversUnionTypes<ResolversParentTypes>['AcceptOrderChangeResult'];
  ActiveSupplierSession: ActiveSupplierSession;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  AddPasskeyResult: ResolversUnionTypes<ResolversParentTypes>['AddPasskeyResult'];
  AdditionalCharge: ResolversUnionTypes<ResolversParentTypes>['AdditionalCharge'];
  Address: Address;
  String: Scalars['String']['output'];
  Age: Age;
  AgeInput: AgeInput;
  Airport: Airport;
  AirportGroup: AirportGroup;
  AirportOfPlace: AirportOfPlace;
  AirportsNearTown: AirportsNearTown;
  Alternative: Omit<Alternative, 'package'> & { package: ResolversParentTypes['Package'] };
  AppCodeCreated: AppCodeCreated;
  Authenticator: Authenticator;
  AuthenticatorRemoved: AuthenticatorRemoved;
  AuthenticatorSetUp: SetUpSource;
  AuthenticatorStarted: Omit<AuthenticatorStarted, 'setUp'> & { setUp?: Maybe<ResolversParentTypes['AuthenticatorSetUp']> };
  BagChoice: BagChoice;
  BaggageItem: BaggageItem;
  Boolean: Scalars['Boolean']['output'];
  BaggageLinePrice: BaggageLinePrice;
  BaggagePrice: BaggagePrice;
  Basket: BasketSource;
  BasketCreated: Omit<BasketCreated, 'basket'> & { basket: ResolversParentTypes['Basket'] };
  BasketExpired: ResultMessage;
  BasketHoliday: BasketHoliday;
  BasketMissingPaymentSchedule: BasketMissingPaymentSchedule;
  BasketPayment: BasketPayment;
  BasketPriceChanged: BasketPriceChanged;
  BasketResponse: Omit<BasketResponse, 'basket'> & { basket?: Maybe<ResolversParentTypes['Basket']> };
  BasketableCarPark: BasketableCarPark;
  BasketableFlight: BasketableFlight;
  BasketableFlightBookingFulfilmentOption: BasketableFlightBookingFulfilmentOption;
  BasketableHoliday: BasketableHoliday;
  BasketableHotel: BasketableHotel;
  BasketableInsurance: BasketableInsurance;
  BasketablePriorityBoardingAndTwoCabinBags: BasketablePriorityBoardingAndTwoCabinBags;
  BasketableTransfer: BasketableTransfer;
  BillingAddress: BillingAddress;
  BillingAddressInput: BillingAddressInput;
  BoardOption: BoardOption;
  BookedExtra: BookedExtra;
  BookedFlight: BookedFlight;
  BookedFlightEnd: BookedFlightEnd;
  BookedSeats: BookedSeats;
  BookedStay: BookedStay;
  BookedTraveller: BookedTraveller;
  Booking: BookingSource;
  BookingChecklist: BookingChecklist;
  BookingConversation: BookingConversation;
  BookingInvitation: BookingInvitation;
  BookingPayment: BookingPayment;
  BookingPaymentPlan: BookingPaymentPlan;
  BookingReceipt: BookingReceipt;
  BookingRefund: BookingRefund;
  BookingShare: BookingShare;
  CabinAnswer: CabinAnswer;
  CalendarDate: CalendarDate;
  CalendarPrice: CalendarPrice;
  CancelOrderResult: ResolversUnionTypes<ResolversParentTypes>['CancelOrderResult'];
  CancellationSpan: CancellationSpan;
  CancelledPart: CancelledPart;
  CancelledPayment: CancelledPayment;
  CarChange: CarChange;
  CarDetails: CarDetails;
  CarDetailsInput: CarDetailsInput;
  CarPark: CarPark;
  CardChange: CardChange;
  CardReplacing: Omit<CardReplacing, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  ChangeInformed: Omit<ChangeInformed, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  ChangeOrderContactResult: ResolversUnionTypes<ResolversParentTypes>['ChangeOrderContactResult'];
  ChangePaymentsResult: ResolversUnionTypes<ResolversParentTypes>['ChangePaymentsResult'];
  ChangeSharingResult: ResolversUnionTypes<ResolversParentTypes>['ChangeSharingResult'];
  ChangeTravellerCheckResult: ResolversUnionTypes<ResolversParentTypes>['ChangeTravellerCheckResult'];
  ChangedPayment: ChangedPayment;
  ChangedWords: ChangedWords;
  CheapestDays: AskedDays;
  CheapestHoliday: CheapestHoliday;
  CheapestMonth: CheapestMonth;
  CheapestMonths: AskedMonths;
  CheckedInSaved: Omit<CheckedInSaved, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  Checkout: CheckoutSource;
  CheckoutCredits: Omit<CheckoutCredits, 'options'> & { options: ReadonlyArray<ResolversParentTypes['CreditOption']> };
  CheckoutDoesNotExist: ResultMessage;
  CheckoutIneligibleForPromotionalCode: Omit<CheckoutIneligibleForPromotionalCode, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutResponse: Omit<CheckoutResponse, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CheckoutResult: ResolversInterfaceTypes<ResolversParentTypes>['CheckoutResult'];
  CheckoutRules: CheckoutRules;
  CheckoutStep: CheckoutStep;
  ChildAgesAreInconsistent: Omit<ChildAgesAreInconsistent, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  ChosenFlight: ChosenFlight;
  ChosenSeat: ChosenSeat;
  CityTax: CityTax;
  ClimateMonth: ClimateMonth;
  ClosedDates: ClosedDates;
  ClosedSpan: ClosedSpan;
  CommitOrderResult: ResolversUnionTypes<ResolversParentTypes>['CommitOrderResult'];
  Companion: Companion;
  CompanionInput: CompanionInput;
  CompanionRemoved: CompanionRemoved;
  CompanionSaved: CompanionSaved;
  ComparedPriceLine: ComparedPriceLine;
  ConfirmFlightsResult: ResolversUnionTypes<ResolversParentTypes>['ConfirmFlightsResult'];
  ContactDetails: ContactDetails;
  ContactDetailsDoesNotExist: ContactDetailsDoesNotExist;
  ContactDetailsInput: ContactDetailsInput;
  ContentBlock: Scalars['ContentBlock']['output'];
  ContentListing: Omit<ContentListing, 'poster'> & { poster?: Maybe<ResolversParentTypes['Image']> };
  ContentMatch: ContentMatch;
  ContentMessage: ContentMessage;
  ContentPage: Omit<ContentPage, 'poster'> & { poster?: Maybe<ResolversParentTypes['Image']> };
  ContentSource: ContentSource;
  Continent: Omit<Continent, 'countries'> & { countries: ReadonlyArray<ResolversParentTypes['Destination']> };
  ConversationMessage: ConversationMessage;
  CountryEntryRules: CountryEntryRules;
  CountryGuide: CountryGuide;
  CreateAppCodeResult: ResolversUnionTypes<ResolversParentTypes>['CreateAppCodeResult'];
  CreateBasketResult: ResolversUnionTypes<ResolversParentTypes>['CreateBasketResult'];
  CreateCustomerAccountResult: ResolversUnionTypes<ResolversParentTypes>['CreateCustomerAccountResult'];
  CreateHolidayBookmarkResult: ResolversUnionTypes<ResolversParentTypes>['CreateHolidayBookmarkResult'];
  CreatePaymentPageResult: ResolversUnionTypes<ResolversParentTypes>['CreatePaymentPageResult'];
  CreatePaymentRequestResult: ResolversUnionTypes<ResolversParentTypes>['CreatePaymentRequestResult'];
  Credit: ResolversInterfaceTypes<ResolversParentTypes>['Credit'];
  CreditArrayInvalid: Omit<CreditArrayInvalid, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  CreditCampaign: CreditCampaign;
  CreditOption: Omit<CreditOption, 'credit'> & { credit: ResolversParentTypes['Credit'] };
  CreditUse: CreditUse;
  CruiseNewsAsked: CruiseNewsAsked;
  CruiseNewsInput: CruiseNewsInput;
  CruiseNewsResult: ResolversUnionTypes<ResolversParentTypes>['CruiseNewsResult'];
  Customer: Customer;
  CustomerAccountAlreadyExists: CustomerAccountAlreadyExists;
  CustomerAccountCreated: CustomerAccountCreated;
  CustomerDetails: CustomerDetails;
  CustomerDetailsInput: CustomerDetailsInput;
  CustomerDetailsSaved: CustomerDetailsSaved;
  CustomerOrder: CustomerOrderSource;
  CustomerReview: Omit<CustomerReview, 'hotel'> & { hotel: ResolversParentTypes['Hotel'] };
  Float: Scalars['Float']['output'];
  CustomerSession: CustomerSession;
  CustomerSessionsEnded: CustomerSessionsEnded;
  DataCopy: DataCopy;
  DataRequestResult: ResolversUnionTypes<ResolversParentTypes>['DataRequestResult'];
  DataRequested: DataRequested;
  Date: Scalars['Date']['output'];
  DateChoice: DateChoice;
  DateRangeInput: DateRangeInput;
  DateTime: Scalars['DateTime']['output'];
  DatesChange: DatesChange;
  DatesChangeInput: DatesChangeInput;
  DeleteHolidayBookmarkResult: ResolversUnionTypes<ResolversParentTypes>['DeleteHolidayBookmarkResult'];
  DepartureDateRange: DepartureDateRange;
  DeparturesBoard: Omit<DeparturesBoard, 'packages'> & { packages: ReadonlyArray<ResolversParentTypes['Package']> };
  Derivative: Derivative;
  Destination: DestinationSource;
  DestinationGroup: Omit<DestinationGroup, 'destinations'> & { destinations: ReadonlyArray<ResolversParentTypes['Destination']> };
  DiscoveredPlace: PlaceOfDiscovery;
  Discovery: AskedDiscovery;
  DuePayment: DuePayment;
  DuplicateOrder: DuplicateOrder;
  Duration: Duration;
  EmailChanged: EmailChanged;
  EndCustomerSessionsResult: ResolversUnionTypes<ResolversParentTypes>['EndCustomerSessionsResult'];
  EntryGuide: EntryGuide;
  EntryRules: EntryRules;
  ExpectedTraveller: ExpectedTraveller;
  ExpiredSupplierSession: ExpiredSupplierSession;
  Facility: Facility;
  FieldError: FieldError;
  FilterOption: FilterOption;
  FiltersInput: FiltersInput;
  FinishEmailChangeResult: ResolversUnionTypes<ResolversParentTypes>['FinishEmailChangeResult'];
  FinishLoginResult: ResolversUnionTypes<ResolversParentTypes>['FinishLoginResult'];
  FlightCheckIn: FlightCheckIn;
  FlightChoices: FlightChoices;
  FlightExtrasChange: FlightExtrasChange;
  FlightExtrasChangeInput: FlightExtrasChangeInput;
  FlightFulfilment: FlightFulfilment;
  FlightItinerary: FlightItinerary;
  FlightLeg: FlightLeg;
  FlightOption: FlightOption;
  FlightSegment: FlightSegment;
  FlightsChoice: FlightsChoice;
  FlightsConfirmed: Omit<FlightsConfirmed, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  FreshProofNeeded: FreshProofNeeded;
  GivenPlaceInput: GivenPlaceInput;
  GridPrice: GridPrice;
  GridSheet: AskedSheet;
  GroupQuoteAsked: GroupQuoteAsked;
  GroupQuoteInput: GroupQuoteInput;
  GroupQuoteResult: ResolversUnionTypes<ResolversParentTypes>['GroupQuoteResult'];
  Holiday: Deal;
  HolidayBookmark: BookmarkSource;
  HolidayBookmarkDeleted: HolidayBookmarkDeleted;
  HolidayBookmarkNotFound: HolidayBookmarkNotFound;
  HolidayCalendar: AskedCalendar;
  HolidayCriteria: HolidayCriteria;
  HolidayGrid: AskedGrid;
  HolidayNotFound: HolidayNotFound;
  HolidayPrice: HolidayPrice;
  HolidayResult: ResolversUnionTypes<ResolversParentTypes>['HolidayResult'];
  Hotel: PicturedHotel;
  HotelChange: HotelChange;
  HotelChangeInput: HotelChangeInput;
  HotelItinerary: HotelItinerary;
  HotelLetter: HotelLetter;
  HotelList: Omit<HotelList, 'hotels'> & { hotels: ReadonlyArray<ResolversParentTypes['ListedHotel']> };
  HotelOffer: HotelOffer;
  HotelPrice: HotelPrice;
  Image: PictureView;
  InformOfChangeResult: ResolversUnionTypes<ResolversParentTypes>['InformOfChangeResult'];
  InformedChange: InformedChange;
  Instalment: Instalment;
  Insurance: Insurance;
  InsuranceDocument: InsuranceDocument;
  InvalidInput: RefusedInput;
  InvitationAccepted: Omit<InvitationAccepted, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  ItemDoesNotExist: ItemDoesNotExist;
  JoiningInput: JoiningInput;
  LineItem: ResolversInterfaceTypes<ResolversParentTypes>['LineItem'];
  LineItemPrice: ResolversInterfaceTypes<ResolversParentTypes>['LineItemPrice'];
  ListedHotel: LetteredHotel;
  LocalTax: Omit<LocalTax, 'places'> & { places: ReadonlyArray<ResolversParentTypes['Destination']> };
  LocatedIn: LocatedIn;
  LocationBasedData: LocationBasedData;
  LocationContent: LocationContent;
  LoggedIn: LoggedIn;
  Login: Login;
  LoginStarted: LoginStarted;
  MailPreferencesSaved: MailPreferencesSaved;
  MapName: MapName;
  MapPin: MapPin;
  MapPins: AskedPins;
  MapSpot: MapSpot;
  Media: PictureView;
  MessageWritten: Omit<MessageWritten, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  Money: Money;
  MonthPoster: Omit<MonthPoster, 'picture'> & { picture: ResolversParentTypes['Image'] };
  MonthWeather: MonthWeather;
  MoreBags: MoreBags;
  Mutation: unknown;
  NamedAirport: NamedAirport;
  NamesChange: NamesChange;
  NearbyOffer: NearbyOffer;
  NearbyOffers: NearbyOffers;
  NearbyOffersResult: ResolversUnionTypes<ResolversParentTypes>['NearbyOffersResult'];
  NearestAirport: NearestAirport;
  NegativeTotalCost: Omit<NegativeTotalCost, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  NextFree: AskedNextFree;
  NightsRangeInput: NightsRangeInput;
  NoAvailability: Omit<NoAvailability, 'hotel' | 'alternatives'> & { hotel?: Maybe<ResolversParentTypes['Hotel']>, alternatives: ReadonlyArray<ResolversParentTypes['Alternative']> };
  Operator: Operator;
  Order: OrderSource;
  OrderCancellation: CancelQuote;
  OrderCancelling: OrderCancelling;
  OrderChange: OrderChangeSource;
  OrderChangeInput: OrderChangeInput;
  OrderChangeResult: ResolversUnionTypes<ResolversParentTypes>['OrderChangeResult'];
  OrderContact: OrderContactSource;
  OrderContactInput: OrderContactInput;
  OrderDocumentLink: OrderDocumentLink;
  OrderNotFound: OrderNotFound;
  OrderPart: OrderPart;
  OrderPayment: OrderPayment;
  OrderPlacementFailed: OrderPlacementFailed;
  OrderRefund: OrderRefund;
  OtherChoices: OtherChoices;
  OwedTax: OwedTax;
  Package: Omit<Package, 'hotel' | 'firstRoom'> & { hotel: ResolversParentTypes['Hotel'], firstRoom?: Maybe<ResolversParentTypes['RoomKind']> };
  PackageList: AskedOffers;
  PackageSearchResults: AskedSearch;
  Party: Party;
  PartyHoliday: PartyHolidayView;
  PartyHolidayInput: PartyHolidayInput;
  PartyInvitation: PartyInvitation;
  PartyLimitsInput: PartyLimitsInput;
  PartyPerson: PartyPerson;
  PartyRoom: PartyRoomView;
  PartyRoomActResult: ResolversUnionTypes<ResolversParentTypes>['PartyRoomActResult'];
  PartyRoomChanged: PartyRoomChanged;
  PartyRoomEntry: PartyRoomEntry;
  PartyRoomNotFound: PartyRoomNotFound;
  PartyRoomResult: ResolversUnionTypes<ResolversParentTypes>['PartyRoomResult'];
  PartyVotes: PartyVotes;
  PassengerDetails: PassengerDetails;
  PassengerDetailsInput: PassengerDetailsInput;
  Passkey: Passkey;
  PasskeyAdded: PasskeyAdded;
  PasskeyRemoved: PasskeyRemoved;
  PasskeyRenamed: PasskeyRenamed;
  PasskeyStarted: PasskeyStarted;
  PassportRules: PassportRules;
  PayShareResult: ResolversUnionTypes<ResolversParentTypes>['PayShareResult'];
  PayingCard: PayingCard;
  PaymentAlreadyExists: PaymentAlreadyExists;
  PaymentPage: PaymentPage;
  PaymentPageCreationFailed: PaymentPageCreationFailed;
  PaymentRequest: PaymentRequest;
  PaymentRequestCreationFailed: PaymentRequestCreationFailed;
  PaymentSchedule: PaymentSchedule;
  PaymentScheduleInput: PaymentScheduleInput;
  PaymentScheduleOption: PaymentScheduleOption;
  PaymentTokenInvalid: PaymentTokenInvalid;
  PaymentsChanged: Omit<PaymentsChanged, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  Perk: Perk;
  PersonNameInput: PersonNameInput;
  PersonToBook: PersonToBook;
  PersonalData: PersonalData;
  PlaceClimate: PlaceClimate;
  PlaceFlight: PlaceFlight;
  PlaceGuide: PlaceSource;
  PlaceOrderResult: ResolversUnionTypes<ResolversParentTypes>['PlaceOrderResult'];
  PlaceTax: PlaceTax;
  PlaceTaxRow: PlaceTaxRow;
  PlacedOrder: Omit<PlacedOrder, 'order'> & { order: ResolversParentTypes['Order'] };
  PlacementProgress: PlacementProgress;
  PlacementStep: PlacementStep;
  PlainPrice: PlainPrice;
  Position: Position;
  PositionInput: PositionInput;
  PreviousSearch: PreviousSearchSource;
  Price: Price;
  PriceChange: PriceChange;
  PriceDropProtection: Omit<PriceDropProtection, 'claims'> & { claims: ReadonlyArray<ResolversParentTypes['PriceDropProtectionClaim']> };
  PriceDropProtectionClaim: ClaimSource;
  PriceDropProtectionClaimNotFound: PriceDropProtectionClaimNotFound;
  PriceDropProtectionClaimResult: ResolversInterfaceTypes<ResolversParentTypes>['PriceDropProtectionClaimResult'];
  PriceDropProtectionCredit: PriceDropCreditSource;
  PriceLine: PriceLine;
  PricePoint: PricePoint;
  PriceRange: PriceRange;
  PriceRangeInput: PriceRangeInput;
  PriorityBoardingOption: PriorityBoardingOption;
  ProblemReportInput: ProblemReportInput;
  ProblemReported: ProblemReported;
  ProcessingOrder: Omit<ProcessingOrder, 'order'> & { order: ResolversParentTypes['Order'] };
  ProfitBelowThreshold: Omit<ProfitBelowThreshold, 'checkout'> & { checkout?: Maybe<ResolversParentTypes['Checkout']> };
  PromotionalCode: PromotionalCode;
  QrCode: QrCode;
  Query: unknown;
  RecoveryCodesMade: RecoveryCodesMade;
  RecoveryCodesResult: ResolversUnionTypes<ResolversParentTypes>['RecoveryCodesResult'];
  ReducedAges: ReducedAges;
  ReducedNights: ReducedNights;
  RefundedChange: RefundedChange;
  RemoveAuthenticatorResult: ResolversUnionTypes<ResolversParentTypes>['RemoveAuthenticatorResult'];
  RemoveCompanionResult: ResolversUnionTypes<ResolversParentTypes>['RemoveCompanionResult'];
  RemovePasskeyResult: ResolversUnionTypes<ResolversParentTypes>['RemovePasskeyResult'];
  RenamePasskeyResult: ResolversUnionTypes<ResolversParentTypes>['RenamePasskeyResult'];
  ReplaceCardResult: ResolversUnionTypes<ResolversParentTypes>['ReplaceCardResult'];
  ReportProblemResult: ResolversUnionTypes<ResolversParentTypes>['ReportProblemResult'];
  ResendLoginCodeResult: ResolversUnionTypes<ResolversParentTypes>['ResendLoginCodeResult'];
  ResultFilter: ResultFilter;
  Review: GuestReview;
  ReviewTopic: ReviewTopic;
  RoomDetail: RoomDetail;
  RoomInput: RoomInput;
  RoomKind: Omit<RoomKind, 'picture'> & { picture?: Maybe<ResolversParentTypes['Image']> };
  RoomName: RoomName;
  SaveCheckedInResult: ResolversUnionTypes<ResolversParentTypes>['SaveCheckedInResult'];
  SaveCompanionResult: ResolversUnionTypes<ResolversParentTypes>['SaveCompanionResult'];
  SaveCustomerDetailsResult: ResolversUnionTypes<ResolversParentTypes>['SaveCustomerDetailsResult'];
  SaveMailPreferencesResult: ResolversUnionTypes<ResolversParentTypes>['SaveMailPreferencesResult'];
  SavedDeal: SavedDealSource;
  SavedPartyInput: SavedPartyInput;
  SavedSearchInput: SavedSearchInput;
  ScheduledInstalment: ScheduledInstalment;
  SchoolHoliday: SchoolHoliday;
  SearchCriteriaInput: SearchCriteriaInput;
  Seasonality: Seasonality;
  SeatMap: SeatMap;
  SeatMapResponse: SeatMapResponse;
  SeatRow: SeatRow;
  SeatTraveller: SeatTraveller;
  SeatedFlight: SeatedFlight;
  SeatsChange: BookingSource;
  SeatsChangeInput: SeatsChangeInput;
  SeatsTogether: SeatsTogether;
  SecondFactorNeeded: SecondFactorNeeded;
  SelfBooking: SelfBookingSource;
  SetTargetPriceResult: ResolversUnionTypes<ResolversParentTypes>['SetTargetPriceResult'];
  SharePart: SharePart;
  SharePaying: Omit<SharePaying, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  SharePayment: SharePayment;
  SharedAccess: SharedAccess;
  SharedBooking: SharedBooking;
  SharingChanged: Omit<SharingChanged, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  Site: Site;
  SizeLimit: SizeLimit;
  SpecialAssistance: SpecialAssistance;
  SpecialAssistanceInput: SpecialAssistanceInput;
  StartAuthenticatorResult: ResolversUnionTypes<ResolversParentTypes>['StartAuthenticatorResult'];
  StartLoginResult: ResolversUnionTypes<ResolversParentTypes>['StartLoginResult'];
  StartPasskeyResult: ResolversUnionTypes<ResolversParentTypes>['StartPasskeyResult'];
  StayChange: StayChange;
  StayChangeInput: StayChangeInput;
  StayChoice: StayChoice;
  StayOffer: StayOffer;
  StayTax: StayTax;
  Subscription: unknown;
  SupplierSession: ResolversUnionTypes<ResolversParentTypes>['SupplierSession'];
  TargetedCampaignCredit: CampaignCreditSource;
  TastedHotel: Omit<TastedHotel, 'package'> & { package: ResolversParentTypes['Package'] };
  TastedHotels: AskedTastes;
  TaxBelow: Omit<TaxBelow, 'places'> & { places: ReadonlyArray<ResolversParentTypes['Destination']> };
  TaxFigure: TaxFigure;
  TaxPart: TaxPart;
  TaxRange: TaxRange;
  TaxRate: TaxRate;
  TaxedStayInput: TaxedStayInput;
  TheirAlternative: TheirAlternative;
  TheirChange: TheirChange;
  Theme: Omit<Theme, 'picture'> & { picture: ResolversParentTypes['Image'] };
  ThemeDates: ThemeDates;
  ThemeFilters: ThemeFilters;
  ThemeRoom: ThemeRoom;
  ThingToDo: Omit<ThingToDo, 'place'> & { place: ResolversParentTypes['Destination'] };
  TooManyBaskets: TooManyBaskets;
  Transfer: Transfer;
  TransferChange: TransferChange;
  TransferChangeInput: TransferChangeInput;
  TransferFlight: TransferFlight;
  TransferFlightInput: TransferFlightInput;
  TransferPrice: TransferPrice;
  TravellerCheck: TravellerCheck;
  TravellerCheckChanged: Omit<TravellerCheckChanged, 'booking'> & { booking: ResolversParentTypes['Booking'] };
  TripAdvisorInformation: AskedReviews;
  UnprocessedOrder: UnprocessedOrder;
  UnseatedFlight: UnseatedFlight;
  WarmMonth: Omit<WarmMonth, 'place'> & { place: ResolversParentTypes['Destination'] };
  WeekPrice: WeekPrice;
  WeightLimit: WeightLimit;
  WriteMessageResult: ResolversUnionTypes<ResolversParentTypes>['WriteMessageResult'];
};

export type AuthenticatorSetUpResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuthenticatorSetUp'] = ResolversParentTypes['AuthenticatorSetUp']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrCode?: Resolver<ResolversTypes['QrCode'], ParentType, ContextType>;
};

export type BasketResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Basket'] = ResolversParentTypes['Basket']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiry?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSoldOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closedByAdvice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  searchQuery?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holiday?: Resolver<ResolversTypes['BasketHoliday'], ParentType, ContextType>;
  hotel?: Resolver<ResolversTypes['Hotel'], ParentType, ContextType>;
  flights?: Resolver<Maybe<ResolversTypes['FlightItinerary']>, ParentType, ContextType>;
  transfer?: Resolver<Maybe<ResolversTypes['Transfer']>, ParentType, ContextType>;
  flightFulfilment?: Resolver<ReadonlyArray<ResolversTypes['FlightFulfilment']>, ParentType, ContextType>;
  bags?: Resolver<ReadonlyArray<ResolversTypes['BaggageItem']>, ParentType, ContextType>;
  insurance?: Resolver<Maybe<ResolversTypes['Insurance']>, ParentType, ContextType>;
  parking?: Resolver<Maybe<ResolversTypes['CarPark']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  packagePrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  originalPriceWithExtras?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['BasketPayment']>, ParentType, ContextType>;
  paymentScheduleOptions?: Resolver<ReadonlyArray<ResolversTypes['PaymentScheduleOption']>, ParentType, ContextType>;
  includedPerks?: Resolver<ReadonlyArray<ResolversTypes['Perk']>, ParentType, ContextType>;
  supplierSession?: Resolver<Maybe<ResolversTypes['SupplierSession']>, ParentType, ContextType>;
  priorityBoarding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  promotionalCode?: Resolver<Maybe<ResolversTypes['PromotionalCode']>, ParentType, ContextType>;
  additionalCharges?: Resolver<ReadonlyArray<ResolversTypes['AdditionalCharge']>, ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['LineItem']>, ParentType, ContextType>;
  priceChange?: Resolver<Maybe<ResolversTypes['PriceChange']>, ParentType, ContextType>;
  transferOptions?: Resolver<ReadonlyArray<ResolversTypes['Transfer']>, ParentType, ContextType>;
  transferFlight?: Resolver<Maybe<ResolversTypes['TransferFlight']>, ParentType, ContextType>;
  carParkOptions?: Resolver<ReadonlyArray<ResolversTypes['CarPark']>, ParentType, ContextType>;
  insuranceOptions?: Resolver<ReadonlyArray<ResolversTypes['Insurance']>, ParentType, ContextType>;
  unavailableExtras?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  checkoutId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  checkoutStatus?: Resolver<Maybe<ResolversTypes['CheckoutStatus']>, ParentType, ContextType>;
  seatMapStatus?: Resolver<Maybe<ResolversTypes['SeatMapStatus']>, ParentType, ContextType>;
  seatedFlights?: Resolver<ReadonlyArray<ResolversTypes['SeatedFlight']>, ParentType, ContextType>;
  unseatedFlights?: Resolver<ReadonlyArray<ResolversTypes['UnseatedFlight']>, ParentType, ContextType>;
  priorityBoardingOption?: Resolver<Maybe<ResolversTypes['PriorityBoardingOption']>, ParentType, ContextType>;
};

export type BasketExpiredResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BasketExpired'] = ResolversParentTypes['BasketExpired']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
};

export type BookingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Booking'] = ResolversParentTypes['Booking']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['BookingRole'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkoutId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  bookedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  returnDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isPackage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  flights?: Resolver<ReadonlyArray<ResolversTypes['BookedFlight']>, ParentType, ContextType>;
  stay?: Resolver<ResolversTypes['BookedStay'], ParentType, ContextType>;
  extras?: Resolver<ReadonlyArray<ResolversTypes['BookedExtra']>, ParentType, ContextType>;
  travellers?: Resolver<ReadonlyArray<ResolversTypes['BookedTraveller']>, ParentType, ContextType>;
  receipt?: Resolver<Maybe<ResolversTypes['BookingReceipt']>, ParentType, ContextType>;
  refunds?: Resolver<ReadonlyArray<ResolversTypes['BookingRefund']>, ParentType, ContextType>;
  paymentPlan?: Resolver<Maybe<ResolversTypes['BookingPaymentPlan']>, ParentType, ContextType>;
  checklist?: Resolver<Maybe<ResolversTypes['BookingChecklist']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['BookingConversation']>, ParentType, ContextType>;
  cancelling?: Resolver<ReadonlyArray<ResolversTypes['OrderCancelling']>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['OrderDocumentLink']>, ParentType, ContextType>;
  papersVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  informedChanges?: Resolver<Maybe<ReadonlyArray<ResolversTypes['InformedChange']>>, ParentType, ContextType>;
  selfBooking?: Resolver<Maybe<ResolversTypes['SelfBooking']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['BookingShare']>, ParentType, ContextType>;
  sharing?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SharedAccess']>>, ParentType, ContextType>;
  theirChanges?: Resolver<ReadonlyArray<ResolversTypes['TheirChange']>, ParentType, ContextType>;
  theirAlternatives?: Resolver<ReadonlyArray<ResolversTypes['TheirAlternative']>, ParentType, ContextType>;
  flightChoices?: Resolver<Maybe<ResolversTypes['FlightChoices']>, ParentType, ContextType, Partial<BookingFlightChoicesArgs>>;
  flightExtrasChange?: Resolver<Maybe<ResolversTypes['FlightExtrasChange']>, ParentType, ContextType>;
  seatsChange?: Resolver<Maybe<ResolversTypes['SeatsChange']>, ParentType, ContextType>;
  transferChange?: Resolver<Maybe<ResolversTypes['TransferChange']>, ParentType, ContextType>;
  stayChange?: Resolver<Maybe<ResolversTypes['StayChange']>, ParentType, ContextType>;
  hotelChange?: Resolver<Maybe<ResolversTypes['HotelChange']>, ParentType, ContextType>;
  datesChange?: Resolver<Maybe<ResolversTypes['DatesChange']>, ParentType, ContextType>;
  namesChange?: Resolver<Maybe<ResolversTypes['NamesChange']>, ParentType, ContextType>;
  carChange?: Resolver<Maybe<ResolversTypes['CarChange']>, ParentType, ContextType>;
};

export type CheapestDaysResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheapestDays'] = ResolversParentTypes['CheapestDays']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['CheapestHoliday']>, ParentType, ContextType>;
};

export type CheapestMonthsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheapestMonths'] = ResolversParentTypes['CheapestMonths']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['CheapestMonth']>, ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CheckoutStatus'], ParentType, ContextType>;
  orderReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isExistingCustomer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  eligibleForPromotionalCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  basket?: Resolver<ResolversTypes['Basket'], ParentType, ContextType>;
  travellers?: Resolver<ReadonlyArray<ResolversTypes['ExpectedTraveller']>, ParentType, ContextType>;
  passengerDetails?: Resolver<ReadonlyArray<ResolversTypes['PassengerDetails']>, ParentType, ContextType>;
  contactDetails?: Resolver<Maybe<ResolversTypes['ContactDetails']>, ParentType, ContextType>;
  carDetails?: Resolver<Maybe<ResolversTypes['CarDetails']>, ParentType, ContextType>;
  paymentSchedule?: Resolver<Maybe<ResolversTypes['PaymentSchedule']>, ParentType, ContextType>;
  paymentScheduleOptions?: Resolver<ReadonlyArray<ResolversTypes['PaymentScheduleOption']>, ParentType, ContextType>;
  lineItems?: Resolver<ReadonlyArray<ResolversTypes['LineItem']>, ParentType, ContextType>;
  newCredits?: Resolver<ReadonlyArray<ResolversTypes['Credit']>, ParentType, ContextType>;
  steps?: Resolver<ReadonlyArray<ResolversTypes['CheckoutStep']>, ParentType, ContextType>;
  lastRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPaymentAwaited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openPaymentPageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openChallengeUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CheckoutDoesNotExistResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckoutDoesNotExist'] = ResolversParentTypes['CheckoutDoesNotExist']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
};

export type CustomerOrderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomerOrder'] = ResolversParentTypes['CustomerOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkoutId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hotelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  board?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  returnDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  firstNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  duePayments?: Resolver<ReadonlyArray<ResolversTypes['DuePayment']>, ParentType, ContextType>;
};

export type DestinationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Destination'] = ResolversParentTypes['Destination']> = {
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNamed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['LocationType'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['LocationKind']>, ParentType, ContextType>;
  within?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availableFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  seasonality?: Resolver<Maybe<ResolversTypes['Seasonality']>, ParentType, ContextType>;
  locationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thingsToDo?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  nearestAirports?: Resolver<ReadonlyArray<ResolversTypes['NearestAirport']>, ParentType, ContextType, RequireFields<DestinationNearestAirportsArgs, 'first'>>;
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
  flightMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warmth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  weather?: Resolver<Maybe<ResolversTypes['MonthWeather']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DiscoveryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Discovery'] = ResolversParentTypes['Discovery']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  hotels?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  places?: Resolver<ReadonlyArray<ResolversTypes['DiscoveredPlace']>, ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  perks?: Resolver<ReadonlyArray<ResolversTypes['Perk']>, ParentType, ContextType>;
  board?: Resolver<ResolversTypes['BoardOption'], ParentType, ContextType>;
  rooms?: Resolver<ReadonlyArray<ResolversTypes['RoomDetail']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  priceChange?: Resolver<Maybe<ResolversTypes['PriceChange']>, ParentType, ContextType>;
  cancellation?: Resolver<ReadonlyArray<ResolversTypes['CancellationSpan']>, ParentType, ContextType>;
  paymentScheduleOptions?: Resolver<ReadonlyArray<ResolversTypes['PaymentScheduleOption']>, ParentType, ContextType>;
  isPackage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  protection?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entryRules?: Resolver<Maybe<ResolversTypes['EntryRules']>, ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  otherChoices?: Resolver<ResolversTypes['OtherChoices'], ParentType, ContextType>;
  roomChoices?: Resolver<ReadonlyArray<ResolversTypes['StayChoice']>, ParentType, ContextType>;
  roomKinds?: Resolver<ReadonlyArray<ResolversTypes['RoomKind']>, ParentType, ContextType>;
  flightChoices?: Resolver<ReadonlyArray<ResolversTypes['FlightOption']>, ParentType, ContextType>;
  dateChoices?: Resolver<ReadonlyArray<ResolversTypes['DateChoice']>, ParentType, ContextType>;
  searchQuery?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HolidayBookmarkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HolidayBookmark'] = ResolversParentTypes['HolidayBookmark']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hotelQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  flightQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  numberOfNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  keptUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  targetPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isTargetReached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HolidayCalendarResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HolidayCalendar'] = ResolversParentTypes['HolidayCalendar']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  nights?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  dates?: Resolver<ReadonlyArray<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  cheapest?: Resolver<Maybe<ResolversTypes['CalendarPrice']>, ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['CalendarPrice']>, ParentType, ContextType>;
  closedByAdvice?: Resolver<Maybe<ResolversTypes['ClosedDates']>, ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HolidayGridResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HolidayGrid'] = ResolversParentTypes['HolidayGrid']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['CurrencyCode'], ParentType, ContextType>;
  firstDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nights?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  sheets?: Resolver<ReadonlyArray<ResolversTypes['GridSheet']>, ParentType, ContextType>;
  cheapest?: Resolver<Maybe<ResolversTypes['GridPrice']>, ParentType, ContextType>;
  months?: Resolver<ReadonlyArray<ResolversTypes['GridPrice']>, ParentType, ContextType>;
  byNights?: Resolver<ReadonlyArray<ResolversTypes['GridPrice']>, ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HotelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Hotel'] = ResolversParentTypes['Hotel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ourStarRating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locatedIn?: Resolver<ReadonlyArray<ResolversTypes['LocatedIn']>, ParentType, ContextType>;
  seasonality?: Resolver<Maybe<ResolversTypes['Seasonality']>, ParentType, ContextType>;
  locationBasedData?: Resolver<ResolversTypes['LocationBasedData'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['Address'], ParentType, ContextType>;
  nearestAirports?: Resolver<ReadonlyArray<ResolversTypes['NearestAirport']>, ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['Image']>, ParentType, ContextType, Partial<HotelPicturesArgs>>;
  media?: Resolver<ReadonlyArray<ResolversTypes['Media']>, ParentType, ContextType, Partial<HotelMediaArgs>>;
  tripAdvisorInformation?: Resolver<ResolversTypes['TripAdvisorInformation'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidingFact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facilities?: Resolver<ReadonlyArray<ResolversTypes['Facility']>, ParentType, ContextType>;
  access?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  resortPosition?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  metresToBeach?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  checkInFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MediaType'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scene?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  others?: Resolver<ReadonlyArray<ResolversTypes['Image']>, ParentType, ContextType>;
  derivatives?: Resolver<ReadonlyArray<ResolversTypes['Derivative']>, ParentType, ContextType, Partial<ImageDerivativesArgs>>;
};

export type InvalidInputResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InvalidInput'] = ResolversParentTypes['InvalidInput']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  checkout?: Resolver<Maybe<ResolversTypes['Checkout']>, ParentType, ContextType>;
};

export type ListedHotelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ListedHotel'] = ResolversParentTypes['ListedHotel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MapPinsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MapPins'] = ResolversParentTypes['MapPins']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  pins?: Resolver<ReadonlyArray<ResolversTypes['MapPin']>, ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MediaResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  original?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['MediaType'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  derivatives?: Resolver<ReadonlyArray<ResolversTypes['Derivative']>, ParentType, ContextType, Partial<MediaDerivativesArgs>>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  saveCustomerDetails?: Resolver<ResolversTypes['SaveCustomerDetailsResult'], ParentType, ContextType, RequireFields<MutationSaveCustomerDetailsArgs, 'details'>>;
  saveMailPreferences?: Resolver<ResolversTypes['SaveMailPreferencesResult'], ParentType, ContextType, RequireFields<MutationSaveMailPreferencesArgs, 'kinds'>>;
  endCustomerSessions?: Resolver<ResolversTypes['EndCustomerSessionsResult'], ParentType, ContextType, Partial<MutationEndCustomerSessionsArgs>>;
  createBasket?: Resolver<ResolversTypes['CreateBasketResult'], ParentType, ContextType, RequireFields<MutationCreateBasketArgs, 'hotelQuoteId' | 'flightQuoteId' | 'acceptedTotal'>>;
  refreshBasket?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationRefreshBasketArgs, 'basketId'>>;
  extendBasket?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationExtendBasketArgs, 'basketId'>>;
  acceptBasketPrice?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationAcceptBasketPriceArgs, 'basketId' | 'acceptedTotal'>>;
  saveCompanion?: Resolver<ResolversTypes['SaveCompanionResult'], ParentType, ContextType, RequireFields<MutationSaveCompanionArgs, 'companion'>>;
  removeCompanion?: Resolver<ResolversTypes['RemoveCompanionResult'], ParentType, ContextType, RequireFields<MutationRemoveCompanionArgs, 'companionId'>>;
  setTransfer?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationSetTransferArgs, 'basketId'>>;
  setCarPark?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationSetCarParkArgs, 'basketId'>>;
  setInsurance?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationSetInsuranceArgs, 'basketId'>>;
  setHoldBags?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationSetHoldBagsArgs, 'basketId' | 'quantity'>>;
  setFlightFulfilment?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationSetFlightFulfilmentArgs, 'basketId' | 'mode'>>;
  setSeats?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationSetSeatsArgs, 'basketId' | 'way' | 'seats'>>;
  setPriorityBoarding?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<MutationSetPriorityBoardingArgs, 'basketId' | 'chosen'>>;
  saveCheckedIn?: Resolver<ResolversTypes['SaveCheckedInResult'], ParentType, ContextType, RequireFields<MutationSaveCheckedInArgs, 'orderCode' | 'way' | 'traveller' | 'name' | 'done'>>;
  writeMessage?: Resolver<ResolversTypes['WriteMessageResult'], ParentType, ContextType, RequireFields<MutationWriteMessageArgs, 'orderCode' | 'message' | 'disputesPayment'>>;
  informOfChange?: Resolver<ResolversTypes['InformOfChangeResult'], ParentType, ContextType, RequireFields<MutationInformOfChangeArgs, 'orderCode' | 'flight' | 'said' | 'newDate' | 'newTime' | 'words' | 'airlineReference'>>;
  replaceBookingCard?: Resolver<ResolversTypes['ReplaceCardResult'], ParentType, ContextType, RequireFields<MutationReplaceBookingCardArgs, 'orderCode' | 'idempotencyKey'>>;
  finishBookingCard?: Resolver<ResolversTypes['ReplaceCardResult'], ParentType, ContextType, RequireFields<MutationFinishBookingCardArgs, 'orderCode' | 'replacementId' | 'sessionId' | 'sessionResult'>>;
  payBookingEarly?: Resolver<ResolversTypes['ChangePaymentsResult'], ParentType, ContextType, RequireFields<MutationPayBookingEarlyArgs, 'orderCode' | 'amount' | 'payableWas'>>;
  moveBookingPayment?: Resolver<ResolversTypes['ChangePaymentsResult'], ParentType, ContextType, RequireFields<MutationMoveBookingPaymentArgs, 'orderCode' | 'payment' | 'to'>>;
  confirmFlights?: Resolver<ResolversTypes['ConfirmFlightsResult'], ParentType, ContextType, RequireFields<MutationConfirmFlightsArgs, 'orderCode' | 'airlineReference'>>;
  payBookingShare?: Resolver<ResolversTypes['PayShareResult'], ParentType, ContextType, RequireFields<MutationPayBookingShareArgs, 'orderCode' | 'amount' | 'payableWas' | 'idempotencyKey'>>;
  finishBookingShare?: Resolver<ResolversTypes['PayShareResult'], ParentType, ContextType, RequireFields<MutationFinishBookingShareArgs, 'orderCode' | 'shareId' | 'sessionId' | 'sessionResult'>>;
  inviteToBooking?: Resolver<ResolversTypes['ChangeSharingResult'], ParentType, ContextType, RequireFields<MutationInviteToBookingArgs, 'orderCode' | 'emailAddress' | 'role'>>;
  endBookingAccess?: Resolver<ResolversTypes['ChangeSharingResult'], ParentType, ContextType, RequireFields<MutationEndBookingAccessArgs, 'orderCode' | 'sharingId'>>;
  acceptBookingInvitation?: Resolver<ResolversTypes['AcceptInvitationResult'], ParentType, ContextType, RequireFields<MutationAcceptBookingInvitationArgs, 'orderCode' | 'token'>>;
  quoteTheirChange?: Resolver<ResolversTypes['OrderChangeResult'], ParentType, ContextType, RequireFields<MutationQuoteTheirChangeArgs, 'orderCode' | 'noticeId'>>;
  saveTravellerCheck?: Resolver<ResolversTypes['ChangeTravellerCheckResult'], ParentType, ContextType, RequireFields<MutationSaveTravellerCheckArgs, 'orderCode' | 'traveller' | 'passport' | 'issuedOn' | 'expiresOn'>>;
  removeTravellerCheck?: Resolver<ResolversTypes['ChangeTravellerCheckResult'], ParentType, ContextType, RequireFields<MutationRemoveTravellerCheckArgs, 'orderCode' | 'traveller'>>;
  setCheckoutCredits?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationSetCheckoutCreditsArgs, 'checkoutId' | 'creditIds' | 'acceptedLoss'>>;
  checkoutFromBasket?: Resolver<ResolversTypes['CheckoutResponse'], ParentType, ContextType, RequireFields<MutationCheckoutFromBasketArgs, 'basketId'>>;
  addPassengerDetailsToCheckout?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationAddPassengerDetailsToCheckoutArgs, 'checkoutId' | 'passengerDetails'>>;
  addContactDetailsToCheckout?: Resolver<ResolversTypes['CheckoutResponse'], ParentType, ContextType, RequireFields<MutationAddContactDetailsToCheckoutArgs, 'checkoutId' | 'contactDetails'>>;
  addCarDetailsToCheckout?: Resolver<ResolversTypes['CheckoutResponse'], ParentType, ContextType, RequireFields<MutationAddCarDetailsToCheckoutArgs, 'checkoutId' | 'carDetails'>>;
  addPaymentScheduleToCheckout?: Resolver<ResolversTypes['CheckoutResponse'], ParentType, ContextType, RequireFields<MutationAddPaymentScheduleToCheckoutArgs, 'checkoutId' | 'paymentSchedule'>>;
  createCustomerAccount?: Resolver<ResolversTypes['CreateCustomerAccountResult'], ParentType, ContextType, RequireFields<MutationCreateCustomerAccountArgs, 'checkoutId'>>;
  closePayment?: Resolver<ResolversTypes['CheckoutResponse'], ParentType, ContextType, RequireFields<MutationClosePaymentArgs, 'checkoutId'>>;
  createPaymentPage?: Resolver<ResolversTypes['CreatePaymentPageResult'], ParentType, ContextType, RequireFields<MutationCreatePaymentPageArgs, 'checkoutId'>>;
  createPaymentRequest?: Resolver<ResolversTypes['CreatePaymentRequestResult'], ParentType, ContextType, RequireFields<MutationCreatePaymentRequestArgs, 'checkoutId' | 'cardToken' | 'idempotencyKey'>>;
  finishPaymentRequest?: Resolver<ResolversTypes['CreatePaymentRequestResult'], ParentType, ContextType, RequireFields<MutationFinishPaymentRequestArgs, 'checkoutId'>>;
  addPromotionalCodeToCheckout?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationAddPromotionalCodeToCheckoutArgs, 'checkoutId' | 'code'>>;
  removePromotionalCodeFromCheckout?: Resolver<ResolversTypes['CheckoutResult'], ParentType, ContextType, RequireFields<MutationRemovePromotionalCodeFromCheckoutArgs, 'checkoutId'>>;
  askCruiseNews?: Resolver<ResolversTypes['CruiseNewsResult'], ParentType, ContextType, RequireFields<MutationAskCruiseNewsArgs, 'news'>>;
  askGroupQuote?: Resolver<ResolversTypes['GroupQuoteResult'], ParentType, ContextType, RequireFields<MutationAskGroupQuoteArgs, 'quote'>>;
  createAppCode?: Resolver<ResolversTypes['CreateAppCodeResult'], ParentType, ContextType, RequireFields<MutationCreateAppCodeArgs, 'codeChallenge'>>;
  openAppSession?: Resolver<ResolversTypes['FinishLoginResult'], ParentType, ContextType, RequireFields<MutationOpenAppSessionArgs, 'code' | 'codeVerifier'>>;
  startEmailChange?: Resolver<ResolversTypes['StartLoginResult'], ParentType, ContextType, RequireFields<MutationStartEmailChangeArgs, 'emailAddress'>>;
  finishEmailChange?: Resolver<ResolversTypes['FinishEmailChangeResult'], ParentType, ContextType, RequireFields<MutationFinishEmailChangeArgs, 'loginId' | 'code'>>;
  finishLoginBySecondFactor?: Resolver<ResolversTypes['FinishLoginResult'], ParentType, ContextType, RequireFields<MutationFinishLoginBySecondFactorArgs, 'loginId' | 'code'>>;
  startAuthenticator?: Resolver<ResolversTypes['StartAuthenticatorResult'], ParentType, ContextType>;
  confirmAuthenticator?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorArgs, 'code'>>;
  makeRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType>;
  removeAuthenticator?: Resolver<ResolversTypes['RemoveAuthenticatorResult'], ParentType, ContextType>;
  startLogin?: Resolver<ResolversTypes['StartLoginResult'], ParentType, ContextType, RequireFields<MutationStartLoginArgs, 'emailAddress'>>;
  resendLoginCode?: Resolver<ResolversTypes['ResendLoginCodeResult'], ParentType, ContextType, RequireFields<MutationResendLoginCodeArgs, 'loginId'>>;
  finishLogin?: Resolver<ResolversTypes['FinishLoginResult'], ParentType, ContextType, RequireFields<MutationFinishLoginArgs, 'loginId'>>;
  logIn?: Resolver<ResolversTypes['FinishLoginResult'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'emailAddress' | 'password'>>;
  logOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startPasskeyLogin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishPasskeyLogin?: Resolver<ResolversTypes['FinishLoginResult'], ParentType, ContextType, RequireFields<MutationFinishPasskeyLoginArgs, 'credential'>>;
  startPasskey?: Resolver<ResolversTypes['StartPasskeyResult'], ParentType, ContextType>;
  addPasskey?: Resolver<ResolversTypes['AddPasskeyResult'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'credential'>>;
  renamePasskey?: Resolver<ResolversTypes['RenamePasskeyResult'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'passkeyId' | 'name'>>;
  removePasskey?: Resolver<ResolversTypes['RemovePasskeyResult'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'passkeyId'>>;
  registerCustomer?: Resolver<ResolversTypes['StartLoginResult'], ParentType, ContextType, RequireFields<MutationRegisterCustomerArgs, 'emailAddress' | 'password' | 'confirmation'>>;
  startPasswordReset?: Resolver<ResolversTypes['StartLoginResult'], ParentType, ContextType, RequireFields<MutationStartPasswordResetArgs, 'emailAddress'>>;
  resetPassword?: Resolver<ResolversTypes['FinishLoginResult'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'loginId' | 'code' | 'password' | 'confirmation'>>;
  cancelOrder?: Resolver<ResolversTypes['CancelOrderResult'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'orderCode' | 'acceptedLoss' | 'acceptedAside'>>;
  quoteOrderChange?: Resolver<ResolversTypes['OrderChangeResult'], ParentType, ContextType, RequireFields<MutationQuoteOrderChangeArgs, 'orderCode' | 'change'>>;
  acceptOrderChange?: Resolver<ResolversTypes['AcceptOrderChangeResult'], ParentType, ContextType, RequireFields<MutationAcceptOrderChangeArgs, 'changeId' | 'acceptedTotal'>>;
  finishOrderChangePayment?: Resolver<ResolversTypes['OrderChangeResult'], ParentType, ContextType, RequireFields<MutationFinishOrderChangePaymentArgs, 'changeId' | 'sessionId' | 'sessionResult'>>;
  changeOrderContact?: Resolver<ResolversTypes['ChangeOrderContactResult'], ParentType, ContextType, RequireFields<MutationChangeOrderContactArgs, 'orderCode' | 'version' | 'contact'>>;
  commitOrder?: Resolver<ResolversTypes['CommitOrderResult'], ParentType, ContextType, RequireFields<MutationCommitOrderArgs, 'checkoutId'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderResult'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'checkoutId' | 'paymentToken'>>;
  createPriceDropProtectionClaim?: Resolver<ResolversTypes['PriceDropProtectionClaimResult'], ParentType, ContextType, RequireFields<MutationCreatePriceDropProtectionClaimArgs, 'orderCode'>>;
  requestDataCopy?: Resolver<ResolversTypes['DataRequestResult'], ParentType, ContextType>;
  requestErasure?: Resolver<ResolversTypes['DataRequestResult'], ParentType, ContextType>;
  withdrawErasure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reportProblem?: Resolver<ResolversTypes['ReportProblemResult'], ParentType, ContextType, RequireFields<MutationReportProblemArgs, 'report'>>;
  createPartyRoom?: Resolver<ResolversTypes['PartyRoomActResult'], ParentType, ContextType, RequireFields<MutationCreatePartyRoomArgs, 'name' | 'firstName' | 'numberOfPeople' | 'holidays'>>;
  joinPartyRoom?: Resolver<ResolversTypes['PartyRoomActResult'], ParentType, ContextType, RequireFields<MutationJoinPartyRoomArgs, 'link' | 'firstName'>>;
  addHolidayToPartyRoom?: Resolver<ResolversTypes['PartyRoomActResult'], ParentType, ContextType, RequireFields<MutationAddHolidayToPartyRoomArgs, 'link' | 'hotelQuoteId' | 'flightQuoteId'>>;
  removeHolidayFromPartyRoom?: Resolver<ResolversTypes['PartyRoomActResult'], ParentType, ContextType, RequireFields<MutationRemoveHolidayFromPartyRoomArgs, 'link' | 'holidayId'>>;
  voteInPartyRoom?: Resolver<ResolversTypes['PartyRoomActResult'], ParentType, ContextType, RequireFields<MutationVoteInPartyRoomArgs, 'link' | 'holidayId'>>;
  lockPartyLimits?: Resolver<ResolversTypes['PartyRoomActResult'], ParentType, ContextType, RequireFields<MutationLockPartyLimitsArgs, 'link'>>;
  goOnWithPartyRoom?: Resolver<ResolversTypes['PartyRoomActResult'], ParentType, ContextType, RequireFields<MutationGoOnWithPartyRoomArgs, 'link'>>;
  startPartyRound?: Resolver<ResolversTypes['PartyRoomActResult'], ParentType, ContextType, RequireFields<MutationStartPartyRoundArgs, 'link'>>;
  leavePartyRoom?: Resolver<ResolversTypes['PartyRoomActResult'], ParentType, ContextType, RequireFields<MutationLeavePartyRoomArgs, 'link'>>;
  removePartyPerson?: Resolver<ResolversTypes['PartyRoomActResult'], ParentType, ContextType, RequireFields<MutationRemovePartyPersonArgs, 'link' | 'personId'>>;
  renewPartyRoomLink?: Resolver<ResolversTypes['PartyRoomActResult'], ParentType, ContextType, RequireFields<MutationRenewPartyRoomLinkArgs, 'link'>>;
  deletePreviousSearch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePreviousSearchArgs, 'id'>>;
  deletePreviousSearches?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keepPreviousSearches?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationKeepPreviousSearchesArgs, 'keep'>>;
  createHolidayBookmark?: Resolver<ResolversTypes['CreateHolidayBookmarkResult'], ParentType, ContextType, RequireFields<MutationCreateHolidayBookmarkArgs, 'hotelQuoteId' | 'flightQuoteId'>>;
  deleteHolidayBookmark?: Resolver<ResolversTypes['DeleteHolidayBookmarkResult'], ParentType, ContextType, RequireFields<MutationDeleteHolidayBookmarkArgs, 'bookmarkId'>>;
  setTargetPrice?: Resolver<ResolversTypes['SetTargetPriceResult'], ParentType, ContextType, RequireFields<MutationSetTargetPriceArgs, 'bookmarkId'>>;
  ping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NextFreeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NextFree'] = ResolversParentTypes['NextFree']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  holiday?: Resolver<Maybe<ResolversTypes['CheapestHoliday']>, ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
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
  passengerNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  emailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['PriceLine']>, ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  cancelling?: Resolver<ReadonlyArray<ResolversTypes['OrderCancelling']>, ParentType, ContextType>;
  ownFlights?: Resolver<Maybe<ResolversTypes['OwnFlights']>, ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['OrderPart']>, ParentType, ContextType>;
  documents?: Resolver<ReadonlyArray<ResolversTypes['OrderDocumentLink']>, ParentType, ContextType>;
};

export type OrderCancellationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderCancellation'] = ResolversParentTypes['OrderCancellation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CancellationState'], ParentType, ContextType>;
  isOurs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  holidayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isForTheirChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freeUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ownFlights?: Resolver<Maybe<ResolversTypes['OwnFlights']>, ParentType, ContextType>;
  terms?: Resolver<ReadonlyArray<ResolversTypes['OrderCancelling']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  dropKept?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  dropTheirs?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  dropEnding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  aside?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  keepsTickets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  parts?: Resolver<ReadonlyArray<ResolversTypes['CancelledPart']>, ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  settledBy?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['CancelledPayment']>, ParentType, ContextType>;
  returnsCredits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refunds?: Resolver<ReadonlyArray<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
};

export type OrderChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderChange'] = ResolversParentTypes['OrderChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderChangeState'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isTheirs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInstead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ReadonlyArray<ResolversTypes['ChangedWords']>, ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['ComparedPriceLine']>, ParentType, ContextType>;
  totalWas?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalNow?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payments?: Resolver<ReadonlyArray<ResolversTypes['ChangedPayment']>, ParentType, ContextType>;
  charge?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refund?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lessByEnding?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderContactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrderContact'] = ResolversParentTypes['OrderContact']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alternativeEmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PackageListResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PackageList'] = ResolversParentTypes['PackageList']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  packages?: Resolver<ReadonlyArray<ResolversTypes['Package']>, ParentType, ContextType>;
};

export type PackageSearchResultsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PackageSearchResults'] = ResolversParentTypes['PackageSearchResults']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  destinationLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packages?: Resolver<ReadonlyArray<ResolversTypes['Package']>, ParentType, ContextType>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['ResultFilter']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  weeks?: Resolver<ReadonlyArray<ResolversTypes['WeekPrice']>, ParentType, ContextType>;
  alternatives?: Resolver<ReadonlyArray<ResolversTypes['Alternative']>, ParentType, ContextType>;
  outOfSeason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedByAdvice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pricedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PartyHolidayResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PartyHoliday'] = ResolversParentTypes['PartyHoliday']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hotelQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  flightQuoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  numberOfNights?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holiday?: Resolver<ResolversTypes['HolidayResult'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  myVote?: Resolver<Maybe<ResolversTypes['PartyVote']>, ParentType, ContextType>;
  votes?: Resolver<Maybe<ResolversTypes['PartyVotes']>, ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['PartyVerdict']>, ParentType, ContextType>;
};

export type PartyRoomResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PartyRoom'] = ResolversParentTypes['PartyRoom']> = {
  link?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  awaited?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isJudged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keptUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['PartyPerson']>, ParentType, ContextType>;
  hasLimits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  holidays?: Resolver<ReadonlyArray<ResolversTypes['PartyHoliday']>, ParentType, ContextType>;
};

export type PlaceGuideResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlaceGuide'] = ResolversParentTypes['PlaceGuide']> = {
  about?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  climates?: Resolver<ReadonlyArray<ResolversTypes['PlaceClimate']>, ParentType, ContextType, RequireFields<PlaceGuideClimatesArgs, 'first'>>;
  closedByAdvice?: Resolver<ReadonlyArray<ResolversTypes['ClosedSpan']>, ParentType, ContextType>;
  flights?: Resolver<ReadonlyArray<ResolversTypes['PlaceFlight']>, ParentType, ContextType>;
  placesBelow?: Resolver<ReadonlyArray<ResolversTypes['Destination']>, ParentType, ContextType>;
  similar?: Resolver<ReadonlyArray<ResolversTypes['Destination']>, ParentType, ContextType, RequireFields<PlaceGuideSimilarArgs, 'first'>>;
  thingsToDo?: Resolver<ReadonlyArray<ResolversTypes['ThingToDo']>, ParentType, ContextType>;
  thingsIn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['CountryGuide']>, ParentType, ContextType>;
  taxDiffersBelow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxesBelow?: Resolver<ReadonlyArray<ResolversTypes['TaxBelow']>, ParentType, ContextType, RequireFields<PlaceGuideTaxesBelowArgs, 'checkIn' | 'nights' | 'adults' | 'childAges'>>;
  localTax?: Resolver<Maybe<ResolversTypes['PlaceTax']>, ParentType, ContextType, RequireFields<PlaceGuideLocalTaxArgs, 'checkIn' | 'nights' | 'adults' | 'childAges'>>;
  nearestAirport?: Resolver<Maybe<ResolversTypes['AirportOfPlace']>, ParentType, ContextType>;
  minutesAhead?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<PlaceGuideMinutesAheadArgs, 'on'>>;
};

export type PreviousSearchResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PreviousSearch'] = ResolversParentTypes['PreviousSearch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  destinationLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departureDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  departureRangeEndDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  nights?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  party?: Resolver<ResolversTypes['Party'], ParentType, ContextType>;
  searchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  priceThen?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceNow?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PriceDropProtectionClaimResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PriceDropProtectionClaim'] = ResolversParentTypes['PriceDropProtectionClaim']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PriceDropProtectionClaimStatus'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceChange?: Resolver<Maybe<ResolversTypes['PriceChange']>, ParentType, ContextType>;
  claimedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['PriceDropProtectionCredit']>, ParentType, ContextType>;
};

export type PriceDropProtectionCreditResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PriceDropProtectionCredit'] = ResolversParentTypes['PriceDropProtectionCredit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreditStatus'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  cancelledOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  use?: Resolver<Maybe<ResolversTypes['CreditUse']>, ParentType, ContextType>;
  orderReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  mailPreferences?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MailKind']>>, ParentType, ContextType>;
  customerSessions?: Resolver<ReadonlyArray<ResolversTypes['CustomerSession']>, ParentType, ContextType>;
  basket?: Resolver<ResolversTypes['BasketResponse'], ParentType, ContextType, RequireFields<QueryBasketArgs, 'id'>>;
  companions?: Resolver<ReadonlyArray<ResolversTypes['Companion']>, ParentType, ContextType>;
  seatMap?: Resolver<ResolversTypes['SeatMapResponse'], ParentType, ContextType, RequireFields<QuerySeatMapArgs, 'basketId' | 'way'>>;
  booking?: Resolver<Maybe<ResolversTypes['Booking']>, ParentType, ContextType, RequireFields<QueryBookingArgs, 'orderCode'>>;
  bookingInvitation?: Resolver<Maybe<ResolversTypes['BookingInvitation']>, ParentType, ContextType, RequireFields<QueryBookingInvitationArgs, 'orderCode' | 'token'>>;
  sharedBookings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SharedBooking']>>, ParentType, ContextType>;
  departureAirports?: Resolver<ReadonlyArray<ResolversTypes['AirportGroup']>, ParentType, ContextType>;
  airports?: Resolver<ReadonlyArray<ResolversTypes['Airport']>, ParentType, ContextType, RequireFields<QueryAirportsArgs, 'text' | 'first'>>;
  airportsNearTown?: Resolver<Maybe<ResolversTypes['AirportsNearTown']>, ParentType, ContextType, RequireFields<QueryAirportsNearTownArgs, 'town' | 'first'>>;
  airportsNearPosition?: Resolver<ReadonlyArray<ResolversTypes['NearestAirport']>, ParentType, ContextType, RequireFields<QueryAirportsNearPositionArgs, 'position' | 'first'>>;
  destinations?: Resolver<ReadonlyArray<ResolversTypes['Destination']>, ParentType, ContextType, RequireFields<QueryDestinationsArgs, 'first'>>;
  destinationById?: Resolver<Maybe<ResolversTypes['Destination']>, ParentType, ContextType, RequireFields<QueryDestinationByIdArgs, 'id'>>;
  destinationGroups?: Resolver<ReadonlyArray<ResolversTypes['DestinationGroup']>, ParentType, ContextType, RequireFields<QueryDestinationGroupsArgs, 'first'>>;
  continents?: Resolver<ReadonlyArray<ResolversTypes['Continent']>, ParentType, ContextType>;
  hotel?: Resolver<Maybe<ResolversTypes['Hotel']>, ParentType, ContextType, RequireFields<QueryHotelArgs, 'id'>>;
  hotelList?: Resolver<ResolversTypes['HotelList'], ParentType, ContextType, RequireFields<QueryHotelListArgs, 'page'>>;
  mapNames?: Resolver<ReadonlyArray<ResolversTypes['MapName']>, ParentType, ContextType, RequireFields<QueryMapNamesArgs, 'map'>>;
  checkoutCredits?: Resolver<Maybe<ResolversTypes['CheckoutCredits']>, ParentType, ContextType, RequireFields<QueryCheckoutCreditsArgs, 'checkoutId'>>;
  checkoutById?: Resolver<ResolversTypes['CheckoutResponse'], ParentType, ContextType, RequireFields<QueryCheckoutByIdArgs, 'checkoutId'>>;
  contentPage?: Resolver<Maybe<ResolversTypes['ContentPage']>, ParentType, ContextType, RequireFields<QueryContentPageArgs, 'slug'>>;
  contentPages?: Resolver<ReadonlyArray<ResolversTypes['ContentListing']>, ParentType, ContextType>;
  contentSearch?: Resolver<ReadonlyArray<ResolversTypes['ContentMatch']>, ParentType, ContextType, RequireFields<QueryContentSearchArgs, 'text'>>;
  contentEntries?: Resolver<ReadonlyArray<ResolversTypes['ContentBlock']>, ParentType, ContextType, RequireFields<QueryContentEntriesArgs, 'group'>>;
  contentMessages?: Resolver<ReadonlyArray<ResolversTypes['ContentMessage']>, ParentType, ContextType, RequireFields<QueryContentMessagesArgs, 'group'>>;
  locationContent?: Resolver<Maybe<ResolversTypes['LocationContent']>, ParentType, ContextType, RequireFields<QueryLocationContentArgs, 'id'>>;
  customerReviews?: Resolver<ReadonlyArray<ResolversTypes['CustomerReview']>, ParentType, ContextType>;
  customerAuthenticator?: Resolver<Maybe<ResolversTypes['Authenticator']>, ParentType, ContextType>;
  authenticatorSetUp?: Resolver<Maybe<ResolversTypes['AuthenticatorSetUp']>, ParentType, ContextType>;
  login?: Resolver<Maybe<ResolversTypes['Login']>, ParentType, ContextType, RequireFields<QueryLoginArgs, 'loginId'>>;
  customerPasskeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  orderCancellation?: Resolver<Maybe<ResolversTypes['OrderCancellation']>, ParentType, ContextType, RequireFields<QueryOrderCancellationArgs, 'orderCode'>>;
  customerOrders?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomerOrder']>>, ParentType, ContextType>;
  orderChange?: Resolver<Maybe<ResolversTypes['OrderChange']>, ParentType, ContextType, RequireFields<QueryOrderChangeArgs, 'changeId'>>;
  orderContact?: Resolver<Maybe<ResolversTypes['OrderContact']>, ParentType, ContextType, RequireFields<QueryOrderContactArgs, 'orderCode'>>;
  orderByCheckout?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderByCheckoutArgs, 'checkoutId'>>;
  placementProgress?: Resolver<Maybe<ResolversTypes['PlacementProgress']>, ParentType, ContextType, RequireFields<QueryPlacementProgressArgs, 'checkoutId'>>;
  themes?: Resolver<ReadonlyArray<ResolversTypes['Theme']>, ParentType, ContextType, Partial<QueryThemesArgs>>;
  monthsOfTheme?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryMonthsOfThemeArgs, 'id'>>;
  warmMonths?: Resolver<ReadonlyArray<ResolversTypes['WarmMonth']>, ParentType, ContextType>;
  monthPosters?: Resolver<ReadonlyArray<ResolversTypes['MonthPoster']>, ParentType, ContextType, RequireFields<QueryMonthPostersArgs, 'months'>>;
  themePoster?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<QueryThemePosterArgs, 'id'>>;
  schoolHolidays?: Resolver<ReadonlyArray<ResolversTypes['SchoolHoliday']>, ParentType, ContextType, RequireFields<QuerySchoolHolidaysArgs, 'from' | 'until'>>;
  localTaxes?: Resolver<ReadonlyArray<ResolversTypes['LocalTax']>, ParentType, ContextType, RequireFields<QueryLocalTaxesArgs, 'checkIn'>>;
  localTaxFor?: Resolver<Maybe<ResolversTypes['StayTax']>, ParentType, ContextType, RequireFields<QueryLocalTaxForArgs, 'id' | 'stay'>>;
  placeGuide?: Resolver<Maybe<ResolversTypes['PlaceGuide']>, ParentType, ContextType, RequireFields<QueryPlaceGuideArgs, 'id'>>;
  cheapestMonths?: Resolver<ResolversTypes['CheapestMonths'], ParentType, ContextType, RequireFields<QueryCheapestMonthsArgs, 'criteria'>>;
  cheapestDays?: Resolver<ResolversTypes['CheapestDays'], ParentType, ContextType, RequireFields<QueryCheapestDaysArgs, 'criteria'>>;
  nextFree?: Resolver<ResolversTypes['NextFree'], ParentType, ContextType, RequireFields<QueryNextFreeArgs, 'criteria' | 'from'>>;
  tastedHotels?: Resolver<ResolversTypes['TastedHotels'], ParentType, ContextType, RequireFields<QueryTastedHotelsArgs, 'criteria'>>;
  priceDropProtections?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PriceDropProtection']>>, ParentType, ContextType, Partial<QueryPriceDropProtectionsArgs>>;
  priceDropProtectionClaim?: Resolver<ResolversTypes['PriceDropProtectionClaimResult'], ParentType, ContextType, RequireFields<QueryPriceDropProtectionClaimArgs, 'id'>>;
  personalData?: Resolver<Maybe<ResolversTypes['PersonalData']>, ParentType, ContextType>;
  partyRoom?: Resolver<ResolversTypes['PartyRoomResult'], ParentType, ContextType, RequireFields<QueryPartyRoomArgs, 'link'>>;
  partyRooms?: Resolver<ReadonlyArray<ResolversTypes['PartyRoomEntry']>, ParentType, ContextType>;
  previousSearches?: Resolver<ReadonlyArray<ResolversTypes['PreviousSearch']>, ParentType, ContextType>;
  keepsPreviousSearches?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSearchKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsSearchKeptArgs, 'query'>>;
  holidayBookmarks?: Resolver<ReadonlyArray<ResolversTypes['HolidayBookmark']>, ParentType, ContextType>;
  savedDeals?: Resolver<ReadonlyArray<ResolversTypes['SavedDeal']>, ParentType, ContextType, Partial<QuerySavedDealsArgs>>;
  holidayCalendar?: Resolver<ResolversTypes['HolidayCalendar'], ParentType, ContextType, RequireFields<QueryHolidayCalendarArgs, 'criteria' | 'days'>>;
  holiday?: Resolver<ResolversTypes['HolidayResult'], ParentType, ContextType, RequireFields<QueryHolidayArgs, 'hotelQuoteId' | 'flightQuoteId' | 'isPricedLive'>>;
  departuresBoard?: Resolver<ResolversTypes['DeparturesBoard'], ParentType, ContextType, RequireFields<QueryDeparturesBoardArgs, 'first' | 'season'>>;
  inSeasonFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType, RequireFields<QueryInSeasonFromArgs, 'placeId'>>;
  discover?: Resolver<ResolversTypes['Discovery'], ParentType, ContextType, RequireFields<QueryDiscoverArgs, 'criteria' | 'level' | 'first'>>;
  mapPins?: Resolver<ResolversTypes['MapPins'], ParentType, ContextType, RequireFields<QueryMapPinsArgs, 'criteria'>>;
  holidayGrid?: Resolver<ResolversTypes['HolidayGrid'], ParentType, ContextType, RequireFields<QueryHolidayGridArgs, 'hotelId' | 'rooming' | 'searchType' | 'departureAirports' | 'bags'>>;
  nearbyOffers?: Resolver<ResolversTypes['NearbyOffersResult'], ParentType, ContextType, RequireFields<QueryNearbyOffersArgs, 'hotelQuoteId' | 'flightQuoteId' | 'first'>>;
  packageSearchResults?: Resolver<ResolversTypes['PackageSearchResults'], ParentType, ContextType, RequireFields<QueryPackageSearchResultsArgs, 'criteria'>>;
  packages?: Resolver<ResolversTypes['PackageList'], ParentType, ContextType, RequireFields<QueryPackagesArgs, 'criteria' | 'first'>>;
  packagesByBoard?: Resolver<ResolversTypes['PackageList'], ParentType, ContextType, RequireFields<QueryPackagesByBoardArgs, 'criteria'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  walletCredits?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Credit']>>, ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  party?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stayed?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  topics?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedDealResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavedDeal'] = ResolversParentTypes['SavedDeal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  bookmark?: Resolver<ResolversTypes['HolidayBookmark'], ParentType, ContextType>;
  holiday?: Resolver<ResolversTypes['HolidayResult'], ParentType, ContextType>;
  pricePoints?: Resolver<ReadonlyArray<ResolversTypes['PricePoint']>, ParentType, ContextType>;
  lastSeenOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type SeatsChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SeatsChange'] = ResolversParentTypes['SeatsChange']> = {
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flights?: Resolver<ReadonlyArray<ResolversTypes['BookedSeats']>, ParentType, ContextType>;
  cabin?: Resolver<ResolversTypes['CabinAnswer'], ParentType, ContextType, RequireFields<SeatsChangeCabinArgs, 'way'>>;
};

export type SelfBookingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SelfBooking'] = ResolversParentTypes['SelfBooking']> = {
  state?: Resolver<ResolversTypes['SelfBookingState'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cardFrame?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  airlineReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  airlinePage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['PersonToBook']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  placementProgress?: SubscriptionResolver<ResolversTypes['PlacementProgress'], "placementProgress", ParentType, ContextType, RequireFields<SubscriptionPlacementProgressArgs, 'checkoutId'>>;
};

export type TargetedCampaignCreditResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TargetedCampaignCredit'] = ResolversParentTypes['TargetedCampaignCredit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CreditStatus'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  cancelledOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  use?: Resolver<Maybe<ResolversTypes['CreditUse']>, ParentType, ContextType>;
  campaign?: Resolver<ResolversTypes['CreditCampaign'], ParentType, ContextType>;
};

export type TastedHotelsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TastedHotels'] = ResolversParentTypes['TastedHotels']> = {
  statusCode?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ReadonlyArray<ResolversTypes['FieldError']>, ParentType, ContextType>;
  hotels?: Resolver<ReadonlyArray<ResolversTypes['TastedHotel']>, ParentType, ContextType>;
};

export type TripAdvisorInformationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TripAdvisorInformation'] = ResolversParentTypes['TripAdvisorInformation']> = {
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewsUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distribution?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  reviews?: Resolver<ReadonlyArray<ResolversTypes['Review']>, ParentType, ContextType>;
  topics?: Resolver<ReadonlyArray<ResolversTypes['ReviewTopic']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  AuthenticatorSetUp?: AuthenticatorSetUpResolvers<ContextType>;
  Basket?: BasketResolvers<ContextType>;
  BasketExpired?: BasketExpiredResolvers<ContextType>;
  Booking?: BookingResolvers<ContextType>;
  CheapestDays?: CheapestDaysResolvers<ContextType>;
  CheapestMonths?: CheapestMonthsResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  CheckoutDoesNotExist?: CheckoutDoesNotExistResolvers<ContextType>;
  CustomerOrder?: CustomerOrderResolvers<ContextType>;
  Destination?: DestinationResolvers<ContextType>;
  DiscoveredPlace?: DiscoveredPlaceResolvers<ContextType>;
  Discovery?: DiscoveryResolvers<ContextType>;
  GridSheet?: GridSheetResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  HolidayBookmark?: HolidayBookmarkResolvers<ContextType>;
  HolidayCalendar?: HolidayCalendarResolvers<ContextType>;
  HolidayGrid?: HolidayGridResolvers<ContextType>;
  Hotel?: HotelResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  InvalidInput?: InvalidInputResolvers<ContextType>;
  ListedHotel?: ListedHotelResolvers<ContextType>;
  MapPins?: MapPinsResolvers<ContextType>;
  Media?: MediaResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NextFree?: NextFreeResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderCancellation?: OrderCancellationResolvers<ContextType>;
  OrderChange?: OrderChangeResolvers<ContextType>;
  OrderContact?: OrderContactResolvers<ContextType>;
  PackageList?: PackageListResolvers<ContextType>;
  PackageSearchResults?: PackageSearchResultsResolvers<ContextType>;
  PartyHoliday?: PartyHolidayResolvers<ContextType>;
  PartyRoom?: PartyRoomResolvers<ContextType>;
  PlaceGuide?: PlaceGuideResolvers<ContextType>;
  PreviousSearch?: PreviousSearchResolvers<ContextType>;
  PriceDropProtectionClaim?: PriceDropProtectionClaimResolvers<ContextType>;
  PriceDropProtectionCredit?: PriceDropProtectionCreditResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  SavedDeal?: SavedDealResolvers<ContextType>;
  SeatsChange?: SeatsChangeResolvers<ContextType>;
  SelfBooking?: SelfBookingResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TargetedCampaignCredit?: TargetedCampaignCreditResolvers<ContextType>;
  TastedHotels?: TastedHotelsResolvers<ContextType>;
  TripAdvisorInformation?: TripAdvisorInformationResolvers<ContextType>;
};

