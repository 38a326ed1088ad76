import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { CHANGING_REFUSALS } from '#domain/order/changing-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import { quoteEnd } from '#web/parts/Booking/quote-end.ts';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import whatsChanged from '#web/texts/en-GB/orders/whats_changed.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { AnswerTheirChange, WhatsChangedPage } from './query.generated.ts';
import { WhatsChangedView } from './WhatsChangedView.tsx';

export const handle = { texts: { my_booking: myBooking, whats_changed: whatsChanged } };

/** What suppliers and airlines have changed of a booking (ACCT-02). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  return openBooking(await context.get(dataCall)(WhatsChangedPage, { orderCode }), request);
}

/** Leads to where the chosen answer is seen once more: the change that keeps it, or cancelling. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(CHANGING_REFUSALS, 'changes_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const { answer = '', notice: noticeId = '' } = typed;
    if (answer === 'end') return bookingRoutes.cancel.href({ orderCode });
    if (answer === '') return [{ field: 'answer', message: whatsChanged.answer.none_chosen }];
    const { quoteTheirChange: quoted } = await context.get(dataCall)(AnswerTheirChange, {
      orderCode,
      noticeId,
      alternativeId: answer === 'keep' ? null : answer,
    });
    return quoteEnd(quoted, { request, orderCode }, () => 'answer');
  });
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <WhatsChangedView booking={useLoaderData<typeof loader>()} refused={refused} />;
}
