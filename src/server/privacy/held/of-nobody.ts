/**
 * Tables in which nothing is about a person: what is on sale, and what the machine remembers. Keys
 * of quotas and of counted tries are hashed, and gone within two days; answers about consent are
 * kept under a keyed hash of a browser's token, as the proof of them; notifications of payments,
 * and what is known of captures, name them by our own ids alone; former links of a party room go
 * with the room.
 */
import type { HoldingsOf } from './holding.ts';

const NOBODYS = { whose: [], title: '', erased: 'columns' } as const;

export const NOBODYS_HOLDINGS: HoldingsOf<
  | 'advice_block'
  | 'capture_ask'
  | 'catalogue_change'
  | 'consent_record'
  | 'content_entry'
  | 'credit_campaign'
  | 'exchange_rate'
  | 'feature_flag'
  | 'event_delivery'
  | 'feed_import'
  | 'flight_chunk'
  | 'flight_series'
  | 'hotel'
  | 'hotel_page'
  | 'migration'
  | 'notice_feed'
  | 'page_dictionary'
  | 'party_former_link'
  | 'payment_notification'
  | 'price_point'
  | 'holiday_price'
  | 'promotional_code'
  | 'quota'
  | 'rate_chunk'
  | 'rate_plan'
  | 'try_count'
> = {
  capture_ask: {
    ...NOBODYS,
    columns: {
      id: 'inner',
      reference: 'inner',
      asked_at: 'inner',
      found: 'inner',
      found_at: 'inner',
    },
  },
  advice_block: {
    ...NOBODYS,
    columns: {
      id: 'inner',
      place_id: 'inner',
      places: 'inner',
      first_day: 'inner',
      last_day: 'inner',
      made_at: 'inner',
      ended_at: 'inner',
      reason: 'inner',
      source: 'inner',
    },
  },
  catalogue_change: {
    ...NOBODYS,
    columns: {
      sequence: 'inner',
      kind: 'inner',
      subject_id: 'inner',
      chunk: 'inner',
      made_at: 'inner',
      transaction: 'inner',
    },
  },
  consent_record: {
    ...NOBODYS,
    columns: {
      id: 'inner',
      answered_at: 'inner',
      market: 'inner',
      bits: 'inner',
      visitor: 'inner',
    },
  },
  credit_campaign: {
    ...NOBODYS,
    columns: {
      id: 'inner',
      market: 'inner',
      name: 'inner',
      least_spend: 'inner',
      departs_by: 'inner',
      combines: 'inner',
      created_at: 'inner',
    },
  },
  content_entry: {
    ...NOBODYS,
    columns: {
      sequence: 'inner',
      kind: 'inner',
      slug: 'inner',
      market: 'inner',
      version: 'inner',
      content: 'inner',
      hash: 'inner',
      valid_from: 'inner',
      valid_until: 'inner',
      published_by: 'inner',
      published_at: 'inner',
    },
  },
  exchange_rate: {
    ...NOBODYS,
    columns: { sequence: 'inner', currency: 'inner', per_pound: 'inner', valid_from: 'inner' },
  },
  feature_flag: {
    ...NOBODYS,
    columns: { sequence: 'inner', key: 'inner', percent: 'inner', changed_at: 'inner' },
  },
  // Of whom it is about, its event says; it goes with that.
  event_delivery: {
    ...NOBODYS,
    columns: {
      event_id: 'inner',
      consumer: 'inner',
      tries: 'inner',
      leased_until: 'inner',
      done_at: 'inner',
    },
  },
  notice_feed: {
    ...NOBODYS,
    columns: { supplier: 'inner', read_to: 'inner', read_at: 'inner' },
  },
  page_dictionary: {
    ...NOBODYS,
    columns: { release: 'inner', bytes: 'inner', made_at: 'inner' },
  },
  feed_import: {
    ...NOBODYS,
    columns: {
      id: 'inner',
      feed: 'inner',
      started_at: 'inner',
      finished_at: 'inner',
      feed_version: 'inner',
      accepted: 'inner',
      refused: 'inner',
      report: 'inner',
    },
  },
  flight_chunk: {
    ...NOBODYS,
    columns: {
      series_id: 'inner',
      chunk: 'inner',
      fares: 'inner',
      infant_fares: 'inner',
      seats: 'inner',
    },
  },
  flight_series: {
    ...NOBODYS,
    columns: {
      id: 'inner',
      carrier: 'inner',
      flight_number: 'inner',
      origin: 'inner',
      destination: 'inner',
      departure_time: 'inner',
      arrival_time: 'inner',
      arrival_day_offset: 'inner',
      duration_minutes: 'inner',
      stops: 'inner',
      via: 'inner',
      segments: 'inner',
      hold_bag_included: 'inner',
      agent_fee: 'inner',
      airline_session: 'inner',
      return_saving: 'inner',
      bag_price: 'inner',
      bags_for_all: 'inner',
    },
  },
  hotel: {
    ...NOBODYS,
    columns: {
      id: 'inner',
      name: 'inner',
      place_id: 'inner',
      stars: 'inner',
      review_score: 'inner',
      review_count: 'inner',
      review_distribution: 'inner',
      popularity: 'inner',
      facilities: 'inner',
      lat: 'inner',
      lon: 'inner',
      airports: 'inner',
      facts: 'inner',
      reviews: 'inner',
      listed: 'inner',
    },
  },
  hotel_page: {
    ...NOBODYS,
    columns: { hotel_id: 'inner', said: 'inner', changed_at: 'inner' },
  },
  migration: {
    ...NOBODYS,
    columns: { name: 'inner', checksum: 'inner', applied_at: 'inner' },
  },
  party_former_link: {
    ...NOBODYS,
    columns: { link: 'inner', room_id: 'inner' },
  },
  payment_notification: {
    ...NOBODYS,
    columns: { event_id: 'inner', received_at: 'inner', raw: 'inner', handled_at: 'inner' },
  },
  holiday_price: {
    ...NOBODYS,
    columns: {
      market: 'inner',
      hotel_quote_id: 'inner',
      flight_quote_id: 'inner',
      day: 'inner',
      total: 'inner',
    },
  },
  price_point: {
    ...NOBODYS,
    columns: {
      hotel_quote_id: 'inner',
      flight_quote_id: 'inner',
      day: 'inner',
      total: 'inner',
    },
  },
  promotional_code: {
    ...NOBODYS,
    columns: {
      code: 'inner',
      market: 'inner',
      amount: 'inner',
      percent: 'inner',
      least_spend: 'inner',
      starts_at: 'inner',
      ends_at: 'inner',
      most_uses: 'inner',
      most_uses_each: 'inner',
      used: 'inner',
      created_at: 'inner',
    },
  },
  quota: {
    ...NOBODYS,
    columns: { key: 'inner', spent_until: 'inner' },
  },
  rate_chunk: {
    ...NOBODYS,
    columns: {
      plan_id: 'inner',
      chunk: 'inner',
      prices: 'inner',
      terms: 'inner',
      allotment: 'inner',
    },
  },
  rate_plan: {
    ...NOBODYS,
    columns: {
      id: 'inner',
      hotel_id: 'inner',
      room_code: 'inner',
      room_name: 'inner',
      room_facts: 'inner',
      board: 'inner',
      refundable: 'inner',
      refund_days: 'inner',
      occupancy: 'inner',
      on_request: 'inner',
      adapted: 'inner',
    },
  },
  try_count: {
    ...NOBODYS,
    columns: { key: 'inner', tries: 'inner', began_at: 'inner' },
  },
};
