import { redirect } from 'react-router';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { openBooking } from './open-booking.ts';

type Asked = Parameters<typeof openBooking>[0];
type ToBook<Own> = NonNullable<Asked['booking']> & {
  readonly flights: readonly { readonly carrier: string }[];
  readonly selfBooking: Own | null;
};

/**
 * A booking whose flights its people book themselves, for whoever may change it; of any other the
 * page leads to the booking.
 */
export function openSelfBooking<Own extends object, Found extends ToBook<Own>>(
  found: { readonly customer: object | null; readonly booking: Found | null },
  request: Request,
) {
  const booking = openBooking(found, request);
  const { selfBooking, reference: orderCode, flights } = booking;
  const [first] = flights;
  if (!selfBooking || !first) throw redirect(bookingRoutes.overview.href({ orderCode }));
  return {
    booking,
    selfBooking: selfBooking as NonNullable<Found['selfBooking']>,
    airline: first.carrier,
  };
}
