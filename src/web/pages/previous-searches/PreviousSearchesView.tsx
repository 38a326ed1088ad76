import { MOST_SEARCHES, SEARCH_DAYS } from '#domain/saved/previous-searches.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { PreviousSearchesPageQuery } from './query.generated.ts';
import { SearchRow } from './SearchRow.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './previous-searches.module.css';

type PreviousSearchesViewProps = {
  /** The last first. */
  readonly searches: PreviousSearchesPageQuery['previousSearches'];
  readonly isKept: boolean;
  readonly isCustomer: boolean;
};

const KEPT = { most: MOST_SEARCHES, days: SEARCH_DAYS };

/** The last searches with their prices, what is kept of them, and how to stop it. */
export function PreviousSearchesView({ searches, isKept, isCustomer }: PreviousSearchesViewProps) {
  const t = useTranslations('previous_searches');
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('title')} />
      <meta name="robots" content="noindex" />
      <h1>{t('title')}</h1>
      {searches.length > 0 && (
        <>
          <p className={typography.lead}>{t('lead')}</p>
          <ul className={styles.list}>
            {searches.map((search) => (
              <SearchRow key={search.id} search={search} />
            ))}
          </ul>
        </>
      )}
      {searches.length === 0 && isKept && (
        <section className={layout.ruled}>
          <h2 className={typography.formHeading}>{t('none')}</h2>
          <p>{t('none_text')}</p>
          <p className={styles.find}>
            <ButtonLink to={routes.home.href()}>{t('find')}</ButtonLink>
          </p>
        </section>
      )}
      {isKept ? (
        <section className={styles.kept}>
          <p>
            {t('kept', KEPT)} {t(isCustomer ? 'kept_customer' : 'kept_visitor')}
          </p>
          <div className={styles.acts}>
            {searches.length > 0 && <Act act="remove all" words={t('remove_all')} />}
            <Act act="stop" words={t('stop')} />
          </div>
          {searches.length > 0 && <p className={typography.small}>{t('stop_text')}</p>}
        </section>
      ) : (
        <section className={styles.kept}>
          <p>{t('not_kept', KEPT)}</p>
          <Act act="start" words={t('start')} />
        </section>
      )}
    </div>
  );
}

function Act({ act, words }: { readonly act: string; readonly words: string }) {
  return (
    <form method="post">
      <input type="hidden" name="act" value={act} />
      <Button kind="quiet" size="strip">
        {words}
      </Button>
    </form>
  );
}
