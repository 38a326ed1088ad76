import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { isPageOfOrder } from '#domain/account/redirect-target.ts';
import { dataCall } from '#web/data/data-call.ts';
import { bookingHref } from '#web/parts/booking-href.ts';
import { routes } from '#web/routes.ts';
import { BookingsByCode } from './query.generated.ts';

/**
 * Leads from the code of an order to the order as it stands (REDIR-06), from each of its pages too
 * (REDIR-05), who is not logged in by way of the login. A code that is nobody's and one that is
 * another's are the same 404 (S-05).
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { orderCode = '', '*': page } = params;
  if (page !== undefined && !isPageOfOrder(`/${page}`)) throw data(null, { status: 404 });
  const { customer, customerOrders } = await context.get(dataCall)(BookingsByCode, {});
  if (!customer || !customerOrders) {
    const back =
      page === undefined
        ? { redirect_to: 'bookings', order_code: orderCode }
        : { redirect_to: new URL(request.url).pathname };
    throw redirect(routes.login.href({ query: new URLSearchParams(back) }));
  }
  const order = customerOrders.find(({ reference }) => reference === orderCode.toUpperCase());
  if (!order) throw data(null, { status: 404 });
  return redirect(bookingHref(order));
}

/** Never seen. */
export const Component = () => null;
