import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { INFORMED_CHANGE_REFUSALS } from '#domain/booking/informed-change-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import informChange from '#web/texts/en-GB/orders/inform_change.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { InformChangeView } from './InformChangeView.tsx';
import { InformChangePage, InformOfChange } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, inform_change: informChange } };

/** What its people have heard of their flights from the airline (ACCT-02). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(InformChangePage, { orderCode });
  return {
    booking: openBooking(found, request),
    isHeard: new URL(request.url).searchParams.has('heard'),
  };
}

/** Tells us, or comes back with all that was typed. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(INFORMED_CHANGE_REFUSALS, 'informed_change_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const { informOfChange: heard } = await context.get(dataCall)(InformOfChange, {
      orderCode,
      leg: typed['flight'] ?? '',
      said: typed['said'] ?? '',
      newDate: typed['newDate'] ?? '',
      newTime: typed['newTime'] ?? '',
      words: typed['words'] ?? '',
      airlineReference: typed['airlineReference'] ?? '',
    });
    switch (heard.kind) {
      case 'ChangeInformed':
        return bookingRoutes.informChange.href({ orderCode, query: 'heard' });
      case 'OrderNotFound':
        return [{ field: '', message: heard.message }];
      case 'InvalidInput':
        return heard.errors.map(({ field, message }) => ({ field: field ?? '', message }));
    }
  });
}

export function Component() {
  return (
    <InformChangeView
      {...useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>()}
    />
  );
}
