import {
  data,
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
import { actOnAuthenticator } from './act-on-authenticator.ts';
import { AuthenticatorView } from './AuthenticatorView.tsx';
import { AuthenticatorPage } from './query.generated.ts';
import { RecoveryCodesView } from './RecoveryCodesView.tsx';

export const handle = { texts: { account } };

/** The customer's app, or the set-up of one; who is not logged in is asked to log in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { customer, customerAuthenticator, authenticatorSetUp } = await context.get(dataCall)(
    AuthenticatorPage,
    {},
  );
  if (!customer) {
    const query = new URLSearchParams({ redirect_to: routes.authenticator.href() });
    throw redirect(routes.login.href({ query }));
  }
  const { searchParams } = new URL(request.url);
  const done = DONE.find((name) => searchParams.has(name));
  return { authenticator: customerAuthenticator, setUp: authenticatorSetUp, done };
}

/** What the address says has just been done. */
const DONE = ['removed', 'proven'] as const;

/** Begins, confirms, takes away; recovery codes are told in the answer itself, and nowhere else. */
export async function action({ request, context }: ActionFunctionArgs) {
  const acted = await actOnAuthenticator(context.get(dataCall), await request.formData());
  switch (acted.kind) {
    case 'refused':
      return data(acted, { status: acted.status });
    case 'codes':
      return acted;
    case 'proof needed':
      return redirect(freshProofHref(routes.authenticator.href({ query: 'proven' })), SEE_OTHER);
    default:
      return redirect(routes.authenticator.href({ query: acted.as ?? '' }), SEE_OTHER);
  }
}

const SEE_OTHER = 303;

export function Component() {
  const acted = useActionData<typeof action>();
  const loaded = useLoaderData<typeof loader>();
  return acted?.kind === 'codes' ? (
    <RecoveryCodesView codes={acted.codes} />
  ) : (
    <AuthenticatorView {...loaded} refused={acted} />
  );
}
