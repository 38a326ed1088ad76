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
import { ChangeStayPage, QuoteStayChange } from './query.generated.ts';
import { StayView } from './StayView.tsx';

export const handle = { texts: { my_booking: myBooking, booking_change: bookingChange } };

/** Which rooms and boards a booking may have instead of its own (ACCT-02). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const booking = openBooking(await context.get(dataCall)(ChangeStayPage, { orderCode }), request);
  const { stayChange } = booking;
  if (!stayChange) throw data(null, { status: 404 });
  return { booking, stayChange };
}

/** Asks what the chosen stay comes to. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(CHANGING_REFUSALS, 'changes_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const hotelQuoteId = typed['stay'] ?? '';
    if (hotelQuoteId === '')
      return [{ field: 'stay', message: sentenceOf(CHANGING_REFUSALS, 'stay_not_chosen') }];
    const { quoteOrderChange: answer } = await context.get(dataCall)(QuoteStayChange, {
      orderCode,
      hotelQuoteId,
    });
    return quoteEnd(answer, { request, orderCode }, () => 'stay');
  });
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <StayView {...useLoaderData<typeof loader>()} refused={refused} />;
}
