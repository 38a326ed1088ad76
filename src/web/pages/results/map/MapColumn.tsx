import { Suspense, useRef } from 'react';
import { useReach } from '#web/parts/Map/use-reach.ts';
import { useLinkedCards } from '#web/parts/use-linked-cards.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useLive } from '#web/ui/use-live.ts';
import type { ResultsData } from '../results-data.ts';
import { ResultsMap } from './ResultsMap.tsx';
import styles from './MapColumn.module.css';

const LiveColumn = lazyPart(
  async () => (await import('./LiveColumn.tsx')).LiveColumn,
  ({ drawn }) => drawn,
);

/**
 * The map beside the list from 1000 px on, drawn until somebody reaches for it; on a small screen
 * below the list while no script can open it as a sheet.
 */
export function MapColumn({ data }: { readonly data: ResultsData }) {
  const t = useTranslations('results');
  const section = useRef<HTMLElement>(null);
  const reach = useReach(section);
  useLinkedCards();
  const drawn = <ResultsMap data={data} />;
  return (
    <>
      <section
        ref={section}
        id="map"
        className={classes(styles.column, useLive() && styles.live)}
        aria-label={t('bar_map')}
      >
        <a href="#after-map" className={styles.skip}>
          {t('skip_map')}
        </a>
        {reach === undefined ? (
          drawn
        ) : (
          <Suspense fallback={drawn}>
            <LiveColumn data={data} drawn={drawn} takesFocus={reach === 'keys'} />
          </Suspense>
        )}
      </section>
      <span id="after-map" tabIndex={-1} />
    </>
  );
}
