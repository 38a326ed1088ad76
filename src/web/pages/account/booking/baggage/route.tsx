import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import bookingTravel from '#web/texts/en-GB/orders/booking_travel.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { BaggageView } from './BaggageView.tsx';
import { BaggagePage } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, booking_travel: bookingTravel } };

/** What each traveller of a booking can bring on each flight. */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(BaggagePage, { orderCode });
  return { booking: openBooking(found, request) };
}

export function Component() {
  return <BaggageView {...useLoaderData<typeof loader>()} />;
}
