import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm, formRefused } from '#web/parts/answer-form.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { actOnSecurity, SECURITY_DONE } from './act-on-security.ts';
import { SecurityPage } from './query.generated.ts';
import { SecurityView } from './SecurityView.tsx';

export const handle = { texts: { account } };

/** Where the customer is logged in; who is not is asked to log in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { customer, customerSessions, customerAuthenticator, customerPasskeys } = await context.get(
    dataCall,
  )(SecurityPage, {});
  if (!customer && !context.get(formRefused)) {
    const query = new URLSearchParams({ redirect_to: routes.security.href() });
    throw redirect(routes.login.href({ query }));
  }
  const { searchParams } = new URL(request.url);
  return {
    isLoggedIn: customer !== null,
    sessions: customerSessions,
    authenticator: customerAuthenticator,
    passkeys: customerPasskeys,
    renaming: searchParams.get('rename'),
    done: SECURITY_DONE.find((name) => searchParams.has(name)),
  };
}

/** Does what the pressed button asks for, or comes back with what was typed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach');
  return answerForm({ context, typed, outOfReach }, () =>
    actOnSecurity(context.get(dataCall), typed),
  );
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <SecurityView {...useLoaderData<typeof loader>()} refused={refused} />;
}
