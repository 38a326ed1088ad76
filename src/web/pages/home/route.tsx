import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { withSeason } from '#web/parts/SearchForm/dates/seasons.ts';
import { loadSearchForm } from '#web/parts/SearchForm/form-data.ts';
import { readSearch } from '#web/parts/SearchForm/read-search.ts';
import { siteThings } from '#web/parts/structured-data/site-things.ts';
import { routes } from '#web/routes.ts';
import home from '#web/texts/en-GB/home.json';
import searchForm from '#web/texts/en-GB/search_form.json';
import assurances from '#web/texts/en-GB/written/assurances.json';
import { boardSeasonOf, rowsOf, withoutBoardSeason } from './board-season.ts';
import { HomeView } from './HomeView.tsx';
import { pricedPlaces } from './priced-places.ts';
import { pricedTravellers } from './priced-travellers.ts';
import { HomePage, HomepageNext } from './query.generated.ts';
import { makeSavedSearchInput } from './saved-search-input.ts';

export const handle = {
  texts: { assurances, home, search_form: searchForm },
  ...(import.meta.env.SSR && { structuredData: siteThings, isKept: true }),
};

/**
 * The search form as the address has it, what leaves soon at a good price, and the places to see.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const query = queryOfAddress(url);
  const config = context.get(pageContext).domainConfig;
  const earliest = config.checkoutRules.earliestDepartureDate;
  const { criteria } = readSearch(query, earliest);
  const call = context.get(dataCall);
  const { searchType } = criteria;
  const season = boardSeasonOf(url.searchParams, config);
  const asked = isWithoutBoard(url)
    ? {
        ...(await call(HomepageNext, { searchType })),
        departuresBoard: undefined,
        customerReviews: [],
      }
    : await call(HomePage, {
        searchType,
        airport: criteria.departureAirports[0] ?? null,
        first: rowsOf(season),
        season,
        reviews: config.features.reviewCarousel,
        savedSearch: isPrepopulated(url) ? makeSavedSearchInput(criteria) : null,
      });
  const { departureAirports, popular, departuresBoard, customerReviews = [] } = asked;
  const lists = {
    airports: departureAirports,
    popular: popular.map(({ picture: _, ...place }) => place),
  };
  const form = await loadSearchForm(call, withSeason(query, config), lists, earliest);
  return {
    form,
    board: departuresBoard,
    places: pricedPlaces(popular, departuresBoard?.packages ?? []),
    reviews: customerReviews,
    travellers: pricedTravellers(departuresBoard, criteria.party),
  };
}

/** The address that skips what is looked up for every visitor (ROUTE-22). */
const isWithoutBoard = ({ pathname }: URL): boolean =>
  pathname.replace(/\/$/, '') === routes.homepageNext.href();

/** An address that brings days or people; a tab brings nothing but the kind of search. */
const isPrepopulated = ({ searchParams }: URL): boolean =>
  ['departureDate', 'nights', 'adults', 'rooming'].some((name) => searchParams.has(name));

/**
 * The search of the address; the address of the cities' tab says its kind by its path (ROUTE-01).
 */
function queryOfAddress({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(withoutBoardSeason(searchParams));
  if (pathname === routes.cityBreaks.href()) query.set('searchType', 'CITY_BREAK');
  return query.toString();
}

export function Component() {
  return <HomeView {...useLoaderData<typeof loader>()} />;
}
