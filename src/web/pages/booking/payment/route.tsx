import { useState } from 'react';
import {
  data,
  useLoaderData,
  useLocation,
  useParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { pageContext } from '#web/page-properties.ts';
import { serverNow } from '#web/parts/Basket/server-now.ts';
import { LookAgain } from '#web/parts/LookAgain.tsx';
import basket from '#web/texts/en-GB/basket.json';
import booking from '#web/texts/en-GB/booking.json';
import paying from '#web/texts/en-GB/orders/paying.json';
import { answerBasketAct } from '../answer-basket-act.ts';
import { fetchCheckout } from '../fetch-checkout.ts';
import { loadStep } from '../load-step.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { isBackFromProvider } from './back-from-provider.ts';
import { PaymentView } from './PaymentView.tsx';
import type { PlacementStep } from './placement-step.ts';
import { PlacementNow } from './query.generated.ts';
import { reloadFrom, WAITED } from './waiting.ts';

export const handle = { texts: { basket, booking, paying }, header: 'checkout' } as const;

/**
 * The last step, when it is its turn. Whoever comes back from the provider's page is led to what
 * came of it.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { checkoutId = '' } = params;
  const call = context.get(dataCall);
  const { now, authentication } = context.get(pageContext);
  const { isAway } = authentication;
  const loaded = await loadStep(call, { checkoutId, wanted: 'payment', isAway });
  if (loaded.hasError) return data({ hasError: true as const }, { status: NO_ANSWER });
  const query = new URL(request.url).searchParams;
  const isBack = isBackFromProvider(query);
  const end = isBack && (await (await loadPay()).goBackFromProvider(call, checkoutId, query));
  if (end) throw end;
  const { checkout, site } = loaded;
  return {
    hasError: false as const,
    checkout: isBack ? { ...checkout, isPaymentAwaited: true } : checkout,
    site,
    now: serverNow(now),
    press: crypto.randomUUID(),
    steps: checkout.status === 'PLACING' ? await findSteps(call, checkoutId) : [],
    hasWaited: query.has(WAITED),
  };
}

/** Without an answer the page says that the order is being placed, and no more. */
async function findSteps(call: DataCall, checkoutId: string): Promise<readonly PlacementStep[]> {
  try {
    const { placementProgress } = await call(PlacementNow, { checkoutId });
    return placementProgress?.steps ?? [];
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return [];
  }
}

/** Pays and places the order. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const call = context.get(dataCall);
  const loaded = await fetchCheckout(call, params['checkoutId'] ?? '');
  const { pay, answerNotSent } = await loadPay();
  if (loaded.hasError) return answerNotSent();
  const { checkout } = loaded;
  return (
    (await answerBasketAct(context, checkout, 'payment', form)) ?? (await pay(call, checkout, form))
  );
}

/**
 * A refused payment is followed by a press of its own, at the price of now; the same press would
 * give the same refusal again. One without an answer is sent again as it was.
 */
export const shouldRevalidate = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate || actionStatus !== NO_ANSWER;

/** Fetched when somebody pays. */
const loadPay = () => import('./pay.ts');

const NO_ANSWER = 502;

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { checkoutId = '' } = useParams();
  const { search } = useLocation();
  // Whoever was told to wait for what came of a try hears of it.
  const [wasAway, setAway] = useState(loaded.hasError);
  if (loaded.hasError && !wasAway) setAway(true);
  return loaded.hasError ? (
    <NotLoaded lookAgain={<LookAgain reloadFrom={reloadFrom(checkoutId, search)} />} />
  ) : (
    <PaymentView {...loaded} hasWaited={loaded.hasWaited || wasAway} />
  );
}
