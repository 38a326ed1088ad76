import { Suspense } from 'react';
import { Form } from 'react-router';
import { addDays } from '#domain/dates.ts';
import type { Criteria } from '#domain/search/criteria.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { HiddenCriteria } from '#web/parts/SearchForm/HiddenCriteria.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useLive } from '#web/ui/use-live.ts';
import { useDealOfDay } from './use-deal-of-day.ts';
import styles from './OtherDate.module.css';

/** Fetched when it is asked for. */
const PriceCalendar = lazyPart(
  async () => (await import('#web/parts/PriceCalendar/PriceCalendar.tsx')).PriceCalendar,
);

type OtherDateProps = {
  /** Finds this hotel alone (`hotel-search.ts`). */
  readonly search: Criteria;
  readonly isCalendarOpen: boolean;
  readonly onCalendar: (isOpen: boolean) => void;
};

/** The same hotel on any other day: from a calendar of prices, without script by its date. */
export function OtherDate(props: OtherDateProps) {
  return useLive() ? <DayFromCalendar {...props} /> : <TypedDay search={props.search} />;
}

function DayFromCalendar({ search, isCalendarOpen, onCalendar }: OtherDateProps) {
  const t = useTranslations('deal');
  const { earliest, latest } = useWindow();
  const { state, open } = useDealOfDay(search);
  return (
    <div className={styles.other}>
      <Button
        kind="quiet"
        size="strip"
        type="button"
        busy={state === 'looking' ? t('looking_up') : undefined}
        onClick={() => onCalendar(true)}
      >
        {t('all_dates')}
      </Button>
      <p role="status">{state === 'gone' && t('day_gone')}</p>
      {isCalendarOpen && (
        <Suspense>
          <PriceCalendar
            criteria={search}
            earliest={earliest}
            latest={latest}
            onClose={() => onCalendar(false)}
            onUse={({ date, nights }) => {
              onCalendar(false);
              void open(date, nights);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const DATE_FIELDS = ['departureDate', 'departureRangeEndDate', 'dateFormat', 'flexibility', 'page'];

function TypedDay({ search }: Pick<OtherDateProps, 'search'>) {
  const t = useTranslations('deal');
  const { earliest, latest } = useWindow();
  return (
    <Form method="get" action={routes.results.href()} className={styles.other}>
      <HiddenCriteria criteria={search} without={DATE_FIELDS} />
      <input type="hidden" name="flexibility" value="0" />
      <TextField
        id="other-date"
        name="departureDate"
        type="date"
        min={earliest}
        max={latest}
        label={t('other_date')}
        defaultValue={search.departureDate}
      />
      <Button kind="quiet">{t('price_for_date')}</Button>
    </Form>
  );
}

/** First and last day that can be booked (DATE-08, DATE-09). */
function useWindow() {
  const earliest = usePageProperties().domainConfig.checkoutRules.earliestDepartureDate;
  return { earliest, latest: addDays(earliest, LATEST_DEPARTURE_DAYS - EARLIEST_DEPARTURE_DAYS) };
}
