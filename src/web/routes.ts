import { ORDER_PAGES } from '#domain/order/order-addresses.ts';
import { route } from './addresses/route.ts';

/**
 * Pages of plain content that header and footer lead to (ROUTE-11, ROUTE-16, ROUTE-19): each at the
 * address of its name.
 */
export const CONTENT_PAGES = [
  'about-us',
  'accessibility-statement',
  'book-with-confidence',
  'contact_us',
  'faqs',
  'flexible-payments',
  'free-covid-tests',
  'health-and-safety',
  'holiday-extras',
  'holidays/perks',
  'late-booking',
  'package-rights',
  'privacy',
  'terms-and-conditions',
  'travel-updates',
] as const;
export type ContentPage = (typeof CONTENT_PAGES)[number];

/**
 * Every address that a page of ours leads to: the page that answers it (folder under `pages/`), its
 * pattern, and `href`, which makes an address from the pattern's parts and a query.
 */
export const routes = {
  home: route('home', '/'),
  /** The home page of whoever wants none of what is looked up about a visitor (ROUTE-22). */
  homepageNext: route('home', '/homepage-next'),
  cityBreaks: route('home', '/holidays/city-breaks'),
  /** Where cruises will be searched for (ROUTE-01). */
  cruises: route('cruises', '/holidays/cruise/search'),
  results: route('results', '/results'),
  /** The results of a deployment with the app router (RSLT-04). */
  testResults: route('results', '/test-results'),
  /** The cheapest holiday of each country, region and resort (ROUTE-14). */
  discovery: route('discovery', '/holiday-discovery'),
  deal: route('deal', '/holiday/:hotelQuoteId/:flightQuoteId'),
  /** Its rooms and boards, which the deal opens over itself where there is script. */
  rooms: route('deal/choose-room', '/holiday/:hotelQuoteId/:flightQuoteId/rooms'),
  /** All countries by continent and by name, with what they cost in a month (ROUTE-19). */
  destinations: route('destinations', '/destinations'),
  /** A place by its path (ROUTE-08). */
  destination: route('destination', '/destinations/:country/:region?/:resort?'),
  /** A hotel, whatever the days (ROUTE-13); its own address has its name in it. */
  hotel: route('hotel', '/hotels/:hotelId/:slug?'),
  /**
   * A theme, a month, a year, or a month with a theme, to look for a holiday in (ROUTE-20); without
   * one, all of them.
   */
  holidays: route('holidays', '/holidays/:subject?/:theme?'),
  /** What groups of ten and more ask to be quoted for (ROUTE-17). */
  groupQuote: route('group-quote', '/holidays/group'),
  /** Every page of the site in words, and every hotel, a page at a time (ROUTE-19). */
  siteMap: route('site-map', '/main-sitemap'),
  hotelsSitemap: route('site-map', '/hotels-sitemap/:page'),
  extras: route('extras', '/extras/:basketId'),
  /** Who sits where on one flight of the basket. */
  seats: route('extras/choose-seats', '/extras/:basketId/seats/:way'),
  checkoutStep: route('booking/saved-steps', '/booking/:checkoutId/:step'),
  paymentOptions: route('booking/payment-options', '/booking/:checkoutId/payment_options'),
  /** The last step, a page of its own: it needs nothing of the forms before it, nor they of it. */
  payment: route('booking/payment', '/booking/:checkoutId/payment'),
  confirmation: route('confirmation', ORDER_PAGES.confirmation),
  orderRequest: route('order-request', ORDER_PAGES['order-request']),
  /** What a visitor has saved (SAVE-01). */
  scrapbook: route('scrapbook', '/scrapbook'),
  /** Where mail of one kind is stopped: the key stands in each of them. */
  unsubscribe: route('unsubscribe', '/unsubscribe/:key'),
  /** Where the owner of a mailbox says that it may hear of cruises. */
  cruiseNews: route('cruise-news', '/cruise-news/:key'),
  /** What a visitor has searched for (ROUTE-19). */
  previousSearches: route('previous-searches', '/previous_searches'),
  /** Rooms in which people choose together, and the way to a new one. */
  partyRooms: route('party/rooms', '/party'),
  partyRoom: route('party/room', '/party/:link'),
  partyLimits: route('party/limits', '/party/:link/limits'),
  partyAdd: route('party/add', '/party/:link/add'),
  /** Email, then code, then details (LOGIN-01, LOGIN-02). */
  login: route('gatekeeper', '/gatekeeper/login'),
  /** An account with a password, and its mailbox confirmed (ROUTE-11). */
  register: route('gatekeeper', '/gatekeeper/register'),
  confirmEmail: route('gatekeeper', '/gatekeeper/confirm-email'),
  forgottenPassword: route('gatekeeper', '/gatekeeper/forgotten-password'),
  resetPassword: route('gatekeeper', '/gatekeeper/reset-password'),
  /** A customer's holidays, and who they are (ACCT-01). */
  bookings: route('account/bookings', '/account/bookings'),
  customer: route('account/customer', '/account/customer'),
  security: route('account/security', '/account/customer/security'),
  emailPreferences: route('account/email-preferences', '/account/email-preferences'),
  email: route('account/email', '/account/customer/email'),
  authenticator: route('account/authenticator', '/account/customer/security/authenticator'),
  /** A customer's credits (WALL). */
  wallet: route('account/wallet', '/account/customer/wallet'),
  reportProblem: route('report-a-problem', '/report-a-problem'),
  /** What is held about a customer: a copy, and its erasure. */
  privacy: route('account/privacy', '/account/privacy'),
  /** What the site keeps in a browser, and the choice about it (COOK). */
  cookiePolicy: route('cookie-policy', '/cookie-policy'),
  /** Every rule of local tax, and what a stay owes by them. */
  touristTax: route('tourist-tax', '/tourist-tax'),
  appearance: route('appearance', '/appearance'),
  /** A search through all that is written, and what people ask most. */
  help: route('help', '/help'),
  guides: route('guides', '/guides'),
  guide: route('content', '/guides/:guide'),
  /** Any other page that somebody has written (ROUTE-09). */
  landing: route('content', '/:slug'),
  content: {
    page: 'content',
    paths: CONTENT_PAGES.map((name) => `/${name}`),
    href: (name: ContentPage): string => `/${name}`,
  },
} as const;

/** What leaves at a good price, on the home page. */
export const DEPARTURES = '/#departures';

/** The search for hotels without flights (ROUTE-01). */
export const hotelsHref = (): string => routes.home.href({ query: 'mode=ho' });
