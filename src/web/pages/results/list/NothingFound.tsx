import { formatMoney } from '#domain/money.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { FLIGHT_FILTERS, isFiltered } from '#domain/search/filters.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { ResultsPageQuery } from '../query.generated.ts';
import styles from './NothingFound.module.css';

type NothingFoundProps = Pick<
  ResultsPageQuery['packageSearchResults'],
  'alternatives' | 'outOfSeason'
> & {
  readonly criteria: Criteria;
};

/**
 * Nothing matches (MSG-25): why, where that is known (MSG-05, MSG-45), and what one change would
 * find, each with its price.
 */
export function NothingFound({ alternatives, outOfSeason, criteria }: NothingFoundProps) {
  const t = useTranslations('results');
  return (
    <section className={styles.empty}>
      <h2 className={styles.heading}>{t('nothing')}</h2>
      {outOfSeason !== null && <p>{outOfSeason}</p>}
      {FLIGHT_FILTERS.some((name) => isFiltered(criteria.filters, name)) && (
        <p>{t('no_flights')}</p>
      )}
      {alternatives.length > 0 && <p>{t('one_change')}</p>}
      <ul className={styles.rows}>
        {alternatives.map(({ label, query, package: { price } }) => (
          <li key={query} className={styles.row}>
            <Link to={routes.results.href({ query })}>{label}</Link>
            <strong>{t('from_price', { amount: formatMoney(price.total) })}</strong>
          </li>
        ))}
      </ul>
      <p>
        <Link to={routes.home.href({ query: makeCriteriaQuery(criteria) })}>
          {t('change_search')}
        </Link>
      </p>
    </section>
  );
}
