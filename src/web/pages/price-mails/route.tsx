import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import scrapbook from '#web/texts/en-GB/customers/scrapbook.json';
import { PriceMailsView } from './PriceMailsView.tsx';

export const handle = { texts: { scrapbook } };

/** Asks whether to stop; the form is answered by an endpoint of its own. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  isStopped: new URL(request.url).searchParams.has('stopped'),
});

export function Component() {
  return <PriceMailsView {...useLoaderData<typeof loader>()} />;
}
