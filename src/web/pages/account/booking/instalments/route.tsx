import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import {
  CARD_CHANGE_REFUSALS,
  PAYMENT_CHANGE_REFUSALS,
} from '#domain/booking/payment-change-refusals.ts';
import { parseUkDate } from '#domain/dates.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { bookingRoutes } from '#web/addresses/booking-routes.ts';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { answerForm } from '#web/parts/answer-form.ts';
import { backToForm } from '#web/parts/back-to-form.ts';
import { dateIn, serverNow } from '#web/parts/Basket/server-now.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import bookingPayments from '#web/texts/en-GB/orders/booking_payments.json';
import bookingShares from '#web/texts/en-GB/orders/booking_shares.json';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { readTyped, type RefusedForm, type Typed } from '#web/ui/use-posted-form.ts';
import { InstalmentsView } from './InstalmentsView.tsx';
import {
  FinishBookingCard,
  InstalmentsPage,
  MoveBookingPayment,
  ReplaceBookingCard,
} from './query.generated.ts';

export const handle = {
  texts: {
    my_booking: myBooking,
    booking_payments: bookingPayments,
    booking_shares: bookingShares,
  },
};

/** The payments of a booking as they stand; `move` in the query names the one to be moved. */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(InstalmentsPage, { orderCode });
  const { now, domainConfig } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const booking = openBooking(found, request);
  const replacementId = searchParams.get('card') ?? undefined;
  const errors = await finish(context, { orderCode, replacementId }, searchParams);
  return {
    booking,
    replacing: { press: crypto.randomUUID(), replacementId },
    errors,
    moving: Number(searchParams.get('move') ?? 0),
    done: DONE.find((name) => searchParams.has(name)),
    today: dateIn(domainConfig.timeZone, serverNow(now)),
  };
}

const DONE = ['paid', 'moved'] as const;

/**
 * Back from the page of the card provider: once it is known what becomes of the card, the address
 * without its secrets says so; else why it stays. Nothing for whoever comes from elsewhere.
 */
async function finish(
  context: LoaderFunctionArgs['context'],
  {
    orderCode,
    replacementId,
  }: { readonly orderCode: string; readonly replacementId: string | undefined },
  query: URLSearchParams,
): Promise<readonly { readonly message: string }[]> {
  const [sessionId, sessionResult] = [query.get('sessionId'), query.get('sessionResult')];
  if (replacementId === undefined || sessionId === null || sessionResult === null) return [];
  const { finishBookingCard: answer } = await context.get(dataCall)(FinishBookingCard, {
    orderCode,
    replacementId,
    sessionId,
    sessionResult,
  });
  if (answer.kind === 'InvalidInput') return answer.errors;
  if (answer.kind !== 'CardReplacing') return [];
  throw redirect(cardHref(orderCode, answer.id), SEE_OTHER);
}

const SEE_OTHER = 303;

const cardHref = (orderCode: string, card: string): string =>
  bookingRoutes.instalments.href({ orderCode, query: new URLSearchParams({ card }) });

/** Opens the page for another card, or moves a payment to the day that was chosen or typed. */
export async function action({ request, params: { orderCode = '' }, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  if (typed['press'] !== undefined) return replaceCard({ request, context }, orderCode, typed);
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
      ? bookingRoutes.instalments.href({ orderCode, query: 'moved' })
      : moved.errors.map(({ field, message }) => ({ field: field ? 'day' : '', message }));
  });
}

type Posted = Pick<ActionFunctionArgs, 'request' | 'context'>;

function replaceCard({ request, context }: Posted, orderCode: string, typed: Typed) {
  const outOfReach = sentenceOf(CARD_CHANGE_REFUSALS, 'card_change_out_of_reach');
  const retry = typed['retryAmount'] ?? '';
  return answerForm({ context, typed, outOfReach }, async () => {
    const { replaceBookingCard: replacing } = await context.get(dataCall)(ReplaceBookingCard, {
      orderCode,
      retryAmount: /^\d{1,9}$/.test(retry) ? Number(retry) : null,
      idempotencyKey: typed['press'] ?? '',
    });
    switch (replacing.kind) {
      case 'PaymentPage':
        return replacing.url;
      case 'CardReplacing':
        return cardHref(orderCode, replacing.id);
      case 'FreshProofNeeded':
        return freshProofHref(bookingRoutes.instalments.href({ orderCode }));
      case 'InvalidInput':
        return replacing.errors.map(({ field, message }) => ({ field: field ?? '', message }));
      default:
        throw backToForm(request);
    }
  });
}

/** Why the card stays, as a refused form says it. */
const onReturn = (errors: readonly { readonly message: string }[]): RefusedForm | undefined =>
  errors.length === 0
    ? undefined
    : { errors: errors.map(({ message }) => ({ field: '', message })), typed: {} };

export function Component() {
  const { errors, ...loaded } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  return <InstalmentsView {...loaded} refused={posted ?? onReturn(errors)} />;
}
