/**
 * Every address of the site, by whose things it shows (S-05). A page or a part of an address that
 * stands here in no list fails `addresses.test.ts`.
 */

/** Pages that show nobody's things: everybody who is not logged in gets the same. */
export const PAGES_FOR_EVERYBODY: readonly string[] = [
  'home',
  'cruises',
  'results',
  'discovery',
  'destination',
  'hotel',
  'holidays',
  'tourist-tax',
  'site-map',
  'gatekeeper',
  'appearance',
  'content',
  'help',
  'guides',
  'cookie-policy',
  'moved',
  'not-found',
  'unsubscribe',
  'report-a-problem',
  'group-quote',
];

/** Pages that show what the visitor's own session has, and have no way to name another's. */
export const OWN_PAGES: readonly string[] = [
  'scrapbook',
  'deal',
  'deal/choose-room',
  'account/bookings',
  'account/cancelling',
  'account/contact',
  'account/booking/overview',
  'account/booking/other',
  'account/booking/instalments',
  'account/booking/pay',
  'account/booking/transfers',
  'account/booking/change',
  'account/booking/names',
  'account/booking/car',
  'account/booking/stay',
  'account/booking/dates',
  'account/booking/conversations',
  'account/booking/whats-changed',
  'account/booking/self-booking',
  'account/booking/self-booking-terms',
  'account/booking/confirm-booking',
  'account/booking/check-in',
  'account/booking/checklist',
  'account/booking/baggage',
  'account/booking/transfers-information',
  'account/booking/invite',
  'account/booking/shared',
  'account/booking/travel-wallet',
  'previous-searches',
  'party/rooms',
  'party/room',
  'party/limits',
  'party/add',
  'account/customer',
  'account/email-preferences',
  'account/security',
  'account/authenticator',
  'account/email',
  'account/wallet',
  'account/privacy',
];

/** Pages of one basket or checkout, which their address names. */
export const PAGES_BY_ID: readonly string[] = [
  'extras',
  'extras/choose-seats',
  'booking/saved-steps',
  'booking/payment',
  'booking/payment-options',
  'confirmation',
  'order-request',
];

/** Parts of addresses that anybody may know, with one to try. */
export const KNOWN_TO_ALL: Readonly<Record<string, string>> = {
  hotelQuoteId: 'h1.0',
  flightQuoteId: 'f1.0',
  country: 'spain',
  region: 'majorca',
  resort: 'alcudia',
  hotelId: '1',
  subject: 'sun',
  theme: 'spa',
  page: '1',
  guide: 'warm-sea',
  slug: 'help',
  step: 'passengers',
  way: 'outbound',
  key: 'none',
  changeId: 'none',
  link: 'AAAAAAAAAAAAAAAAAAAAAA',
};

/** What the listener answers beside pages, and what guards it. */
export const ENDPOINTS: Readonly<Record<string, string>> = {
  '/graphql': 'each field of the root: operations.test.ts',
  '/booking/:checkoutId/documents/:name': 'for the people of the order: operations.test.ts',
  '/account/privacy/my-data.html':
    'for the customer who asked for it, with a fresh login: erase.test.ts, personal-copies.test.ts',
  '/account/privacy/my-data.json':
    'for the customer who asked for it, with a fresh login: erase.test.ts, personal-copies.test.ts',
  '/webhooks/payments': 'signed by the card provider',
  '/webhooks/suppliers': 'signed by the suppliers',
  '/unsubscribe/:key': 'the key of a mail',
  '/consent': 'taken from everybody, shown to nobody',
  '/csp-reports': 'taken from everybody, shown to nobody',
  '/api/content/*': 'for everybody: what pages say',
  '/api/flags': 'for everybody: nothing but switches, by a token that opens nothing',
  '/event': 'taken from our own pages, shown to nobody',
  '/client-errors': 'taken from everybody, shown to nobody',
  '/web-vitals': 'taken from everybody, shown to nobody',
  '/page-dictionary/:hash': 'for everybody: a deal and results as strangers get them',
  '/pictures/*': 'for everybody',
  '/maps/*': 'for everybody',
  '/assets/*': 'for everybody',
  '/service-worker.js': 'for everybody',
  '/unreached': 'for everybody',
  '/robots.txt': 'for everybody',
  '/_ready': 'for everybody',
  '/_live': 'for everybody',
  '/*': 'the pages',
};
