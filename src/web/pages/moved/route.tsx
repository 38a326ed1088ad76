import { redirect, type LoaderFunctionArgs } from 'react-router';
import { homeHref, MOVED } from '#web/href.ts';

/** Leads on to the page that serves the address, with what was asked (ROUTE-19). */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const [, to = homeHref()] = MOVED.find(([from]) => from === pathname.replace(/\/$/, '')) ?? [];
  return redirect(to + search);
}

/** Never seen. */
export const Component = () => null;
