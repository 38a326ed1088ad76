import { expect, test } from 'vitest';
import { CHECKOUT_STEPS } from '#domain/checkout/steps.ts';
import { ADDRESSES, hotelsHref, MOVED, routes } from './routes.ts';

/** Every address that a page of ours leads to, made of parts that must be escaped. */
const made = {
  home: routes.home.href(),
  hotels: hotelsHref(),
  cityBreaks: routes.cityBreaks.href(),
  cruises: routes.cruises.href(),
  results: routes.results.href({ query: 'locationIds[0]=majorca&page=2' }),
  testResults: routes.testResults.href({ query: new URLSearchParams({ page: '2' }) }),
  discovery: routes.discovery.href(),
  deal: routes.deal.href({ hotelQuoteId: 'h1.abc', flightQuoteId: 'f1/def', query: 'seen=1' }),
  rooms: routes.rooms.href({ hotelQuoteId: 'h1.abc', flightQuoteId: 'f1/def' }),
  country: routes.destination.href({ country: 'spain' }),
  resort: routes.destination.href({
    country: 'spain',
    region: 'majorca',
    resort: 'port de sóller',
  }),
  hotel: routes.hotel.href({ hotelId: 'c?d' }),
  holidays: routes.holidays.href(),
  holidaysSubject: routes.holidays.href({ subject: 'june-2027' }),
  siteMap: routes.siteMap.href(),
  hotelsSitemap: routes.hotelsSitemap.href({ page: 2 }),
  extras: routes.extras.href({ basketId: 'b7' }),
  checkoutSteps: CHECKOUT_STEPS.map((step) => routes.checkoutStep.href({ checkoutId: 'c9', step })),
  payment: routes.payment.href({ checkoutId: 'c9' }),
  confirmation: routes.confirmation.href({ checkoutId: 'c9', query: 'key=k' }),
  orderRequest: routes.orderRequest.href({ checkoutId: 'c9' }),
  scrapbook: routes.scrapbook.href(),
  unsubscribe: routes.unsubscribe.href({ key: 'k.s' }),
  previousSearches: routes.previousSearches.href(),
  partyRooms: routes.partyRooms.href(),
  partyRoom: routes.partyRoom.href({ link: 'p/1' }),
  partyLimits: routes.partyLimits.href({ link: 'p/1' }),
  partyAdd: routes.partyAdd.href({ link: 'p/1' }),
  login: routes.login.href({ query: 'redirect_to=bookings' }),
  bookings: routes.bookings.href(),
  booking: routes.booking.href({ orderCode: 'HM66A6R7' }),
  bookingContact: routes.bookingContact.href({ orderCode: 'HM66A6R7' }),
  cancelBooking: routes.cancelBooking.href({ orderCode: 'HM66A6R7' }),
  refunds: routes.refunds.href({ orderCode: 'HM66A6R7' }),
  customer: routes.customer.href(),
  security: routes.security.href(),
  emailPreferences: routes.emailPreferences.href(),
  email: routes.email.href(),
  authenticator: routes.authenticator.href(),
  wallet: routes.wallet.href(),
  privacy: routes.privacy.href(),
  reportProblem: routes.reportProblem.href({ query: 'page=%2Fdeal' }),
  cookiePolicy: routes.cookiePolicy.href(),
  appearance: routes.appearance.href(),
  content: routes.content.href('contact_us'),
};

test('the addresses of the site [ROUTE-01, ROUTE-04, ROUTE-05, ROUTE-07, ROUTE-10]', () => {
  expect(made).toMatchInlineSnapshot(`
    {
      "appearance": "/appearance",
      "authenticator": "/account/customer/security/authenticator",
      "booking": "/account/bookings/HM66A6R7",
      "bookingContact": "/account/bookings/HM66A6R7/contact_details/edit",
      "bookings": "/account/bookings",
      "cancelBooking": "/account/bookings/HM66A6R7/cancel",
      "checkoutSteps": [
        "/booking/c9/passengers",
        "/booking/c9/payment_options",
        "/booking/c9/contact_details",
        "/booking/c9/car_parking",
        "/booking/c9/payment",
      ],
      "cityBreaks": "/holidays/city-breaks",
      "confirmation": "/booking/c9/confirmation?key=k",
      "content": "/contact_us",
      "cookiePolicy": "/cookie-policy",
      "country": "/destinations/spain",
      "cruises": "/holidays/cruise/search",
      "customer": "/account/customer",
      "deal": "/holiday/h1.abc/f1%2Fdef?seen=1",
      "discovery": "/holiday-discovery",
      "email": "/account/customer/email",
      "emailPreferences": "/account/email-preferences",
      "extras": "/extras/b7",
      "holidays": "/holidays",
      "holidaysSubject": "/holidays/june-2027",
      "home": "/",
      "hotel": "/hotels/c%3Fd",
      "hotels": "/?mode=ho",
      "hotelsSitemap": "/hotels-sitemap/2",
      "login": "/gatekeeper/login?redirect_to=bookings",
      "orderRequest": "/booking/c9/order-request",
      "partyAdd": "/party/p%2F1/add",
      "partyLimits": "/party/p%2F1/limits",
      "partyRoom": "/party/p%2F1",
      "partyRooms": "/party",
      "payment": "/booking/c9/payment",
      "previousSearches": "/previous_searches",
      "privacy": "/account/privacy",
      "refunds": "/account/bookings/HM66A6R7/refunds",
      "reportProblem": "/report-a-problem?page=%2Fdeal",
      "resort": "/destinations/spain/majorca/port%20de%20s%C3%B3ller",
      "results": "/results?locationIds[0]=majorca&page=2",
      "rooms": "/holiday/h1.abc/f1%2Fdef/rooms",
      "scrapbook": "/scrapbook",
      "security": "/account/customer/security",
      "siteMap": "/main-sitemap",
      "testResults": "/test-results?page=2",
      "unsubscribe": "/unsubscribe/k.s",
      "wallet": "/account/customer/wallet",
    }
  `);
});

test('every pattern and the page that answers it', () => {
  expect(Object.fromEntries(ADDRESSES)).toMatchInlineSnapshot(`
    {
      "*": "not-found",
      "/": "home",
      "/about-us": "content",
      "/accessibility-statement": "content",
      "/account/bookings": "account/bookings",
      "/account/bookings/:orderCode": "account/booking/overview",
      "/account/bookings/:orderCode/*": "account/booking/other",
      "/account/bookings/:orderCode/cancel": "account/cancelling",
      "/account/bookings/:orderCode/contact_details/edit": "account/contact",
      "/account/bookings/:orderCode/refunds": "account/cancelling",
      "/account/customer": "account/customer",
      "/account/customer/email": "account/email",
      "/account/customer/security": "account/security",
      "/account/customer/security/authenticator": "account/authenticator",
      "/account/customer/wallet": "account/wallet",
      "/account/email-preferences": "account/email-preferences",
      "/account/privacy": "account/privacy",
      "/appearance": "appearance",
      "/book-with-confidence": "content",
      "/booking/:checkoutId/:step": "booking/saved-steps",
      "/booking/:checkoutId/confirmation": "confirmation",
      "/booking/:checkoutId/order-request": "order-request",
      "/booking/:checkoutId/payment": "booking/payment",
      "/booking/:checkoutId/payment_options": "booking/payment-options",
      "/contact_us": "content",
      "/cookie-policy": "cookie-policy",
      "/destinations": "moved",
      "/destinations/:country/:region?/:resort?": "destination",
      "/extras/:basketId": "extras",
      "/faqs": "content",
      "/flexible-payments": "content",
      "/free-covid-tests": "content",
      "/gatekeeper/confirm-email": "gatekeeper",
      "/gatekeeper/forgotten-password": "gatekeeper",
      "/gatekeeper/login": "gatekeeper",
      "/gatekeeper/register": "gatekeeper",
      "/gatekeeper/reset-password": "gatekeeper",
      "/gb/en/flights-confirmation": "moved",
      "/health-and-safety": "content",
      "/holiday-discovery": "discovery",
      "/holiday-extras": "content",
      "/holiday/:hotelQuoteId/:flightQuoteId": "deal",
      "/holiday/:hotelQuoteId/:flightQuoteId/rooms": "deal/choose-room",
      "/holidays/:subject?": "holidays",
      "/holidays/city-breaks": "home",
      "/holidays/cruise/search": "cruises",
      "/holidays/group": "content",
      "/holidays/perks": "content",
      "/homepage-next": "home",
      "/hotels-sitemap/:page": "site-map",
      "/hotels/:hotelId": "hotel",
      "/late-booking": "content",
      "/main-sitemap": "site-map",
      "/package-rights": "content",
      "/party": "party/rooms",
      "/party/:link": "party/room",
      "/party/:link/add": "party/add",
      "/party/:link/limits": "party/limits",
      "/previous_searches": "previous-searches",
      "/privacy": "content",
      "/report-a-problem": "report-a-problem",
      "/results": "results",
      "/scrapbook": "scrapbook",
      "/terms-and-conditions": "content",
      "/test-results": "results",
      "/tourist-tax": "content",
      "/travel-updates": "content",
      "/unsubscribe/:key": "unsubscribe",
    }
  `);
});

test('no address is for those who run the site: they have commands [SITE-12]', () => {
  expect(
    ADDRESSES.filter(([path]) => /\b(admin|staff|operator|backoffice|manage)\b/i.test(path)),
  ).toEqual([]);
});

test('where addresses that have no page of their own lead to [ROUTE-21]', () => {
  expect(Object.fromEntries(MOVED)).toMatchInlineSnapshot(`
    {
      "/destinations": "/holiday-discovery",
      "/gb/en/flights-confirmation": "/account/bookings",
    }
  `);
});

test('the compiler refuses an address with a part too few, too many or misspelt', () => {
  // @ts-expect-error -- a deal has two parts
  expect(routes.deal.href({ hotelQuoteId: 'h1' })).toBe('/holiday/h1');
  // @ts-expect-error -- the front page has none
  expect(routes.home.href({ hotelId: 'h1' })).toBe('/');
  // @ts-expect-error -- no step has this name
  expect(routes.checkoutStep.href({ checkoutId: 'c9', step: 'pay' })).toBe('/booking/c9/pay');
});
