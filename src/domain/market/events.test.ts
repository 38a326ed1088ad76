import { expect, test } from 'vitest';
import { money } from '#domain/money.ts';
import { makeEventData, type EventContext, type EventHoliday } from './events.ts';

const SARAH: EventContext = {
  customer: { id: 'sarah', emailAddress: 'sarah@example.com' },
  domain: 'holidaymaker.example',
  deviceSource: 'web',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
  locale: 'en-GB',
  brand: 'Holidaymaker',
};
const CONTEXT_DATA = {
  customer_id: 'sarah',
  email_address: 'sarah@example.com',
  logged_in: true,
  domain: 'holidaymaker.example',
  device_source: 'web',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
  locale: 'en-GB',
  brand: 'Holidaymaker',
  channel: 'web',
  beta_split_test: 'AA',
};
const HOLIDAY: EventHoliday = {
  hotelQuoteId: 'h1.1.20270605.7.2_2-5-1.7',
  flightQuoteId: 'f1.9.20270605.11.20270612',
  hotelId: 1,
  departureDate: '2027-06-05',
  nights: 7,
  party: [
    { adults: 2, childAges: [] },
    { adults: 2, childAges: [5, 1] },
  ],
  price: money(248_600, 'GBP'),
};
const HOLIDAY_DATA = {
  hotel_id: 1,
  hotel_quote_id: 'h1.1.20270605.7.2_2-5-1.7',
  flight_quote_id: 'f1.9.20270605.11.20270612',
  departure_date: '2027-06-05',
  nights: 7,
  rooms: 2,
  adults: 4,
  children: 1,
  infants: 1,
  total_price: 248_600,
  currency: 'GBP',
};

test('each event carries its context and its own fields, in small letters with underscores [EVT-06, TRK-03]', () => {
  expect(makeEventData({ kind: 'AccountCreation' }, SARAH)).toEqual(CONTEXT_DATA);
  expect(makeEventData({ kind: 'BookmarkMerge', bookmarks: 3 }, SARAH)).toEqual({
    ...CONTEXT_DATA,
    bookmarks: 3,
  });
  expect(makeEventData({ kind: 'HolidayBookmark', holiday: HOLIDAY }, SARAH)).toEqual({
    ...CONTEXT_DATA,
    ...HOLIDAY_DATA,
  });
  const target = money(220_000, 'GBP');
  expect(makeEventData({ kind: 'HolidayEmailMe', holiday: HOLIDAY, target }, SARAH)).toEqual({
    ...CONTEXT_DATA,
    ...HOLIDAY_DATA,
    target_price: 220_000,
  });
});

test('whoever is not logged in is nobody; our app is a channel of its own [EVT-06, TRK-12]', () => {
  const stranger = { ...SARAH, customer: null, deviceSource: 'otb-ios-app' };
  expect(makeEventData({ kind: 'HolidayBookmark', holiday: HOLIDAY }, stranger)).toEqual({
    ...CONTEXT_DATA,
    ...HOLIDAY_DATA,
    customer_id: null,
    email_address: null,
    logged_in: false,
    device_source: 'otb-ios-app',
    channel: 'app',
  });
});
