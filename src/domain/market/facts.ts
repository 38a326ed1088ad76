/**
 * What happens in the house that others outside may want to know of (EVT-05). Whoever brings it
 * about says what it was; what is made of it for them is the business of tracking alone.
 */
import type { IsoDate } from '#domain/dates.ts';
import type { Money } from '#domain/money.ts';
import type { Party } from '#domain/party.ts';

/** A holiday that a fact is about. */
export type FactHoliday = {
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  readonly hotelId: number;
  readonly departureDate: IsoDate;
  readonly nights: number;
  readonly party: Party;
  readonly price: Money;
};

/** The same with its hotel and flights, as they are bought. */
export type BoughtHoliday = FactHoliday & {
  readonly returnDate: IsoDate;
  readonly hotelName: string;
  readonly stars: number;
  /** Names of the place and the country. */
  readonly place: string;
  readonly country: string;
  readonly board: string;
  /** Null for a stay alone. */
  readonly flights: {
    /** IATA codes of the airports on the way out. */
    readonly origin: string;
    readonly destination: string;
    /** Flight numbers. */
    readonly outbound: string;
    readonly inbound: string;
  } | null;
};

/** What has happened. */
export type Fact =
  | { readonly kind: 'AccountCreation' }
  /** So many saved holidays of a browser have become the customer's. */
  | { readonly kind: 'BookmarkMerge'; readonly bookmarks: number }
  | { readonly kind: 'HolidayBookmark'; readonly holiday: FactHoliday }
  /** A customer wants mail once it costs less than the target. */
  | { readonly kind: 'HolidayEmailMe'; readonly holiday: FactHoliday; readonly target: Money }
  /** A holiday was taken into a basket, which its reference names. */
  | { readonly kind: 'HolidayBasket'; readonly reference: string; readonly holiday: BoughtHoliday }
  /** An order was placed; the holiday's price is that of all that was ordered. */
  | { readonly kind: 'HolidayOrder'; readonly orderCode: string; readonly holiday: BoughtHoliday };

/** Who did it, where, and with what. */
export type FactContext = {
  /** Null for whoever is not logged in. */
  readonly customer: { readonly id: string; readonly emailAddress: string } | null;
  /** Host of the site. */
  readonly domain: string;
  readonly deviceSource: string;
  readonly userAgent: string;
  readonly locale: string;
  readonly brand: string;
  /** The switches of the site as they stand, by name. */
  readonly flags: Readonly<Record<string, boolean>>;
};
