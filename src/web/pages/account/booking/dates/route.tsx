import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { parseUkDate } from '#domain/dates.ts';
import { CHANGING_REFUSALS } from '#domain/order/changing-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import { quoteEnd } from '#web/parts/Booking/quote-end.ts';
import bookingChange from '#web/texts/en-GB/orders/booking_change.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { DatesView } from './DatesView.tsx';
import { ChangeDatesPage, QuoteDatesChange } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, booking_change: bookingChange } };

/** Other nights for a booked stay (ACCT-02). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const booking = openBooking(await context.get(dataCall)(ChangeDatesPage, { orderCode }), request);
  const { datesChange } = booking;
  if (!datesChange) throw data(null, { status: 404 });
  return { booking, datesChange };
}

/** Asks what the typed nights come to. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(CHANGING_REFUSALS, 'changes_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const { checkIn = '', nights = '' } = typed;
    const { quoteOrderChange: answer } = await context.get(dataCall)(QuoteDatesChange, {
      orderCode,
      // A browser that knows no dates sends them as they were typed.
      checkIn: parseUkDate(checkIn) ?? checkIn,
      nights: /^\d{1,2}$/.test(nights) ? Number(nights) : 0,
    });
    return quoteEnd(answer, orderCode, (field) => field || 'checkIn');
  });
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <DatesView {...useLoaderData<typeof loader>()} refused={refused} />;
}
