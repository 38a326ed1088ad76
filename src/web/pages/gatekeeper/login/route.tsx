import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { redirectTarget } from '#domain/account/redirect-target.ts';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import { actOnLogin } from './act-on-login.ts';
import { LoginView } from './LoginView.tsx';
import { CustomerOfLogin, LoginPage } from './query.generated.ts';

export const handle = { texts: { account } };

/**
 * The step that the address says (LOGIN-02): `login` names one under way, `step=details` follows
 * it. Who is logged in already goes where the address leads (REDIR).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const call = context.get(dataCall);
  const { now, authentication } = context.get(pageContext);
  if (searchParams.get('step') === 'details') {
    const { customer } = await call(CustomerOfLogin, {});
    if (!customer) throw redirect(routes.login.href({ query: kept(searchParams) }));
    return { step: 'details' as const, customer, target: targetOf(request) };
  }
  if (authentication.emailAddress !== null) throw redirect(targetOf(request));
  const loginId = searchParams.get('login');
  const underWay = loginId === null ? null : (await call(LoginPage, { loginId })).login;
  const another = routes.login.href({ query: kept(searchParams) });
  return underWay
    ? { step: 'code' as const, login: underWay, another, now, isResent: searchParams.has('resent') }
    : { step: 'email' as const, isGone: loginId !== null, isAway: authentication.isAway };
}

/** Takes one step, and leads to the next with all that the address said. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const next = await actOnLogin(context.get(dataCall), await request.formData(), searchParams);
  switch (next.kind) {
    case 'refused':
      return data(next, { status: next.status });
    case 'step':
      return redirect(
        routes.login.href({ query: new URLSearchParams([...kept(searchParams), ...next.query]) }),
        SEE_OTHER,
      );
    default:
      return redirect(targetOf(request), SEE_OTHER);
  }
}

const SEE_OTHER = 303;

/** What the address asks of the end of the login, without the steps on the way. */
const kept = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => ['redirect_to', 'order_code'].includes(name)));

function targetOf({ url }: Request): string {
  const { origin, searchParams } = new URL(url);
  const redirectTo = searchParams.get('redirect_to');
  return redirectTarget({ redirectTo, orderCode: searchParams.get('order_code') }, origin);
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <LoginView shown={useLoaderData<typeof loader>()} refused={refused} />;
}
