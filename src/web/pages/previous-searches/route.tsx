import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { routes } from '#web/routes.ts';
import previousSearches from '#web/texts/en-GB/customers/previous_searches.json';
import { readTyped } from '#web/ui/use-posted-form.ts';
import { PreviousSearchesView } from './PreviousSearchesView.tsx';
import {
  DeletePreviousSearch,
  DeletePreviousSearches,
  KeepPreviousSearches,
  PreviousSearchesPage,
} from './query.generated.ts';

export const handle = { texts: { previous_searches: previousSearches } };

/** What the visitor has searched for, and whether that is kept (ROUTE-19). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { previousSearches: searches, keepsPreviousSearches: isKept } = await context.get(dataCall)(
    PreviousSearchesPage,
    {},
  );
  return { searches, isKept, isCustomer: isCustomerOf(context) };
}

const isCustomerOf = (context: LoaderFunctionArgs['context']): boolean =>
  context.get(pageContext).authentication.emailAddress !== null;

/** Forgets one or all, or keeps them from now on, or no more; each leads back to the list. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { act = '', id = '' } = readTyped(await request.formData());
  const call = context.get(dataCall);
  if (act === 'remove') await call(DeletePreviousSearch, { id });
  if (act === 'remove all') await call(DeletePreviousSearches, {});
  if (act === 'stop' || act === 'start')
    await call(KeepPreviousSearches, { keep: act === 'start' });
  return redirect(routes.previousSearches.href(), SEE_OTHER);
}

const SEE_OTHER = 303;

export function Component() {
  return <PreviousSearchesView {...useLoaderData<typeof loader>()} />;
}
