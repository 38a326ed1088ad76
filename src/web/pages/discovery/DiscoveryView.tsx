import { Pencil } from 'lucide-react';
import { headsOf } from '#domain/party.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { airportWords, dateWords, nightsWords, partyWords } from '#web/parts/SearchForm/words.ts';
import { useChangeSearch } from '#web/parts/use-change-search.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { Level } from './levels.ts';
import type { Limits } from './limits/limits.ts';
import { Places } from './Places.tsx';
import type { DiscoveryPageQuery } from './query.generated.ts';
import type { ChosenPlaces } from './wall/chosen-places.ts';
import type { WallOrder } from './wall/order.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './discovery.module.css';

type DiscoveryViewProps = DiscoveryPageQuery & {
  readonly criteria: Criteria;
  readonly level: Level;
  readonly limits: Limits;
  readonly order: WallOrder;
  readonly chosen: ChosenPlaces;
};

/** The search in a line, and the places that it finds as a map and a wall of posters. */
export function DiscoveryView({ discover, ...asked }: DiscoveryViewProps) {
  const t = useTranslations('discovery');
  const { criteria, level } = asked;
  const { adults, children, infants } = headsOf(criteria.party);
  return (
    <>
      <PageTitle title={t('title')} description={t('lead')} />
      <AskedLine criteria={criteria} />
      <div className={`${layout.wrap} ${styles.head}`}>
        <h1>{t('title')}</h1>
        <p className={typography.lead}>{t('lead')}</p>
      </div>
      {discover.places.length > 0 ? (
        <Places
          key={`${level} ${makeCriteriaQuery(criteria)}`}
          {...asked}
          places={discover.places}
          total={discover.total}
          people={adults + children + infants}
        />
      ) : (
        <p className={`${layout.wrap} ${styles.nothing}`}>{t('nothing')}</p>
      )}
    </>
  );
}

/** What was asked, and the way to ask otherwise: in place, or without script on the home page. */
function AskedLine({ criteria }: { readonly criteria: Criteria }) {
  const t = useTranslations('discovery');
  const change = useChangeSearch(makeCriteriaQuery(criteria));
  return (
    <section className={styles.strip} aria-label={t('your_search')}>
      <div className={`${layout.wrap} ${styles.asked}`}>
        <Asked criteria={criteria} />
        <ButtonLink kind="quiet" size="strip" className={styles.change} {...change.link}>
          <Icon of={Pencil} />
          <span className={styles.wideOnly}>{t('change')}</span>
        </ButtonLink>
      </div>
      {change.form && <div className={`${layout.wrap} ${styles.form}`}>{change.form}</div>}
    </section>
  );
}

/** The search in a line: "Any airport, Tue 24 November 2026, 7 nights, 2 adults". */
function Asked({ criteria }: { readonly criteria: Criteria }) {
  const t = useTranslations('search_form');
  const date = dateWords(t, criteria);
  const nights = `${nightsWords(t, criteria, {}).value} ${t('nights').toLowerCase()}`;
  return (
    <p>
      {criteria.searchType !== 'UNKNOWN' &&
        `${airportWords(t, criteria.departureAirports).value}, `}
      {date.value}
      <span className={styles.wideOnly}> ({date.detail})</span>
      {`, ${nights}, ${partyWords(t, criteria.party).value}`}
    </p>
  );
}
