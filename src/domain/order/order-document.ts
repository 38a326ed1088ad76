/**
 * An order as it is put on paper: all that the confirmation mail, the PDF documents and the
 * calendar say. It is a picture of the order at one moment, already worded; nothing is computed
 * from it but sums that are checked.
 */
import { type IsoDate, formatDate } from '#domain/dates.ts';
import type { PaperPerk } from '#domain/holiday/perks.ts';
import type { ProtectionScheme } from '#domain/market/law.ts';
import type { Currency, Pence } from '#domain/money.ts';

export type OrderDocument = {
  readonly brand: DocumentBrand;
  /** `HM7K42QD`; printed in groups by formatOrderCode. */
  readonly orderCode: string;
  /** Of the order that it is of, counted from 1; none of the first. */
  readonly version?: number;
  /** Day of the booking in the site's zone. */
  readonly bookedOn: IsoDate;
  readonly currency: Currency;
  /** `Port de Sóller, Majorca` */
  readonly place: string;
  /** Name of the holiday in its title: `7 nights in Port de Sóller`. */
  readonly holidayName: string;
  /** Outbound first; none for a stay alone. */
  readonly flights: readonly DocumentFlight[];
  readonly stay: Stay;
  readonly extras: readonly BookedExtra[];
  /** What comes free. Orders from before it was written down have none. */
  readonly perks?: readonly PaperPerk[];
  /** Lead passenger first. */
  readonly passengers: readonly DocumentPassenger[];
  readonly receipt: readonly DocumentLine[];
  readonly payments: readonly DocumentPayment[];
  /**
   * What of them goes back, or has. Orders from before it was written down have none: what they
   * have paid beyond their price was on its way back then.
   */
  readonly refunds?: readonly DocumentRefund[];
  /**
   * What cancelling costs, earliest first (R6; Package Travel Regulations 2018: the terms stand on
   * what the traveller keeps). Orders from before it was written down have none.
   */
  readonly cancelling?: readonly DocumentCancelling[];
  /** What is said of value added tax. Orders from before it was written down have nothing. */
  readonly vat?: string;
  readonly contact: { readonly name: string; readonly email: string; readonly phone?: string };
  readonly protection: DocumentProtection;
};

export type DocumentBrand = {
  readonly name: string;
  readonly legalName: string;
  readonly phone: string;
  readonly email: string;
  /** Origin of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Path of the order's own page on the site, with the key that opens it. */
  readonly orderPath: string;
};

export type DocumentFlight = {
  /** `Solent Air` */
  readonly carrier: string;
  /** `SX 4120`; with stops the number of each flight: `KL1234, KL767`. */
  readonly flightNumber: string;
  /** `1 stop, Amsterdam Schiphol, 1 h 20 min`; none where it flies direct. */
  readonly stops?: string;
  readonly from: DocumentFlightEnd;
  readonly to: DocumentFlightEnd;
  /** `1 hold bag of 22 kg and a cabin bag each`; what the fare and the extras hold. */
  readonly bags: string;
  /** `12A Sarah, 12B Daniel`; none where the airline gives them out. */
  readonly seats?: string;
  /** `Priority boarding and 2 cabin bags each`, where it was chosen. */
  readonly boarding?: string;
  /** Its passengers are to book it with the airline, and we do not know that they have. */
  readonly isToBook?: true;
  /** Its passengers have booked it with the airline, and it stays theirs. */
  readonly isOwn?: true;
  /** Airline's own reference, once there is one. */
  readonly airlineReference?: string;
  /** Of those who joined later, on bookings of their own. */
  readonly joined?: readonly { readonly name: string; readonly reference: string }[];
};

/** How an airline knows a flight, for everybody on it; undefined where it does not yet. */
export const referenceWords = ({
  airlineReference,
  joined = [],
}: Pick<DocumentFlight, 'airlineReference' | 'joined'>): string | undefined =>
  airlineReference === undefined
    ? undefined
    : [airlineReference, ...joined.map(({ name, reference }) => `${reference} for ${name}`)].join(
        ', ',
      );

export type DocumentFlightEnd = {
  /** `Leeds Bradford (LBA)` */
  readonly airport: string;
  /** Local date and time at this airport: `2027-07-24T06:15`. */
  readonly localTime: string;
  /** The same instant: `2027-07-24T05:15:00Z`. */
  readonly instant: string;
};

export type Stay = {
  readonly hotel: string;
  readonly address: string;
  readonly checkIn: IsoDate;
  readonly nights: number;
  /** One text for each room: `Family room with sea view`. */
  readonly rooms: readonly string[];
  readonly board: string;
  readonly supplierReference?: string;
};

/** A transfer, a car park or insurance, with what is said at its desk. */
export type BookedExtra = {
  /** `Airport parking: Fieldside Parking, Leeds Bradford` */
  readonly name: string;
  /** Where it is, when, for which car: whole sentences. */
  readonly detail: string;
  readonly supplierReference?: string;
};

export type DocumentPassenger = {
  /** `Mrs Sarah Hargreaves` */
  readonly name: string;
  readonly kind: 'adult' | 'child' | 'infant';
};

export type DocumentLine = {
  readonly label: string;
  /** `4 × £2.50`, `Chosen by you`. */
  readonly basis: string;
  readonly amount: Pence;
  readonly due: 'now' | 'later' | 'at the hotel';
  /** Whether the ATOL-style certificate lists it. */
  readonly isProtected: boolean;
  /** With how much, where that is not all of it. */
  readonly protectedAmount?: Pence;
};

export type DocumentPayment = {
  readonly dueDate: IsoDate;
  readonly amount: Pence;
  readonly status: 'paid' | 'due' | 'failed';
};

export type DocumentRefund = {
  readonly amount: Pence;
  /** `failed`: the card did not take it; `settled`: a person has paid it back another way. */
  readonly status: 'open' | 'done' | 'failed' | 'settled';
  /** The last day on which it goes back. */
  readonly dueBy: IsoDate;
};

export type DocumentCancelling = {
  /** Last day on which it holds; null = until departure. */
  readonly until: IsoDate | null;
  /** What is lost in all, in minor units, whatever is paid when. */
  readonly lost: Pence;
};

export type DocumentProtection = {
  /** `Flight-inclusive holidays are protected …`: sentences for the confirmation. */
  readonly sentences: readonly string[];
  /** Number of the certificate; a stay alone has none. */
  readonly certificateNumber?: string;
  /** What protects a package; absent where it is ATOL. */
  readonly scheme?: Exclude<ProtectionScheme, 'ATOL'>;
  /** Of the licence that it is issued under; without one it is a demonstration. */
  readonly atolNumber?: string;
};

/**
 * The sum of the receipt, in minor units: the price of the holiday, costs paid at the hotel
 * included.
 */
export const documentTotal = (order: OrderDocument): Pence =>
  sum(order.receipt.map(({ amount }) => amount));

/** What is paid at the hotel and never to us. */
export const documentPaidAtHotel = (order: OrderDocument): Pence =>
  sum(order.receipt.filter(({ due }) => due === 'at the hotel').map(({ amount }) => amount));

/** What was paid to us, whatever of it goes back. */
export const paidSoFar = (order: OrderDocument): Pence =>
  sum(order.payments.filter(({ status }) => status === 'paid').map(({ amount }) => amount));

/** What of it goes back, or has gone back. */
export const goesBack = (order: OrderDocument): Pence =>
  order.refunds
    ? sum(order.refunds.map(({ amount }) => amount))
    : Math.max(0, paidSoFar(order) - documentTotal(order) + documentPaidAtHotel(order));

/** What of it stays paid. */
export const keptSoFar = (order: OrderDocument): Pence => paidSoFar(order) - goesBack(order);

/** Still to be paid to us: with what stays paid and what the hotel gets, it is the total. */
export const stillOwed = (order: OrderDocument): Pence =>
  sum(order.payments.filter(({ status }) => status !== 'paid').map(({ amount }) => amount));

/** `06:15` of a local time. */
export const clockTime = (localTime: string): string => localTime.slice(11, 16);

/** `Sat 24 July 2027` of a local time. */
export const localDate = (localTime: string): string => formatDate(localTime.slice(0, 10));

const sum = (amounts: readonly Pence[]): Pence =>
  amounts.reduce((total, amount) => total + amount, 0);
