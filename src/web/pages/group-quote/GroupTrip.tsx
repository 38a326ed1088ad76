import { GROUP_QUOTE_LIMITS } from '#domain/group-quote/limits.ts';
import { MAX_NIGHTS, MIN_NIGHTS } from '#domain/search/limits.ts';
import { useTranslations } from '#web/texts/translate.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { TypedDateField } from '#web/ui/TypedDateField.tsx';
import type { QuoteFormProps } from './quote-form-props.ts';
import layout from '#web/ui/layout.module.css';
import styles from './group-quote.module.css';

/** Where to, from where, when and for how long. */
export function GroupTrip({ form, known, airports, wasFlexible }: QuoteFormProps) {
  const t = useTranslations('group_quote');
  return (
    <fieldset className={styles.part}>
      <legend>{t('trip')}</legend>
      <div className={layout.pair}>
        <TextField
          {...form.field('place', known.place)}
          label={t('place')}
          hint={t('place_hint')}
          maxLength={GROUP_QUOTE_LIMITS.place}
          required
        />
        <SelectField
          {...form.field('airport', known.airport)}
          label={t('airport')}
          empty={t('any_airport')}
          options={airports}
        />
      </div>
      <div className={layout.pair}>
        <TypedDateField
          {...form.field('departureDate', known.departureDate)}
          label={t('leaving')}
          hint={t('date_hint')}
          required
        />
        <TextField
          {...form.field('nights', known.nights)}
          type="number"
          inputMode="numeric"
          min={MIN_NIGHTS}
          max={MAX_NIGHTS}
          label={t('nights')}
          hint={t('nights_hint', { least: MIN_NIGHTS, most: MAX_NIGHTS })}
          required
        />
      </div>
      <Checkbox name="isFlexible" value="yes" defaultChecked={wasFlexible} label={t('flexible')} />
      <TextArea
        {...form.field('message')}
        label={t('message')}
        hint={t('message_hint')}
        maxLength={GROUP_QUOTE_LIMITS.message}
        rows={4}
      />
    </fieldset>
  );
}
