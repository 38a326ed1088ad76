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
import { ChangeTransferPage, QuoteTransferChange } from './query.generated.ts';
import { NO_TRANSFER, TransfersView } from './TransfersView.tsx';

export const handle = { texts: { my_booking: myBooking, booking_change: bookingChange } };

/** Which transfers a booking may have instead of its own (ACCT-02). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const booking = openBooking(
    await context.get(dataCall)(ChangeTransferPage, { orderCode }),
    request,
  );
  const { transferChange } = booking;
  if (!transferChange) throw data(null, { status: 404 });
  return { booking, transferChange };
}

/** Asks what the chosen transfer comes to. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const { flight_number: number, flight_lands: landsAt } = typed;
  const outOfReach = sentenceOf(CHANGING_REFUSALS, 'changes_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const chosen = typed['transfer'] ?? '';
    if (chosen === '')
      return [{ field: 'transfer', message: sentenceOf(CHANGING_REFUSALS, 'nothing_changes') }];
    const { quoteOrderChange: answer } = await context.get(dataCall)(QuoteTransferChange, {
      orderCode,
      quoteId: chosen === NO_TRANSFER ? null : chosen,
      ...(number !== undefined && landsAt !== undefined && { flight: { number, landsAt } }),
    });
    return quoteEnd(answer, { request, orderCode }, (field) => FLIGHT_FIELD[field] ?? 'transfer');
  });
}

/** The fields of the API, as they are named on the page. */
const FLIGHT_FIELD: Readonly<Record<string, string>> = {
  'flight.number': 'flight_number',
  'flight.landsAt': 'flight_lands',
};

export function Component() {
  const refused = useActionData<typeof action>();
  return <TransfersView {...useLoaderData<typeof loader>()} refused={refused} />;
}
