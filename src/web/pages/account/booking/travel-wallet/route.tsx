import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { mayDo } from '#domain/booking/booking-roles.ts';
import { documentPath } from '#domain/order/order-addresses.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall } from '#web/data/data-call.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import bookingTravel from '#web/texts/en-GB/orders/booking_travel.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { TravelWalletPage } from './query.generated.ts';
import { TravelWalletView } from './TravelWalletView.tsx';

export const handle = { texts: { my_booking: myBooking, booking_travel: bookingTravel } };

/**
 * All papers of a booking in one place (ACCT-02), for those who may have them; whoever may only
 * look is led to what they see.
 */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(TravelWalletPage, { orderCode });
  const booking = openBooking(found, request);
  if (!mayDo(booking.role, 'documents')) throw redirect(bookingRoutes.shared.href({ orderCode }));
  return { booking, file: documentPath(booking.checkoutId, 'travel-wallet.html') };
}

export function Component() {
  return <TravelWalletView {...useLoaderData<typeof loader>()} />;
}
