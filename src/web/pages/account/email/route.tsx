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
import { actOnEmail } from './act-on-email.ts';
import { EmailView } from './EmailView.tsx';
import { EmailChangeUnderWay, EmailPage } from './query.generated.ts';

export const handle = { texts: { account } };

/**
 * The form for the new address, or for the code that went there: `change` of the address names it.
 * A proof that is not fresh is made first, and leads back to what was typed.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = context.get(dataCall);
  const { pathname, search, searchParams } = new URL(request.url);
  const { customer } = await call(EmailPage, {});
  if (!customer) {
    const query = new URLSearchParams({ redirect_to: routes.email.href() });
    throw redirect(routes.login.href({ query }));
  }
  const isDone = searchParams.has('changed');
  if (!customer.hasFreshProof && !isDone) throw redirect(freshProofHref(`${pathname}${search}`));
  const loginId = searchParams.get('change');
  const change = loginId === null ? null : (await call(EmailChangeUnderWay, { loginId })).login;
  return {
    emailAddress: customer.emailAddress,
    newAddress: change?.emailAddress ?? null,
    isGone: loginId !== null && !change,
    isResent: searchParams.has('resent'),
    isDone,
  };
}

/** Sends the code, sends another, or changes the address by it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const changeId = searchParams.get('change') ?? '';
  const acted = await actOnEmail(context.get(dataCall), await request.formData(), changeId);
  switch (acted.kind) {
    case 'refused':
      return data(acted, { status: acted.status });
    case 'sent': {
      const query = new URLSearchParams({ change: acted.changeId });
      if (acted.isResent) query.set('resent', '');
      return redirect(routes.email.href({ query }), SEE_OTHER);
    }
    case 'proof needed':
      return redirect(freshProofHref(`${pathname}${search}`), SEE_OTHER);
    default:
      return redirect(routes.email.href({ query: 'changed' }), SEE_OTHER);
  }
}

const SEE_OTHER = 303;

export function Component() {
  const refused = useActionData<typeof action>();
  return <EmailView {...useLoaderData<typeof loader>()} refused={refused} />;
}
