import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { MapTexts } from '#web/parts/Map/MapTexts.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { ResultsData } from '../results-data.ts';
import { LiveSheet } from './LiveSheet.tsx';
import styles from './MapSheet.module.css';

type MapSheetProps = {
  readonly data: ResultsData;
  /** The map until the one that moves is there. */
  readonly drawn: ReactNode;
  readonly onClose: () => void;
  /** Opens the filters in its place. */
  readonly onFilters: () => void;
};

/** The map over the whole of a small screen, its holidays in cards that are swiped. */
export const MapSheet = (props: MapSheetProps) => (
  <MapTexts>
    <Sheet {...props} />
  </MapTexts>
);

function Sheet({ data, drawn, onClose, onFilters }: MapSheetProps) {
  const t = useTranslations('results');
  const map = useTranslations('map');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { criteria, packageSearchResults: found } = data;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="map-title" onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.back}
            aria-label={map('back_to_list')}
            onClick={onClose}
          >
            <Icon of={ChevronLeft} />
          </button>
          <h2 id="map-title" className={styles.title}>
            {t('count', { count: found.total, kind: criteria.searchType })}
            <span className={styles.place}>{found.destinationLabel}</span>
          </h2>
          <button type="button" className={styles.filters} onClick={onFilters}>
            {t('bar_filter')}
          </button>
        </div>
        <div className={styles.map}>
          <LiveSheet data={data} drawn={drawn} />
        </div>
      </div>
    </dialog>
  );
}
