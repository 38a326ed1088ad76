import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from '#web/texts/translate.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from './extras.module.css';

/** Asks for the page again, and says so until the answer is there (SITE-21). */
export function TryAgain() {
  const t = useTranslations('extras');
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return (
    <>
      <p>
        <ButtonLink kind="quiet" size="strip" to={pathname} preventScrollReset>
          {t('try_again')}
        </ButtonLink>
      </p>
      <p role="status" className={styles.status}>
        {location?.pathname === pathname ? t('asking_again') : ''}
      </p>
    </>
  );
}
