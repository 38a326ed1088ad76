import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import destinations from '#web/texts/en-GB/written/destinations.json';
import placePrices from '#web/texts/en-GB/written/place_prices.json';
import { DestinationsView } from './DestinationsView.tsx';
import { loadDestinations } from './load-destinations.ts';
import { destinationsThings } from './structured-data.ts';

export const handle = {
  texts: { destinations, place_prices: placePrices },
  ...(import.meta.env.SSR && { structuredData: destinationsThings, isKept: true }),
};

/** All destinations at the prices of a month (ROUTE-19); a month that is none is dropped. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { checkoutRules, currency } = context.get(pageContext).domainConfig;
  const asked = new URL(request.url).searchParams.get('month');
  return loadDestinations(context.get(dataCall), asked, {
    earliest: checkoutRules.earliestDepartureDate,
    currency,
  });
}

export function Component() {
  return <DestinationsView {...useLoaderData<typeof loader>()} />;
}
