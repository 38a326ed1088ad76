import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { SHARING_REFUSALS } from '#domain/booking/sharing-refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import { routes } from '#web/routes.ts';
import bookingPeople from '#web/texts/en-GB/orders/booking_people.json';
import bookingTravel from '#web/texts/en-GB/orders/booking_travel.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { AcceptBookingInvitation, SharedPage } from './query.generated.ts';
import { SharedView } from './SharedView.tsx';

export const handle = {
  texts: { my_booking: myBooking, booking_people: bookingPeople, booking_travel: bookingTravel },
};

/**
 * A booking to be looked at, for its people; and with the link of an invitation that, for whom it
 * was sent to (ACCT-02). For all others, and for a link that is used or over, it is the 404 of a
 * booking that there is not (S-05).
 */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  const { customer, booking, bookingInvitation } = await context.get(dataCall)(SharedPage, {
    orderCode,
    token,
    isInvited: token !== '',
  });
  if (!customer) {
    const { pathname, search } = new URL(request.url);
    const query = new URLSearchParams({ redirect_to: pathname + search });
    throw redirect(routes.login.href({ query }));
  }
  return booking || !bookingInvitation
    ? { booking: openBooking({ customer, booking }, request), invitation: null }
    : { booking: null, invitation: bookingInvitation };
}

/** Accepts the invitation of the link. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const outOfReach = sentenceOf(SHARING_REFUSALS, 'sharing_out_of_reach');
  return answerForm({ context, typed: {}, outOfReach }, async () => {
    const { acceptBookingInvitation: accepted } = await context.get(dataCall)(
      AcceptBookingInvitation,
      { orderCode, token: tokenOf(request) },
    );
    if (accepted.kind !== 'InvitationAccepted') throw data(null, { status: 404 });
    return routes.bookingShared.href({ orderCode });
  });
}

const tokenOf = (request: Request): string =>
  new URL(request.url).searchParams.get('invitation') ?? '';

export function Component() {
  const { booking, invitation } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return booking ? (
    <SharedView booking={booking} />
  ) : (
    <AcceptInvitation invitation={invitation} refused={refused} />
  );
}
