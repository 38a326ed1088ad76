import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { openSelfBooking } from '#web/parts/Booking/open-self-booking.ts';
import bookingTravel from '#web/texts/en-GB/orders/booking_travel.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import selfBooking from '#web/texts/en-GB/orders/self_booking.json';
import { SelfBookingPage } from './query.generated.ts';
import { SelfBookingView } from './SelfBookingView.tsx';

export const handle = {
  texts: { my_booking: myBooking, booking_travel: bookingTravel, self_booking: selfBooking },
};

/** How the people of a booking book its flights with the airline (FLT-16). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  return openSelfBooking(await context.get(dataCall)(SelfBookingPage, { orderCode }), request);
}

export function Component() {
  return <SelfBookingView {...useLoaderData<typeof loader>()} />;
}
