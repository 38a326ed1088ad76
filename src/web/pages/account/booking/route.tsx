import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { bookingHref } from '#web/parts/booking-href.ts';
import { routes } from '#web/routes.ts';
import { BookingsByCode } from './query.generated.ts';

/**
 * Leads from the code of an order to the order as it stands (REDIR-06), who is not logged in by way
 * of the login. A code that is nobody's and one that is another's are the same 404 (S-05).
 */
export async function loader({ params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const { customer, customerOrders } = await context.get(dataCall)(BookingsByCode, {});
  if (!customer || !customerOrders) {
    const query = new URLSearchParams({ redirect_to: 'bookings', order_code: orderCode });
    throw redirect(routes.login.href({ query }));
  }
  const order = customerOrders.find(({ reference }) => reference === orderCode.toUpperCase());
  if (!order) throw data(null, { status: 404 });
  return redirect(bookingHref(order));
}

/** Never seen. */
export const Component = () => null;
