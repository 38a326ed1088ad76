import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { CHANGING_REFUSALS } from '#domain/order/changing-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import { quoteEnd } from '#web/parts/Booking/quote-end.ts';
import bookingExtras from '#web/texts/en-GB/orders/booking_extras.json';
import bookingTravel from '#web/texts/en-GB/orders/booking_travel.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { FlightExtrasView, WITH_BOARDING } from './FlightExtrasView.tsx';
import { FlightExtrasPage, QuoteFlightExtras } from './query.generated.ts';

export const handle = {
  texts: { my_booking: myBooking, booking_travel: bookingTravel, booking_extras: bookingExtras },
};

/** What can be added to the flights of a booking (ACCT-02, FLT-03, FLT-14). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const booking = openBooking(
    await context.get(dataCall)(FlightExtrasPage, { orderCode }),
    request,
  );
  const { flightExtrasChange } = booking;
  if (!flightExtrasChange) throw data(null, { status: 404 });
  return { booking, flightExtrasChange };
}

/** Asks what the chosen comes to. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(CHANGING_REFUSALS, 'changes_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const { quoteOrderChange: answer } = await context.get(dataCall)(QuoteFlightExtras, {
      orderCode,
      bags: numberOf(typed['bags']),
      priorityBoarding: typed['priority'] === WITH_BOARDING,
    });
    return quoteEnd(answer, { request, orderCode }, (field) => field);
  });
}

/** What no card says is no number of bags: the API refuses it. */
const numberOf = (typed = '0'): number => (/^\d{1,3}$/.test(typed) ? Number(typed) : -1);

export function Component() {
  const refused = useActionData<typeof action>();
  return <FlightExtrasView {...useLoaderData<typeof loader>()} refused={refused} />;
}
