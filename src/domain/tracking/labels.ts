/** What analytics call the pages of the site and what is done on them, one table (TRK-10). */
import type { CHECKOUT_STAGES } from './event-fields.ts';

/**
 * The pages on which tags and ad frames of others may run, each with its label: those that anybody
 * may see and whose address opens nothing. On every other page no foreign origin is asked; the
 * server tells consumers there.
 */
const PAGES = [
  ['homepage', /^\/(?:holidays\/city-breaks)?$/],
  ['results', /^\/(?:test-)?results$/],
  ['holiday_discovery', /^\/holiday-discovery$/],
  ['deal_details', /^\/holiday\/[^/]+\/[^/]+$/],
  ['destination_landing', /^\/destinations\/[^/]+(?:\/[^/]+){0,2}$/],
  ['hotel_landing', /^\/hotels\/[^/]+$/],
  ['holidays', /^\/holidays(?:\/(?!cruise)[^/]+)?$/],
  ['scrapbook', /^\/scrapbook$/],
  ['faq', /^\/faqs$/],
] as const;

type PageLabel = (typeof PAGES)[number][0];

/** The label of the page at a path; undefined where no tag may run. */
export const pageLabel = (pathname: string): PageLabel | undefined =>
  PAGES.find(([, pattern]) => pattern.test(pathname))?.[0];

/** Stages of the purchase, as the server tells them (TRK-06). */
export const STAGE_LABELS = {
  flight_options: 'holiday_summary',
  extras: 'extras',
  passenger_details: 'passenger_form',
  contact_details: 'contact_form',
  payment_options: 'checkout',
  payment_processing: 'payment',
  order_failed: 'order_failed',
} as const satisfies Readonly<Record<(typeof CHECKOUT_STAGES)[number], string>>;
