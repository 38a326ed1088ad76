import { Pencil } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { Link, useFetcher } from 'react-router';
import { useTranslations } from 'use-intl';
import { BOARD_NAMES } from '#domain/catalogue/board.ts';
import { makeCriteriaQuery } from '#domain/search/make-criteria-query.ts';
import { homeHref } from '#web/href.ts';
import type { SearchFormData } from '#web/parts/SearchForm/form-data.ts';
import { SearchForm } from '#web/parts/SearchForm/SearchForm.tsx';
import { airportWords, dateWords, nightsWords, partyWords } from '#web/parts/SearchForm/words.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import layout from '#web/ui/layout.module.css';
import type { ResultsData } from './route.tsx';
import styles from './SummaryStrip.module.css';

/** What was asked, in one line, and the way to ask otherwise. */
export function SummaryStrip({ data }: { readonly data: ResultsData }) {
  const t = useTranslations('results');
  return (
    <section className={styles.strip} aria-label={t('your_search')}>
      <div className={`${layout.wrap} ${styles.row}`}>
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
        <ChangeSearch data={data} />
      </div>
    </section>
  );
}

/** Without script the link leads to the form of the home page, filled; with script the same form opens here. */
function ChangeSearch({ data: { criteria } }: { readonly data: ResultsData }) {
  const t = useTranslations('results');
  const filled = useFetcher<{ readonly form: SearchFormData }>();
  const [isOpen, setOpen] = useState(false);
  const href = homeHref(makeCriteriaQuery(criteria));
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
    void filled.load(href);
  };
  return (
    <>
      <Link to={href} onClick={open} className={buttonClass({ kind: 'quiet', size: 'strip', wide: false, busy: false, extra: styles.change })}>
        <span className={styles.pencil}>
          <Icon of={Pencil} />
        </span>
        <span className={styles.changeWords}>{t('change_search')}</span>
      </Link>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('change_search')} size="wide">
        <div className={styles.form} onSubmit={() => setOpen(false)}>
          {filled.data && filled.state === 'idle' ? <SearchForm data={filled.data.form} tabs={false} /> : <p role="status">{t('loading_form')}</p>}
        </div>
      </Dialog>
    </>
  );
}

/** `unit` is said where the name is not seen, on a phone; `detail` only where there is room. */
type Fact = { readonly name: string; readonly value: string; readonly unit?: string; readonly detail: string };

function useFacts({ criteria, departureAirports, packageSearchResults: found }: ResultsData): Fact[] {
  const t = useTranslations('search_form');
  const airports = departureAirports.flatMap((group) => group.airports);
  const names = criteria.departureAirports.map((code) => airports.find(({ iata }) => iata === code)?.name ?? code);
  const isAnywhere = criteria.locationIds.length + criteria.hotelIds.length === 0;
  const from = airportWords(t, names);
  return [
    ...(criteria.searchType === 'UNKNOWN' ? [] : [{ name: t('from'), value: from.value, detail: names.length > 1 ? from.detail : '' }]),
    { name: t('to'), value: isAnywhere ? t('anywhere') : found.destinationLabel, detail: '' },
    { name: t('when'), ...dateWords(t, criteria) },
    { name: t('nights'), ...nightsWords(t, criteria, BOARD_NAMES), unit: t('nights').toLowerCase(), detail: '' },
    { name: t('who'), ...partyWords(t, criteria.party) },
  ];
}
