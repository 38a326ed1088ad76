/**
 * What the shop asks of its suppliers. Feeds are read by the import; everything else is a live call
 * over HTTP. Refusals the trade knows are returned; transport trouble throws SupplierUnavailable
 * (the result is unknown: ask again with the same key, or look the booking up by it).
 */
import type { TransferFlight } from '#domain/basket/extras.ts';
import type { BoardCode } from '#domain/catalogue/board.ts';
import type { CarDetails } from '#domain/checkout/car.ts';
import type { IsoDate } from '#domain/dates.ts';
import type { HoldBag } from '#domain/holiday/hold-bags.ts';
import type { Pence } from '#domain/money.ts';
import type { Room } from '#domain/party.ts';
import type { SeatMap } from '#domain/seats/seat-map.ts';

export class SupplierUnavailable extends Error {
  override readonly name = 'SupplierUnavailable';
}

/** Every booking call carries a key made of business identity (`checkoutId:attempt:part`). */
type Keyed = { readonly key: string };

export type Traveller = {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: IsoDate;
  readonly type: 'adult' | 'child' | 'infant';
};

export type Refused =
  | { readonly kind: 'unavailable' }
  /** The supplier's price is another one now. */
  | { readonly kind: 'price_changed'; readonly price: Pence }
  /** The supplier refuses this name, age or the like. */
  | { readonly kind: 'refused'; readonly reason: string };

export type Booked = { readonly kind: 'booked'; readonly reference: string };
/** What each airline knows its flight by. */
type AirlineReferences = { readonly outbound: string; readonly inbound: string };
/** `airlineReferences`: where they are not the supplier's `reference`, as with two carriers. */
export type BookedFlights = Booked & { readonly airlineReferences?: AirlineReferences };
/** The supplier takes the booking as a request and answers later (order requests, PENDING). */
export type OnRequest = { readonly kind: 'on_request'; readonly reference: string };

// Stays
export type StayRequest = {
  readonly hotelId: number;
  readonly checkIn: IsoDate;
  readonly nights: number;
  readonly rooms: readonly { readonly planId: number; readonly room: Room }[];
};
export type StayQuote =
  | {
      readonly kind: 'quoted';
      readonly roomPrices: readonly Pence[];
      readonly board: BoardCode;
      readonly refundableUntil: IsoDate | null;
    }
  | { readonly kind: 'unavailable' };

/**
 * The names that a booking stands in from now on, in the order in which it was made; who is not
 * among them does not travel, at the same price. Asked again it is done once.
 */
type NamesChange = Keyed & {
  readonly reference: string;
  readonly travellers: readonly Traveller[];
};
export type BookingChanged =
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly reason: string };
type TakesNames = { changeNames(request: NamesChange): Promise<BookingChanged> };

export type Stays = TakesNames & {
  quote(request: StayRequest): Promise<StayQuote>;
  book(
    request: StayRequest &
      Keyed & { readonly price: Pence; readonly travellers: readonly Traveller[] },
  ): Promise<Booked | OnRequest | Refused>;
  /** Asks what became of a key; `absent` when nothing was booked under it. */
  find(
    key: string,
  ): Promise<Booked | OnRequest | { readonly kind: 'absent' } | { readonly kind: 'cancelled' }>;
  cancel(request: Keyed & { readonly reference: string }): Promise<void>;
};

// Flights
export type FlightRequest = {
  readonly outbound: { readonly seriesId: number; readonly date: IsoDate };
  readonly inbound: { readonly seriesId: number; readonly date: IsoDate };
  readonly seats: number;
  readonly infants: number;
};
/**
 * Prices in pence per leg: seat fare and infant fare; hold bags both ways, null where every fare
 * holds one each.
 */
export type FlightQuoteAnswer =
  | {
      readonly kind: 'quoted';
      readonly outbound: LegPrice;
      readonly inbound: LegPrice;
      readonly holdBag: HoldBag | null;
    }
  | { readonly kind: 'unavailable' };
export type LegPrice = {
  readonly fare: Pence;
  readonly infantFare: Pence;
  readonly seatsLeft: number;
};
/** What more hold bags cost on flights that are booked, both ways; null where none are sold. */
export type BagQuote =
  | { readonly kind: 'quoted'; readonly holdBag: HoldBag | null }
  | { readonly kind: 'unavailable' };
/** What an airline knows of a reference that its passengers have been given by itself. */
export type OwnFlights = {
  /** `others`: it is of other flights, or of other people. */
  readonly kind: 'booked' | 'others' | 'absent';
};
/** An airline session holds the seats until `expiresAt` (ISO instant). */
export type AirlineSession = {
  readonly kind: 'held';
  readonly sessionId: string;
  readonly expiresAt: string;
  readonly extendedCount: number;
};

export type Flights = TakesNames & {
  quote(request: FlightRequest): Promise<FlightQuoteAnswer>;
  hold(request: FlightRequest & Keyed): Promise<AirlineSession | Refused>;
  extend(request: {
    readonly sessionId: string;
  }): Promise<AirlineSession | { readonly kind: 'expired' }>;
  book(
    request: FlightRequest &
      Keyed & {
        readonly sessionId: string | undefined;
        readonly price: Pence;
        readonly holdBags: number;
        readonly travellers: readonly Traveller[];
        /**
         * Of children and infants without an adult among them: what the airline knows each flight
         * of the adults by beside whom, or on whose laps, they fly.
         */
        readonly beside?: AirlineReferences;
      },
  ): Promise<BookedFlights | Refused | { readonly kind: 'expired' }>;
  /** Of flights that are booked, whether they have seats left or not. */
  quoteBags(request: FlightRequest): Promise<BagQuote>;
  /** Adds so many to a booking, as one of its own: found and cancelled as flights are. */
  addBags(
    request: FlightRequest &
      Keyed & {
        /** What the airline knows each flight by. */
        readonly flightReferences: AirlineReferences;
        readonly price: Pence;
        readonly holdBags: number;
        /** They are the first of the booking: what is paid once for all is paid with them. */
        readonly paysForAll: boolean;
      },
  ): Promise<Booked | Refused>;
  /** Whether these people have booked these flights with the airline themselves. */
  findOwn(
    request: FlightRequest & {
      readonly reference: string;
      readonly travellers: readonly Traveller[];
    },
  ): Promise<OwnFlights>;
  find(
    key: string,
  ): Promise<BookedFlights | { readonly kind: 'absent' } | { readonly kind: 'cancelled' }>;
  cancel(request: Keyed & { readonly reference: string }): Promise<void>;
  /** What its list of notices has of the booking under this key, the first one first, unread. */
  changes(request: Keyed): Promise<readonly unknown[]>;
};

// Seats of one flight, sold one by one while an airline session lasts, and once it is booked.
export type SeatsOfFlight = {
  readonly seriesId: number;
  readonly date: IsoDate;
  /** Airlines sell some rows to families for less. */
  readonly hasChildren: boolean;
  /** Once it is booked, what the airline knows the booking by. */
  readonly sessionId: string;
};
export type Seats = {
  /** What is free now; what the session itself holds counts as free. */
  map(
    request: SeatsOfFlight,
  ): Promise<({ readonly kind: 'map' } & SeatMap) | { readonly kind: 'unavailable' }>;
  /**
   * Takes the seats out of sale for the session, in place of those that it held on this flight;
   * none at all when some are `gone`.
   */
  hold(
    request: SeatsOfFlight & { readonly seats: readonly string[] },
  ): Promise<
    { readonly kind: 'held' } | { readonly kind: 'gone'; readonly seats: readonly string[] }
  >;
  /** `price`: of all seats together. */
  book(
    request: Keyed & {
      readonly price: Pence;
      readonly flights: readonly (SeatsOfFlight & { readonly seats: readonly string[] })[];
    },
  ): Promise<Booked | Refused>;
  find(key: string): Promise<Booked | { readonly kind: 'absent' } | { readonly kind: 'cancelled' }>;
  cancel(request: Keyed & { readonly reference: string }): Promise<void>;
};

// Extras: each is quoted for a trip, and booked by the quote's id.
export const TRANSFER_TYPES = [
  'private_minibus',
  'private_taxi',
  'shuttle_service',
  'wheelchair_adapted_taxi',
  'speedy_shuttle',
  'train',
  'shared_ferry',
  'private_ferry',
  'water_bus',
  'water_taxi',
  'shared_speedboat',
  'private_speedboat',
  'seaplane',
] as const;
export type TransferType = (typeof TRANSFER_TYPES)[number];
export const CAR_PARK_TYPES = ['on_site', 'off_site', 'meet_and_greet'] as const;
export type CarParkType = (typeof CAR_PARK_TYPES)[number];

type Quoted = { readonly quoteId: string; readonly price: Pence };
/** Door to door both ways for the whole party; `duration` in minutes. */
export type TransferQuote = Quoted & {
  readonly supplierName: string;
  readonly title: string;
  readonly type: TransferType;
  readonly duration: number;
  readonly stepFree: boolean;
};
export type CarParkQuote = Quoted & {
  readonly type: CarParkType;
  readonly name: string;
  readonly address: string;
  readonly description: string;
};
export type InsuranceQuote = Quoted & {
  readonly title: string;
  readonly description: string;
  readonly documents: readonly { readonly title: string; readonly url: string }[];
};

/** `car`: the one that is left at a car park; `flight`: what a transfer meets, where known. */
type ExtraBooking = Keyed & {
  readonly quoteId: string;
  readonly price: Pence;
  readonly leadName: string;
  readonly car?: CarDetails | undefined;
  readonly flight?: TransferFlight | undefined;
};
export type ExtraSupplier<Request, Quote> = TakesNames & {
  quote(request: Request): Promise<readonly Quote[]>;
  book(request: ExtraBooking): Promise<Booked | Refused>;
  find(key: string): Promise<Booked | { readonly kind: 'absent' } | { readonly kind: 'cancelled' }>;
  cancel(request: Keyed & { readonly reference: string }): Promise<void>;
};

export type Transfers = ExtraSupplier<
  {
    readonly airport: string;
    readonly hotelId: number;
    readonly arrivalDate: IsoDate;
    readonly departureDate: IsoDate;
    readonly adults: number;
    readonly children: number;
    readonly infants: number;
  },
  TransferQuote
>;
export type CarParks = ExtraSupplier<
  { readonly airport: string; readonly from: IsoDate; readonly to: IsoDate },
  CarParkQuote
> & {
  /** The car that is left from now on; asked again it is done once (PARK-04). */
  changeCar(
    request: Keyed & { readonly reference: string; readonly car: CarDetails },
  ): Promise<BookingChanged>;
};
export type Insurance = ExtraSupplier<
  {
    /** Where the journey goes; `residence`: whose residents the policy is for (ISO 3166-1). */
    readonly country: string;
    readonly residence: string;
    readonly from: IsoDate;
    readonly to: IsoDate;
    readonly adults: number;
    readonly children: number;
    readonly infants: number;
  },
  InsuranceQuote
>;

/** Priority boarding with a second cabin bag, for everybody; the flights that it holds for. */
export type PriorityQuote = Quoted & { readonly flightReferences: readonly string[] };
export type PriorityBoarding = ExtraSupplier<FlightRequest, PriorityQuote>;

export type Suppliers = {
  readonly stays: Stays;
  readonly flights: Flights;
  readonly seats: Seats;
  readonly priority: PriorityBoarding;
  readonly transfers: Transfers;
  readonly carParks: CarParks;
  readonly insurance: Insurance;
};
