import { CONSENT_PATH, parseConsent } from '#domain/tracking/consent.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { AnswerButtons } from './AnswerButtons.tsx';
import { CONSENT_ID } from './consent-id.ts';
import { ConsentChoices, type ConsentChoicesProps } from './ConsentChoices.tsx';
import hidden from '#web/ui/VisuallyHidden.module.css';
import styles from './Consent.module.css';

/**
 * The question at the foot of every page until it is answered: no and yes are a press each, and
 * what is chosen one by one starts at no. State and mode as the rows name them (COOK-06).
 */
export function ConsentStrip({ days, back }: Pick<ConsentChoicesProps, 'days' | 'back'>) {
  const t = useTranslations('cookies');
  return (
    <>
      <section
        id={CONSENT_ID}
        tabIndex={-1}
        className={styles.strip}
        aria-labelledby="consent-question"
        data-state="notify"
        data-mode="gdpr"
        data-answered={t('answered')}
      >
        <div className={styles.inner}>
          <form className={styles.question} method="post" action={CONSENT_PATH}>
            <input type="hidden" name="back" value={back} />
            <div className={styles.words}>
              <h2 id="consent-question" className={styles.heading}>
                {t('question')}
              </h2>
              <p className={styles.about}>
                {t('about')} <a href={routes.cookiePolicy.href()}>{t('what_each_does')}</a>
              </p>
            </div>
            <AnswerButtons />
          </form>
          <details className={styles.details}>
            <summary className={styles.choose}>
              <span className={styles.closed}>{t('choose')}</span>
              <span className={styles.opened}>{t('close')}</span>
            </summary>
            <h2 className={styles.heading}>{t('choose_heading')}</h2>
            <ConsentChoices
              id="consent"
              choices={parseConsent(undefined)}
              days={days}
              back={back}
            />
          </details>
        </div>
      </section>
      {/* Where script says that the answer was taken. */}
      <p role="status" className={hidden.hidden} />
    </>
  );
}
