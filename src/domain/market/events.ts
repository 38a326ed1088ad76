/** Events that are published as they happen, and what each carries (EVT-05, EVT-06; TRK-03). */
import type { IsoDate } from '#domain/dates.ts';
import type { Money } from '#domain/money.ts';
import { headsOf, type Party } from '#domain/party.ts';

/** A holiday that somebody keeps. */
export type EventHoliday = {
  readonly hotelQuoteId: string;
  readonly flightQuoteId: string;
  readonly hotelId: number;
  readonly departureDate: IsoDate;
  readonly nights: number;
  readonly party: Party;
  readonly price: Money;
};

/** What has happened. */
export type Event =
  | { readonly kind: 'AccountCreation' }
  /** So many saved holidays of a browser have become the customer's. */
  | { readonly kind: 'BookmarkMerge'; readonly bookmarks: number }
  | { readonly kind: 'HolidayBookmark'; readonly holiday: EventHoliday }
  /** A customer wants mail once it costs less than the target. */
  | { readonly kind: 'HolidayEmailMe'; readonly holiday: EventHoliday; readonly target: Money };

/** Who did it, where, and with what. */
export type EventContext = {
  /** Null for whoever is not logged in. */
  readonly customer: { readonly id: string; readonly emailAddress: string } | null;
  /** Host of the site. */
  readonly domain: string;
  readonly deviceSource: string;
  readonly userAgent: string;
  readonly locale: string;
  readonly brand: string;
};

/** The data of an event, as consumers get it; sums are in minor units. */
export const makeEventData = (event: Event, context: EventContext) => ({
  ...contextData(context),
  ...ownData(event),
});

const contextData = ({ customer, ...context }: EventContext) => ({
  customer_id: customer?.id ?? null,
  email_address: customer?.emailAddress ?? null,
  logged_in: customer !== null,
  domain: context.domain,
  device_source: context.deviceSource,
  user_agent: context.userAgent,
  locale: context.locale,
  brand: context.brand,
  channel: context.deviceSource === 'web' ? 'web' : 'app',
  beta_split_test: 'AA',
});

function ownData(event: Event) {
  switch (event.kind) {
    case 'AccountCreation':
      return {};
    case 'BookmarkMerge':
      return { bookmarks: event.bookmarks };
    case 'HolidayBookmark':
      return holidayData(event.holiday);
    case 'HolidayEmailMe':
      return { ...holidayData(event.holiday), target_price: event.target.amount };
  }
}

function holidayData({ party, price, ...holiday }: EventHoliday) {
  const { adults, children, infants } = headsOf(party);
  return {
    hotel_id: holiday.hotelId,
    hotel_quote_id: holiday.hotelQuoteId,
    flight_quote_id: holiday.flightQuoteId,
    departure_date: holiday.departureDate,
    nights: holiday.nights,
    rooms: party.length,
    adults,
    children,
    infants,
    total_price: price.amount,
    currency: price.currencyCode,
  };
}
