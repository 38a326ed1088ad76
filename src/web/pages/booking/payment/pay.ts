import { data, redirect } from 'react-router';
import { PAYMENT_REFUSALS } from '#domain/checkout/payment-refusals.ts';
import { never } from '#domain/errors/never.ts';
import { isPayInFullOnly, isPlanName } from '#domain/holiday/payment-plans.ts';
import type { DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { CANCELLED_TOO_LATE } from '#web/parts/cancelled-too-late.ts';
import { routes } from '#web/routes.ts';
import { AddPaymentSchedule, type CheckoutOfPageFragment } from '../query.generated.ts';
import { CLOSE_PAYMENT, PAYMENT_PAGE } from './intents.ts';
import {
  ClosePayment,
  CreatePaymentPage,
  CreatePaymentRequest,
  FinishPaymentRequest,
  PlaceOrder,
  type PaymentAnswerFragment,
} from './query.generated.ts';
import { afterWaiting } from './waiting.ts';

/** What a posted payment that did not go through is answered with: why, as the page says it. */
export type PaymentAnswer = { readonly refusal: string };

/**
 * Where a payment has led: to an address, ours or the provider's, or to a refusal in the API's
 * words, by its reason.
 */
type PaymentEnd =
  | { readonly kind: 'goes'; readonly to: string }
  | { readonly kind: 'stays'; readonly refusal: string; readonly reason?: string };

/**
 * Pays as posted: with the card's token, or on the provider's page; then places the order (ORD-01).
 */
export async function pay(call: DataCall, checkout: CheckoutOfPageFragment, form: FormData) {
  if (form.get('intent') === CLOSE_PAYMENT) return close(call, checkout.id);
  await payInFullWhenNothingElse(call, checkout);
  const end =
    form.get('intent') === PAYMENT_PAGE
      ? await openPage(call, checkout.id)
      : await payByCard(call, checkout.id, form);
  return end.kind === 'goes' ? redirect(end.to, SEE_OTHER) : answerRefusal(end);
}

/** The checkout could not be fetched, so nothing of the payment was sent. */
export const answerNotSent = () => answerRefusal(unanswered('order_not_sent'));

const answerRefusal = ({ refusal, reason }: Extract<PaymentEnd, { kind: 'stays' }>) =>
  data<PaymentAnswer>({ refusal }, { status: reason === 'order_not_sent' ? UNANSWERED : REFUSED });

/** What is said here, for no answer says it: whole, with what is true of the money. */
const unanswered = (
  reason: 'order_not_sent' | 'order_processing' | 'payment_awaited' | 'card_not_sent',
) => ({ kind: 'stays', refusal: PAYMENT_REFUSALS[reason], reason }) as const;

/**
 * The provider has led the shopper back: finishes the payment and places the order. A GET that is
 * safe to repeat, for both answer the same token the same; what came of it is said by the page that
 * is opened next. Undefined while nobody knows what became of the payment: the same address is
 * asked again.
 */
export async function goBackFromProvider(
  call: DataCall,
  checkoutId: string,
  query: URLSearchParams,
): Promise<Response | undefined> {
  const [attempt, redirectResult, sessionId, sessionResult] = [
    'attempt',
    'redirectResult',
    'sessionId',
    'sessionResult',
  ].map((name) => query.get(name));
  const answer = await answered(
    call(FinishPaymentRequest, {
      checkoutId,
      attempt: ATTEMPT_NUMBER.test(attempt ?? '') ? Number(attempt) : null,
      redirectResult: redirectResult ?? null,
      sessionId: sessionId ?? null,
      sessionResult: sessionResult ?? null,
    }),
  );
  if (!answer) return undefined;
  const end = await goOnWith(call, checkoutId, answer.finishPaymentRequest);
  if (end.kind === 'stays' && UNKNOWN.includes(end.reason ?? '')) return undefined;
  return redirect(end.kind === 'goes' ? end.to : afterWaiting(checkoutId), SEE_OTHER);
}

const ATTEMPT_NUMBER = /^\d{1,6}$/;

/**
 * What came of the payment is said by the page that is opened next; its order, where that was
 * placed before.
 */
async function close(call: DataCall, checkoutId: string) {
  const answer = await answered(call(ClosePayment, { checkoutId }));
  if (!answer) return answerRefusal(unanswered('payment_awaited'));
  const isOrdered = answer.closePayment.errors.some(({ code }) => code === 'already_ordered');
  const next = isOrdered
    ? routes.confirmation.href({ checkoutId, query: CANCELLED_TOO_LATE })
    : afterWaiting(checkoutId);
  return redirect(next, SEE_OTHER);
}

const SEE_OTHER = 303;
const REFUSED = 422;
/** The page stays as it is, with the press that can be sent again. */
const UNANSWERED = 502;
const UNKNOWN = ['payment_awaited', 'order_processing'];

/**
 * Without a choice of plans the only one is taken here (PAY-17); should that fail, the payment
 * itself will say so (PAY-18).
 */
async function payInFullWhenNothingElse(
  call: DataCall,
  { id, paymentSchedule, paymentScheduleOptions }: CheckoutOfPageFragment,
): Promise<void> {
  const plans = paymentScheduleOptions.flatMap(({ name }) => (isPlanName(name) ? [{ name }] : []));
  if (paymentSchedule || !isPayInFullOnly(plans)) return;
  await answered(
    call(AddPaymentSchedule, { checkoutId: id, paymentSchedule: { name: 'pay_in_full' } }),
  );
}

async function openPage(call: DataCall, checkoutId: string): Promise<PaymentEnd> {
  const answer = await answered(call(CreatePaymentPage, { checkoutId }));
  if (!answer) return unanswered('order_not_sent');
  const page = answer.createPaymentPage;
  switch (page.__typename) {
    case 'PaymentPage':
      return { kind: 'goes', to: page.url };
    case 'CheckoutDoesNotExist':
      throw data(null, { status: 404 });
    case 'BasketExpired':
    case 'BasketMissingPaymentSchedule':
    case 'PaymentAlreadyExists':
    case 'PaymentPageCreationFailed':
      return { kind: 'stays', refusal: page.message };
    default:
      return never(page);
  }
}

async function payByCard(call: DataCall, checkoutId: string, form: FormData): Promise<PaymentEnd> {
  const cardToken = form.get('cardToken');
  const idempotencyKey = form.get('press');
  if (typeof cardToken !== 'string' || cardToken === '' || typeof idempotencyKey !== 'string') {
    return unanswered('card_not_sent');
  }
  const answer = await answered(
    call(CreatePaymentRequest, { checkoutId, cardToken, idempotencyKey }),
  );
  return answer
    ? goOnWith(call, checkoutId, answer.createPaymentRequest)
    : unanswered('order_not_sent');
}

/** The answer of a call; undefined when none came that can be read. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return undefined;
  }
}

async function goOnWith(
  call: DataCall,
  checkoutId: string,
  answer: PaymentAnswerFragment,
): Promise<PaymentEnd> {
  switch (answer.__typename) {
    case 'PaymentRequest':
      return answer.challengeUrl === null
        ? placeOrder(call, checkoutId, answer.paymentToken)
        : { kind: 'goes', to: answer.challengeUrl };
    case 'CheckoutDoesNotExist':
      throw data(null, { status: 404 });
    case 'PaymentRequestCreationFailed':
      return { kind: 'stays', refusal: answer.message, reason: answer.reason };
    case 'BasketExpired':
    case 'BasketMissingPaymentSchedule':
    case 'PaymentAlreadyExists':
      return { kind: 'stays', refusal: answer.message };
    default:
      return never(answer);
  }
}

async function placeOrder(
  call: DataCall,
  checkoutId: string,
  paymentToken: string,
): Promise<PaymentEnd> {
  const answer = await answered(call(PlaceOrder, { checkoutId, paymentToken }));
  // It may have been placed all the same (MSG-37): the page is asked anew, and waits for the order
  // or leads to it.
  if (!answer) return unanswered('order_processing');
  const placed = answer.placeOrder;
  switch (placed.__typename) {
    case 'PlacedOrder':
      return {
        kind: 'goes',
        to:
          placed.order.requestStatus === 'PENDING'
            ? routes.orderRequest.href({ checkoutId })
            : routes.confirmation.href({ checkoutId }),
      };
    case 'CheckoutDoesNotExist':
      throw data(null, { status: 404 });
    case 'BasketExpired':
    case 'DuplicateOrder':
    case 'ItemDoesNotExist':
    case 'PaymentTokenInvalid':
      return { kind: 'stays', refusal: placed.message };
    case 'OrderPlacementFailed':
      return { kind: 'stays', refusal: placed.message, reason: placed.reason };
    default:
      return never(placed);
  }
}
