import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { addDays, formatDate, type IsoDate } from '#domain/dates.ts';
import { FLEXIBILITIES, type Criteria } from '#domain/search/criteria.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useLive } from '#web/ui/use-live.ts';
import styles from '../Panel.module.css';

/** Fetched when it is asked for. */
const PriceCalendar = lazy(async () => ({
  default: (await import('#web/parts/PriceCalendar/PriceCalendar.tsx')).PriceCalendar,
}));

type DatesPanelProps = {
  readonly criteria: Criteria;
  /** First day of the site, and of the chosen places (DATE-06). */
  readonly earliest: IsoDate;
  readonly opening: IsoDate;
  /** Takes exactly this day, for so many nights. */
  readonly onUse: (date: IsoDate, nights: number) => void;
};

/**
 * When to leave: one day with its play, or any day of a range; with script also from a calendar of
 * prices (DATE-01, DATE-15).
 */
export function DatesPanel({ criteria, earliest, opening, onUse }: DatesPanelProps) {
  const t = useTranslations('search_form');
  const latest = addDays(earliest, LATEST_DEPARTURE_DAYS - EARLIEST_DEPARTURE_DAYS);
  const { departureDate, departureRangeEndDate, flexibility } = criteria;
  const { noFlexibleDates } = usePageProperties().domainConfig.features;
  const limits = { type: 'date', min: opening, max: latest };
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.question}>{t('when_question')}</legend>
      {useLive() && (
        <CalendarOpener criteria={criteria} earliest={opening} latest={latest} onUse={onUse} />
      )}
      <TextField
        {...limits}
        id="departure-date"
        name="departureDate"
        label={t('departure_date')}
        hint={t('departure_hint', { earliest: formatDate(opening), latest: formatDate(latest) })}
        defaultValue={departureDate}
      />
      {noFlexibleDates ? (
        <input type="hidden" name="flexibility" value="0" />
      ) : (
        <SelectField
          id="flexibility"
          name="flexibility"
          label={t('flexible')}
          options={FLEXIBILITIES.map((days) => ({
            value: String(days),
            label: t('flexibility', { days }),
          }))}
          defaultValue={String(flexibility)}
        />
      )}
      <TextField
        {...limits}
        id="range-end"
        name="departureRangeEndDate"
        label={t('range_end')}
        hint={t('range_hint')}
        defaultValue={departureRangeEndDate === departureDate ? '' : departureRangeEndDate}
      />
    </fieldset>
  );
}

type CalendarOpenerProps = Pick<DatesPanelProps, 'criteria' | 'earliest' | 'onUse'> & {
  readonly latest: IsoDate;
};

function CalendarOpener({ onUse, ...search }: CalendarOpenerProps) {
  const t = useTranslations('search_form');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const row = useRef<HTMLDivElement>(null);
  return (
    <div ref={row}>
      <Button kind="quiet" size="strip" type="button" onClick={() => setOpen(true)}>
        <Icon of={CalendarDays} />
        {t('see_prices')}
      </Button>
      {isOpen && (
        <Suspense>
          <PriceCalendar
            {...search}
            onClose={close}
            onUse={(date, nights) => {
              onUse(date, nights);
              close();
              const cell = row.current?.closest('details');
              requestAnimationFrame(() => goOn(cell));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * With the dates chosen the cell has done its work: it closes and has the focus, in sight of the
 * rest of the search and its button.
 */
function goOn(cell: HTMLDetailsElement | null | undefined): void {
  if (!cell) return;
  cell.open = false;
  cell.parentElement?.scrollIntoView({ block: 'nearest' });
  cell.querySelector('summary')?.focus();
}
