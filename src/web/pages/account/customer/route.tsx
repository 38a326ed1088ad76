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
import { dataCall } from '#web/data/data-call.ts';
import { DataError } from '#web/data/data-error.ts';
import { detailsRefused } from '#web/parts/CustomerDetails/details-refused.ts';
import { saveDetails } from '#web/parts/CustomerDetails/save-details.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { CustomerView } from './CustomerView.tsx';
import { CustomerPage } from './query.generated.ts';

export const handle = { texts: { account } };

/** What the customer has told; who is not logged in is asked to (ACCT-01). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { customer } = await context.get(dataCall)(CustomerPage, {});
  if (!customer && !context.get(detailsRefused))
    throw redirect(routes.login.href({ query: 'redirect_to=customer_account' }));
  return { customer, isSaved: new URL(request.url).searchParams.has('saved') };
}

/** Saves it whole, or comes back with all that was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  try {
    const errors = await saveDetails(context.get(dataCall), typed);
    if (errors.length === 0) return redirect(routes.customer.href({ query: 'saved' }), SEE_OTHER);
    context.set(detailsRefused, true);
    return data({ errors, typed }, { status: REFUSED });
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const errors = [{ field: '', message: sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach') }];
    return data({ errors, typed }, { status: NO_ANSWER });
  }
}

const SEE_OTHER = 303;
const REFUSED = 422;
const NO_ANSWER = 502;

export function Component() {
  const refused = useActionData<typeof action>();
  return <CustomerView {...useLoaderData<typeof loader>()} refused={refused} />;
}
