import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import privacy from '#web/texts/en-GB/customers/privacy.json';
import { CruiseNewsView } from './CruiseNewsView.tsx';

export const handle = { texts: { privacy } };

/** Asks whether to put the mailbox on the list; the form is answered by an endpoint of its own. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const state = (['confirmed', 'gone'] as const).find((one) => searchParams.has(one));
  return { state: state ?? ('ask' as const) };
}

export function Component() {
  return <CruiseNewsView {...useLoaderData<typeof loader>()} />;
}
