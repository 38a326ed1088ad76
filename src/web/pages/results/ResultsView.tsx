import { Suspense, useEffect } from 'react';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { loadedResults } from '#domain/tracking/app-messages.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { saveSearch } from '#web/parts/SearchForm/save-search.ts';
import { SlowSearch } from '#web/parts/SlowSearch.tsx';
import { useAppMessage } from '#web/parts/use-app-message.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import type { ChosenFilter } from './filters/filter-choice.ts';
import { FilterColumn } from './filters/FilterColumn.tsx';
import { useChosenFilters } from './filters/use-chosen-filters.ts';
import { ListHead } from './list/ListHead.tsx';
import { NothingFound } from './list/NothingFound.tsx';
import { Pager } from './list/Pager.tsx';
import { ResultCard } from './list/ResultCard.tsx';
import { sharedFlights } from './list/shared-flights.ts';
import { MapColumn } from './map/MapColumn.tsx';
import type { BackToResults, ResultsData } from './results-data.ts';
import { ResultsBar } from './ResultsBar.tsx';
import { SummaryStrip } from './SummaryStrip.tsx';
import styles from './results.module.css';

/** A page of holidays between their filters and their map, under the search they answer. */
export function ResultsView(data: ResultsData) {
  const { criteria, packageSearchResults: found } = data;
  const { features } = usePageProperties().domainConfig;
  const chosen = useChosenFilters(data);
  const back = { results: makeCriteriaQuery(criteria) };
  useAppMessage(back.results, () =>
    loadedResults(
      criteria,
      {
        hotelName: criteria.hotelIds.length === 1 ? found.packages[0]?.hotel.name : undefined,
        location: found.destinationLabel,
      },
      window.location.href,
    ),
  );
  useEffect(() => saveSearch(criteria, features), [criteria, features]);
  return (
    <>
      <Head data={data} />
      <SummaryStrip data={data} />
      {found.packages.length === 0 ? (
        <NothingFound data={data} chosen={chosen} />
      ) : (
        <Found data={data} chosen={chosen} back={back} />
      )}
      <SlowSearch />
    </>
  );
}

type FoundProps = {
  readonly data: ResultsData;
  readonly chosen: readonly ChosenFilter[];
  readonly back: BackToResults;
};

function Found({ data, chosen, back }: FoundProps) {
  const { criteria, saved, packageSearchResults: found } = data;
  const shared = sharedFlights(found.packages);
  return (
    <>
      <div className={styles.columns}>
        <Suspense>
          <FilterColumn data={data} chosen={chosen} />
        </Suspense>
        <div id="list" tabIndex={-1} className={styles.list}>
          <ListHead data={data} chosen={chosen} shared={shared} />
          <ol className={styles.cards}>
            {found.packages.map((one, at) => (
              <li key={one.id}>
                <Suspense>
                  <ResultCard
                    holiday={one}
                    criteria={criteria}
                    shared={shared}
                    first={at === 0}
                    back={back}
                    saved={saved}
                  />
                </Suspense>
              </li>
            ))}
          </ol>
          <Pager criteria={criteria} pages={found.pages} />
        </div>
        <MapColumn data={data} />
      </div>
      <ResultsBar data={data} chosen={chosen.length} />
    </>
  );
}

function Head({ data: { packageSearchResults: found, criteria } }: { readonly data: ResultsData }) {
  const t = useTranslations('results');
  const descriptions = useTranslations('page_descriptions');
  const { brand } = usePageProperties().domainConfig;
  const title = t('title', {
    count: t('count', { count: found.total, kind: criteria.searchType }),
    place: found.destinationLabel,
    brand: brand.name,
  });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={descriptions('default')} />
      <meta name="robots" content="noindex" />
    </>
  );
}
