import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { routes } from '#web/routes.ts';

type Booking = {
  readonly status: string;
  readonly checkoutId: string;
  readonly reference: string;
};

/**
 * Where a booking is seen as it stands today. An order request has a page of its own (ORD-07); what
 * was never placed has none of a booking.
 */
export function bookingHref({ status, checkoutId, reference }: Booking): string {
  if (status === 'PENDING') return routes.orderRequest.href({ checkoutId });
  if (status === 'FAILED') return routes.confirmation.href({ checkoutId });
  return bookingRoutes.overview.href({ orderCode: reference });
}
