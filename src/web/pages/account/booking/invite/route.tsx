import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { SHARING_REFUSALS } from '#domain/booking/sharing-refusals.ts';
import { SHARED_ROLES } from '#domain/booking/sharing.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { backToForm } from '#web/parts/back-to-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import bookingPeople from '#web/texts/en-GB/orders/booking_people.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped, type Typed } from '#web/ui/use-posted-form.ts';
import { InviteView } from './InviteView.tsx';
import { EndBookingAccess, InvitePage, InviteToBooking } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking, booking_people: bookingPeople } };

/**
 * With whom a booking is shared, for its lead, who has shown lately that it is them; for everybody
 * else it is the 404 of a booking that there is not (ACCT-02, S-05).
 */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(InvitePage, { orderCode });
  const { sharing, ...booking } = openBooking(found, request);
  if (!sharing) throw data(null, { status: 404 });
  const { pathname, searchParams } = new URL(request.url);
  if (!found.customer?.hasFreshProof && request.method === 'GET')
    throw redirect(freshProofHref(pathname));
  return { booking, sharing, done: DONE.find((what) => searchParams.has(what)) };
}

const DONE = ['sent', 'ended'] as const;

/** Invites somebody, or ends the access whose button was pressed. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(SHARING_REFUSALS, 'sharing_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const answer = await change(context.get(dataCall), orderCode, typed);
    switch (answer.kind) {
      case 'SharingChanged':
        return bookingRoutes.invite.href({
          orderCode,
          query: typed['end'] === undefined ? 'sent' : 'ended',
        });
      case 'FreshProofNeeded':
        return freshProofHref(bookingRoutes.invite.href({ orderCode }));
      case 'InvalidInput':
        return answer.errors.map(({ field, message }) => ({ field: field ?? '', message }));
      default:
        throw backToForm(request);
    }
  });
}

async function change(ask: DataCall, orderCode: string, typed: Typed) {
  const sharingId = typed['end'];
  if (sharingId !== undefined)
    return (await ask(EndBookingAccess, { orderCode, sharingId })).endBookingAccess;
  const invited = await ask(InviteToBooking, {
    orderCode,
    emailAddress: typed['emailAddress'] ?? '',
    role: SHARED_ROLES.find((role) => role === typed['role']) ?? 'VIEWER',
  });
  return invited.inviteToBooking;
}

export function Component() {
  return (
    <InviteView {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
  );
}
