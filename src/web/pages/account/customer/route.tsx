import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { detailsRefused } from '#web/parts/CustomerDetails/details-refused.ts';
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
  if (!customer && !context.get(detailsRefused))
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
  try {
    const { errors, done } = await act(context.get(dataCall), typed);
    if (errors.length === 0) return redirect(routes.customer.href({ query: done }), SEE_OTHER);
    context.set(detailsRefused, true);
    return data({ errors, typed }, { status: REFUSED });
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const errors = [{ field: '', message: sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach') }];
    return data({ errors, typed }, { status: NO_ANSWER });
  }
}

type Act = { readonly errors: readonly PostedError[]; readonly done: (typeof DONE)[number] };

async function act(call: DataCall, typed: Typed): Promise<Act> {
  switch (typed['intent']) {
    case COMPANION_INTENTS.save:
      return { errors: await keepCompanion(call, typed), done: 'companion_saved' };
    case COMPANION_INTENTS.remove:
      return { errors: await giveUpCompanion(call, typed), done: 'companion_removed' };
    default:
      return { errors: await saveDetails(call, typed), done: 'saved' };
  }
}

const SEE_OTHER = 303;
const REFUSED = 422;
const NO_ANSWER = 502;

export function Component() {
  const refused = useActionData<typeof action>();
  return <CustomerView {...useLoaderData<typeof loader>()} refused={refused} />;
}
