import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import bookingTravel from '#web/texts/en-GB/orders/booking_travel.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { CheckInView } from './CheckInView.tsx';
import { CheckInPage } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, booking_travel: bookingTravel } };

/** When the people of a booking can check in for each flight (ACCT-02). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(CheckInPage, { orderCode });
  return { booking: openBooking(found, request) };
}

export function Component() {
  return <CheckInView {...useLoaderData<typeof loader>()} />;
}
