import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { openSelfBooking } from '#web/parts/Booking/open-self-booking.ts';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import selfBookingTerms from '#web/texts/en-GB/orders/self_booking_terms.json';
import { SelfBookingTermsPage } from './query.generated.ts';
import { SelfBookingTermsView } from './SelfBookingTermsView.tsx';

export const handle = { texts: { my_booking: myBooking, self_booking_terms: selfBookingTerms } };

/** What it means to book the flights of a booking oneself (FLT-16). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(SelfBookingTermsPage, { orderCode });
  return openSelfBooking(found, request);
}

export function Component() {
  return <SelfBookingTermsView {...useLoaderData<typeof loader>()} />;
}
