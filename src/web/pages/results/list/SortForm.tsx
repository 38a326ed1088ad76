import { ChevronDown } from 'lucide-react';
import { Form, useNavigate } from 'react-router';
import { SORT_LABELS, SORTS, type Criteria } from '#domain/search/criteria.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { HiddenCriteria } from '#web/parts/SearchForm/HiddenCriteria.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useLive } from '#web/ui/use-live.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from './SortForm.module.css';

/**
 * The order of the list (RSLT-10): a select that acts at once, with a button while no script does.
 */
export function SortForm({ criteria }: { readonly criteria: Criteria }) {
  const t = useTranslations('results');
  const navigate = useNavigate();
  const sortBy = (value: string) => {
    const sort = SORTS.find((one) => one === value);
    if (sort)
      void navigate(
        routes.results.href({ query: makeCriteriaQuery({ ...criteria, sort, page: 1 }) }),
        {
          preventScrollReset: true,
        },
      );
  };
  return (
    <Form id="sort" method="get" action={routes.results.href()} className={styles.form}>
      <HiddenCriteria criteria={criteria} without={['sort']} />
      <label className={styles.chip}>
        <VisuallyHidden>{t('sort')}</VisuallyHidden>
        <select
          key={criteria.sort}
          name="sort"
          defaultValue={criteria.sort}
          className={styles.select}
          onChange={(event) => sortBy(event.currentTarget.value)}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </label>
      {!useLive() && (
        <Button kind="quiet" size="strip">
          {t('bar_sort')}
        </Button>
      )}
    </Form>
  );
}
