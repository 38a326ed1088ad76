/** Written by tools/generate-graphql-types.ts from the schema. */
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

/** When the holidays leave: `NOW` month after month from soon on, others in the next such holidays of schools that can be booked; `WINTER_SUN` leads where it is warm from December to February. */
export type BoardSeason =
  | 'NOW'
  | 'EASTER'
  | 'SUMMER'
  | 'OCTOBER_HALF_TERM'
  | 'WINTER_SUN';

export type BookingMode =
  | 'AUTO_BOOK'
  | 'SELF_BOOK';

export type BookingPaymentState =
  | 'PAID'
  | 'DUE'
  /** Its day has come, and it is being taken. */
  | 'TAKING'
  /** The bank has refused it, and it is tried again or paid here. */
  | 'DECLINED'
  /** Never to be taken: the order was cancelled. */
  | 'CANCELLED';

export type BookingRole =
  | 'LEAD'
  | 'AUTHORISED'
  | 'PAYER'
  | 'VIEWER';

export type CabinState =
  | 'SHOWN'
  /** The airline sells no single seats on this flight. */
  | 'NOT_SOLD'
  /** The airline does not answer just now. */
  | 'SILENT';

export type CancellationState =
  /** Nobody has cancelled it. */
  | 'QUOTED'
  /** It is being cancelled: suppliers are told. */
  | 'ASKED'
  | 'DONE';

export type CancelledPartKind =
  /** The hotel, as long as it can be cancelled for nothing. */
  | 'HOTEL'
  /** Flights that the booking was moved from. */
  | 'FORMER_FLIGHTS'
  /** Everything else. */
  | 'REST'
  | 'ALL';

export type CarDetailsInput = {
  colour: string;
  make: string;
  model: string;
  registration: string;
};

export type CardChangeState =
  /** The bank has agreed, and the card before it still stands. */
  | 'CHANGING'
  | 'CHANGED'
  /** The card before it stays. */
  | 'NOT_CHANGED';

export type CheckInState =
  | 'BEFORE'
  | 'OPEN'
  | 'CLOSED';

export type CheckoutStatus =
  | 'OPEN'
  | 'PLACING'
  | 'PLACED'
  | 'EXPIRED';

export type ClimateRule =
  | 'BEACH'
  | 'TROPICAL'
  | 'CITY'
  | 'SKI';

export type CompanionInput = {
  title: string;
  firstName: string;
  lastName: string;
  /** As typed. */
  dateOfBirth: string;
  /** That these details are kept: nothing is without it. */
  hasAgreed: boolean;
};

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

export type CreditStatus =
  | 'AVAILABLE'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'LOCKED'
  | 'REDEEMED';

export type CruiseNewsInput = {
  emailAddress: string;
  /** Left empty by people; a program that fills in forms is known by it. */
  leaveEmpty: string;
};

export type CurrencyCode =
  | 'GBP'
  | 'EUR';

export type CustomerDetailsInput = {
  title: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  postalCode: string;
};

export type DateFormat =
  | 'RANGE'
  | 'SPECIFIC';

/** Both ends are meant. */
export type DateRangeInput = {
  startDate: string;
  endDate: string;
};

/** A resort is the hotel's own place, be it resort or town. */
export type DiscoverLevel =
  | 'COUNTRY'
  | 'REGION'
  | 'RESORT';

export type ExtraKind =
  | 'TRANSFER'
  | 'PARKING'
  | 'INSURANCE'
  /** What comes free. */
  | 'PERK';

export type FilterType =
  | 'checkbox'
  | 'radio'
  | 'text'
  | 'priceRange'
  | 'popularFilters';

export type FiltersInput = {
  board?: Array<Board> | null | undefined;
  stars?: Array<number> | null | undefined;
  review?: number | null | undefined;
  price?: PriceRangeInput | null | undefined;
  facilities?: Array<string> | null | undefined;
  areas?: Array<string> | null | undefined;
  carriers?: Array<string> | null | undefined;
  stops?: Array<string> | null | undefined;
  outboundTime?: Array<string> | null | undefined;
  inboundTime?: Array<string> | null | undefined;
  freeCancellation?: boolean | null | undefined;
  holdBagIncluded?: boolean | null | undefined;
  /** The first room is an adapted one; without it only standard rooms are sold. */
  adaptedRoom?: boolean | null | undefined;
  hotelName?: string | null | undefined;
};

export type FlightWay =
  | 'OUTBOUND'
  | 'INBOUND';

export type GivenPlaceInput = {
  /** Of the traveller who stays at home; not the lead passenger's, 1. */
  traveller: number;
  title: string;
  firstName: string;
  lastName: string;
  /** As typed. */
  dateOfBirth: string;
};

export type GroupQuoteInput = {
  adults: number;
  /** From their second birthday on. */
  children: number;
  infants: number;
  /** Of the children, on the day they return. */
  childAges: Array<number>;
  /** Where to, in their words. */
  place: string;
  /** IATA code of a departure airport; empty for any. */
  airport: string;
  /** `yyyy-mm-dd`. */
  departureDate: string;
  nights: number;
  /** Some days either side would do as well. */
  isFlexible: boolean;
  message: string;
  name: string;
  emailAddress: string;
  /** Empty for none. */
  phoneNumber: string;
  /** Left empty by people; a program that fills in forms is known by it. */
  leaveEmpty: string;
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

export type Impairment =
  | 'HEARING_IMPAIRMENT'
  | 'MENTAL_IMPAIRMENT'
  | 'OTHER'
  | 'VISUAL_IMPAIRMENT';

export type InformedChangeReason =
  /** The airline's system has the flight as it was. */
  | 'UNCHANGED'
  /** It has it otherwise, and not as they were told. */
  | 'OTHERWISE'
  /** It did not answer. */
  | 'SILENT'
  /** We have not booked this flight with it. */
  | 'NOT_OURS';

export type InformedChangeState =
  /** The airline is being asked. */
  | 'ASKING'
  /** The airline says so too, or has ended the booking. */
  | 'CONFIRMED'
  /** A person looks into it. */
  | 'WITH_PERSON'
  /** A person has answered. */
  | 'ANSWERED';

export type JoiningInput = {
  title: string;
  firstName: string;
  lastName: string;
  /** As typed. */
  dateOfBirth: string;
  /** The room that is theirs, counted from 1. */
  room: number;
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

/** Mail that is off until a customer chooses it. */
export type MailKind =
  /** A saved holiday costs no more than its target price. */
  | 'SAVED_PRICES';

/** A resort is named on maps of some 60 km. */
export type MapNameKind =
  | 'WATER'
  | 'COUNTRY'
  | 'ISLAND'
  | 'RESORT';

export type NearbyOfferChange =
  | 'DATE'
  | 'NIGHTS'
  | 'AIRPORT'
  | 'FLIGHTS'
  | 'BOARD'
  | 'ROOM'
  | 'REFUND';

/** Both ends are meant. */
export type NightsRangeInput = {
  minimum: number;
  maximum: number;
};

export type OrderChangeState =
  | 'QUOTED'
  /** Its price has run out, and it is not made. */
  | 'EXPIRED'
  /** It is being made. */
  | 'ACCEPTED'
  | 'DONE'
  /** The holiday is as it was. */
  | 'REFUSED';

export type OrderContactInput = {
  emailAddress: string;
  alternativeEmailAddress?: string | null | undefined;
  phoneNumber: string;
  address: string;
  city: string;
  postalCode: string;
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

export type OwnFlights =
  /** Nobody has booked them, and they are not lost. */
  | 'TO_BOOK'
  /** They are booked by our card, and stay theirs: their price is lost, or waits with a person. */
  | 'THEIRS'
  /** The airline knows them, and our card has not paid: they are not lost. */
  | 'PAID_BY_THEM';

export type PartyHolidayInput = {
  hotelQuoteId: string;
  flightQuoteId: string;
};

export type PartyLimitsInput = {
  /** In minor units, of the total shared equally between all who pay; null for any. */
  mostEach?: number | null | undefined;
  /** First day on which they could leave. */
  from?: string | null | undefined;
  /** Last day on which they have to be home. */
  until?: string | null | undefined;
  /** Airports that they would leave from; none for any. */
  airports: Array<string>;
  needs: Array<PartyNeed>;
};

export type PartyNeed =
  | 'STEP_FREE'
  | 'OWN_ROOM'
  | 'NO_NIGHT_FLIGHTS'
  | 'DIRECT_FLIGHTS';

/** WORKS_FOR_ALL: within everybody's limits. NOT_FOR_ALL may be one person or all of them. */
export type PartyVerdict =
  | 'WORKS_FOR_ALL'
  | 'NOT_FOR_ALL';

export type PartyVote =
  | 'YES'
  | 'PERHAPS'
  | 'NO';

export type PassengerDetailsInput = {
  title: string;
  firstName: string;
  lastName: string;
  leadAuthorised: boolean;
  /** On the day of return, where it is held against the date of birth; 18 years stands for 18 and over. */
  age: AgeInput;
  dateOfBirth: string;
  specialAssistance?: SpecialAssistanceInput | null | undefined;
};

export type PassengerType =
  | 'ADULT'
  | 'CHILD'
  | 'INFANT';

export type PaymentHold =
  /** Somebody does not agree with a payment, and we look into it. */
  | 'DISPUTE'
  /** A change that a supplier has announced is to be answered. */
  | 'ANSWER'
  /** A change that was accepted is under way. */
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

export type PaymentScheduleInput = {
  name: string;
};

export type PersonNameInput = {
  firstName: string;
  lastName: string;
};

/** `BEST` weighs pleasant days, warm sea, few wet days and price; `MILD` has places under 26 °C alone. */
export type PlaceOrder =
  | 'PRICE'
  | 'BEST'
  | 'SEA'
  | 'MILD';

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

/** Degrees north and east. */
export type PositionInput = {
  /** -90 to 90. */
  lat: number;
  /** -180 to 180. */
  lon: number;
};

export type PriceDropProtectionClaimStatus =
  /** It is being looked at. */
  | 'ASKED'
  | 'GRANTED'
  | 'REFUSED';

/** Total for the party in minor units. */
export type PriceRangeInput = {
  min?: number | null | undefined;
  max?: number | null | undefined;
};

export type ProblemReportInput = {
  message: string;
  /** Where an answer is wanted; empty for none. */
  emailAddress: string;
  page: string;
  /** Of the failure, as it was shown; empty for none. */
  errorReference: string;
};

export type RefundState =
  | 'REQUESTED'
  | 'SENT'
  | 'DONE'
  /** The bank did not accept it: a person sees to it. */
  | 'FAILED'
  /** Paid back another way. */
  | 'SETTLED';

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
  /** Others have changed it, and it was kept for less. */
  | 'NOTICE';

export type RoomInput = {
  adults: number;
  /** One for each child; a null is an age that is missing. */
  childAges?: Array<number | null | undefined> | null | undefined;
};

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

export type SearchCriteriaInput = {
  searchType?: SearchType | null | undefined;
  locationIds?: Array<string> | null | undefined;
  hotelIds?: Array<string> | null | undefined;
  departureAirports?: Array<string> | null | undefined;
  dateFormat?: DateFormat | null | undefined;
  departureDate: string;
  departureRangeEndDate?: string | null | undefined;
  flexibility?: number | null | undefined;
  nights?: Array<number> | null | undefined;
  /** Rooms; children under 2 are infants (SRCH-09). */
  rooming: Array<RoomInput>;
  filters?: FiltersInput | null | undefined;
  sort?: Sort | null | undefined;
  page?: number | null | undefined;
  /** Hold bags of the party, both ways, counted into every price: at most one a seat. Flight quote ids carry them on. */
  bags?: number | null | undefined;
};

export type SearchType =
  | 'HOLIDAY'
  | 'CITY_BREAK'
  | 'UNKNOWN';

export type SeatMapStatus =
  | 'NOT_AVAILABLE'
  | 'COMPULSORY'
  | 'OPTIONAL';

/** When the seats of a flight can be chosen; not known of an airline, none are sold. */
export type SeatSale =
  | 'ONCE_BOOKED'
  | 'WITH_AIRLINE'
  | 'NOT_SOLD'
  | 'NOT_KNOWN';

export type SelfBookingState =
  /** There is no card yet. */
  | 'WAITING'
  /** Theirs to book. */
  | 'OPEN'
  /** Their card has paid, and nobody has told us the reference. */
  | 'USED'
  /** The reference is being written into their papers. */
  | 'NOTED'
  /** The airline knows the reference, and our card has not paid: a person sees to it. */
  | 'WITH_A_PERSON'
  | 'CONFIRMED'
  /** Their day is over, and we book. */
  | 'OVER'
  | 'BOOKED_BY_US'
  /** The booking ended before. */
  | 'ENDED';

export type SharePaymentState =
  /** Reserved, and not taken yet. */
  | 'RESERVED'
  | 'PAID'
  /** Nothing of it was taken. */
  | 'GIVEN_BACK';

/** What the lead of a booking can make of somebody. */
export type SharedRole =
  /** Sees flights, hotel and times. */
  | 'VIEWER'
  /** Sees what is still to pay too, and pays a part of it by a card of their own. */
  | 'PAYER'
  /** May do what the lead may, but what is grave. */
  | 'AUTHORISED';

export type Sort =
  | 'POPULARITY'
  | 'PRICE_HIGH_LOW'
  | 'PRICE_LOW_HIGH'
  | 'STAR_RATING'
  | 'TRIPADVISOR_RATING'
  | 'TRIP_ADVISOR_SCORE';

export type SpecialAssistanceInput = {
  impairments?: Array<Impairment>;
  requiredAssistance?: Array<Assistance>;
  wheelchairType?: WheelchairType | null | undefined;
  otherImpairment?: string | null | undefined;
};

export type TaxUnit =
  | 'PERSON_NIGHT'
  | 'ROOM_NIGHT'
  | 'PERCENT'
  | 'NONE';

/** A stay of up to 60 nights; children of up to 17. */
export type TaxedStayInput = {
  checkIn: string;
  nights: number;
  stars: number;
  rooms: number;
  adults: number;
  childAges: Array<number>;
};

export type TaxedUnit =
  | 'people'
  | 'rooms';

export type TheirChangeState =
  /** A small one: it is told, and in the papers. */
  | 'NOTED'
  /** A significant one: it waits for an answer. */
  | 'ASKED'
  /** The holiday goes on as it is now. */
  | 'KEPT'
  /** Another holiday was taken instead. */
  | 'OTHER'
  /** The holiday was ended because of it. */
  | 'ENDED'
  /** Those who provide it cancelled the holiday. */
  | 'CANCELLED';

export type TransferFlightInput = {
  number: string;
  landsAt?: string | null | undefined;
};

export type WheelchairType =
  | 'MANUAL'
  | 'MANUAL_FOLDABLE'
  | 'ELECTRIC_DRY_BATTERY'
  | 'ELECTRIC_WET_BATTERY'
  | 'MOBILITY_SCOOTER';
