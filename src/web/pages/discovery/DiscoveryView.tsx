import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { airportWords, dateWords, nightsWords, partyWords } from '#web/parts/SearchForm/words.ts';
import { useChangeSearch } from '#web/parts/use-change-search.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import type { ChosenPlaces } from './chosen-places.ts';
import { DiscoveryMap } from './DiscoveryMap.tsx';
import { LEVELS, type Level } from './levels.ts';
import { PlaceList } from './PlaceList.tsx';
import type { DiscoveredPlaceFragment, DiscoveryPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './discovery.module.css';

type DiscoveryViewProps = DiscoveryPageQuery & {
  readonly criteria: Criteria;
  readonly level: Level;
  readonly chosen: ChosenPlaces;
};

/** The search in a line, the way to each level of places, and the places as list and map. */
export function DiscoveryView({ criteria, level, chosen, discover }: DiscoveryViewProps) {
  const t = useTranslations('discovery');
  const query = makeCriteriaQuery(criteria);
  const change = useChangeSearch(query);
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('title')} description={t('lead')} />
      <h1>{t('title')}</h1>
      <p className={typography.lead}>{t('lead')}</p>
      <p>{useAsked(criteria)}</p>
      <p>
        <ButtonLink kind="quiet" size="strip" {...change.link}>
          {t('change')}
        </ButtonLink>
      </p>
      {change.form}
      <Tabs
        name={t('levels')}
        tabs={LEVELS.map((one) => ({
          to: routes.discovery.href({ query: `${query}&level=${one}` }),
          label: t(`level_${one}`),
          current: one === level,
        }))}
      />
      {discover.places.length > 0 ? (
        <Places places={discover.places} criteria={criteria} level={level} chosen={chosen} />
      ) : (
        <p>{t('nothing')}</p>
      )}
    </div>
  );
}

type PlacesProps = Pick<DiscoveryViewProps, 'criteria' | 'level' | 'chosen'> & {
  readonly places: readonly DiscoveredPlaceFragment[];
};

function Places({ places, ...search }: PlacesProps) {
  const { criteria } = search;
  const { adults, children, infants } = headsOf(criteria.party);
  const people = adults + children + infants;
  return (
    <div className={styles.columns}>
      <PlaceList {...search} places={places} people={people} infants={infants} />
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
