import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { CONVERSATION_REFUSALS } from '#domain/booking/conversation-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import bookingTalk from '#web/texts/en-GB/orders/booking_talk.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { ConversationsView } from './ConversationsView.tsx';
import { ConversationsPage, WriteMessage } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, booking_talk: bookingTalk } };

/** What was written about a booking, by its people and by us (ACCT-02). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(ConversationsPage, { orderCode });
  return {
    booking: openBooking(found, request),
    isSent: new URL(request.url).searchParams.has('sent'),
  };
}

/** Writes to us, or comes back with all that was typed. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(CONVERSATION_REFUSALS, 'conversation_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const { writeMessage: written } = await context.get(dataCall)(WriteMessage, {
      orderCode,
      message: typed['message'] ?? '',
      disputesPayment: typed['disputes'] === 'on',
    });
    return written.kind === 'MessageWritten'
      ? bookingRoutes.conversations.href({ orderCode, query: 'sent' })
      : written.errors.map(({ field, message }) => ({ field: field ?? '', message }));
  });
}

export function Component() {
  return (
    <ConversationsView
      {...useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>()}
    />
  );
}
