import {
  redirect,
  useLoaderData,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { readSearch } from '#web/parts/SearchForm/read-search.ts';
import { routes } from '#web/routes.ts';
import discovery from '#web/texts/en-GB/discovery.json';
import searchForm from '#web/texts/en-GB/search_form.json';
import { Comparison, type ComparedPlace } from './Comparison.tsx';
import { asksTheSame } from './discovery-address.ts';
import { DiscoveryView } from './DiscoveryView.tsx';
import { API_LEVELS, readLevel } from './levels.ts';
import { readPlaceLimits } from './limits/limits.ts';
import {
  DiscoveryCompared,
  DiscoveryPage,
  type DiscoveredPlaceFragment,
} from './query.generated.ts';
import { readChosenPlaces, searchIn } from './wall/chosen-places.ts';
import { readWallOrder } from './wall/order.ts';

export const handle = { texts: { discovery, search_form: searchForm } };

/**
 * The cheapest holiday of each country, region or resort that a search finds (ROUTE-14); a search
 * that cannot run goes back to its form, one in places that were chosen here on to its results. The
 * places that `compare` asks for come with what they are compared by.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams, search } = new URL(request.url);
  const earliest = context.get(pageContext).domainConfig.checkoutRules.earliestDepartureDate;
  const { criteria, problems } = readSearch(searchParams, earliest);
  if (problems.length > 0) throw redirect(routes.home.href({ query: search.slice(1) }));
  const chosen = readChosenPlaces(searchParams);
  if (chosen.asked === 'search')
    throw redirect(
      routes.results.href({ query: makeCriteriaQuery(searchIn(criteria, chosen.places)) }),
    );
  const call = context.get(dataCall);
  const level = readLevel(searchParams);
  const isComparing = chosen.asked === 'compare';
  const { discover } = await call(DiscoveryPage, {
    criteria: makeCriteriaInput(criteria),
    level: API_LEVELS[level],
    places: isComparing ? [...chosen.places] : null,
  });
  return {
    criteria,
    level,
    limits: readPlaceLimits(searchParams),
    order: readWallOrder(searchParams),
    chosen,
    discover,
    compared: isComparing
      ? await Promise.all(
          discover.places.map((place) =>
            compare(call, place, readSearch(place.query, earliest).criteria),
          ),
        )
      : undefined,
  };
}

/** A place with its cheapest holiday in full, and its cheapest week of the year. */
async function compare(
  call: DataCall,
  place: DiscoveredPlaceFragment,
  criteria: Criteria,
): Promise<ComparedPlace> {
  const { packages, holidayCalendar } = await call(DiscoveryCompared, {
    criteria: makeCriteriaInput(criteria),
  });
  return { place, holiday: packages.packages[0], cheapest: holidayCalendar.cheapest };
}

/** Limits and choices change nothing of the prices. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && !asksTheSame(currentUrl, nextUrl);

export function Component() {
  const { compared, ...asked } = useLoaderData<typeof loader>();
  return compared ? (
    <Comparison places={compared} {...asked} chosen={asked.chosen.places} />
  ) : (
    <DiscoveryView {...asked} />
  );
}
