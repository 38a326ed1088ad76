import { ChevronLeft, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { ResultsData } from '../results-data.ts';
import { ResultsMap } from './ResultsMap.tsx';
import styles from './MapSheet.module.css';

const LiveSheet = lazy(async () => ({ default: (await import('./LiveSheet.tsx')).LiveSheet }));

type MapSheetProps = {
  readonly data: ResultsData;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens the filters in its place. */
  readonly onFilters: () => void;
};

/** The map over the whole of a small screen, its holidays in cards that are swiped. */
export function MapSheet({ data, open, onClose, onFilters }: MapSheetProps) {
  const t = useTranslations('results');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const { criteria, packageSearchResults: found } = data;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="map-title" onClose={onClose}>
      {open && (
        <div className={styles.sheet}>
          <div className={styles.bar}>
            <button
              type="button"
              className={styles.back}
              aria-label={t('back_to_list')}
              onClick={onClose}
            >
              <Icon of={ChevronLeft} />
            </button>
            <h2 id="map-title" className={styles.title}>
              {t('count', { count: found.total, kind: criteria.searchType })}
              <span className={styles.place}>{found.destinationLabel}</span>
            </h2>
            <button type="button" className={styles.filters} onClick={onFilters}>
              <Icon of={SlidersHorizontal} />
              {t('bar_filter')}
            </button>
          </div>
          <div className={styles.map}>
            <Suspense fallback={<ResultsMap data={data} />}>
              <LiveSheet data={data} drawn={<ResultsMap data={data} />} />
            </Suspense>
          </div>
        </div>
      )}
    </dialog>
  );
}
