import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { dateIn, serverNow } from '#web/parts/Basket/server-now.ts';
import { openBooking } from '#web/parts/Booking/open-booking.ts';
import myBooking from '#web/texts/en-GB/orders/my_booking.json';
import { OverviewView } from './OverviewView.tsx';
import { BookingPage } from './query.generated.ts';

export const handle = { texts: { my_booking: myBooking } };

/** A booking with what is due next, for the people it names (ACCT-02). */
export async function loader({ request, params: { orderCode = '' }, context }: LoaderFunctionArgs) {
  const found = await context.get(dataCall)(BookingPage, { orderCode });
  const { now, domainConfig } = context.get(pageContext);
  return {
    booking: openBooking(found, request),
    today: dateIn(domainConfig.timeZone, serverNow(now)),
  };
}

export function Component() {
  return <OverviewView {...useLoaderData<typeof loader>()} />;
}
