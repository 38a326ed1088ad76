/** Fields that several events have, in small letters with underscores (TRK-03). */
import * as v from 'valibot';
import { CURRENCIES } from '#domain/money.ts';
import { DEVICE_SOURCES } from './device-source.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const word = v.pipe(v.string(), v.maxLength(200));
const date = v.pipe(v.string(), v.isoDate());

/** A flag's name in a test entry is cut to so many characters (EVT-10). */
export const TEST_ID_LENGTH = 24;

/** What every event carries (EVT-06, EVT-10, TRK-12). */
export const CONTEXT_FIELDS = {
  /** Null for whoever is not logged in. */
  customer_id: v.nullable(v.string()),
  email_address: v.nullable(v.string()),
  logged_in: v.boolean(),
  domain: v.string(),
  device_source: v.picklist(DEVICE_SOURCES),
  user_agent: v.string(),
  locale: v.string(),
  brand: v.string(),
  channel: v.picklist(['web', 'app']),
  beta_split_test: v.literal('AA'),
  flag_tests: v.array(
    v.strictObject({
      test_id: v.pipe(v.string(), v.maxLength(TEST_ID_LENGTH)),
      active: v.boolean(),
    }),
  ),
};

const PARTY_FIELDS = { rooms: count, adults: count, children: count, infants: count };

/** A holiday; its price in minor units. */
export const HOLIDAY_FIELDS = {
  hotel_id: v.pipe(v.number(), v.integer()),
  hotel_quote_id: word,
  flight_quote_id: word,
  departure_date: date,
  nights: count,
  ...PARTY_FIELDS,
  total_price: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: v.picklist(CURRENCIES),
};

/** Its hotel and flights; those of the flights are null for a stay alone. */
export const BOUGHT_FIELDS = {
  return_date: date,
  hotel_name: word,
  star_rating: v.number(),
  destination: word,
  country: word,
  board: word,
  departure_airport: v.nullable(word),
  destination_airport: v.nullable(word),
  outbound_flight: v.nullable(word),
  inbound_flight: v.nullable(word),
};

/** The same search has the same id, so that what is looked at can be told with it (TRK-05). */
const searchId = v.pipe(v.string(), v.regex(/^[\da-z]{1,16}$/));

/** TRK-07, and how many holidays were found. */
export const SEARCH_FIELDS = {
  search_id: searchId,
  search_type: word,
  first_location: v.nullable(word),
  departure_day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
  departure_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  first_night_count: count,
  ...PARTY_FIELDS,
  airports: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))), v.maxLength(30)),
  results: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

/** A deal that is looked at, and the search it was found by; null when by none. */
export const VIEW_FIELDS = { search_id: v.nullable(searchId), ...HOLIDAY_FIELDS };

/** TRK-06, in the order of the purchase. */
export const CHECKOUT_STAGES = [
  'flight_options',
  'extras',
  'passenger_details',
  'contact_details',
  'payment_options',
  'payment_processing',
  'order_failed',
] as const;

/** FPR-04, in its order. */
export const FINGERPRINT_GROUPS = [
  'audio_codecs',
  'audio_context',
  'audio_sample',
  'automation_detection',
  'battery',
  'canvas_hash',
  'capabilities',
  'device',
  'display',
  'fonts',
  'media_devices',
  'mime_types',
  'network_connection',
  'permissions',
  'plugins',
  'speech_voices',
  'storage_and_timing',
  'client_hints',
  'video_codecs',
  'web_rtc_presence',
  'webgl',
] as const;
