import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import privacy from '#web/texts/en-GB/customers/privacy.json';
import { PrivacyView } from './PrivacyView.tsx';
import {
  PrivacyPage,
  RequestDataCopy,
  RequestErasure,
  WithdrawErasure,
} from './query.generated.ts';

export const handle = { texts: { account, privacy } };

/** What is held about the customer; who is not logged in is asked to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { personalData } = await context.get(dataCall)(PrivacyPage, {});
  if (!personalData) throw redirect(LOGIN);
  const { searchParams } = new URL(request.url);
  return { personalData, done: DONE.find((name) => searchParams.has(name)) };
}

/** What the address says has just been done. */
const DONE = ['copy', 'erasure', 'kept', 'proven'] as const;

const LOGIN = routes.login.href({
  query: new URLSearchParams({ redirect_to: routes.privacy.href() }),
});

/** Asks for a copy or for the erasure, or keeps the account after all. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  return redirect(await act(context.get(dataCall), form.get('intent')), SEE_OTHER);
}

const SEE_OTHER = 303;

/** Where the answer of an act stands. */
async function act(call: DataCall, intent: FormDataEntryValue | null): Promise<string> {
  switch (intent) {
    case 'copy':
      return hrefAfter((await call(RequestDataCopy, {})).requestDataCopy.__typename, intent);
    case 'erasure':
      return hrefAfter((await call(RequestErasure, {})).requestErasure.__typename, intent);
    case 'keep':
      return (await call(WithdrawErasure, {})).withdrawErasure
        ? routes.privacy.href({ query: 'kept' })
        : LOGIN;
    default:
      return routes.privacy.href();
  }
}

function hrefAfter(
  answer: 'DataRequested' | 'FreshProofNeeded' | 'InvalidInput',
  intent: 'copy' | 'erasure',
): string {
  if (answer === 'DataRequested') return routes.privacy.href({ query: intent });
  return answer === 'FreshProofNeeded'
    ? freshProofHref(routes.privacy.href({ query: 'proven' }))
    : LOGIN;
}

export function Component() {
  return <PrivacyView {...useLoaderData<typeof loader>()} />;
}
