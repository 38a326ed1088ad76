import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { MAIL_KINDS } from '#domain/account/mail-kinds.ts';
import { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { sentenceOf } from '#domain/refuse.ts';
import { dataCall } from '#web/data/data-call.ts';
import { answerForm, formRefused } from '#web/parts/answer-form.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import privacy from '#web/texts/en-GB/customers/privacy.json';
import { EmailPreferencesView } from './EmailPreferencesView.tsx';
import { EmailPreferencesPage, SaveMailPreferences } from './query.generated.ts';

export const handle = { texts: { account, privacy } };

/** What the customer has chosen; who is not logged in is asked to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { mailPreferences: chosen } = await context.get(dataCall)(EmailPreferencesPage, {});
  if (!chosen && !context.get(formRefused)) {
    const query = new URLSearchParams({ redirect_to: routes.emailPreferences.href() });
    throw redirect(routes.login.href({ query }));
  }
  return { chosen, isSaved: new URL(request.url).searchParams.has('saved') };
}

/** Saves the boxes that are ticked, or comes back with them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ticked = (await request.formData()).getAll('kind');
  const kinds = MAIL_KINDS.filter((kind) => ticked.includes(kind));
  const outOfReach = sentenceOf(ACCOUNT_REFUSALS, 'account_out_of_reach');
  return answerForm({ context, typed: kinds, outOfReach }, async () => {
    const { saveMailPreferences: saved } = await context.get(dataCall)(SaveMailPreferences, {
      kinds,
    });
    return saved.__typename === 'MailPreferencesSaved'
      ? routes.emailPreferences.href({ query: 'saved' })
      : saved.errors.map(({ message }) => ({ field: '', message }));
  });
}

export function Component() {
  const refused = useActionData<typeof action>();
  return <EmailPreferencesView {...useLoaderData<typeof loader>()} refused={refused} />;
}
