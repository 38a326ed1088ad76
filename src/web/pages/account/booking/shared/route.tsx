import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { SHARE_AMOUNT_REFUSALS, SHARE_REFUSALS } from '#domain/booking/share-refusals.ts';
import { SHARING_REFUSALS } from '#domain/booking/sharing-refusals.ts';
import { parseTypedAmount } from '#domain/booking/typed-amount.ts';
import { refuse, sentenceOf } from '#domain/refuse.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { backToForm } from '#web/parts/back-to-form.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import { routes } from '#web/routes.ts';
import bookingPeople from '#web/texts/en-GB/orders/booking_people.json';
import bookingShares from '#web/texts/en-GB/orders/booking_shares.json';
import bookingTravel from '#web/texts/en-GB/orders/booking_travel.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped, type RefusedForm, type Typed } from '#web/ui/use-posted-form.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import {
  AcceptBookingInvitation,
  FinishBookingShare,
  PayBookingShare,
  SharedPage,
} from './query.generated.ts';
import { SharedView } from './SharedView.tsx';

export const handle = {
  texts: {
    my_booking: myBooking,
    booking_people: bookingPeople,
    booking_shares: bookingShares,
    booking_travel: bookingTravel,
  },
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
  if (!booking && bookingInvitation)
    return { booking: null, invitation: bookingInvitation, errors: [], paying: NOT_PAYING };
  const shown = openBooking({ customer, booking }, request);
  const shareId = searchOf(request).get('share') ?? undefined;
  const errors = await finish(context, { orderCode, shareId }, searchOf(request));
  const paying = { press: crypto.randomUUID(), shareId };
  return { booking: shown, invitation: null, errors, paying };
}

const NOT_PAYING = { press: '', shareId: undefined };
const SEE_OTHER = 303;

/**
 * Back from the page of the card provider: once the payment is known the address without its
 * secrets says what has become of it; else why not. Nothing for whoever comes from elsewhere.
 */
async function finish(
  context: LoaderFunctionArgs['context'],
  { orderCode, shareId }: { readonly orderCode: string; readonly shareId: string | undefined },
  query: URLSearchParams,
): Promise<readonly { readonly message: string }[]> {
  const [sessionId, sessionResult] = [query.get('sessionId'), query.get('sessionResult')];
  if (shareId === undefined || sessionId === null || sessionResult === null) return [];
  const { finishBookingShare: answer } = await context.get(dataCall)(FinishBookingShare, {
    orderCode,
    shareId,
    sessionId,
    sessionResult,
  });
  if (answer.kind === 'InvalidInput') return answer.errors;
  if (answer.kind !== 'SharePaying') return [];
  throw redirect(shareHref(orderCode, answer.id), SEE_OTHER);
}

const shareHref = (orderCode: string, share: string): string =>
  bookingRoutes.shared.href({ orderCode, query: new URLSearchParams({ share }) });

/** Accepts the invitation of the link, or opens the page on which a share is paid. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  if (typed['press'] !== undefined) return pay({ request, context }, orderCode, typed);
  const outOfReach = sentenceOf(SHARING_REFUSALS, 'sharing_out_of_reach');
  return answerForm({ context, typed: {}, outOfReach }, async () => {
    const { acceptBookingInvitation: accepted } = await context.get(dataCall)(
      AcceptBookingInvitation,
      { orderCode, token: tokenOf(request) },
    );
    if (accepted.kind !== 'InvitationAccepted') throw backToForm(request);
    return bookingRoutes.shared.href({ orderCode });
  });
}

type Posted = Pick<ActionFunctionArgs, 'request' | 'context'>;

function pay({ request, context }: Posted, orderCode: string, typed: Typed) {
  const outOfReach = sentenceOf(SHARE_REFUSALS, 'shares_out_of_reach');
  return answerForm({ context, typed, outOfReach }, async () => {
    const amount =
      typed['pay'] === undefined ? parseTypedAmount(typed['amount'] ?? '') : Number(typed['pay']);
    if (!Number.isSafeInteger(amount) || amount > MOST_PENCE)
      return [refuse(SHARE_AMOUNT_REFUSALS, 'share_amount_invalid', 'amount')];
    const { payBookingShare: paying } = await context.get(dataCall)(PayBookingShare, {
      orderCode,
      amount,
      payableWas: Number(/^\d{1,9}$/.test(typed['payableWas'] ?? '') ? typed['payableWas'] : 0),
      idempotencyKey: typed['press'] ?? '',
    });
    if (paying.kind === 'PaymentPage') return paying.url;
    if (paying.kind === 'SharePaying') return shareHref(orderCode, paying.id);
    if (paying.kind === 'InvalidInput')
      return paying.errors.map(({ field, message }) => ({ field: field ?? '', message }));
    throw backToForm(request);
  });
}

/** The largest number that the API takes. */
const MOST_PENCE = 999_999_999;

const searchOf = (request: Request): URLSearchParams => new URL(request.url).searchParams;

const tokenOf = (request: Request): string => searchOf(request).get('invitation') ?? '';

/** Why the payment came to nothing, as a refused form says it. */
const onReturn = (errors: readonly { readonly message: string }[]): RefusedForm | undefined =>
  errors.length === 0
    ? undefined
    : { errors: errors.map(({ message }) => ({ field: '', message })), typed: {} };

export function Component() {
  const { booking, invitation, errors, paying } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? onReturn(errors);
  return booking ? (
    <SharedView booking={booking} paying={{ ...paying, refused }} />
  ) : (
    <AcceptInvitation invitation={invitation} refused={refused} />
  );
}
