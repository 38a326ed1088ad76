import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { EXTRA_REFUSALS } from '#domain/basket/extra-refusals.ts';
import { INPUT_REFUSALS } from '#domain/input-refusals.ts';
import type { RefusalCode } from '#domain/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { pageContext } from '#web/page-properties.ts';
import { actOnBasket, parseBasketAct } from '#web/parts/Basket/act-on-basket.ts';
import { serverNow } from '#web/parts/Basket/server-now.ts';
import { routes } from '#web/routes.ts';
import basket from '#web/texts/en-GB/basket.json';
import extras from '#web/texts/en-GB/extras.json';
import { chooseExtra } from './choose-extra.ts';
import type { ExtrasProblem } from './extras-problem.ts';
import { ExtrasView } from './ExtrasView.tsx';
import { CheckoutFromBasket, ExtrasPage } from './query.generated.ts';
import { isSection, type ExtraSectionName } from './sections.ts';

export const handle = { texts: { basket, extras }, header: 'checkout' } as const;

/**
 * The basket of the address; somebody else's is not there. Once it is paid for there is nothing
 * left to choose.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { basket } = (await context.get(dataCall)(ExtrasPage, { basketId: idOf(params) })).basket;
  if (!basket) throw data(null, { status: 404 });
  const { checkoutId, checkoutStatus } = basket;
  if (checkoutId && checkoutStatus === 'PLACED')
    throw redirect(routes.confirmation.href({ checkoutId }));
  if (checkoutId && checkoutStatus === 'PLACING')
    throw redirect(routes.checkoutStep.href({ checkoutId, step: 'payment' }));
  return { basket, now: serverNow(context.get(pageContext).now) };
}

/** Acts on the basket, puts an extra in or takes it out, or goes on to the checkout. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const basketId = idOf(params);
  const call = context.get(dataCall);
  const act = parseBasketAct(form);
  if (act)
    return answer(basketId, { messages: messagesOf(await actOnBasket(call, basketId, act)) });
  const section = form.get('section');
  if (isSection(section))
    return answer(basketId, await choose(context, basketId, section, form.get('choice')));
  return goOn(call, basketId);
}

/** What went wrong with a choice (MSG-09); MSG-40 where the shop did not answer. */
async function choose(
  context: ActionFunctionArgs['context'],
  basketId: string,
  section: ExtraSectionName,
  choice: FormDataEntryValue | null,
): Promise<ExtrasProblem> {
  if (typeof choice !== 'string')
    return { section, messages: [sentenceOf(INPUT_REFUSALS, 'option_required')] };
  try {
    const errors = await chooseExtra(context.get(dataCall), basketId, section, choice);
    return { section, messages: messagesOf(errors) };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const { phone } = context.get(pageContext).domainConfig.brand;
    return { section, messages: [sentenceOf(EXTRA_REFUSALS, NOT_UPDATED[section], { phone })] };
  }
}

const NOT_UPDATED = {
  transfer: 'transfer_update_failed',
  bags: 'bags_update_failed',
  parking: 'parking_update_failed',
  insurance: 'insurance_update_failed',
} as const satisfies Record<ExtraSectionName, RefusalCode>;

/**
 * Of a checkout that could not be opened nothing is said (CHK-17): the page, asked for again, shows
 * what has become of the basket.
 */
async function goOn(call: DataCall, basketId: string) {
  const { checkout } = (await call(CheckoutFromBasket, { basketId })).checkoutFromBasket;
  return checkout
    ? redirect(routes.checkoutStep.href({ checkoutId: checkout.id, step: 'passengers' }), SEE_OTHER)
    : data<ExtrasProblem>({ messages: [] }, { status: REFUSED });
}

const SEE_OTHER = 303;
const REFUSED = 422;

const answer = (basketId: string, problem: ExtrasProblem) =>
  problem.messages.length > 0
    ? data(problem, { status: REFUSED })
    : redirect(routes.extras.href({ basketId }), SEE_OTHER);

const messagesOf = (errors: readonly { readonly message: string }[]): string[] =>
  errors.map(({ message }) => message);

const idOf = ({ basketId = '' }: LoaderFunctionArgs['params']): string => basketId;

export function Component() {
  return (
    <ExtrasView {...useLoaderData<typeof loader>()} problem={useActionData<ExtrasProblem>()} />
  );
}
