import { useEffect, type ComponentProps } from 'react';
import { Form, useNavigate } from 'react-router';
import { FILTERS_COLLAPSED_AT } from '#domain/search/filter-definitions.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { HiddenCriteria } from '#web/parts/SearchForm/HiddenCriteria.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useLive } from '#web/ui/use-live.ts';
import type { ResultsData } from '../results-data.ts';
import { canNarrow, isChosen } from './filter-choice.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import styles from './FilterForm.module.css';

type FilterFormProps = { readonly data: ResultsData; readonly idPrefix: string };

/**
 * All filters that can narrow these results, with exact counts: a form to the results, which acts
 * at once with script (RSLT-07, RSLT-08).
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
      {found.price && (
        <PriceFilter
          key={`${criteria.filters.price.min}-${criteria.filters.price.max}`}
          range={found.price}
          criteria={criteria}
          idPrefix={idPrefix}
          onSettle={show}
        />
      )}
      <Groups data={data} areFolded={false} />
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
      <Groups data={data} areFolded />
    </Form>
  );
}

type GroupsProps = Pick<FilterFormProps, 'data'> & { readonly areFolded: boolean };

/** The groups that can narrow: those of the fold in it, open while one of them is on. */
function Groups({ data: { criteria, packageSearchResults: found }, areFolded }: GroupsProps) {
  const t = useTranslations('results');
  const groups = found.filters.filter(
    (filter) =>
      filter.enabled &&
      ['checkbox', 'radio'].includes(filter.type) &&
      FOLDED.includes(filter.name) === areFolded &&
      canNarrow(filter, criteria.filters, found.total),
  );
  const shown = groups.map((filter) => (
    <FilterGroup
      key={filter.name}
      filter={filter}
      criteria={criteria}
      collapsedAt={FILTERS_COLLAPSED_AT}
    />
  ));
  if (!areFolded || groups.length === 0) return shown;
  const isOn = groups.some(({ name, unFormattedOptions }) =>
    unFormattedOptions.some(({ value }) => isChosen(criteria.filters, name, value)),
  );
  return (
    <details open={isOn}>
      <summary className={styles.fold}>{t('good_to_know')}</summary>
      {shown}
    </details>
  );
}

/** Groups that wait behind one fold: seldom the reason to choose a hotel. */
const FOLDED: readonly string[] = [
  'freeCancellation',
  'carriers',
  'stops',
  'outboundTime',
  'inboundTime',
  'holdBagIncluded',
];

/**
 * Answers the function that shows the results of a form, at their own address, where the visitor
 * stands. How a form is read comes once the page is live; where it does not come, the form posts.
 */
function useShowResults(): (form: HTMLFormElement) => void {
  const navigate = useNavigate();
  const { earliestDepartureDate } = usePageProperties().domainConfig.checkoutRules;
  useEffect(() => void loadReader().catch(() => undefined), []);
  return (form) => {
    void loadReader().then(
      ({ addressOfForm }) =>
        navigate(addressOfForm(form, earliestDepartureDate), { preventScrollReset: true }),
      () => form.submit(),
    );
  };
}

const loadReader = () => import('./address-of-form.ts');
