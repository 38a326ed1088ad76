import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { PAYMENT_CHANGE_REFUSALS } from '#domain/booking/payment-change-refusals.ts';
import { parseTypedAmount } from '#domain/booking/typed-amount.ts';
import { refuse, sentenceOf } from '#domain/refuse.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import bookingPayments from '#web/texts/en-GB/orders/booking_payments.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { PayView } from './PayView.tsx';
import { PayBookingEarly, PayPage } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, booking_payments: bookingPayments } };

/** What of a booking can be paid today (ACCT-02). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(PayPage, { orderCode });
  return { booking: openBooking(found, request) };
}

/** Pays the amount of the pressed button, or the one that was typed. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(PAYMENT_CHANGE_REFUSALS, 'payments_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const amount =
      typed['pay'] === undefined ? parseTypedAmount(typed['amount'] ?? '') : Number(typed['pay']);
    if (!Number.isSafeInteger(amount))
      return [refuse(PAYMENT_CHANGE_REFUSALS, 'pay_amount_invalid', 'amount')];
    const { payBookingEarly: paid } = await context.get(dataCall)(PayBookingEarly, {
      orderCode,
      amount,
      payableWas: Number(typed['payableWas'] ?? 0),
    });
    return paid.kind === 'PaymentsChanged'
      ? bookingRoutes.instalments.href({ orderCode, query: 'paid' })
      : paid.errors.map(({ field, message }) => ({ field: field ?? '', message }));
  });
}

export function Component() {
  return <PayView {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />;
}
