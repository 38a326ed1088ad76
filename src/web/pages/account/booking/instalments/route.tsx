import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { PAYMENT_CHANGE_REFUSALS } from '#domain/booking/payment-change-refusals.ts';
import { parseUkDate } from '#domain/dates.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { dateIn, serverNow } from '#web/parts/Basket/server-now.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import { routes } from '#web/routes.ts';
import bookingPayments from '#web/texts/en-GB/orders/booking_payments.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { InstalmentsView } from './InstalmentsView.tsx';
import { InstalmentsPage, MoveBookingPayment } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, booking_payments: bookingPayments } };

/** The payments of a booking as they stand; `move` in the query names the one to be moved. */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(InstalmentsPage, { orderCode });
  const { now, domainConfig } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  return {
    booking: openBooking(found, request),
    moving: Number(searchParams.get('move') ?? 0),
    done: DONE.find((name) => searchParams.has(name)),
    today: dateIn(domainConfig.timeZone, serverNow(now)),
  };
}

const DONE = ['paid', 'moved'] as const;

/** Moves a payment to the chosen day, or to the one that was typed. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(PAYMENT_CHANGE_REFUSALS, 'payments_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const chosen = typed['to'] ?? '';
    const day = typed['day'] ?? '';
    const { moveBookingPayment: moved } = await context.get(dataCall)(MoveBookingPayment, {
      orderCode,
      payment: Number(typed['payment'] ?? 0),
      to: chosen === '' || chosen === 'other' ? (parseUkDate(day) ?? day) : chosen,
    });
    return moved.kind === 'PaymentsChanged'
      ? routes.bookingInstalments.href({ orderCode, query: 'moved' })
      : moved.errors.map(({ field, message }) => ({ field: field ? 'day' : '', message }));
  });
}

export function Component() {
  return (
    <InstalmentsView {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
  );
}
