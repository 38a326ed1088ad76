import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listOrders } from '#domain/order/order-list.ts';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { dateIn, serverNow } from '#web/parts/Basket/server-now.ts';
import { routes } from '#web/routes.ts';
import account from '#web/texts/en-GB/customers/account.json';
import priceDrop from '#web/texts/en-GB/orders/price_drop.json';
import { BookingsView } from './BookingsView.tsx';
import { CustomerBookings } from './query.generated.ts';

export const handle = { texts: { account, price_drop: priceDrop } };

/** The customer's holidays as they matter today; who is not logged in is asked to (ACCT-01). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { customer, customerOrders, sharedBookings, priceDropProtections } = await context.get(
    dataCall,
  )(CustomerBookings, {});
  if (!customer || !customerOrders)
    throw redirect(routes.login.href({ query: 'redirect_to=bookings' }));
  const { now, domainConfig } = context.get(pageContext);
  const today = dateIn(domainConfig.timeZone, serverNow(now));
  const claimable = (priceDropProtections ?? []).filter(({ isOpen }) => isOpen);
  const bookings = customerOrders.map((order) => ({
    ...order,
    isPriceProtected: claimable.some(({ orderReference }) => orderReference === order.reference),
  }));
  return {
    email: customer.emailAddress,
    today,
    shared: sharedBookings ?? [],
    ...listOrders(bookings, today),
  };
}

export function Component() {
  return <BookingsView {...useLoaderData<typeof loader>()} />;
}
