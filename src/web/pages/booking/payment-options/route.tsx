import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { serverNow } from '#web/parts/Basket/server-now.ts';
import basket from '#web/texts/en-GB/basket.json';
import booking from '#web/texts/en-GB/booking.json';
import paying from '#web/texts/en-GB/orders/paying.json';
import { answerBasketAct } from '../answer-basket-act.ts';
import { fetchCheckout } from '../fetch-checkout.ts';
import { loadStep } from '../load-step.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { answerNotSaved, saveRead } from '../save-read.ts';
import { readForm, typedFields } from '../step-form/read-form.ts';
import { loadAboutPlans } from './load-about-plans.ts';
import { loadCredits } from './load-credits.ts';
import { PaymentOptionsView } from './PaymentOptionsView.tsx';
import { readOptions } from './read-options.ts';
import { saveOptions } from './save-options.ts';

export const handle = { texts: { basket, booking, paying }, header: 'checkout' } as const;

const STEP = 'payment_options';

/** How to pay, and what is taken off, when it is its turn. */
export async function loader({ params: { checkoutId = '' }, context }: LoaderFunctionArgs) {
  const call = context.get(dataCall);
  const { now, authentication } = context.get(pageContext);
  const { isAway } = authentication;
  const loaded = await loadStep(call, { checkoutId, wanted: STEP, isAway });
  if (loaded.hasError) return data({ hasError: true as const }, { status: NO_ANSWER });
  const { checkout } = loaded;
  const [credits, about] = await Promise.all([
    loadCredits(call, checkout),
    loadAboutPlans(call, checkout),
  ]);
  return { hasError: false as const, checkout, credits, about, now: serverNow(now) };
}

/** Saves the plan, the code and the credits, and goes on. */
export async function action({
  request,
  params: { checkoutId = '' },
  context,
}: ActionFunctionArgs) {
  const form = await request.formData();
  if ([...form.keys()].some((name) => FOREIGN.test(name))) throw data(null, { status: UNREADABLE });
  const call = context.get(dataCall);
  const loaded = await fetchCheckout(call, checkoutId);
  if (loaded.hasError) return answerNotSaved(form);
  const { checkout } = loaded;
  const done = await answerBasketAct(context, checkout, STEP, form, typedFields);
  return (
    done ??
    saveRead(
      readForm(form, readOptions(checkout)),
      (options) => saveOptions(call, checkoutId, options),
      { checkout, form, step: STEP },
    )
  );
}

/** Commands to the form library, which our page gives in the browser alone. */
const FOREIGN = /^__(?:intent|state)__$/;

const UNREADABLE = 400;
const NO_ANSWER = 502;

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.hasError ? <NotLoaded /> : <PaymentOptionsView {...loaded} />;
}
