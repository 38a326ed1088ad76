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
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
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
  const isDone = searchParams.has('changed');
  if (!customer && !context.get(formRefused)) {
    const query = new URLSearchParams({ redirect_to: routes.email.href() });
    throw redirect(routes.login.href({ query }));
  }
  if (customer && !customer.hasFreshProof && !isDone)
    throw redirect(freshProofHref(`${pathname}${search}`));
  const loginId = searchParams.get('change');
  const change = loginId === null ? null : (await call(EmailChangeUnderWay, { loginId })).login;
  return {
    emailAddress: customer?.emailAddress ?? null,
    newAddress: change?.emailAddress ?? null,
    isGone: loginId !== null && !change,
    isResent: searchParams.has('resent'),
    isDone,
  };
}

/** Sends the code, sends another, or changes the address by it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = readTyped(await request.formData());
  const outOfReach = sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach');
  return answerForm({ context, typed, outOfReach }, () =>
    actOnEmail(context.get(dataCall), typed, new URL(request.url)),
  );
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <EmailView {...useLoaderData<typeof loader>()} refused={refused} />;
}
