import { formatDate } from '#domain/dates.ts';
import { PERSONAL_COPIES } from '#domain/privacy/personal-copies.ts';
import { AccountFrame } from '#web/parts/AccountFrame.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary, type Problem } from '#web/ui/ErrorSummary.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { PrivacyPageQuery } from './query.generated.ts';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './privacy.module.css';

type PersonalData = NonNullable<PrivacyPageQuery['personalData']>;
type PrivacyViewProps = {
  readonly personalData: PersonalData;
  readonly done: 'copy' | 'erasure' | 'kept' | 'proven' | undefined;
  /** Why nothing was done, by the section that was asked. */
  readonly problems: readonly Problem[];
};

/** What is held about a customer: a copy of it, and the way to have it erased. */
export function PrivacyView({ personalData, done, problems }: PrivacyViewProps) {
  const t = useTranslations('privacy.data');
  return (
    <AccountFrame>
      <div className={`${layout.form} ${layout.stack}`}>
        <PageTitle title={t('title')} hasProblems={problems.length > 0} />
        <ErrorSummary problems={problems} />
        {done && problems.length === 0 && (
          <Notice tone="good" role="status">
            {t(`done_${done}`)}
          </Notice>
        )}
        <h1>{t('title')}</h1>
        <p className={typography.lead}>{t('lead')}</p>
        <p>
          <Link to={routes.content.href('privacy')}>{t('policy')}</Link>
        </p>
        <Copy copy={personalData.copy} />
        {personalData.erasedOn === null ? (
          <Erasure personalData={personalData} />
        ) : (
          <Waiting erasedOn={personalData.erasedOn} />
        )}
      </div>
    </AccountFrame>
  );
}

function Copy({ copy }: Pick<PersonalData, 'copy'>) {
  const t = useTranslations('privacy.data');
  return (
    <section className={`${styles.section} ${layout.ruled} ${layout.stack}`} aria-labelledby="copy">
      <h2 id="copy" className={typography.formHeading}>
        {t('copy')}
      </h2>
      <p>{t('copy_text')}</p>
      {copy && !copy.isReady && <p>{t('copy_coming')}</p>}
      {copy?.isReady && (
        <Notice heading={t('copy_ready')}>
          <p>{t('copy_until', { day: formatDate(copy.keptUntil) })}</p>
          <ul className={styles.files}>
            {PERSONAL_COPIES.map(({ path, format }) => (
              <li key={format}>
                <a href={path} download>
                  {t('copy_file', { format })}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {(!copy || copy.isReady) && (
        <form method="post">
          <Button kind="quiet" name="intent" value="copy">
            {t(copy ? 'copy_again' : 'copy_ask')}
          </Button>
        </form>
      )}
    </section>
  );
}

function Erasure({ personalData }: Pick<PrivacyViewProps, 'personalData'>) {
  const t = useTranslations('privacy.data');
  const { erasureDay, isAfterHoliday, figuresKeptUntil } = personalData;
  const day = formatDate(erasureDay);
  return (
    <section
      className={`${styles.section} ${layout.ruled} ${layout.stack}`}
      aria-labelledby="erasure"
    >
      <h2 id="erasure" className={typography.formHeading}>
        {t('erasure')}
      </h2>
      <h3 className={typography.h3}>{t('goes')}</h3>
      <ul className={styles.list}>
        {(['goes_account', 'goes_saved', 'goes_names', 'goes_mail'] as const).map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
      <h3 className={typography.h3}>{t('stays')}</h3>
      <p>
        {figuresKeptUntil
          ? t('stays_figures', { day: formatDate(figuresKeptUntil) })
          : t('stays_nothing')}
      </p>
      <h3 className={typography.h3}>{t('when')}</h3>
      <p>{t(isAfterHoliday ? 'when_holiday' : 'when_days', { day })}</p>
      <form method="post">
        <Button kind="quiet" name="intent" value="erasure">
          {t('erasure_ask', { day })}
        </Button>
      </form>
      <p className={typography.small}>{t('proof')}</p>
    </section>
  );
}

function Waiting({ erasedOn }: { readonly erasedOn: string }) {
  const t = useTranslations('privacy.data');
  return (
    <Notice tone="amber" heading={t('waiting', { day: formatDate(erasedOn) })}>
      <p>{t('waiting_text')}</p>
      <form method="post">
        <Button name="intent" value="keep">
          {t('keep')}
        </Button>
      </form>
    </Notice>
  );
}
