import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { EXTRA_REFUSALS } from '#domain/basket/extra-refusals.ts';
import { INPUT_REFUSALS } from '#domain/input/input-refusals.ts';
import type { RefusalCode } from '#domain/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { pageContext } from '#web/page-properties.ts';
import { parseBasketAct } from '#web/parts/Basket/act-on-basket.ts';
import { serverNow } from '#web/parts/Basket/server-now.ts';
import { tryBasketAct } from '#web/parts/Basket/try-basket-act.ts';
import { routes } from '#web/routes.ts';
import basket from '#web/texts/en-GB/basket.json';
import extras from '#web/texts/en-GB/extras.json';
import { chooseExtra } from './choose-extra.ts';
import { isRefused, type ExtrasProblem } from './extras-problem.ts';
import { ExtrasView } from './ExtrasView.tsx';
import { findExtraMessages } from './find-messages.ts';
import { CheckoutFromBasket, ExtrasPage } from './query.generated.ts';
import { isInPlace } from './save-in-place.ts';
import {
  EXTRA_SECTIONS,
  FLIGHT_FIELDS,
  NO_EXTRA,
  type ExtraSectionName,
  type FlightField,
} from './sections.ts';

export const handle = { texts: { basket, extras }, header: 'checkout' } as const;

/**
 * The basket of the address; somebody else's is not there. Once it is paid for there is nothing
 * left to choose.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const call = context.get(dataCall);
  const { basket } = (await call(ExtrasPage, { basketId: idOf(params) })).basket;
  if (!basket) throw data(null, { status: 404 });
  const { checkoutId, checkoutStatus } = basket;
  if (checkoutId && checkoutStatus === 'PLACED')
    throw redirect(routes.confirmation.href({ checkoutId }));
  if (checkoutId && checkoutStatus === 'PLACING')
    throw redirect(routes.checkoutStep.href({ checkoutId, step: 'payment' }));
  const said = await findExtraMessages(call, basket);
  return { basket, said, now: serverNow(context.get(pageContext).now) };
}

/**
 * Acts on the basket, and saves every choice that the form brings; its Continue then goes on to the
 * checkout.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const basketId = idOf(params);
  const call = context.get(dataCall);
  const act = parseBasketAct(form);
  const basket = act ? messagesOf(await tryBasketAct(context, basketId, act)) : [];
  const typed = typedFlight(form);
  const sections = await chooseAll(context, basketId, form);
  const problem: ExtrasProblem = { sections, basket, ...(typed && { typed }) };
  if (isRefused(problem)) return data(problem, { status: REFUSED });
  if (isInPlace(form)) return null;
  return form.get('intent') === 'continue'
    ? goOn(call, basketId)
    : redirect(routes.extras.href({ basketId }), SEE_OTHER);
}

/** Why choices were refused, by section; one that was to be saved has to have a choice (MSG-09). */
async function chooseAll(
  context: ActionFunctionArgs['context'],
  basketId: string,
  form: FormData,
): Promise<ExtrasProblem['sections']> {
  const problems: Partial<Record<ExtraSectionName | FlightField, readonly string[]>> = {};
  for (const section of EXTRA_SECTIONS) {
    const choice = form.get(section);
    if (typeof choice === 'string')
      for (const { at, message } of await choose(context, basketId, { section, choice, form }))
        problems[at] = [...(problems[at] ?? []), message];
    else if (form.get('section') === section)
      problems[section] = [sentenceOf(INPUT_REFUSALS, 'option_required')];
  }
  return problems;
}

/** The fields of the API, as they are named on the page. */
const FLIGHT_FIELD: Readonly<Record<string, FlightField>> = {
  'flight.number': 'flight_number',
  'flight.landsAt': 'flight_lands',
};

/** The flight that a transfer meets, as it was typed; undefined where it was not asked for. */
function typedFlight(form: FormData): ExtrasProblem['typed'] {
  const [number, landsAt] = FLIGHT_FIELDS.map((field) => form.get(field));
  return typeof number === 'string' && typeof landsAt === 'string'
    ? { flight_number: number, flight_lands: landsAt }
    : undefined;
}

type Choice = {
  readonly section: ExtraSectionName;
  readonly choice: string;
  readonly form: FormData;
};

/** Why a choice was refused, and where; MSG-40 where the shop did not answer. */
async function choose(
  context: ActionFunctionArgs['context'],
  basketId: string,
  { section, choice, form }: Choice,
): Promise<readonly { readonly at: ExtraSectionName | FlightField; readonly message: string }[]> {
  const typed = section === 'transfer' && choice !== NO_EXTRA ? typedFlight(form) : undefined;
  const { flight_number: number = '', flight_lands: landsAt = '' } = typed ?? {};
  const flight = typed && { number, landsAt };
  try {
    const call = context.get(dataCall);
    return (await chooseExtra(call, basketId, section, choice, flight)).map(
      ({ field, message }) => ({ at: FLIGHT_FIELD[field ?? ''] ?? section, message }),
    );
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const { phone, phoneHours: hours } = context.get(pageContext).domainConfig.brand;
    const message = sentenceOf(EXTRA_REFUSALS, NOT_UPDATED[section], { phone, hours });
    return [{ at: section, message }];
  }
}

const NOT_UPDATED = {
  fulfilment: 'fulfilment_update_failed',
  transfer: 'transfer_update_failed',
  bags: 'bags_update_failed',
  priority: 'priority_update_failed',
  parking: 'parking_update_failed',
  insurance: 'insurance_update_failed',
} as const satisfies Record<ExtraSectionName, RefusalCode>;

/**
 * Of a checkout that could not be opened nothing is said but of missing seats (CHK-17, FLT-08): the
 * page, asked for again, shows what has become of the basket.
 */
async function goOn(call: DataCall, basketId: string) {
  const { checkout, errors } = (await call(CheckoutFromBasket, { basketId })).checkoutFromBasket;
  const seats = messagesOf(errors.filter(({ field }) => field === 'seats'));
  return checkout
    ? redirect(routes.checkoutStep.href({ checkoutId: checkout.id, step: 'passengers' }), SEE_OTHER)
    : data<ExtrasProblem>({ sections: { seats }, basket: [] }, { status: REFUSED });
}

const SEE_OTHER = 303;
const REFUSED = 422;

const messagesOf = (errors: readonly { readonly message: string }[]): string[] =>
  errors.map(({ message }) => message);

const idOf = ({ basketId = '' }: LoaderFunctionArgs['params']): string => basketId;

export function Component() {
  return (
    <ExtrasView {...useLoaderData<typeof loader>()} problem={useActionData<ExtrasProblem>()} />
  );
}
