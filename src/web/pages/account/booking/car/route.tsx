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
import bookingChange from '#web/texts/en-GB/orders/booking_change.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { CarView } from './CarView.tsx';
import { ChangeCarPage, QuoteCarChange } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, booking_change: bookingChange } };

/** The car that is left at the car park, to be changed (PARK-04). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const booking = openBooking(await context.get(dataCall)(ChangeCarPage, { orderCode }), request);
  const { carChange } = booking;
  if (!carChange) throw data(null, { status: 404 });
  return { booking, carChange };
}

/** Asks what another car comes to. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const { registration = '', make = '', model = '', colour = '' } = typed;
  const outOfReach = sentenceOf(CHANGING_REFUSALS, 'changes_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const { quoteOrderChange: answer } = await context.get(dataCall)(QuoteCarChange, {
      orderCode,
      car: { registration, make, model, colour },
    });
    return quoteEnd(answer, { request, orderCode }, (field) => field.replace('carDetails.', ''));
  });
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <CarView {...useLoaderData<typeof loader>()} refused={refused} />;
}
