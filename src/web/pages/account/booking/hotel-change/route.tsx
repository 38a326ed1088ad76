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
import { HotelChangeView } from './HotelChangeView.tsx';
import { ChangeHotelPage, QuoteHotelChange } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, booking_change: bookingChange } };

/** Which other hotels a booking may have instead of its own (ACCT-02). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const booking = openBooking(await context.get(dataCall)(ChangeHotelPage, { orderCode }), request);
  const { hotelChange } = booking;
  if (!hotelChange) throw data(null, { status: 404 });
  return { booking, hotelChange };
}

/** Asks what the chosen hotel comes to. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(CHANGING_REFUSALS, 'changes_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const hotelQuoteId = typed['hotel'] ?? '';
    if (hotelQuoteId === '')
      return [{ field: 'hotel', message: sentenceOf(CHANGING_REFUSALS, 'hotel_not_chosen') }];
    const { quoteOrderChange: answer } = await context.get(dataCall)(QuoteHotelChange, {
      orderCode,
      hotelQuoteId,
    });
    return quoteEnd(answer, { request, orderCode }, () => 'hotel');
  });
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <HotelChangeView {...useLoaderData<typeof loader>()} refused={refused} />;
}
