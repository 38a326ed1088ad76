import { routes } from '#web/routes.ts';

type Booking = { readonly status: string; readonly checkoutId: string };

/** Where a booking is seen as it stands today; an order request has a page of its own (ORD-07). */
export const bookingHref = ({ status, checkoutId }: Booking): string =>
  (status === 'PENDING' ? routes.orderRequest : routes.confirmation).href({ checkoutId });
