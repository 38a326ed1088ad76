import { useLocation, useParams } from 'react-router';
import { LookAgain } from '#web/parts/LookAgain.tsx';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { reloadFrom } from './payment/waiting.ts';
import layout from '#web/ui/layout.module.css';
import styles from './booking.module.css';

/**
 * In place of a step whose checkout could not be fetched (CHK-15): what is safe, and the same
 * address again. While paying nobody knows: the page looks by itself until it is known.
 */
export function NotLoaded() {
  const t = useTranslations('booking');
  const { checkoutId = '', step } = useParams();
  const isPaying = step === 'payment';
  const { pathname, search } = useLocation();
  return (
    <div className={layout.wrap}>
      <PageTitle title={t('not_loaded_heading')} hasProblems />
      <div className={styles.notLoaded} role="alert">
        {isPaying && <LookAgain reloadFrom={reloadFrom(checkoutId, search)} />}
        <h1>{t('not_loaded_heading')}</h1>
        <p className={styles.lead}>{t(isPaying ? 'not_loaded_paying' : 'not_loaded')}</p>
        <ButtonLink to={pathname + search}>{t('try_again')}</ButtonLink>
      </div>
    </div>
  );
}
