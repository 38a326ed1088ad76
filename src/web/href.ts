/**
 * Every address of the site, built in one place. Ids are escaped; queries come as they are made by
 * their own `makeXQuery`.
 */

export const CHECKOUT_STEPS = [
  'passengers',
  'payment_options',
  'contact_details',
  'car_parking',
  'payment',
] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

type Query = URLSearchParams | string;

export const homeHref = (query: Query = ''): string => withQuery('/', query);

/** The hotel-only search (ROUTE-01). */
export const hotelsHref = (): string => homeHref('mode=ho');

export const cityBreaksHref = (query: Query = ''): string =>
  withQuery('/holidays/city-breaks', query);

/** Where cruises will be searched for (ROUTE-01). */
export const cruisesHref = (): string => '/holidays/cruise/search';

export const resultsHref = (query: Query): string => withQuery('/results', query);

/** The results of a deployment with the app router (RSLT-04). */
export const testResultsHref = (query: Query): string => withQuery('/test-results', query);

/** The cheapest holiday of each country, region and resort (ROUTE-14). */
export const discoveryHref = (query: Query = ''): string => withQuery('/holiday-discovery', query);

export const holidayHref = (
  hotelQuoteId: string,
  flightQuoteId: string,
  query: Query = '',
): string => withQuery(path`/holiday/${hotelQuoteId}/${flightQuoteId}`, query);

export const extrasHref = (basketId: string): string => path`/extras/${basketId}`;

export const checkoutStepHref = (checkoutId: string, step: CheckoutStep): string =>
  path`/booking/${checkoutId}/${step}`;

/** `query`: the key of a mail's link. */
export const confirmationHref = (checkoutId: string, query: Query = ''): string =>
  withQuery(path`/booking/${checkoutId}/confirmation`, query);

export const orderRequestHref = (checkoutId: string, query: Query = ''): string =>
  withQuery(path`/booking/${checkoutId}/order-request`, query);

export const appearanceHref = (): string => '/appearance';

/** Themes, months and years to look for a holiday in (ROUTE-20); without one, all of them. */
export const holidaysHref = (subject = ''): string =>
  subject === '' ? '/holidays' : path`/holidays/${subject}`;

/** A place by its path, as `spain/majorca`; without one, all countries (ROUTE-08). */
export const destinationHref = (placePath = ''): string =>
  placePath === '' ? '/destinations' : `/destinations/${placePath}`;

/** A hotel, whatever the days (ROUTE-13). */
export const hotelHref = (hotelId: string): string => path`/hotels/${hotelId}`;

/** Every hotel, a page at a time, and every page of the site in words (ROUTE-19). */
export const hotelsSitemapHref = (page: number): string => `/hotels-sitemap/${page}`;
export const siteMapHref = (): string => '/main-sitemap';

/**
 * Pages of plain content that header and footer lead to (ROUTE-11, ROUTE-16, ROUTE-17, ROUTE-19).
 */
export const CONTENT_PAGES = [
  'about-us',
  'accessibility-statement',
  'book-with-confidence',
  'contact_us',
  'cookie-policy',
  'faqs',
  'flexible-payments',
  'free-covid-tests',
  'gatekeeper/confirm-email',
  'gatekeeper/forgotten-password',
  'gatekeeper/login',
  'gatekeeper/register',
  'gatekeeper/reset-password',
  'health-and-safety',
  'holiday-extras',
  'holidays/group',
  'holidays/perks',
  'late-booking',
  'package-rights',
  'privacy',
  'terms-and-conditions',
  'tourist-tax',
  'travel-updates',
] as const;
export type ContentPage = (typeof CONTENT_PAGES)[number];

/**
 * Addresses that link lists name, and the page that serves each (ROUTE-19, ROUTE-21, ROUTE-22):
 * there are no accounts yet.
 */
export const MOVED: readonly (readonly [from: string, to: string])[] = [
  ['/destinations', discoveryHref()],
  ['/account/customer', '/gatekeeper/login'],
  ['/account/bookings', '/gatekeeper/login'],
  ['/scrapbook', '/gatekeeper/login'],
  ['/previous_searches', homeHref()],
  ['/homepage-next', homeHref()],
  ['/gb/en/flights-confirmation', '/gatekeeper/login'],
];

export const contentHref = (page: ContentPage): string => `/${page}`;

function withQuery(address: string, query: Query): string {
  return String(query) === '' ? address : `${address}?${String(query)}`;
}

const path = (parts: TemplateStringsArray, ...ids: string[]): string =>
  String.raw({ raw: parts }, ...ids.map((id) => encodeURIComponent(id)));
