import { data, redirect } from 'react-router';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { bookingHref } from '#web/parts/booking-href.ts';
import { routes } from '#web/routes.ts';

/** What every page of a booking asks for first. */
type Asked<Found> = { readonly customer: object | null; readonly booking: Found | null };
type FoundBooking = {
  readonly status: string;
  readonly checkoutId: string;
  readonly reference: string;
};

/**
 * The booking that a page is of. Who is not logged in is led to the login and back; a code that is
 * nobody's and one that is another's are the same 404 (S-05); what is no booking yet, or never
 * became one, is seen elsewhere.
 */
export function openBooking<Found extends FoundBooking>(
  { customer, booking }: Asked<Found>,
  request: Request,
): Found {
  if (!customer) {
    const query = new URLSearchParams({ redirect_to: new URL(request.url).pathname });
    throw redirect(routes.login.href({ query }));
  }
  if (!booking) throw data(null, { status: NOT_FOUND });
  const here = bookingHref(booking);
  if (here !== bookingRoutes.overview.href({ orderCode: booking.reference })) throw redirect(here);
  return booking;
}

const NOT_FOUND = 404;
