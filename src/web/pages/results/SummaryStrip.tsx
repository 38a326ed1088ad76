import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { BOARD_NAMES } from '#domain/catalogue/board.ts';
import { formatDate } from '#domain/dates.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { airportWords, dateWords, nightsWords, partyWords } from '#web/parts/SearchForm/words.ts';
import { useChangeSearch } from '#web/parts/use-change-search.tsx';
import { useTranslations } from '#web/texts/translate.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import type { ResultsData } from './results-data.ts';
import layout from '#web/ui/layout.module.css';
import styles from './SummaryStrip.module.css';

/**
 * What was asked, in one line, and the way to ask otherwise: the same form below it, or without
 * script on the home page.
 */
export function SummaryStrip({ data }: { readonly data: ResultsData }) {
  const t = useTranslations('results');
  const query = makeCriteriaQuery(data.criteria);
  const change = useChangeSearch(query);
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    if (change.isOpen) strip.current?.scrollIntoView();
  }, [change.isOpen]);
  return (
    <section
      ref={strip}
      className={classes(styles.strip, change.isOpen && styles.open)}
      aria-label={t('your_search')}
    >
      <div className={`${layout.wrap} ${styles.row}`}>
        <Facts data={data} />
        <Link {...change.link} className={CHANGE_LOOK}>
          <span className={styles.pencil}>
            <Icon of={Pencil} />
          </span>
          <span className={styles.changeWords}>{t('change_search')}</span>
        </Link>
      </div>
      {change.form && <div className={`${layout.wrap} ${styles.form}`}>{change.form}</div>}
    </section>
  );
}

const CHANGE_LOOK = buttonClass({
  kind: 'quiet',
  size: 'strip',
  wide: false,
  busy: false,
  extra: styles.change,
});

function Facts({ data }: { readonly data: ResultsData }) {
  return (
    <dl className={styles.facts}>
      {useFacts(data).map(({ name, value, unit, detail }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>
            {value}
            {unit !== undefined && <span className={styles.unit}> {unit}</span>}
            {detail !== '' && <span className={styles.detail}>, {detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** `unit` is said where the name is not seen, on a phone; `detail` only where there is room. */
type Fact = {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  readonly detail: string;
};

function useFacts({
  criteria,
  airportNames: names,
  packageSearchResults: found,
}: ResultsData): Fact[] {
  const t = useTranslations('search_form');
  const isAnywhere = criteria.locationIds.length + criteria.hotelIds.length === 0;
  const from = airportWords(t, names);
  const { departureDate: start, departureRangeEndDate: end } = criteria;
  return [
    ...(criteria.searchType === 'UNKNOWN'
      ? []
      : [{ name: t('from'), value: from.value, detail: names.length > 1 ? from.detail : '' }]),
    { name: t('to'), value: isAnywhere ? t('anywhere') : found.destinationLabel, detail: '' },
    {
      name: t('when'),
      ...(start === end
        ? dateWords(t, criteria)
        : {
            value: t('between', { from: formatDate(start, 'short'), until: formatDate(end) }),
            detail: '',
          }),
    },
    {
      name: t('nights'),
      ...nightsWords(t, criteria, BOARD_NAMES),
      unit: t('nights').toLowerCase(),
      detail: '',
    },
    { name: t('who'), ...partyWords(t, criteria.party) },
  ];
}
