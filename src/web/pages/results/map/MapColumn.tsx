import { useLinkedCards } from '#web/parts/use-linked-cards.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { useLive } from '#web/ui/use-live.ts';
import type { ResultsData } from '../results-data.ts';
import { ResultsMap } from './ResultsMap.tsx';
import styles from './MapColumn.module.css';

/**
 * The map beside the list from 1000 px on; on a small screen below it while no script can open it
 * as a sheet.
 */
export function MapColumn({ data }: { readonly data: ResultsData }) {
  const t = useTranslations('results');
  useLinkedCards();
  return (
    <section
      id="map"
      className={classes(styles.column, useLive() && styles.live)}
      aria-label={t('map')}
    >
      <ResultsMap data={data} />
    </section>
  );
}
