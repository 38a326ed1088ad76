import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { SELF_BOOKING_REFUSALS } from '#domain/checkout/self-booking-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { backToForm } from '#web/parts/back-to-form.ts';
import { openSelfBooking } from '#web/parts/Booking/open-self-booking.ts';
import confirmBooking from '#web/texts/en-GB/orders/confirm_booking.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { ConfirmBookingView } from './ConfirmBookingView.tsx';
import { ConfirmBookingPage, ConfirmFlights } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, confirm_booking: confirmBooking } };

/**
 * The airline’s reference of flights that the people of a booking have booked (FLT-16); once it is
 * known the page of the flights says so.
 */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = openSelfBooking(
    await context.get(dataCall)(ConfirmBookingPage, { orderCode }),
    request,
  );
  const { state } = found.selfBooking;
  if (state === 'OPEN' || state === 'USED') return found;
  throw redirect(bookingRoutes.selfBooking.href({ orderCode: found.booking.reference }));
}

/** Takes it; the page of the flights then says what became of it. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(SELF_BOOKING_REFUSALS, 'self_booking_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const { airlineReference = '' } = typed;
    const { confirmFlights: answer } = await context.get(dataCall)(ConfirmFlights, {
      orderCode,
      airlineReference,
    });
    if (answer.kind === 'OrderNotFound') throw backToForm(request);
    if (answer.kind === 'InvalidInput')
      return answer.errors.map(({ field, message }) => ({ field: field ?? '', message }));
    return bookingRoutes.selfBooking.href({ orderCode: orderCode.toUpperCase() });
  });
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <ConfirmBookingView {...useLoaderData<typeof loader>()} refused={refused} />;
}
