import { SORT_LABELS, SORTS } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Link } from '#web/ui/Link.tsx';
import { FilterForm } from './filters/FilterForm.tsx';
import type { ResultsData } from './results-data.ts';
import styles from './ResultsSheets.module.css';

type ResultsSheetsProps = {
  readonly data: ResultsData;
  readonly open: 'filter' | 'sort' | undefined;
  readonly onClose: () => void;
};

/** Filters and order over the whole of a small screen; they come when one is first asked for. */
export function ResultsSheets({ data, open, onClose }: ResultsSheetsProps) {
  const t = useTranslations('results');
  const { criteria, packageSearchResults: found } = data;
  return (
    <>
      <Dialog
        open={open === 'filter'}
        onClose={onClose}
        title={t('narrow')}
        size="wide"
        foot={
          <Button type="button" wide onClick={onClose}>
            {t('show_count', { count: found.total })}
          </Button>
        }
      >
        <FilterForm data={data} idPrefix="sheet" />
      </Dialog>
      <Dialog open={open === 'sort'} onClose={onClose} title={t('bar_sort')}>
        <p>{t(`order_${criteria.sort}`)}</p>
        <ul className={styles.sorts}>
          {SORTS.map((sort) => (
            <li key={sort}>
              <Link
                to={routes.results.href({
                  query: makeCriteriaQuery({ ...criteria, sort, page: 1 }),
                })}
                aria-current={sort === criteria.sort ? 'true' : undefined}
                onClick={onClose}
              >
                {SORT_LABELS[sort]}
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
