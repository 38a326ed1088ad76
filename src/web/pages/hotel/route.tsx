import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import hotel from '#web/texts/en-GB/hotels/hotel.json';
import reviews from '#web/texts/en-GB/hotels/reviews.json';
import { HotelView } from './HotelView.tsx';
import { HotelPage } from './query.generated.ts';

export { shouldRevalidate } from '#web/parts/Reviews/about-in-address.ts';

export const handle = { texts: { hotel, reviews } };

/** A hotel, whatever the days, and its cheapest week of each of the next nine months (ROUTE-13). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = /^[1-9]\d{0,8}$/.exec(params['hotelId'] ?? '')?.[0];
  if (id === undefined) throw data(null, { status: 404 });
  const { earliestDepartureDate } = context.get(pageContext).domainConfig.checkoutRules;
  const criteria = { ...defaultCriteria(earliestDepartureDate), hotelIds: [Number(id)] };
  const found = await context.get(dataCall)(HotelPage, {
    id,
    criteria: makeCriteriaInput(criteria),
  });
  if (!found.hotel) throw data(null, { status: 404 });
  return { hotel: found.hotel, calendar: found.holidayCalendar };
}

export function Component() {
  return <HotelView {...useLoaderData<typeof loader>()} />;
}
