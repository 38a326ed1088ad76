import { Suspense } from 'react';
import { Form } from 'react-router';
import { addDays } from '#domain/dates.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { HiddenCriteria } from '#web/parts/SearchForm/HiddenCriteria.tsx';
import { routes } from '#web/routes.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useLive } from '#web/ui/use-live.ts';
import type { DealHolidayFragment } from '../query.generated.ts';
import { hotelSearch } from './hotel-search.ts';
import { useDealOfDay } from './use-deal-of-day.ts';
import styles from './OtherDate.module.css';

/** Fetched when it is asked for. */
const PriceCalendar = lazyPart(
  async () => (await import('#web/parts/PriceCalendar/PriceCalendar.tsx')).PriceCalendar,
);

type OtherDateProps = {
  readonly holiday: DealHolidayFragment;
  readonly isCalendarOpen: boolean;
  readonly onCalendar: (isOpen: boolean) => void;
};

/** The same hotel on any other day: from a calendar of prices, without script by its date. */
export function OtherDate(props: OtherDateProps) {
  return useLive() ? <DayFromCalendar {...props} /> : <TypedDay holiday={props.holiday} />;
}

function DayFromCalendar({ holiday, isCalendarOpen, onCalendar }: OtherDateProps) {
  const t = useTranslations('deal');
  const { earliest, latest } = useWindow();
  const { state, open } = useDealOfDay(hotelSearch(holiday, earliest));
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
            criteria={hotelSearch(holiday, earliest)}
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

function TypedDay({ holiday }: Pick<OtherDateProps, 'holiday'>) {
  const t = useTranslations('deal');
  const { earliest, latest } = useWindow();
  const criteria = hotelSearch(holiday, earliest);
  return (
    <Form method="get" action={routes.results.href()} className={styles.other}>
      <HiddenCriteria criteria={criteria} without={DATE_FIELDS} />
      <input type="hidden" name="flexibility" value="0" />
      <TextField
        id="other-date"
        name="departureDate"
        type="date"
        min={earliest}
        max={latest}
        label={t('other_date')}
        defaultValue={criteria.departureDate}
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
