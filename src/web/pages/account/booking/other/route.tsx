import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { isPageOfOrder } from '#domain/account/redirect-target.ts';
import { dataCall } from '#web/data/data-call.ts';
import { routes } from '#web/routes.ts';
import { BookingsLogin } from './query.generated.ts';

/**
 * The address of a page of an order that the site does not serve yet leads to the booking, who is
 * not logged in by way of the login (REDIR-05). Any other below it is not there.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { orderCode = '', '*': page = '' } = params;
  if (!isPageOfOrder(`/${page}`)) throw data(null, { status: 404 });
  const { customer } = await context.get(dataCall)(BookingsLogin, {});
  if (customer) return redirect(routes.booking.href({ orderCode }));
  const query = new URLSearchParams({ redirect_to: new URL(request.url).pathname });
  throw redirect(routes.login.href({ query }));
}

/** Never seen. */
export const Component = () => null;
