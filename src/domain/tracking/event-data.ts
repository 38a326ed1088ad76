/** What is told of a fact: its data as consumers get it (EVT-06, TRK-03, TRK-05). */
import type { BoughtHoliday, Fact, FactContext, FactHoliday } from '#domain/market/facts.ts';
import { headsOf } from '#domain/party.ts';
import { TEST_ID_LENGTH } from './event-fields.ts';

/** The data of an event that the server tells; sums are in minor units. */
export const makeEventData = (fact: Fact, context: FactContext) => ({
  ...contextData(context),
  ...ownData(fact),
});

/** What every event carries of who did it, where, and with what. */
export const contextData = ({ customer, flags, ...context }: FactContext) => ({
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
  flag_tests: Object.entries(flags).map(([name, active]) => ({
    test_id: name.slice(0, TEST_ID_LENGTH),
    active,
  })),
});

function ownData(fact: Fact) {
  switch (fact.kind) {
    case 'AccountCreation':
      return {};
    case 'BookmarkMerge':
      return { bookmarks: fact.bookmarks };
    case 'HolidayBookmark':
      return holidayData(fact.holiday);
    case 'HolidayEmailMe':
      return { ...holidayData(fact.holiday), target_price: fact.target.amount };
    case 'HolidayBasket':
      return { ...boughtData(fact.holiday), basket_reference: fact.reference };
    case 'HolidayOrder':
      return { ...boughtData(fact.holiday), transaction: transactionData(fact) };
  }
}

function holidayData({ party, price, ...holiday }: FactHoliday) {
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

const boughtData = (holiday: BoughtHoliday) => ({
  ...holidayData(holiday),
  return_date: holiday.returnDate,
  hotel_name: holiday.hotelName,
  star_rating: holiday.stars,
  destination: holiday.place,
  country: holiday.country,
  board: holiday.board,
  departure_airport: holiday.flights?.origin ?? null,
  destination_airport: holiday.flights?.destination ?? null,
  outbound_flight: holiday.flights?.outbound ?? null,
  inbound_flight: holiday.flights?.inbound ?? null,
});

/** TRK-11; a stay alone is of the search type `UNKNOWN` (decisions: Search). */
const transactionData = ({ orderCode, holiday }: Extract<Fact, { kind: 'HolidayOrder' }>) => ({
  id: orderCode,
  revenue: holiday.price.amount / 100,
  currencyCode: holiday.price.currencyCode,
  searchType: holiday.flights ? 'HOLIDAY' : 'UNKNOWN',
});
