import { useEffect } from 'react';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext, usePageProperties } from '#web/page-properties.ts';
import { loadSearchForm } from '#web/parts/SearchForm/form-data.ts';
import { readSearch } from '#web/parts/SearchForm/read-search.ts';
import { loadSavedSearch } from '#web/parts/SearchForm/saved-search.ts';
import { SearchForm } from '#web/parts/SearchForm/SearchForm.tsx';
import { useFilledForm } from '#web/parts/SearchForm/use-filled-form.ts';
import { SlowSearch } from '#web/parts/SlowSearch.tsx';
import { routes } from '#web/routes.ts';
import home from '#web/texts/en-GB/home.json';
import searchForm from '#web/texts/en-GB/search_form.json';
import { useTranslations } from '#web/texts/translate.tsx';
import { DeparturesBoard } from './DeparturesBoard.tsx';
import { Hero } from './Hero.tsx';
import { PlaceWall } from './PlaceWall.tsx';
import { pricedPlaces } from './priced-places.ts';
import { Promises } from './Promises.tsx';
import { HomePage } from './query.generated.ts';
import { makeSavedSearchInput } from './saved-search-input.ts';
import { useSavedBoard } from './use-saved-board.ts';
import layout from '#web/ui/layout.module.css';
import typeSteps from '#web/ui/type.module.css';
import styles from './home.module.css';

export const handle = { texts: { home, search_form: searchForm } };

/**
 * The search form as the address has it, what leaves soon at a good price, and the places to see.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const query = queryOfAddress(url);
  const earliest = context.get(pageContext).domainConfig.checkoutRules.earliestDepartureDate;
  const { criteria } = readSearch(query, earliest);
  const call = context.get(dataCall);
  const { departureAirports, popular, departuresBoard } = await call(HomePage, {
    searchType: criteria.searchType,
    airport: criteria.departureAirports[0] ?? null,
    savedSearch: isPrepopulated(url) ? makeSavedSearchInput(criteria) : null,
  });
  const lists = {
    airports: departureAirports,
    popular: popular.map(({ picture: _, ...place }) => place),
  };
  const form = await loadSearchForm(call, query, lists, earliest);
  return { form, board: departuresBoard, places: pricedPlaces(popular, departuresBoard.packages) };
}

export function Component() {
  const { places } = useLoaderData<typeof loader>();
  const t = useTranslations('home');
  const { brand } = usePageProperties().domainConfig;
  const { form, board } = useFilled();
  const isCities = useLocation().pathname === routes.cityBreaks.href();
  const [lead, ...others] = places;
  return (
    <>
      <meta name="description" content={t('description')} />
      <div className={`${layout.wrap} ${styles.top}`}>
        <h1 className={typeSteps.poster}>{isCities ? t('question_cities') : t('question')}</h1>
        <p className={typeSteps.lead}>{t('promise')}</p>
      </div>
      <div className={layout.wrap}>
        <Hero offer={lead?.offer} />
        <div className={styles.ticket}>
          <SearchForm
            key={form.query}
            data={form}
            title={t(isCities ? 'title_cities' : 'title', { brand: brand.name })}
          />
        </div>
      </div>
      {board.packages.length > 0 && <DeparturesBoard board={board} />}
      <PlaceWall places={others} />
      <Promises />
      <SlowSearch />
    </>
  );
}

/** An address that brings days or people; a tab brings nothing but the kind of search. */
const isPrepopulated = ({ searchParams }: URL): boolean =>
  ['departureDate', 'nights', 'adults', 'rooming'].some((name) => searchParams.has(name));

/**
 * The form and board of the address; an empty one is filled with the last search of this browser
 * (SRCH-29, SRCH-31, SRCH-34).
 */
function useFilled() {
  const own = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const { form, fill } = useFilledForm();
  const { board, price } = useSavedBoard();
  const isEmpty = pathname === routes.home.href() && search === '';
  useEffect(() => {
    const query = isEmpty ? loadSavedSearch() : undefined;
    if (query === undefined) return;
    void fill(query);
    void price(query);
  }, [isEmpty, fill, price]);
  return { form: (isEmpty && form) || own.form, board: (isEmpty && board) || own.board };
}

/**
 * The search of the address; the address of the cities' tab says its kind by its path (ROUTE-01).
 */
function queryOfAddress({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  if (pathname === routes.cityBreaks.href()) query.set('searchType', 'CITY_BREAK');
  return query.toString();
}
