import { useTranslations } from '#web/texts/translate.tsx';
import styles from './SkipLink.module.css';

/** The first thing a keyboard meets: past the header, into the page. */
export function SkipLink() {
  const t = useTranslations('header');
  return (
    <a href="#main" className={styles.link}>
      {t('skip')}
    </a>
  );
}
