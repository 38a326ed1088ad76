import { formatDate } from '#domain/dates.ts';
import { refuse } from '#domain/refuse.ts';
import { MOST_COMPARED } from '#domain/saved/limits.ts';
import { SAVED_REFUSALS } from '#domain/saved/refusals.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTimeOfDay } from '#web/parts/use-time-of-day.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { RefusedSaved } from './act-on-saved.ts';
import { CompareTable } from './CompareTable.tsx';
import type { SavedDealOfPageFragment, ScrapbookPageQuery } from './query.generated.ts';
import { SavedWall } from './SavedWall.tsx';
import type { Shown } from './shown-deals.ts';
import { ViewLinks } from './ViewLinks.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './scrapbook.module.css';

type ScrapbookViewProps = {
  /** All that is kept, newest first. */
  readonly kept: ScrapbookPageQuery['holidayBookmarks'];
  readonly shown: Shown;
  /** Those that are shown. */
  readonly deals: readonly SavedDealOfPageFragment[];
  readonly isCustomer: boolean;
  /** Instant of the prices, ISO with Z. */
  readonly now: string;
  readonly refused: RefusedSaved | undefined;
};

/** What a visitor has saved: the price then and now, side by side or on a wall. */
export function ScrapbookView({
  kept,
  shown,
  deals,
  isCustomer,
  now,
  refused,
}: ScrapbookViewProps) {
  const t = useTranslations('scrapbook');
  const timeOfDay = useTimeOfDay();
  const problems = useProblems(shown, refused);
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageTitle title={t('title')} hasProblems={problems.length > 0} />
      <ErrorSummary problems={problems} />
      <div className={styles.head}>
        <div>
          <h1 id="saved">{t('title')}</h1>
          {kept.length > 0 && (
            <p className={typography.lead}>
              {t('lead', { count: kept.length, time: timeOfDay(now) })}{' '}
              {isCustomer && <KeptForCustomer kept={kept} />}
            </p>
          )}
        </div>
        {kept.length > 0 && <ViewLinks shown={shown} count={kept.length} />}
      </div>
      {kept.length > 0 && !isCustomer && <LoggedOut kept={kept} />}
      {kept.length === 0 && <Nothing />}
      <p className={`${layout.alone} ${styles.ways}`}>
        {kept.length > 0 && (
          <ButtonLink kind="quiet" size="strip" to={routes.partyRooms.href()}>
            {t('choose_together')}
          </ButtonLink>
        )}
        <Link to={routes.previousSearches.href()}>{t('previous_searches')}</Link>
      </p>
      {deals.length > 0 &&
        (shown.kind === 'compare' ? (
          <CompareTable deals={deals} isCustomer={isCustomer} refused={refused} />
        ) : (
          <SavedWall deals={deals} onlyBookable={shown.kind === 'bookable'} />
        ))}
    </div>
  );
}

/** At the field of the target, at what was chosen, or at the page as a whole. */
function useProblems(shown: Shown, refused: RefusedSaved | undefined) {
  if (refused) {
    const { act, bookmarkId } = refused.typed;
    return [
      { fieldId: act === 'watch' ? `target-${bookmarkId}` : 'saved', message: refused.message },
    ];
  }
  if (shown.kind === 'compare' || !shown.isTooMany) return [];
  const { message } = refuse(SAVED_REFUSALS, 'too_many_compared', 'compare', {
    most: MOST_COMPARED,
  });
  return [{ fieldId: 'wall', message }];
}

/** Until they travel, or the first day on which one is given up before that (SAVE-04). */
function KeptForCustomer({ kept }: Pick<ScrapbookViewProps, 'kept'>) {
  const t = useTranslations('scrapbook');
  const [first] = kept
    .filter(({ departureDate, keptUntil }) => keptUntil < departureDate)
    .map(({ keptUntil }) => keptUntil)
    .toSorted();
  return first === undefined
    ? t('kept_until_departure')
    : t('kept_a_year', { date: formatDate(first) });
}

/** How long they are kept without a login, with the day (SAVE-03). */
function LoggedOut({ kept }: Pick<ScrapbookViewProps, 'kept'>) {
  const t = useTranslations('scrapbook');
  const days = kept.map(({ keptUntil }) => keptUntil).toSorted();
  const [first = ''] = days;
  return (
    <div className={styles.loggedOut}>
      <p>
        {t.rich(days.at(-1) === first ? 'logged_out' : 'logged_out_mixed', {
          count: kept.length,
          date: formatDate(first, 'short'),
          day: (words) => <strong>{words}</strong>,
        })}
      </p>
      <ButtonLink
        kind="quiet"
        size="strip"
        to={routes.login.href({ query: 'redirect_to=scrapbook' })}
      >
        {t('log_in')}
      </ButtonLink>
    </div>
  );
}

function Nothing() {
  const t = useTranslations('scrapbook');
  return (
    <section className={layout.ruled}>
      <h2 className={typography.formHeading}>{t('none')}</h2>
      <p>{t('none_text')}</p>
      <p className={styles.find}>
        <ButtonLink to={routes.home.href()}>{t('find')}</ButtonLink>
      </p>
    </section>
  );
}
