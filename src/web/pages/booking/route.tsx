import { useState } from 'react';
import {
  data,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { isCheckoutStep } from '#domain/checkout/steps.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { actOnBasket, parseBasketAct } from '#web/parts/Basket/act-on-basket.ts';
import { dateIn, serverNow } from '#web/parts/Basket/server-now.ts';
import { routes } from '#web/routes.ts';
import basket from '#web/texts/en-GB/basket.json';
import booking from '#web/texts/en-GB/booking.json';
import { BookingView } from './BookingView.tsx';
import { fetchCheckout } from './fetch-checkout.ts';
import { guardStep } from './guard-step.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { copyNames } from './passengers/copy-names.ts';
import { COPY_LAST_NAME } from './passengers/PassengerCard.tsx';
import { isBackFromProvider } from './payment/back-from-provider.ts';
import { WAITED } from './payment/waiting.ts';
import { answerNotSaved, saveStep } from './save-step.ts';

export const handle = { texts: { basket, booking }, header: 'checkout' } as const;

/**
 * The step of the address when it is its turn; another step, the confirmation or a 404 otherwise.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const call = context.get(dataCall);
  const { step, loaded } = await loadStep(call, params);
  if (loaded.hasError) return data({ hasError: true as const }, { status: NO_ANSWER });
  const { site } = loaded;
  const { id: checkoutId, status, steps } = loaded.checkout;
  if (status === 'PLACED') throw redirect(routes.confirmation.href({ checkoutId }));
  const shown = status === 'PLACING' ? 'payment' : guardStep(steps, step);
  if (shown !== step) throw redirect(routes.checkoutStep.href({ checkoutId, step: shown }));
  const query = new URL(request.url).searchParams;
  const isBack = step === 'payment' && isBackFromProvider(query);
  const end = isBack && (await (await loadPay()).goBackFromProvider(call, checkoutId, query));
  if (end) throw end;
  const checkout = isBack ? { ...loaded.checkout, isPaymentAwaited: true } : loaded.checkout;
  return {
    hasError: false as const,
    step,
    checkout,
    site,
    now: serverNow(context.get(pageContext).now),
    press: crypto.randomUUID(),
    hasWaited: query.has(WAITED),
  };
}

/** Saves the step and goes on; the last one pays and places the order. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if ([...form.keys()].some((name) => NO_LIST.test(name))) throw data(null, { status: UNREADABLE });
  const call = context.get(dataCall);
  const { step, loaded } = await loadStep(call, params);
  if (loaded.hasError && step === 'payment') return (await loadPay()).answerNotSent();
  if (loaded.hasError) return answerNotSaved(form);
  const { checkout } = loaded;
  const act = parseBasketAct(form);
  if (act) {
    const basketRefusals = await actOnBasket(call, checkout.basket.id, act);
    return basketRefusals.length > 0
      ? data({ basketRefusals }, { status: REFUSED })
      : redirect(routes.checkoutStep.href({ checkoutId: checkout.id, step }), SEE_OTHER);
  }
  if (step === 'payment') return (await loadPay()).pay(call, checkout, form);
  if (form.get('intent') === COPY_LAST_NAME) return copyNames(form);
  const { now, domainConfig } = context.get(pageContext);
  const today = dateIn(domainConfig.timeZone, serverNow(now));
  return saveStep(step, { call, checkout, form, today });
}

/**
 * A refused payment is followed by a press of its own, at the price of now; the same press would
 * give the same refusal again. One without an answer is sent again as it was.
 */
export const shouldRevalidate = ({
  currentParams,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || (currentParams['step'] === 'payment' && actionStatus !== NO_ANSWER);

/** Fetched when somebody pays. */
const loadPay = () => import('./payment/pay.ts');

/** Our page counts the passengers; other names for them could not be shown again. */
const NO_LIST = /^passengerDetails(?!\[\d)/;

const UNREADABLE = 400;
const SEE_OTHER = 303;
const REFUSED = 422;
const NO_ANSWER = 502;

async function loadStep(
  call: DataCall,
  { checkoutId = '', step = '' }: LoaderFunctionArgs['params'],
) {
  if (!isCheckoutStep(step)) throw data(null, { status: 404 });
  return { step, loaded: await fetchCheckout(call, checkoutId) };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  // Whoever was told to wait for what came of a try hears of it.
  const [wasAway, setAway] = useState(loaded.hasError);
  if (loaded.hasError && !wasAway) setAway(true);
  return loaded.hasError ? (
    <NotLoaded />
  ) : (
    <BookingView {...loaded} hasWaited={loaded.hasWaited || wasAway} />
  );
}
