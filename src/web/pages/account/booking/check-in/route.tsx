import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { CHECK_IN_REFUSALS } from '#domain/booking/check-in-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import bookingTravel from '#web/texts/en-GB/orders/booking_travel.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { CheckInView } from './CheckInView.tsx';
import { CheckInPage, SaveCheckedIn } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, booking_travel: bookingTravel } };

/** When the people of a booking can check in for each flight, and who has (ACCT-02). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(CheckInPage, { orderCode });
  return {
    booking: openBooking(found, request),
    isDone: new URL(request.url).searchParams.has('done'),
  };
}

/** Keeps that somebody has checked in, or has not. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(CHECK_IN_REFUSALS, 'check_in_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const { saveCheckedIn: end } = await context.get(dataCall)(SaveCheckedIn, {
      orderCode,
      way: typed['way'] === 'INBOUND' ? 'INBOUND' : 'OUTBOUND',
      traveller: Number(typed['traveller']) || 0,
      name: typed['name'] ?? '',
      done: typed['done'] === 'yes',
    });
    return end.kind === 'InvalidInput'
      ? end.errors.map(({ message }) => ({ field: '', message }))
      : bookingRoutes.checkIn.href({ orderCode, query: 'done' });
  });
}

export function Component() {
  return (
    <CheckInView {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
  );
}
