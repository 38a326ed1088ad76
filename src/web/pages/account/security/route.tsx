import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { actOnPasskey } from './act-on-passkey.ts';
import { EndCustomerSessions, LogOut, SecurityPage } from './query.generated.ts';
import { SecurityView } from './SecurityView.tsx';

export const handle = { texts: { account } };

/** Where the customer is logged in; who is not is asked to log in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { customer, customerSessions, customerAuthenticator, customerPasskeys } = await context.get(
    dataCall,
  )(SecurityPage, {});
  if (!customer) {
    const query = new URLSearchParams({ redirect_to: routes.security.href() });
    throw redirect(routes.login.href({ query }));
  }
  const { searchParams } = new URL(request.url);
  const done = DONE.find((name) => searchParams.has(name));
  const renaming = searchParams.get('rename');
  return {
    sessions: customerSessions,
    authenticator: customerAuthenticator,
    passkeys: customerPasskeys,
    renaming,
    done,
  };
}

/** What the address says has just been done. */
const DONE = ['ended', 'proven', 'passkey_renamed', 'passkey_removed'] as const;

/**
 * Ends the session that asks, which leads home; changes a passkey; or ends another session, or
 * without its id all others.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const call = context.get(dataCall);
  const form = await request.formData();
  if (form.get('intent') === 'log-out') {
    await call(LogOut, {});
    return redirect(routes.home.href(), SEE_OTHER);
  }
  const acted = await actOnPasskey(call, readTyped(form));
  if (acted) return acted;
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
  const refused = useActionData<typeof action>();
  return <SecurityView {...useLoaderData<typeof loader>()} refused={refused} />;
}
