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
  ['hotel_landing', /^\/hotels\/[^/]+(?:\/[^/]+)?$/],
  ['holidays', /^\/holidays(?:\/(?!cruise)[^/]+)?$/],
  ['scrapbook', /^\/scrapbook$/],
  ['faq', /^\/faqs$/],
] as const;

type PageLabel = (typeof PAGES)[number][0];

/** The label of the page at a path; undefined where no tag may run. */
export const pageLabel = (pathname: string): PageLabel | undefined =>
  PAGES.find(([, pattern]) => pattern.test(pathname))?.[0];

/**
 * What the specification calls the pages of these labels (ROUTE-04 to ROUTE-06, ROUTE-08,
 * ROUTE-09).
 */
const TYPES: Partial<Record<PageLabel, string>> = {
  homepage: 'homepage',
  results: 'result_set',
  deal_details: 'holiday_bookmark_set',
  destination_landing: 'destination_page',
  holidays: 'general_landing_page',
  faq: 'general_landing_page',
};

/** The type of the page at a path; null where pages have none of their own. */
export function pageType(pathname: string): string | null {
  const label = pageLabel(pathname);
  return (label && TYPES[label]) ?? null;
}

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
