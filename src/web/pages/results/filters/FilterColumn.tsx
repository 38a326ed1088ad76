import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { ChipRow } from '#web/ui/Chip.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { useLive } from '#web/ui/use-live.ts';
import type { ResultsData } from '../results-data.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { unfilteredQuery, type ChosenFilter } from './filter-choice.ts';
import { FilterForm } from './FilterForm.tsx';
import { WeekGraph } from './WeekGraph.tsx';
import styles from './FilterColumn.module.css';

type FilterColumnProps = { readonly data: ResultsData; readonly chosen: readonly ChosenFilter[] };

/**
 * Other weeks and the filters beside the list; on a small screen below it while no script can open
 * them as a sheet.
 */
export function FilterColumn({ data, chosen }: FilterColumnProps) {
  const t = useTranslations('results');
  const { criteria, packageSearchResults: found } = data;
  return (
    <aside id="filters" className={classes(useLive() && styles.live)} aria-labelledby="narrow">
      <a href="#list" className={styles.skip}>
        {t('skip_filters')}
      </a>
      <WeekGraph weeks={found.weeks} criteria={criteria} />
      <div className={styles.head}>
        <h2 id="narrow" className={styles.heading}>
          {t('narrow')}
        </h2>
        {chosen.length > 0 && (
          <Link
            preventScrollReset
            to={routes.results.href({ query: unfilteredQuery(criteria) })}
            className={styles.clear}
          >
            {t('without_any')}
          </Link>
        )}
      </div>
      {chosen.length > 0 && (
        <ChipRow>
          <ChosenFilters chosen={chosen} />
        </ChipRow>
      )}
      <FilterForm data={data} idPrefix="column" />
    </aside>
  );
}
