import { useTranslations } from 'use-intl';
import { addDays, formatDate, type IsoDate } from '#domain/dates.ts';
import { FLEXIBILITIES, type Criteria } from '#domain/search/criteria.ts';
import { EARLIEST_DEPARTURE_DAYS, LATEST_DEPARTURE_DAYS } from '#domain/search/limits.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Panel.module.css';

type DatesPanelProps = { readonly criteria: Criteria; readonly earliest: IsoDate };

/** When to leave: one day with its play, or any day of a range (DATE-01, DATE-15). */
export function DatesPanel({ criteria, earliest }: DatesPanelProps) {
  const t = useTranslations('search_form');
  const latest = addDays(earliest, LATEST_DEPARTURE_DAYS - EARLIEST_DEPARTURE_DAYS);
  const { departureDate, departureRangeEndDate, flexibility } = criteria;
  const limits = { type: 'date', min: earliest, max: latest };
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.question}>{t('when_question')}</legend>
      <TextField
        {...limits}
        id="departure-date"
        name="departureDate"
        label={t('departure_date')}
        hint={t('departure_hint', { earliest: formatDate(earliest), latest: formatDate(latest) })}
        defaultValue={departureDate}
      />
      <SelectField
        id="flexibility"
        name="flexibility"
        label={t('flexible')}
        options={FLEXIBILITIES.map((days) => ({ value: String(days), label: t('flexibility', { days }) }))}
        defaultValue={String(flexibility)}
      />
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
