import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { makeUkDate } from '#domain/dates.ts';
import { flagsAt } from '#domain/market/rooming-flag.ts';
import type { RefusalCode } from '#domain/refusals.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { NO_FILTERS } from '#domain/search/filters.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { dataCall, type DataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { findSaved } from '#web/parts/Heart/saved-holidays.ts';
import { withPostedSeason } from '#web/parts/SearchForm/dates/posted-season.ts';
import { findPlaces, loadPlaces, placeMeant } from '#web/parts/SearchForm/places/places.ts';
import { readSearch, type ReadSearch } from '#web/parts/SearchForm/read-search.ts';
import { routes } from '#web/routes.ts';
import { searchHref } from '#web/search-href.ts';
import results from '#web/texts/en-GB/results.json';
import searchForm from '#web/texts/en-GB/search_form.json';
import { ResultsPage, type ResultsPageQuery } from './query.generated.ts';
import type { ResultsData } from './results-data.ts';
import { ResultsView } from './ResultsView.tsx';

export const handle = {
  texts: { results, search_form: searchForm },
  ...(import.meta.env.SSR && { isKept: true }),
};

/**
 * A page of results. A search that cannot run goes back to its form; one that is written otherwise
 * to its own address.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ResultsData> {
  const address = new URL(request.url);
  const call = context.get(dataCall);
  const { features, checkoutRules } = context.get(pageContext).domainConfig;
  const read = readSearch(
    withPostedSeason(address.searchParams),
    checkoutRules.earliestDepartureDate,
  );
  const criteria = await withTypedPlace(call, read);
  if (!criteria || read.problems.length > 0)
    throw redirect(unsoundHref(read, address.search.slice(1)));
  const wanted = searchHref(await withHotelPlace(call, criteria), flagsAt(features, address));
  if (!says(address, wanted))
    throw redirect(read.goneDate ? `${wanted}&askedDate=${makeUkDate(read.goneDate)}` : wanted);
  const [{ departureAirports, isSearchKept: _, ...answer }, saved] = await Promise.all([
    call(ResultsPage, {
      criteria: makeCriteriaInput(criteria),
      query: makeCriteriaQuery(criteria),
    }),
    findSaved(call),
  ]);
  const elsewhere = refusedHref(answer, criteria) ?? lastPageHref(answer, criteria);
  if (elsewhere !== undefined) throw redirect(elsewhere);
  return {
    criteria,
    goneDate: read.goneDate ?? null,
    saved,
    airportNames: namesOf(criteria.departureAirports, departureAirports),
    ...answer,
  };
}

/** The whole list of airports would go to the browser with every page. */
function namesOf(
  codes: readonly string[],
  groups: ResultsPageQuery['departureAirports'],
): string[] {
  const airports = groups.flatMap(({ airports: each, any }) => [...any, ...each]);
  return codes.map((code) => airports.find(({ iata }) => iata === code)?.name ?? code);
}

/**
 * Where a search that cannot run goes: to the page for large parties or late bookings, which lead
 * back to the form, or to the form itself (ROUTE-16, ROUTE-17).
 */
function unsoundHref({ problems }: ReadSearch, query: string): string {
  const page = problems.map(({ code }) => PAGE_OF_PROBLEM[code]).find((name) => name !== undefined);
  return page ? `${page}?${query}` : routes.home.href({ query });
}

const PAGE_OF_PROBLEM: Readonly<Partial<Record<RefusalCode, string>>> = {
  large_party: routes.groupQuote.href(),
  late_booking: routes.content.href('late-booking'),
};

type Answer = Pick<ResultsPageQuery, 'packageSearchResults'>;

/**
 * Where a refused search goes on: without filters that mean nothing, else back to its form, which
 * says what is wrong.
 */
function refusedHref(
  { packageSearchResults: { errors } }: Answer,
  criteria: Criteria,
): string | undefined {
  if (errors.length === 0) return undefined;
  const isFilter = errors.every(({ field }) => field?.startsWith('filters.'));
  return isFilter
    ? routes.results.href({ query: makeCriteriaQuery({ ...criteria, filters: NO_FILTERS }) })
    : routes.home.href({ query: makeCriteriaQuery(criteria) });
}

/** Past its end a list goes on with its last page (RSLT-06). */
function lastPageHref(
  { packageSearchResults: { pages } }: Answer,
  criteria: Criteria,
): string | undefined {
  return pages > 0 && criteria.page > pages
    ? routes.results.href({ query: makeCriteriaQuery({ ...criteria, page: pages }) })
    : undefined;
}

/**
 * The criteria with the place that was typed; undefined when the text names no place or could be
 * several.
 */
async function withTypedPlace(call: DataCall, { criteria, typedPlace }: ReadSearch) {
  if (typedPlace === '') return criteria;
  const matches = await findPlaces(call, typedPlace, criteria.searchType);
  const chosen = [...criteria.locationIds, ...criteria.hotelIds.map(String)];
  if (matches.some(({ value }) => chosen.includes(value))) return criteria;
  const place = placeMeant(typedPlace, matches);
  if (!place) return undefined;
  return place.type === 'HOTEL'
    ? { ...criteria, hotelIds: [...criteria.hotelIds, Number(place.value)] }
    : { ...criteria, locationIds: [...criteria.locationIds, place.value] };
}

/** The criteria with the place of the first hotel (SRCH-04). */
async function withHotelPlace(call: DataCall, criteria: Criteria): Promise<Criteria> {
  const [first] = criteria.hotelIds;
  if (first === undefined || criteria.hotelLocationId !== undefined) return criteria;
  const [hotel] = await loadPlaces(call, [String(first)]);
  return hotel?.locationId ? { ...criteria, hotelLocationId: hotel.locationId } : criteria;
}

/** Fields that an address has only in the words of the search itself. */
const OWN_FIELDS = ['destination', 'rooming'];

/**
 * Whether an address says all of a search in its own words; more fields, as of a campaign, do no
 * harm.
 */
function says({ pathname, searchParams }: URL, wanted: string): boolean {
  const { pathname: path, searchParams: query } = new URL(wanted, 'http://site');
  const isSame = [...query].every(([name, value]) => searchParams.get(name) === value);
  return (
    pathname === path &&
    isSame &&
    OWN_FIELDS.every((name) => query.has(name) || !searchParams.has(name))
  );
}

export function Component() {
  return <ResultsView {...useLoaderData<typeof loader>()} />;
}
