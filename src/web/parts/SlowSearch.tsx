import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import styles from './SlowSearch.module.css';

/** A search that takes longer than this says so: one that answers as it should never does. */
const SLOW_AFTER_MS = 1_000;
/** RSLT-12; decisions: Search. */
const CEILING_MS = 10_000;

/** While results are awaited: how long that may take, and the way out (RSLT-12). */
export function SlowSearch() {
  const { location } = useNavigation();
  return location?.pathname === routes.results.href() ? <Waiting key={location.key} /> : null;
}

function Waiting() {
  const t = useTranslations('search_form');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isSlow = useAfter(SLOW_AFTER_MS);
  const isLate = useAfter(CEILING_MS);
  return (
    <div role="status">
      {isSlow && (
        <p className={styles.strip}>
          {isLate ? t('search_late') : t('search_slow')}
          <button
            type="button"
            className={styles.stop}
            onClick={() =>
              void navigate(pathname + search, { replace: true, preventScrollReset: true })
            }
          >
            {t('search_stop')}
          </button>
        </p>
      )}
    </div>
  );
}

function useAfter(delay: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isOver;
}
