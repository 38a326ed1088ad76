import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { MAIL_KINDS } from '#domain/account/mail-kinds.ts';
import { dataCall } from '#web/data/data-call.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import privacy from '#web/texts/en-GB/customers/privacy.json';
import { EmailPreferencesView } from './EmailPreferencesView.tsx';
import { EmailPreferencesPage, SaveMailPreferences } from './query.generated.ts';

export const handle = { texts: { account, privacy } };

/** What the customer has chosen; who is not logged in is asked to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { mailPreferences } = await context.get(dataCall)(EmailPreferencesPage, {});
  if (!mailPreferences) throw askToLogIn();
  return { chosen: mailPreferences, isSaved: new URL(request.url).searchParams.has('saved') };
}

/** Saves the boxes that are ticked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ticked = (await request.formData()).getAll('kind');
  const kinds = MAIL_KINDS.filter((kind) => ticked.includes(kind));
  const { saveMailPreferences } = await context.get(dataCall)(SaveMailPreferences, { kinds });
  return saveMailPreferences.__typename === 'MailPreferencesSaved'
    ? redirect(routes.emailPreferences.href({ query: 'saved' }), SEE_OTHER)
    : askToLogIn();
}

const SEE_OTHER = 303;

function askToLogIn() {
  const query = new URLSearchParams({ redirect_to: routes.emailPreferences.href() });
  return redirect(routes.login.href({ query }), SEE_OTHER);
}

export function Component() {
  return <EmailPreferencesView {...useLoaderData<typeof loader>()} />;
}
