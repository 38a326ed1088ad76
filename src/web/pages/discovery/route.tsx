import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { readSearch } from '#web/parts/SearchForm/read-search.ts';
import { routes } from '#web/routes.ts';
import discovery from '#web/texts/en-GB/discovery.json';
import searchForm from '#web/texts/en-GB/search_form.json';
import { readChosenPlaces, searchIn } from './chosen-places.ts';
import { DiscoveryView } from './DiscoveryView.tsx';
import { API_LEVELS, readLevel } from './levels.ts';
import { DiscoveryPage } from './query.generated.ts';

export const handle = { texts: { discovery, search_form: searchForm } };

/**
 * The cheapest holiday of each country, region or resort that a search finds (ROUTE-14); a search
 * that cannot run goes back to its form, one in places that were chosen here on to its results.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams, search } = new URL(request.url);
  const { criteria, problems } = readSearch(
    searchParams,
    context.get(pageContext).domainConfig.checkoutRules.earliestDepartureDate,
  );
  if (problems.length > 0) throw redirect(routes.home.href({ query: search.slice(1) }));
  const chosen = readChosenPlaces(searchParams);
  if (chosen.kind === 'sound')
    throw redirect(
      routes.results.href({ query: makeCriteriaQuery(searchIn(criteria, chosen.places)) }),
    );
  const level = readLevel(searchParams);
  const found = await context.get(dataCall)(DiscoveryPage, {
    criteria: makeCriteriaInput(criteria),
    level: API_LEVELS[level],
  });
  return { criteria, level, chosen, ...found };
}

export function Component() {
  return <DiscoveryView {...useLoaderData<typeof loader>()} />;
}
