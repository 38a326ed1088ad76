import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import bookingTravel from '#web/texts/en-GB/orders/booking_travel.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { TransfersInformationPage } from './query.generated.ts';
import { TransfersInformationView } from './TransfersInformationView.tsx';

export const handle = { texts: { my_booking: myBooking, booking_travel: bookingTravel } };

/** How the travellers of a booking get from the airport to the hotel, and back. */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(TransfersInformationPage, { orderCode });
  return { booking: openBooking(found, request) };
}

export function Component() {
  return <TransfersInformationView {...useLoaderData<typeof loader>()} />;
}
