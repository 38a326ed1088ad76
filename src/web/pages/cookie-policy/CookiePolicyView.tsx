import { useEffect } from 'react';
import { ANSWER_DAYS } from '#domain/tracking/consent.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { ConsentChoices } from '#web/parts/Consent/ConsentChoices.tsx';
import { forgetRefused } from '#web/parts/Consent/forget-refused.ts';
import { updateTags } from '#web/parts/Consent/update-tags.ts';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { AnswerNotices, type ConsentAnswer } from './AnswerNotices.tsx';
import { StoredItems } from './StoredItems.tsx';
import layout from '#web/ui/layout.module.css';
import typography from '#web/ui/type.module.css';
import styles from './cookie-policy.module.css';

/** The choice about what is kept in this browser, and a list of it (COOK). */
export function CookiePolicyView({ consent, isSaved, withdrawn }: ConsentAnswer) {
  const t = useTranslations('cookies');
  const { market } = usePageProperties().domainConfig;
  useEffect(() => {
    if (withdrawn.length === 0) return;
    forgetRefused(consent);
    updateTags(consent);
  }, [consent, withdrawn]);
  return (
    <article className={layout.wrap}>
      <div className={`${layout.column} ${styles.page}`}>
        <PageTitle title={t('title')} description={t('lead')} />
        <h1>{t('title')}</h1>
        <p className={typography.lead}>{t('lead')}</p>
        <section id="choice" className={styles.section} aria-labelledby="your-choice">
          <h2 id="your-choice" className={typography.formHeading}>
            {t('your_choice')}
          </h2>
          <AnswerNotices consent={consent} isSaved={isSaved} withdrawn={withdrawn} />
          <ConsentChoices
            key={JSON.stringify(consent)}
            id="choice"
            choices={consent}
            days={ANSWER_DAYS[market]}
            back={`${routes.cookiePolicy.href({ query: 'saved' })}#choice`}
          />
        </section>
        {CATEGORIES.map((category) => (
          <StoredItems key={category} category={category} />
        ))}
        {(['not_used', 'remove'] as const).map((section) => (
          <section key={section} className={styles.section} aria-labelledby={section}>
            <h2 id={section} className={typography.formHeading}>
              {t(`${section}.heading`)}
            </h2>
            <p>{t(`${section}.text`)}</p>
          </section>
        ))}
      </div>
    </article>
  );
}

const CATEGORIES = [
  'necessary',
  'functional',
  'analytical',
  'personalisation',
  'marketing',
] as const;
