/**
 * Google Analytics 4 by its Measurement Protocol, from our server: no browser of a visitor asks
 * Google. It is given nothing by which somebody could be written to.
 * https://developers.google.com/analytics/devguides/collection/protocol/ga4/reference
 */
import type { CategoryChoices } from '#domain/tracking/consent.ts';
import type { EventField, EventExcerpt } from '#domain/tracking/event-excerpt.ts';
import type { Consumer, Delivery } from '../consumer.ts';
import { makePost } from './post.ts';

export type Ga4Settings = {
  readonly url: string;
  readonly measurementId: string;
  readonly apiSecret: string;
};

const FIELDS = [
  'adults',
  'board',
  'brand',
  'channel',
  'children',
  'country',
  'currency',
  'departure_date',
  'destination',
  'first_location',
  'hotel_id',
  'hotel_name',
  'infants',
  'logged_in',
  'nights',
  'results',
  'rooms',
  'search_id',
  'stage',
  'total_price',
  'transaction',
] as const satisfies readonly EventField[];

/** The consumer of these credentials. */
export function makeGa4({ url, measurementId, apiSecret }: Ga4Settings): Consumer {
  const address = new URL(url);
  address.search = new URLSearchParams({
    measurement_id: measurementId,
    api_secret: apiSecret,
  }).toString();
  const post = makePost(address.href);
  return {
    name: 'ga4',
    category: 'analytical',
    kinds: [
      'Search',
      'HolidayView',
      'HolidayBookmark',
      'HolidayEmailMe',
      'HolidayBasket',
      'HolidayCheckoutBasket',
      'HolidayOrder',
      'AccountCreation',
    ],
    fields: FIELDS,
    deliver: (delivery) => post(makeGa4Body(delivery)),
  };
}

/** The body of one request; `event_id` says which are the same. */
export function makeGa4Body({ id, at, visitorKey, consent, event }: Delivery) {
  const { name, params } = ga4Event(event);
  return {
    client_id: visitorKey,
    timestamp_micros: at.getTime() * 1_000,
    consent: makeConsentOf(consent),
    events: [
      {
        name,
        params: {
          event_id: id,
          brand: event.data.brand,
          channel: event.data.channel,
          logged_in: String(event.data.logged_in),
          ...params,
        },
      },
    ],
  };
}

/** COOK-04, as the Measurement Protocol knows it. */
const makeConsentOf = ({ marketing, personalisation }: CategoryChoices) => ({
  ad_user_data: marketing ? 'GRANTED' : 'DENIED',
  ad_personalization: personalisation ? 'GRANTED' : 'DENIED',
});

/** Names and parameters of GA4's recommended events; one of our own where it has none. */
function ga4Event({ kind, data }: EventExcerpt): { name: string; params: object } {
  switch (kind) {
    case 'Search':
      return {
        name: 'view_item_list',
        params: {
          item_list_id: data.search_id,
          item_list_name: short(data.first_location ?? 'anywhere'),
          results: data.results,
          ...partyParams(data),
          items: [],
        },
      };
    case 'HolidayView':
      return { name: 'view_item', params: itemParams(data) };
    case 'HolidayBookmark':
      return { name: 'add_to_wishlist', params: itemParams(data) };
    case 'HolidayEmailMe':
      return {
        name: 'generate_lead',
        params: { ...itemParams(data), lead_source: 'target price' },
      };
    case 'HolidayBasket':
      return { name: 'add_to_cart', params: itemParams(data) };
    case 'HolidayOrder':
      return {
        name: 'purchase',
        params: { transaction_id: data.transaction?.id, ...itemParams(data) },
      };
    case 'AccountCreation':
      return { name: 'sign_up', params: { method: 'email' } };
    default:
      return { name: 'checkout_progress', params: { checkout_stage: data.stage } };
  }
}

/** GA4 takes values of 100 characters at most. */
const LONGEST_VALUE = 100;
const short = (text: string | undefined): string | undefined => text?.slice(0, LONGEST_VALUE);

type Data = EventExcerpt['data'];

const partyParams = ({ adults, children, infants, rooms }: Data) => ({
  adults,
  children,
  infants,
  rooms,
});

const inUnits = (pence: number | undefined): number | undefined =>
  pence === undefined ? undefined : pence / 100;

/** A holiday is one item of an id of its hotel. */
const itemParams = (data: Data) => ({
  currency: data.currency,
  value: inUnits(data.total_price),
  nights: data.nights,
  departure_date: data.departure_date,
  ...partyParams(data),
  items: [
    {
      item_id: String(data.hotel_id),
      item_name: short(data.hotel_name ?? `Hotel ${data.hotel_id}`),
      item_category: short(data.country),
      item_category2: short(data.destination),
      item_variant: data.board,
      price: inUnits(data.total_price),
      quantity: 1,
    },
  ],
});
