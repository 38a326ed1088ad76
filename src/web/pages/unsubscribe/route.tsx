import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CRUISE_NEWS } from '#domain/account/mail-kinds.ts';
import privacy from '#web/texts/en-GB/customers/privacy.json';
import { UnsubscribeView } from './UnsubscribeView.tsx';

export const handle = { texts: { privacy } };

/** Asks whether to stop; the form is answered by an endpoint of its own. */
export const loader = ({ request, params }: LoaderFunctionArgs) => ({
  isOfCruises: params['key']?.startsWith(`${CRUISE_NEWS}.`) ?? false,
  isStopped: new URL(request.url).searchParams.has('stopped'),
});

export function Component() {
  return <UnsubscribeView {...useLoaderData<typeof loader>()} />;
}
