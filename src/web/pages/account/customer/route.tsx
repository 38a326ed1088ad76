import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { answerForm, formRefused, type FormEnd } from '#web/parts/answer-form.ts';
import { saveDetails } from '#web/parts/CustomerDetails/save-details.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import privacy from '#web/texts/en-GB/customers/privacy.json';
import { readTyped, type PostedError, type Typed } from '#web/ui/use-posted-form.ts';
import { COMPANION_INTENTS, giveUpCompanion, keepCompanion } from './companion-form.ts';
import { CustomerView } from './CustomerView.tsx';
import { CustomerPage } from './query.generated.ts';

export const handle = { texts: { account, privacy } };

/** What the customer has told; who is not logged in is asked to (ACCT-01). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { customer, companions } = await context.get(dataCall)(CustomerPage, {});
  if (!customer && !context.get(formRefused))
    throw redirect(routes.login.href({ query: 'redirect_to=customer_account' }));
  const { searchParams } = new URL(request.url);
  const done = DONE.find((name) => searchParams.has(name));
  return { customer, companions, changingId: searchParams.get('companion'), done };
}

/** What the address says has just been done. */
const DONE = ['saved', 'companion_saved', 'companion_removed'] as const;

/** Does what the pressed button asks for, or comes back with all that was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach');
  return answerForm({ context, typed, outOfReach }, () => act(context.get(dataCall), typed));
}

async function act(call: DataCall, typed: Typed): Promise<FormEnd> {
  switch (typed['intent']) {
    case COMPANION_INTENTS.save:
      return endOf(await keepCompanion(call, typed), 'companion_saved');
    case COMPANION_INTENTS.remove:
      return endOf(await giveUpCompanion(call, typed), 'companion_removed');
    default:
      return endOf(await saveDetails(call, typed), 'saved');
  }
}

const endOf = (errors: readonly PostedError[], done: (typeof DONE)[number]): FormEnd =>
  errors.length === 0 ? routes.customer.href({ query: done }) : errors;

export function Component() {
  const refused = useActionData<typeof action>();
  return <CustomerView {...useLoaderData<typeof loader>()} refused={refused} />;
}
