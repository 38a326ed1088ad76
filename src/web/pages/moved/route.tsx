import { redirect, type LoaderFunctionArgs } from 'react-router';
import { MOVED } from '#web/addresses/addresses.ts';
import { routes } from '#web/routes.ts';

/** Leads on to the page that serves the address, with what was asked (ROUTE-19). */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect((MOVED.get(pathname.replace(/\/$/, '')) ?? routes.home.href()) + search);
}

/** Never seen. */
export const Component = () => null;
