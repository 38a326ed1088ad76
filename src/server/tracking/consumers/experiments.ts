/**
 * Hits for an analytics testing service, in the shape of AB Tasty's Universal Collect: page views,
 * events and transactions with exactly the fields of TRK-14 to TRK-16.
 */
import type { EventField, EventExcerpt } from '#domain/tracking/event-excerpt.ts';
import { STAGE_LABELS } from '#domain/tracking/labels.ts';
import type { Consumer } from '../consumer.ts';
import { makePost } from './post.ts';

export type ExperimentSettings = {
  readonly url: string;
  /** Under which the service knows the site. */
  readonly clientId: string;
};

const FIELDS = [
  'domain',
  'stage',
  'hotel_id',
  'transaction',
] as const satisfies readonly EventField[];

/** The consumer of this account (TRK-13). */
export function makeExperiments({ url, clientId }: ExperimentSettings): Consumer {
  const post = makePost(url);
  return {
    name: 'experiments',
    category: 'analytical',
    kinds: [
      'Search',
      'HolidayView',
      'HolidayCheckoutBasket',
      'HolidayBasket',
      'HolidayBookmark',
      'HolidayEmailMe',
      'HolidayOrder',
      'AccountCreation',
    ],
    fields: FIELDS,
    deliver: ({ id, visitorKey, event }) =>
      post(makeHit(event, { cid: clientId, vid: visitorKey }), { 'idempotency-key': id }),
  };
}

type Who = { readonly cid: string; readonly vid: string };

/** What is looked at is a page view; no address leads back to a basket or an order. */
export function makeHit({ kind, data }: EventExcerpt, { cid, vid }: Who) {
  const pageView = (path: string, pt: string) => ({
    cid,
    dl: `https://${data.domain}${path}`,
    t: 'PAGEVIEW',
    vid,
    ds: SOURCE,
    pt,
  });
  const event = (el: string) => ({
    ec: 'Action Tracking',
    ea: kind,
    el,
    cid,
    t: 'EVENT',
    vid,
    ds: SOURCE,
  });
  switch (kind) {
    case 'Search':
      return pageView('/results', 'results');
    case 'HolidayView':
      return pageView('/deal', 'deal_details');
    case 'HolidayCheckoutBasket':
      return pageView('/booking', data.stage ? STAGE_LABELS[data.stage] : 'checkout');
    case 'HolidayOrder':
      return {
        ta: 'holiday',
        tid: data.transaction?.id,
        tr: data.transaction?.revenue,
        tc: data.transaction?.currencyCode,
        cid,
        t: 'TRANSACTION',
        vid,
        ds: SOURCE,
      };
    case 'AccountCreation':
      return event('account');
    default:
      return event(`hotel ${data.hotel_id}`);
  }
}

/** Universal Collect knows hits of servers as those of an app. */
const SOURCE = 'APP';
