import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { addDays } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { defaultCriteria } from '#domain/search/default-criteria.ts';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import destination from '#web/texts/en-GB/destination.json';
import searchForm from '#web/texts/en-GB/search_form.json';
import { DestinationView } from './DestinationView.tsx';
import { DestinationPlace, DestinationPrices } from './query.generated.ts';

export const handle = { texts: { destination, search_form: searchForm } };

/** Days from the first on which the place is in season that its prices are looked for in. */
const LOOKED_AHEAD = 27;

/**
 * A country, region or resort by its path; what it costs in the first four weeks of its next season
 * (ROUTE-08). An unknown path is not found.
 */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const call = context.get(dataCall);
  const segments = [params['country'], params['region'], params['resort']].filter(
    (segment) => segment !== undefined,
  );
  const { destinationById: place, inSeasonFrom: departureDate } = await call(DestinationPlace, {
    id: segments.join('-'),
  });
  if (place?.path !== segments.join('/')) throw data(null, { status: 404 });
  const { earliestDepartureDate: earliest } = context.get(pageContext).domainConfig.checkoutRules;
  const criteria: Criteria = {
    ...defaultCriteria(earliest),
    locationIds: [place.value],
    departureDate,
    departureRangeEndDate: addDays(departureDate, LOOKED_AHEAD),
    sort: 'PRICE_LOW_HIGH',
  };
  const prices = await call(DestinationPrices, {
    criteria: makeCriteriaInput(criteria),
    level: segments.length === 1 ? 'REGION' : 'RESORT',
  });
  return { place, criteria, ...prices };
}

export function Component() {
  return <DestinationView {...useLoaderData<typeof loader>()} />;
}
