import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { dataCall } from '#web/data/data-call.ts';
import { pageContext } from '#web/page-properties.ts';
import { makeCriteriaInput } from '#web/parts/criteria-input.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { readSearch } from '#web/parts/SearchForm/read-search.ts';
import { airportWords, dateWords, nightsWords, partyWords } from '#web/parts/SearchForm/words.ts';
import { routes } from '#web/routes.ts';
import discovery from '#web/texts/en-GB/discovery.json';
import searchForm from '#web/texts/en-GB/search_form.json';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { DiscoveryMap } from './DiscoveryMap.tsx';
import { API_LEVELS, LEVELS, readLevel, type Level } from './levels.ts';
import { PlaceList } from './PlaceList.tsx';
import {
  DiscoveryPage,
  type DiscoveredPlaceFragment,
  type DiscoveryPageQuery,
} from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import type_ from '#web/ui/type.module.css';
import styles from './discovery.module.css';

export const handle = { texts: { discovery, search_form: searchForm } };

type DiscoveryData = DiscoveryPageQuery & { readonly criteria: Criteria; readonly level: Level };

/**
 * The cheapest holiday of each country, region or resort that a search finds (ROUTE-14); a search
 * that cannot run goes back to its form.
 */
export async function loader({
  request,
  context,
}: LoaderFunctionArgs): Promise<DiscoveryData | Response> {
  const { searchParams, search } = new URL(request.url);
  const { criteria, problems } = readSearch(
    searchParams,
    context.get(pageContext).domainConfig.checkoutRules.earliestDepartureDate,
  );
  if (problems.length > 0) return redirect(routes.home.href({ query: search.slice(1) }));
  const level = readLevel(searchParams);
  return {
    criteria,
    level,
    ...(await context.get(dataCall)(DiscoveryPage, {
      criteria: makeCriteriaInput(criteria),
      level: API_LEVELS[level],
    })),
  };
}

export function Component() {
  const { criteria, level, discover }: DiscoveryData = useLoaderData();
  const t = useTranslations('discovery');
  const query = makeCriteriaQuery(criteria);
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('title')} description={t('lead')} />
      <h1>{t('title')}</h1>
      <p className={type_.lead}>{t('lead')}</p>
      <p>{useAsked(criteria)}</p>
      <p>
        <ButtonLink kind="quiet" size="strip" to={routes.home.href({ query })}>
          {t('change')}
        </ButtonLink>
      </p>
      <Tabs
        name={t('levels')}
        tabs={LEVELS.map((one) => ({
          to: routes.discovery.href({ query: `${query}&level=${one}` }),
          label: t(`level_${one}`),
          current: one === level,
        }))}
      />
      {discover.places.length > 0 ? (
        <Places places={discover.places} criteria={criteria} />
      ) : (
        <p>{t('nothing')}</p>
      )}
    </div>
  );
}

type PlacesProps = {
  readonly places: readonly DiscoveredPlaceFragment[];
  readonly criteria: Criteria;
};

function Places({ places, criteria }: PlacesProps) {
  const { adults, children, infants } = headsOf(criteria.party);
  const people = adults + children + infants;
  return (
    <div className={styles.columns}>
      <PlaceList places={places} criteria={criteria} people={people} infants={infants} />
      <DiscoveryMap places={places} people={people} />
    </div>
  );
}

/** The search in a line: "Any airport, Tue 24 November 2026, 7 nights, 2 adults". */
function useAsked(criteria: Criteria): string {
  const t = useTranslations('search_form');
  const from =
    criteria.searchType === 'UNKNOWN' ? [] : [airportWords(t, criteria.departureAirports).value];
  const nights = `${nightsWords(t, criteria, {}).value} ${t('nights').toLowerCase()}`;
  return [
    ...from,
    `${dateWords(t, criteria).value} (${dateWords(t, criteria).detail})`,
    nights,
    partyWords(t, criteria.party).value,
  ].join(', ');
}
