import type { ComponentProps } from 'react';
import { Form, useNavigate } from 'react-router';
import { groupThousands } from '#domain/money.ts';
import { FILTERS_COLLAPSED_AT } from '#domain/search/filter-definitions.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { HiddenCriteria } from '#web/parts/SearchForm/HiddenCriteria.tsx';
import { readSearch } from '#web/parts/SearchForm/read-search.ts';
import { queryOf } from '#web/parts/SearchForm/use-search-form.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/Link.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useLive } from '#web/ui/use-live.ts';
import type { ResultsData } from '../results-data.ts';
import { isChosen, toggledQuery } from './filter-choice.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import styles from './FilterForm.module.css';

type FilterFormProps = { readonly data: ResultsData; readonly idPrefix: string };

/**
 * All filters with exact counts: a form to the results, which acts at once with script (RSLT-07,
 * RSLT-08).
 */
export function FilterForm({ data, idPrefix }: FilterFormProps) {
  const t = useTranslations('results');
  const { criteria, packageSearchResults: found } = data;
  const show = useShowResults();
  const onChange: ComponentProps<'form'>['onChange'] = (event) => {
    if (
      event.target instanceof HTMLInputElement &&
      ['checkbox', 'radio'].includes(event.target.type)
    )
      show(event.currentTarget);
  };
  return (
    <Form
      method="get"
      action={routes.results.href()}
      preventScrollReset
      className={styles.form}
      onChange={onChange}
    >
      <HiddenCriteria criteria={criteria} without={['filters', 'page']} />
      <Popular data={data} />
      {found.price && (
        <PriceFilter
          key={`${criteria.filters.price.min}-${criteria.filters.price.max}`}
          range={found.price}
          criteria={criteria}
          idPrefix={idPrefix}
          onSettle={show}
        />
      )}
      {found.filters
        .filter(
          ({ type, enabled, unFormattedOptions }) =>
            enabled && ['checkbox', 'radio'].includes(type) && unFormattedOptions.length > 0,
        )
        .map((filter) => (
          <FilterGroup
            key={filter.name}
            filter={filter}
            criteria={criteria}
            collapsedAt={FILTERS_COLLAPSED_AT}
          />
        ))}
      <div className={classes(styles.group, styles.find)}>
        <TextField
          key={criteria.filters.hotelName}
          id={`${idPrefix}-hotel-name`}
          name="filters[hotelName]"
          type="search"
          label={t('hotel_name')}
          defaultValue={criteria.filters.hotelName}
        />
        <Button kind="quiet" wide>
          {t(useLive() ? 'find_hotel' : 'show')}
        </Button>
      </div>
    </Form>
  );
}

/** Shortcuts to the filters that most people want, as links. */
function Popular({
  data: { criteria, packageSearchResults: found },
}: Pick<FilterFormProps, 'data'>) {
  const popular = found.filters.find(({ type }) => type === 'popularFilters');
  if (!popular?.enabled) return null;
  return (
    <div className={styles.group} role="group" aria-label={popular.label}>
      <p className={styles.name}>{popular.label}</p>
      {popular.unFormattedOptions.map(({ value, label, count }) => (
        <Link
          key={value}
          preventScrollReset
          to={routes.results.href({ query: toggledQuery(criteria, 'popular', value) })}
          aria-current={isChosen(criteria.filters, 'popular', value) ? 'true' : undefined}
          className={styles.shortcut}
        >
          <span className={styles.label}>{label}</span>{' '}
          <span className={styles.count}>{groupThousands(count)}</span>
        </Link>
      ))}
    </div>
  );
}

/**
 * Answers the function that shows the results of a form, at their own address, where the visitor
 * stands.
 */
function useShowResults(): (form: HTMLFormElement) => void {
  const navigate = useNavigate();
  const { earliestDepartureDate } = usePageProperties().domainConfig.checkoutRules;
  return (form) => {
    const { criteria } = readSearch(queryOf(form), earliestDepartureDate);
    void navigate(routes.results.href({ query: makeCriteriaQuery(criteria) }), {
      preventScrollReset: true,
    });
  };
}
