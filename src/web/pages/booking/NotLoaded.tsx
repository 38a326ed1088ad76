import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageTitle } from '#web/parts/PageTitle.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import layout from '#web/ui/layout.module.css';
import styles from './booking.module.css';

/**
 * In place of a step whose checkout could not be fetched (CHK-15): what is safe, and the same
 * address again. While paying nobody knows: then it comes with what looks by itself until it is
 * known.
 */
export function NotLoaded({ lookAgain }: { readonly lookAgain?: ReactNode }) {
  const t = useTranslations('booking');
  const { pathname, search } = useLocation();
  return (
    <div className={layout.wrap}>
      <PageTitle title={t('not_loaded_heading')} hasProblems />
      <div className={styles.notLoaded} role="alert">
        {lookAgain}
        <h1>{t('not_loaded_heading')}</h1>
        <p className={styles.lead}>{t(lookAgain ? 'not_loaded_paying' : 'not_loaded')}</p>
        <ButtonLink to={pathname + search}>{t('try_again')}</ButtonLink>
      </div>
    </div>
  );
}
