import { formatDate, type IsoDate } from '#domain/dates.ts';
import { FLEXIBILITIES, type Criteria } from '#domain/search/criteria.ts';
import { usePageProperties } from '#web/page-properties.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '../Panel.module.css';

type DatesPanelProps = {
  readonly criteria: Criteria;
  /** First day of the chosen places (DATE-06), and the last that can be booked. */
  readonly opening: IsoDate;
  readonly latest: IsoDate;
};

/**
 * The fields that hold when to leave: one day with its play, or any day of a range. Seen only where
 * no script opens the calendar.
 */
export function DatesPanel({ criteria, opening, latest }: DatesPanelProps) {
  const t = useTranslations('search_form');
  const { departureDate, departureRangeEndDate, flexibility } = criteria;
  const { noFlexibleDates } = usePageProperties().domainConfig.features;
  const limits = { type: 'date', min: opening, max: latest };
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.question}>{t('when_question')}</legend>
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
