import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatDayOfYear } from '#domain/dates.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { HiddenCriteria } from '#web/parts/SearchForm/HiddenCriteria.tsx';
import { useChangeSearch } from '#web/parts/use-change-search.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import type { LoadedLanding } from '../load-landing.ts';
import styles from './landing.module.css';

/**
 * The search of the page, filled with its days and theme: where to leave from is asked here, all
 * else in the form that opens (DEST-03).
 */
export function LandingForm({
  criteria,
  departureAirports: groups,
  stops,
}: LoadedLanding & { readonly stops: ReactNode }) {
  const t = useTranslations('holidays');
  const change = useChangeSearch(makeCriteriaQuery(criteria));
  const airports = groups.flatMap(({ airports: one, any }) => [...any, ...one]);
  return (
    <>
      <Form
        method="get"
        action={routes.results.href()}
        aria-label={t('search')}
        className={styles.search}
      >
        <HiddenCriteria criteria={criteria} without={['departureAirports']} />
        <SelectField
          id="from"
          name="departureAirports[0]"
          label={t('from')}
          empty={t('any_airport')}
          options={airports.map(({ iata, name }) => ({ value: iata, label: name }))}
        />
        <Facts criteria={criteria} />
        {stops}
        <Button>{t('see_holidays')}</Button>
        <ButtonLink kind="quiet" {...change.link}>
          {t('change_search')}
        </ButtonLink>
      </Form>
      {change.form}
    </>
  );
}

/** What the form already says. */
function Facts({ criteria }: Pick<LoadedLanding, 'criteria'>) {
  const t = useTranslations('holidays');
  const { departureDate, departureRangeEndDate, nights } = criteria;
  const isOneMonth = departureDate.slice(0, 7) === departureRangeEndDate.slice(0, 7);
  const facts = [
    [
      t('leaving'),
      t('days_between', {
        from: isOneMonth ? Number(departureDate.slice(8)) : formatDayOfYear(departureDate.slice(5)),
        to: formatDayOfYear(departureRangeEndDate.slice(5)),
      }),
    ],
    [t('nights'), String(nights[0] ?? 0)],
    [t('who'), t('two_adults')],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
