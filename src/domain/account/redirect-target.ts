/**
 * Where a customer goes after logging in (REDIR-01 to REDIR-09): one table of keys; any other value
 * is parsed once and followed only on our own host or into our app (S-09).
 */

/** The app's scheme: `holidaymaker://…` opens it (REDIR-08). */
export const APP_PROTOCOL = 'holidaymaker:';

const HOME = '/';
const BOOKINGS = '/account/bookings';

/** REDIR-04. */
const FIXED: ReadonlyMap<string, string> = new Map([
  ['home', HOME],
  ['bookings', BOOKINGS],
  ['scrapbook', '/scrapbook'],
  ['customer_account', '/account/customer'],
  ['customer_wallet', '/account/customer/wallet'],
]);

/** Below `/account/bookings/{order_code}` (REDIR-05); `bookings` is the booking (REDIR-06). */
const OF_AN_ORDER: ReadonlyMap<string, string> = new Map([
  ['bookings', ''],
  ['instalments', '/instalments_schedule'],
  ['add_passengers', '/change_requests/passengers/new'],
  ['holiday_checklist', '/holiday_checklist'],
  ['contact_details', '/contact_details/edit'],
  ['refunds', '/refunds'],
  ['flight_extras', '/flight_extras/new'],
  ['payments', '/payments/new'],
  ['conversations', '/conversations'],
  ['transfers', '/transfers/new'],
  ['confirm_booking', '/confirm-booking'],
  ['flight-check-in', '/flight-check-in'],
  ['transfers-information', '/transfers-information'],
  ['baggage-information', '/baggage-information'],
  ['selfbook-instructions', '/selfbook-instructions'],
  ['selfbook-terms', '/selfbook-terms'],
  ['travel-wallet', '/travel-wallet'],
  ['inform-change', '/manage-flights/inform-change'],
  ['whats-changed', '/manage-flights/whats-changed'],
  ['shared_booking', '/shared'],
  ['invite', '/invite'],
  ['select-seats', '/select-seats'],
]);

const ORDER_CODE = /^[A-Za-z\d]{4,16}$/;

export type RedirectQuery = {
  /** `redirect_to` of the address, decoded; null without one. */
  readonly redirectTo: string | null;
  /** `order_code` of the address, decoded; null without one. */
  readonly orderCode: string | null;
};

/**
 * A path on this site that begins with one slash, or an address of the app. `origin` is our own,
 * `https://host`. A key of an order without a code that can be one goes to all bookings
 * (REDIR-07).
 */
export function redirectTarget({ redirectTo, orderCode }: RedirectQuery, origin: string): string {
  if (redirectTo === null) return HOME;
  const ofOrder = OF_AN_ORDER.get(redirectTo);
  if (ofOrder !== undefined)
    return orderCode !== null && ORDER_CODE.test(orderCode)
      ? `${BOOKINGS}/${orderCode}${ofOrder}`
      : BOOKINGS;
  return FIXED.get(redirectTo) ?? ownAddress(redirectTo, origin) ?? HOME;
}

/**
 * Undefined for every other host and scheme. The protocol is compared too: `blob:` addresses say
 * the origin they were made on. A path that begins with two slashes would name a host.
 */
function ownAddress(value: string, origin: string): string | undefined {
  const url = URL.parse(value, origin);
  if (url?.protocol === APP_PROTOCOL) return url.href;
  const isOwn = url?.origin === origin && url.protocol === new URL(origin).protocol;
  return isOwn && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : undefined;
}
