import { route, type Route } from './route.ts';

/** The pages of one booking, as `routes` has those of the site. */
export const bookingRoutes = {
  /** Ending it, by its lead; then what goes back (REDIR-05). */
  cancel: route('account/cancelling', '/account/bookings/:orderCode/cancel'),
  refunds: route('account/cancelling', '/account/bookings/:orderCode/refunds'),
  /** How we reach those who travel, changed (REDIR-05). */
  contact: route('account/contact', '/account/bookings/:orderCode/contact_details/edit'),
  /** One of them by its code (REDIR-06), and its pages (ACCT-02). */
  overview: ofBooking('overview', ''),
  instalments: ofBooking('instalments', '/instalments_schedule'),
  payment: ofBooking('pay', '/payments/new'),
  checklist: ofBooking('checklist', '/holiday_checklist'),
  baggage: ofBooking('baggage', '/baggage-information'),
  checkIn: ofBooking('check-in', '/flight-check-in'),
  transfers: ofBooking('transfers-information', '/transfers-information'),
  transferChange: ofBooking('transfers', '/transfers/new'),
  flightExtras: ofBooking('flight-extras', '/flight_extras/new'),
  seats: ofBooking('seats', '/select-seats'),
  stayChange: ofBooking('stay', '/change_requests/stay/new'),
  hotelChange: ofBooking('hotel-change', '/change_requests/hotel/new'),
  datesChange: ofBooking('dates', '/change_requests/dates/new'),
  namesChange: ofBooking('names', '/change_requests/passengers/new'),
  carChange: ofBooking('car', '/car_details/edit'),
  /** A change that was asked for, and what became of it. */
  change: ofBooking('change', '/change_requests/:changeId'),
  whatsChanged: ofBooking('whats-changed', '/manage-flights/whats-changed'),
  informChange: ofBooking('inform-change', '/manage-flights/inform-change'),
  /** Flights that its people book with the airline themselves (FLT-16). */
  selfBooking: ofBooking('self-booking', '/selfbook-instructions'),
  selfBookingTerms: ofBooking('self-booking-terms', '/selfbook-terms'),
  confirm: ofBooking('confirm-booking', '/confirm-booking'),
  conversations: ofBooking('conversations', '/conversations'),
  invite: ofBooking('invite', '/invite'),
  shared: ofBooking('shared', '/shared'),
  travelWallet: ofBooking('travel-wallet', '/travel-wallet'),
} as const;

function ofBooking<const Path extends string>(
  page: string,
  path: Path,
): Route<`/account/bookings/:orderCode${Path}`> {
  return route(`account/booking/${page}`, `/account/bookings/:orderCode${path}`);
}
