/** The events that consumers outside are given: ten kinds, each with its fields (EVT-05). */
import * as v from 'valibot';
import {
  BOUGHT_FIELDS,
  CHECKOUT_STAGES,
  CONTEXT_FIELDS,
  FINGERPRINT_GROUPS,
  HOLIDAY_FIELDS,
  SEARCH_FIELDS,
  VIEW_FIELDS,
} from './event-fields.ts';

/** What a browser says of its own events; the server adds who it is (CONTEXT_FIELDS). */
const BROWSER_FIELDS = {
  Search: SEARCH_FIELDS,
  HolidayView: VIEW_FIELDS,
  HolidayCheckoutBasket: { stage: v.picklist(CHECKOUT_STAGES) },
  FlightsBrowserFingerprint: v.entriesFromList(FINGERPRINT_GROUPS, v.unknown()),
};

/** Sent by browsers; every other kind is told by the server, in the transaction of its fact. */
export const BROWSER_EVENTS = {
  Search: v.strictObject(BROWSER_FIELDS.Search),
  HolidayView: v.strictObject(BROWSER_FIELDS.HolidayView),
  HolidayCheckoutBasket: v.strictObject(BROWSER_FIELDS.HolidayCheckoutBasket),
  FlightsBrowserFingerprint: v.strictObject(BROWSER_FIELDS.FlightsBrowserFingerprint),
};
export type BrowserEventKind = keyof typeof BROWSER_EVENTS;

export const isBrowserEventKind = (name: string): name is BrowserEventKind =>
  Object.hasOwn(BROWSER_EVENTS, name);

/** TRK-11, under its own names; the revenue in pounds or euros. */
const TRANSACTION = v.strictObject({
  id: v.string(),
  revenue: v.number(),
  currencyCode: HOLIDAY_FIELDS.currency,
  searchType: v.picklist(['HOLIDAY', 'UNKNOWN']),
});

/** Sums are in minor units, but for a transaction's revenue. */
const EventSchema = v.variant('kind', [
  event('Search', BROWSER_FIELDS.Search),
  event('HolidayBookmark', HOLIDAY_FIELDS),
  event('HolidayEmailMe', { ...HOLIDAY_FIELDS, target_price: HOLIDAY_FIELDS.total_price }),
  event('HolidayView', BROWSER_FIELDS.HolidayView),
  event('HolidayBasket', { ...HOLIDAY_FIELDS, ...BOUGHT_FIELDS, basket_reference: v.string() }),
  event('HolidayCheckoutBasket', BROWSER_FIELDS.HolidayCheckoutBasket),
  event('FlightsBrowserFingerprint', BROWSER_FIELDS.FlightsBrowserFingerprint),
  event('HolidayOrder', { ...HOLIDAY_FIELDS, ...BOUGHT_FIELDS, transaction: TRANSACTION }),
  event('BookmarkMerge', { bookmarks: v.pipe(v.number(), v.integer()) }),
  event('AccountCreation', {}),
]);
export type Event = v.InferOutput<typeof EventSchema>;
export type EventKind = Event['kind'];
export const EVENT_KINDS: readonly EventKind[] = EventSchema.options.map(
  ({ entries }) => entries.kind.literal,
);

/** Of all kinds, each once. */
export const EVENT_FIELD_NAMES: readonly string[] = [
  ...new Set(EventSchema.options.flatMap(({ entries }) => Object.keys(entries.data.entries))),
];

function event<const Kind extends string, Fields extends v.ObjectEntries>(
  kind: Kind,
  fields: Fields,
) {
  return v.object({
    kind: v.literal(kind),
    data: v.strictObject({ ...CONTEXT_FIELDS, ...fields }),
  });
}

/** An event as it was kept. Throws for one that has a field more or less than its kind. */
export const parseEvent = (kept: { readonly kind: string; readonly data: unknown }): Event =>
  v.parse(EventSchema, kept);
