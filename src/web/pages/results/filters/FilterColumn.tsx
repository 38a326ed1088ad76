import { useTranslations } from '#web/texts/translate.tsx';
import { classes } from '#web/ui/classes.ts';
import { useLive } from '#web/ui/use-live.ts';
import type { ResultsData } from '../results-data.ts';
import { FilterForm } from './FilterForm.tsx';
import styles from './FilterColumn.module.css';

/**
 * The filters beside the list; on a small screen below it while no script can open them as a sheet.
 */
export function FilterColumn({ data }: { readonly data: ResultsData }) {
  const t = useTranslations('results');
  return (
    <aside id="filters" className={classes(useLive() && styles.live)} aria-labelledby="narrow">
      <a href="#list" className={styles.skip}>
        {t('skip_filters')}
      </a>
      <h2 id="narrow" className={styles.heading}>
        {t('narrow')}
      </h2>
      <FilterForm data={data} idPrefix="column" />
    </aside>
  );
}
