import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { routes } from '#web/routes.ts';
import cancelledTooLate from '#web/texts/en-GB/orders/cancelled_too_late.json';
import orderRequest from '#web/texts/en-GB/orders/order_request.json';
import { OrderRequestView } from './OrderRequestView.tsx';
import { OrderRequestPage } from './query.generated.ts';

export const handle = {
  texts: { cancelled_too_late: cancelledTooLate, order_request: orderRequest },
};

/**
 * An order that waits for its suppliers; once they have answered, the confirmation says how, and it
 * explains a link of a mail that does not open.
 */
export async function loader({
  request,
  params: { checkoutId = '' },
  context,
}: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const key = searchParams.get('key');
  const { orderByCheckout: order } = await context.get(dataCall)(OrderRequestPage, {
    checkoutId,
    key,
  });
  if (!order && key === null) throw data(null, { status: 404 });
  if (order?.status !== 'PENDING')
    throw redirect(routes.confirmation.href({ checkoutId, query: search.slice(1) }));
  return { order };
}

export function Component() {
  return <OrderRequestView {...useLoaderData<typeof loader>()} />;
}
