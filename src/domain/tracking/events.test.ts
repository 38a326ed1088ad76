import { expect, test } from 'vitest';
import type { BoughtHoliday, Fact, FactContext, FactHoliday } from '#domain/market/facts.ts';
import { money } from '#domain/money.ts';
import { makeEventData } from './event-data.ts';
import { FINGERPRINT_GROUPS } from './event-fields.ts';
import {
  BROWSER_EVENTS,
  EVENT_FIELD_NAMES,
  EVENT_KINDS,
  isBrowserEventKind,
  parseEvent,
} from './events.ts';

const SARAH: FactContext = {
  customer: { id: 'sarah', emailAddress: 'sarah@example.com' },
  domain: 'holidaymaker.example',
  deviceSource: 'web',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0',
  locale: 'en-GB',
  brand: 'Holidaymaker',
  flags: { useRoomingPh1: true, aFlagWithAVeryLongNameIndeed: false },
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
  flag_tests: [
    { test_id: 'useRoomingPh1', active: true },
    { test_id: 'aFlagWithAVeryLongNameIn', active: false },
  ],
};
const HOLIDAY: FactHoliday = {
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
const BOUGHT: BoughtHoliday = {
  ...HOLIDAY,
  returnDate: '2027-06-12',
  hotelName: 'Hotel Sóller',
  stars: 4,
  place: 'Port de Sóller',
  country: 'Spain',
  board: 'HB',
  flights: { origin: 'LGW', destination: 'PMI', outbound: 'HM101', inbound: 'HM102' },
};
const BOUGHT_DATA = {
  ...HOLIDAY_DATA,
  return_date: '2027-06-12',
  hotel_name: 'Hotel Sóller',
  star_rating: 4,
  destination: 'Port de Sóller',
  country: 'Spain',
  board: 'HB',
  departure_airport: 'LGW',
  destination_airport: 'PMI',
  outbound_flight: 'HM101',
  inbound_flight: 'HM102',
};

/** What is told of each fact besides its context, whole. */
const FACTS: readonly (readonly [Fact, object])[] = [
  [{ kind: 'AccountCreation' }, {}],
  [{ kind: 'BookmarkMerge', bookmarks: 3 }, { bookmarks: 3 }],
  [{ kind: 'HolidayBookmark', holiday: HOLIDAY }, HOLIDAY_DATA],
  [
    { kind: 'HolidayEmailMe', holiday: HOLIDAY, target: money(220_000, 'GBP') },
    { ...HOLIDAY_DATA, target_price: 220_000 },
  ],
  [
    { kind: 'HolidayBasket', reference: 'B7K2', holiday: BOUGHT },
    { ...BOUGHT_DATA, basket_reference: 'B7K2' },
  ],
  [
    { kind: 'HolidayOrder', orderCode: 'HM7K2QX9', holiday: BOUGHT },
    {
      ...BOUGHT_DATA,
      transaction: {
        id: 'HM7K2QX9',
        revenue: 2486,
        currencyCode: 'GBP',
        searchType: 'HOLIDAY',
      },
    },
  ],
];

const SEARCH = {
  search_id: '7f3k2',
  search_type: 'HOLIDAY',
  first_location: 'Mallorca',
  departure_day: 5,
  departure_month: 6,
  first_night_count: 7,
  rooms: 2,
  adults: 4,
  children: 1,
  infants: 1,
  airports: ['LGW', 'STN'],
  results: 42,
};

/** What browsers send of each of their events, whole. */
const SENT = {
  Search: SEARCH,
  HolidayView: { search_id: '7f3k2', ...HOLIDAY_DATA },
  HolidayCheckoutBasket: { stage: 'passenger_details' },
  FlightsBrowserFingerprint: Object.fromEntries(FINGERPRINT_GROUPS.map((group) => [group, null])),
} as const;

test('each fact is told with its context and its own fields, and nothing else [EVT-06, TRK-05]', () => {
  for (const [fact, own] of FACTS) {
    const data = makeEventData(fact, SARAH);
    expect(data, fact.kind).toEqual({ ...CONTEXT_DATA, ...own });
    expect(parseEvent({ kind: fact.kind, data })).toEqual({ kind: fact.kind, data });
  }
});

test('every field that is told is in small letters with underscores [TRK-03]', () => {
  const sent = FACTS.flatMap(([fact]) => Object.keys(makeEventData(fact, SARAH)));
  expect(sent.length).toBeGreaterThan(50);
  for (const name of [...sent, ...EVENT_FIELD_NAMES]) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

test('each flag is told by the first 24 characters of its name, and whether it is active [EVT-10]', () => {
  expect(makeEventData({ kind: 'AccountCreation' }, SARAH).flag_tests).toEqual([
    { test_id: 'useRoomingPh1', active: true },
    { test_id: 'aFlagWithAVeryLongNameIn', active: false },
  ]);
});

test('a transaction is told with its code, revenue, currency and search type [TRK-11]', () => {
  const fact = { kind: 'HolidayOrder', orderCode: 'HM7K2QX9', holiday: BOUGHT } as const;
  expect(makeEventData(fact, SARAH)).toHaveProperty('transaction', {
    id: 'HM7K2QX9',
    revenue: 2486,
    currencyCode: 'GBP',
    searchType: 'HOLIDAY',
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

test('a stay alone has no flights, and is of no search of holidays', () => {
  const stay = makeEventData(
    { kind: 'HolidayOrder', orderCode: 'HM1', holiday: { ...BOUGHT, flights: null } },
    SARAH,
  );
  expect(stay).toMatchObject({
    departure_airport: null,
    inbound_flight: null,
    transaction: { searchType: 'UNKNOWN' },
  });
  expect(() => parseEvent({ kind: 'HolidayOrder', data: stay })).not.toThrow();
});

test('there are ten kinds, from searches to orders; four are sent by browsers, and no other is taken from them [EVT-05, TRK-04]', () => {
  expect([...EVENT_KINDS].toSorted()).toEqual([
    'AccountCreation',
    'BookmarkMerge',
    'FlightsBrowserFingerprint',
    'HolidayBasket',
    'HolidayBookmark',
    'HolidayCheckoutBasket',
    'HolidayEmailMe',
    'HolidayOrder',
    'HolidayView',
    'Search',
  ]);
  expect(EVENT_KINDS.filter(isBrowserEventKind).toSorted()).toEqual(Object.keys(SENT).toSorted());
  expect(isBrowserEventKind('toString')).toBe(false);
});

test('a field more or less is no event of ours [TRK-07]', () => {
  for (const kind of EVENT_KINDS.filter(isBrowserEventKind)) {
    const sent: Readonly<Record<string, unknown>> = SENT[kind];
    expect(parseEvent({ kind, data: { ...CONTEXT_DATA, ...sent } }).kind).toBe(kind);
    expect(() => parseEvent({ kind, data: { ...CONTEXT_DATA, ...sent, more: 1 } })).toThrow('more');
    for (const name of Object.keys(sent)) {
      const { [name]: _gone, ...less } = sent;
      expect(() => parseEvent({ kind, data: { ...CONTEXT_DATA, ...less } }), name).toThrow(name);
    }
  }
});

test('a search has its first place, night count and airports; its day and month are those of a calendar [TRK-07]', () => {
  const takes = (changed: object) =>
    BROWSER_EVENTS.Search['~standard'].validate({ ...SEARCH, ...changed });
  expect(takes({ first_location: null })).not.toHaveProperty('issues');
  for (const wrong of [{ departure_day: 32 }, { departure_month: 13 }, { airports: ['Leeds'] }])
    expect(takes(wrong)).toHaveProperty('issues');
});

test.each([
  'flight_options',
  'extras',
  'passenger_details',
  'contact_details',
  'payment_options',
  'payment_processing',
  'order_failed',
])('a checkout is told of at %s [TRK-06]', (stage) => {
  expect(
    parseEvent({ kind: 'HolidayCheckoutBasket', data: { ...CONTEXT_DATA, stage } }),
  ).toMatchObject({
    data: { stage },
  });
});
