import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import { EndCustomerSessions, LogOut, SecurityPage } from './query.generated.ts';
import { SecurityView } from './SecurityView.tsx';

export const handle = { texts: { account } };

/** Where the customer is logged in; who is not is asked to log in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { customer, customerSessions, customerAuthenticator } = await context.get(dataCall)(
    SecurityPage,
    {},
  );
  if (!customer) {
    const query = new URLSearchParams({ redirect_to: routes.security.href() });
    throw redirect(routes.login.href({ query }));
  }
  const { searchParams } = new URL(request.url);
  const done = DONE.find((name) => searchParams.has(name));
  return { sessions: customerSessions, authenticator: customerAuthenticator, done };
}

/** What the address says has just been done. */
const DONE = ['ended', 'proven'] as const;

/** Ends the session that asks, which leads home; or another, or without its id all others. */
export async function action({ request, context }: ActionFunctionArgs) {
  const call = context.get(dataCall);
  const form = await request.formData();
  if (form.get('intent') === 'log-out') {
    await call(LogOut, {});
    return redirect(routes.home.href(), SEE_OTHER);
  }
  const id = form.get('session');
  const { endCustomerSessions } = await call(EndCustomerSessions, {
    sessionId: typeof id === 'string' ? id : null,
  });
  const isUnproven = endCustomerSessions.__typename === 'FreshProofNeeded';
  return redirect(
    isUnproven
      ? freshProofHref(routes.security.href({ query: 'proven' }))
      : routes.security.href({ query: 'ended' }),
    SEE_OTHER,
  );
}

const SEE_OTHER = 303;

export function Component() {
  return <SecurityView {...useLoaderData<typeof loader>()} />;
}
