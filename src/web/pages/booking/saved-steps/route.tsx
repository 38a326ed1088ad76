import {
  data,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { dateIn, serverNow } from '#web/parts/Basket/server-now.ts';
import basket from '#web/texts/en-GB/basket.json';
import booking from '#web/texts/en-GB/booking.json';
import { answerBasketAct } from '../answer-basket-act.ts';
import { fetchCheckout } from '../fetch-checkout.ts';
import { loadStep } from '../load-step.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { fillIn } from '../passengers/answer-fill-in.ts';
import { copyNames } from '../passengers/copy-names.ts';
import { FILL_IN } from '../passengers/fill-in.ts';
import { COPY_LAST_NAME } from '../passengers/PassengerCard.tsx';
import { answerNotSaved } from '../save-read.ts';
import { typedFields } from '../step-form/read-form.ts';
import { saveStep } from './save-step.ts';
import { isSavedStep, type SavedStep } from './saved-step.ts';
import { SavedStepsView } from './SavedStepsView.tsx';

export const handle = { texts: { basket, booking }, header: 'checkout' } as const;

/**
 * The step of the address when it is its turn; another step, the confirmation or a 404 otherwise.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { checkoutId, step } = readAddress(params);
  const { now, authentication } = context.get(pageContext);
  const { isAway } = authentication;
  const loaded = await loadStep(context.get(dataCall), { checkoutId, wanted: step, isAway });
  if (loaded.hasError) return data({ hasError: true as const }, { status: NO_ANSWER });
  const { checkout, customer, companions } = loaded;
  return { hasError: false as const, step, checkout, customer, companions, now: serverNow(now) };
}

/** Saves the step and goes on. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  if ([...form.keys()].some((name) => FOREIGN.test(name))) throw data(null, { status: UNREADABLE });
  const call = context.get(dataCall);
  const { checkoutId, step } = readAddress(params);
  const loaded = await fetchCheckout(call, checkoutId);
  if (loaded.hasError) return answerNotSaved(form);
  const { checkout } = loaded;
  const done = await answerBasketAct(context, checkout, step, form, typedFields);
  if (done) return done;
  if (form.get('intent') === COPY_LAST_NAME) return copyNames(form);
  const pressed = form.get(FILL_IN);
  if (pressed) return fillIn(form, pressed, loaded.companions);
  const { now, domainConfig } = context.get(pageContext);
  const today = dateIn(domainConfig.timeZone, serverNow(now));
  return saveStep(step, { call, checkout, form, today });
}

/**
 * Names that our page never posts. It counts the passengers: other names for them could not be
 * shown again. The last two are commands to the form library, which fails on those that it does not
 * know; our page gives them in the browser alone.
 */
const FOREIGN = /^(?:passengerDetails(?!\[\d)|__(?:intent|state)__$)/;

const UNREADABLE = 400;
const NO_ANSWER = 502;

function readAddress({ checkoutId = '', step = '' }: LoaderFunctionArgs['params']): {
  readonly checkoutId: string;
  readonly step: SavedStep;
} {
  if (!isSavedStep(step)) throw data(null, { status: 404 });
  return { checkoutId, step };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.hasError ? <NotLoaded /> : <SavedStepsView {...loaded} />;
}
