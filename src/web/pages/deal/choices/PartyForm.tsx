import { useEffect } from 'react';
import { Form } from 'react-router';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { HiddenCriteria } from '#web/parts/SearchForm/HiddenCriteria.tsx';
import { PartyFields } from '#web/parts/SearchForm/PartyFields.tsx';
import { useSearchForm } from '#web/parts/SearchForm/use-search-form.ts';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import type { DealHolidayFragment } from '../query.generated.ts';
import { hotelSearch } from './hotel-search.ts';
import styles from './PartyForm.module.css';

const PARTY_FIELDS = ['adults', 'children', 'infants', 'childAges', 'rooms', 'rooming', 'page'];

/** The same hotel and days for other people: a search that finds this hotel alone. */
export function PartyForm({ holiday }: { readonly holiday: DealHolidayFragment }) {
  const t = useTranslations('deal');
  const { earliestDepartureDate } = usePageProperties().domainConfig.checkoutRules;
  const criteria = hotelSearch(holiday, earliestDepartureDate);
  const { search, problems, form, onSubmit, refresh } = useSearchForm({
    query: makeCriteriaQuery(criteria),
    problems: [],
  });
  // Its panel came into view while there was nothing in it.
  useEffect(() => form.current?.scrollIntoView({ block: 'nearest' }), [form]);
  return (
    <Form
      ref={form}
      method="get"
      action={routes.results.href()}
      noValidate
      className={styles.form}
      onChange={refresh}
      onSubmit={onSubmit}
    >
      <ErrorSummary
        problems={problems.map(({ message }) => ({ fieldId: 'adults', message }))}
        answer={problems}
      />
      <HiddenCriteria criteria={criteria} without={PARTY_FIELDS} />
      <PartyFields
        party={search.criteria.party}
        childCount={search.asked.children}
        onChange={refresh}
      />
      <Button kind="quiet">{t('price_for_party')}</Button>
    </Form>
  );
}
