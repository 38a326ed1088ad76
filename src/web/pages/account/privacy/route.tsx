import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import type { ACCOUNT_REFUSALS } from '#domain/account/refusals.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { freshProofHref } from '#web/parts/fresh-proof.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import privacy from '#web/texts/en-GB/customers/privacy.json';
import type { Problem } from '#web/ui/ErrorSummary.tsx';
import { PrivacyView } from './PrivacyView.tsx';
import {
  PrivacyPage,
  RequestDataCopy,
  RequestErasure,
  WithdrawErasure,
  type RequestDataCopyMutation,
  type RequestErasureMutation,
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
  const end = await act(context.get(dataCall), form.get('intent'));
  return typeof end === 'string' ? redirect(end, SEE_OTHER) : data(end, { status: REFUSED });
}

const SEE_OTHER = 303;
const REFUSED = 422;

/** Where the answer of an act stands, or why nothing was done, as the section says that asked. */
async function act(
  call: DataCall,
  intent: FormDataEntryValue | null,
): Promise<string | readonly Problem[]> {
  switch (intent) {
    case 'copy':
      return endOf((await call(RequestDataCopy, {})).requestDataCopy, intent);
    case 'erasure':
      return endOf((await call(RequestErasure, {})).requestErasure, intent);
    case 'keep':
      return (await call(WithdrawErasure, {})).withdrawErasure
        ? routes.privacy.href({ query: 'kept' })
        : LOGIN;
    default:
      return routes.privacy.href();
  }
}

type Answer = RequestDataCopyMutation['requestDataCopy'] | RequestErasureMutation['requestErasure'];

function endOf(answer: Answer, intent: 'copy' | 'erasure'): string | readonly Problem[] {
  switch (answer.__typename) {
    case 'DataRequested':
      return routes.privacy.href({ query: intent });
    case 'FreshProofNeeded':
      return freshProofHref(routes.privacy.href({ query: 'proven' }));
    default:
      return answer.errors.some(({ code }) => code === NOT_LOGGED_IN)
        ? LOGIN
        : answer.errors.map(({ message }) => ({ fieldId: intent, message }));
  }
}

const NOT_LOGGED_IN: keyof typeof ACCOUNT_REFUSALS = 'not_logged_in';

export function Component() {
  return (
    <PrivacyView
      {...useLoaderData<typeof loader>()}
      problems={useActionData<typeof action>() ?? []}
    />
  );
}
