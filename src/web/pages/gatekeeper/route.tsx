import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { makeAppCallback, readAppRequest } from '#domain/account/app-callback.ts';
import { redirectTarget } from '#domain/account/redirect-target.ts';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { answerForm, formRefused } from '#web/parts/answer-form.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { actOnLogin, withoutSecrets, type Next } from './act-on-login.ts';
import { GatekeeperView } from './GatekeeperView.tsx';
import { CustomerOfLogin, LoginPage } from './query.generated.ts';
import type { ShownStep } from './shown-step.ts';
import { keptQuery, stepLinks } from './step-links.ts';

export const handle = { texts: { account } };

/** The step that the address says (ROUTE-11, LOGIN-02); `login` names a login under way. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ShownStep> {
  const { pathname, searchParams } = new URL(request.url);
  const call = context.get(dataCall);
  const { now, authentication, domainConfig } = context.get(pageContext);
  const links = stepLinks(searchParams);
  const loginId = searchParams.get('login');
  const step = searchParams.get('step');
  if (loginId !== null && (step === 'app' || step === 'recovery'))
    return { step, links, other: step === 'app' ? links.recovery : links.app };
  const login = loginId === null ? null : (await call(LoginPage, { loginId })).login;
  switch (pathname) {
    case routes.register.href():
      return { step: 'register', links };
    case routes.forgottenPassword.href():
      return { step: 'forgotten', links, emailAddress: authentication.emailAddress };
    case routes.resetPassword.href():
      return { step: 'reset', links, login };
    default:
  }
  if (step === 'details') {
    const { customer } = await call(CustomerOfLogin, {});
    if (!customer && !context.get(formRefused)) throw redirect(links.email);
    return { step, links, customer, target: endOf(request) };
  }
  const { emailAddress } = authentication;
  if (step === 'proof' && emailAddress !== null)
    return { step, links, emailAddress, target: endOf(request) };
  if (step === 'password') {
    const code = login || emailAddress === null ? links.code : links.proof;
    return { step, links: { ...links, code }, login, emailAddress };
  }
  if (!login && emailAddress !== null) {
    if (appRequestOf(request)) return { step: 'open-app', links, emailAddress };
    throw redirect(targetOf(request));
  }
  if (!login && !domainConfig.features.newLoginJourney && step !== 'email')
    return { step: 'password', links: { ...links, code: links.mailed }, login, emailAddress };
  if (!login)
    return { step: 'email', links, isGone: loginId !== null, isAway: authentication.isAway };
  const isRegistering = pathname === routes.confirmEmail.href();
  return { step: 'code', links, login, isRegistering, now, isResent: searchParams.has('resent') };
}

/** Takes one step, and leads to the next with all that the address said. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach');
  return answerForm({ context, typed: withoutSecrets(typed), outOfReach }, async () => {
    const { searchParams } = new URL(request.url);
    const acted = await actOnLogin(context.get(dataCall), typed, searchParams);
    return 'kind' in acted ? leadsTo(acted, request) : acted;
  });
}

function leadsTo(next: Next, request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  switch (next.kind) {
    case 'step': {
      const query = new URLSearchParams([...keptQuery(searchParams), ...next.query]);
      return `${next.path ?? pathname}?${query.toString()}`;
    }
    case 'app': {
      const asked = appRequestOf(request);
      return asked ? makeAppCallback(asked, next.code) : targetOf(request);
    }
    case 'done':
      return endOf(request);
  }
}

function targetOf({ url }: Request): string {
  const { origin, searchParams } = new URL(url);
  const redirectTo = searchParams.get('redirect_to');
  return redirectTarget({ redirectTo, orderCode: searchParams.get('order_code') }, origin);
}

/** Where a login ends: for the app that asks for a code, at the step that opens it. */
const endOf = (request: Request): string =>
  appRequestOf(request) ? stepLinks(new URL(request.url).searchParams).email : targetOf(request);

const appRequestOf = (request: Request) =>
  readAppRequest(new URL(request.url).searchParams, targetOf(request));

export function Component() {
  const refused = useActionData<typeof action>();
  return <GatekeeperView shown={useLoaderData<typeof loader>()} refused={refused} />;
}
